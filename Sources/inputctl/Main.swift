import InputctlCommands

@main
struct Main {
    static func main() {
        Inputctl.runProcess()
    }
}
