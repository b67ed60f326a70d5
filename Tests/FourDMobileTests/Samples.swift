import FourDMobile
import InputControl
import SourceText

/// A control of these files, the manifest given apart.
func control(_ manifest: String, _ files: [String: String] = [:]) -> ControlProject {
    ControlProject(reading: FileTree(texts: files.merging(["manifest.json": manifest]) { _, manifest in manifest }))
}

/// What 4D makes of a control of these files.
func modelled(_ manifest: String, _ files: [String: String] = [:]) -> ControlModel {
    ControlModel(control(manifest, files))
}

/// What the iOS build makes of Swift files, by path, in a control whose manifest names `service`.
func iosBuild(_ files: [String: String], service: String = "AService") throws -> IOSBuild {
    let manifest = #"{"name": "a", "inject": true, "target": "ios", "capabilities": {"service": "\#(service)"}}"#
    guard let ios = modelled(manifest, files).ios else { throw MissingModel() }
    return ios
}

struct MissingModel: Error {}
