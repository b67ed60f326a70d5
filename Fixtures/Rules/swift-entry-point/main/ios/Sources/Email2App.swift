@main
struct Email2App {
    static func main() {}
}
