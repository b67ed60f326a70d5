import InputControl

extension FoundControls {
    /// The controls, each read.
    var projects: [ControlProject] { controls.map { $0.read() } }
}
