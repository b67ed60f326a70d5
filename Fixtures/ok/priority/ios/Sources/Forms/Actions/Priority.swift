/// The names that the manifest gives.
enum ControlFormat {
    static let priority = "priority"
}

enum Priority {
    static let levels = 1...3
}
