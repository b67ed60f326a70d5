import InputControl
import Mustache
import Scaffolding
import SourceText

/// A request with valid names.
func sampleRequest(
    _ name: String = "mylocation", className: String? = nil, platforms: [Platform] = [.ios, .android],
    type: String? = "text"
) throws -> ScaffoldRequest {
    let names = try NamePlan.make(name, className: className, platforms: platforms, reserved: []).get()
    return ScaffoldRequest(names: names, platforms: platforms, type: type, version: "0.1.0")
}

/// A library with one template, `t`, of these files.
func library(_ files: [String: String]) -> TemplateLibrary {
    TemplateLibrary(FileTree(texts: files))
}
