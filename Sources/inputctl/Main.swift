import InputctlCommands

@main
struct Main {
    static func main() {
        print(Inputctl.version)
    }
}
