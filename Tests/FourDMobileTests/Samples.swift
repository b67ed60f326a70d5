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
    guard let ios = try controlModel(files, service: service).ios else { throw MissingModel() }
    return ios
}

/// What 4D makes of a control of these Swift files, by path, whose manifest names `service`.
func controlModel(_ files: [String: String], service: String = "AService") throws -> ControlModel {
    modelled(
        #"{"name": "a", "inject": true, "target": "ios", "capabilities": {"service": "\#(service)"}}"#, files)
}

struct MissingModel: Error {}
