import FourDMobile
import InputControl
import JSONSyntax
import SourceText
import Testing

@Suite struct AppKeyTests {
    private func manifest(_ capabilities: String) -> Manifest {
        Manifest(SourceFile(path: "manifest.json", text: #"{"capabilities": \#(capabilities)}"#))
    }

    @Test(arguments: [
        (#"{"location": "Why"}"#, ["Info.plist NSLocationWhenInUseUsageDescription"]),
        // Written as text all the same.
        (
            #"{"camera": false, "contacts": null}"#,
            ["Info.plist NSCameraUsageDescription", "Info.plist NSContactsUsageDescription"]
        ),
        (#"{"camera": "", "contacts": ""}"#, []), (#"{"photo": false}"#, []),
        (#"{"photo": true}"#, ["Info.plist NSPhotoLibraryUsageDescription"]),
        (#"{"homekit": true, "siri": "yes"}"#, ["entitlements com.apple.developer.homekit"]),
        (
            #"{"info": {"A": 1}, "entitlements": [{"B": 1}, {"C": 1}]}"#,
            ["Info.plist A", "entitlements B", "entitlements C"]
        ),
        (#"{"service": "X"}"#, ["Settings.plist application.services"]), (#"{"service": ["X"]}"#, []),
        (#"{"unknown": true, "android": ["a"]}"#, []), (#"["camera"]"#, []),
    ])
    func bringsTheKeysOfItsCapabilities(_ capabilities: String, _ keys: [String]) {
        let found = AppKey.keys(of: manifest(capabilities)).map { "\($0.destination.rawValue) \($0.key)" }
        #expect(found == keys)
    }

    @Test(arguments: [
        (#"{"service": "X"}"#, ["X"]),
        (#"{"settings": {"application.services": ["X", "Y", 1]}}"#, ["X", "Y"]),
        (#"{"service": "X", "settings": [{"application.services": ["Y"]}, {"other": ["Z"]}]}"#, ["X", "Y"]),
        (#"{"service": ["X"], "settings": {"application.services": "Y"}}"#, []),
        (#"{"Service": "X"}"#, []),
    ])
    func namesServicesByBothSpellings(_ capabilities: String, _ names: [String]) {
        let services = NamedService.all(in: manifest(capabilities))
        #expect(services.map(\.name) == names)
        #expect(services.allSatisfy { $0.node.string == $0.name })
    }

    @Test(arguments: [
        (#"{"capabilities": {"camera": "a", "contacts": "b"}}"#, [true, false]),
        (#"{"capabilities": {"info": {"NSCameraUsageDescription": "a", "A": 1}}}"#, [true, false]),
        (#"{"type": "picture", "capabilities": {"photo": "a"}}"#, [true]),
        (#"{"type": ["picture", "text"], "capabilities": {"photo": "a"}}"#, [false]),
        (#"{"capabilities": {"settings": {"NSCameraUsageDescription": "a"}}}"#, [false]),
    ])
    func everyAppReplacesSomeMessages(_ manifest: String, _ replaced: [Bool]) throws {
        let model = modelled(manifest)
        #expect(try #require(model.ios).keys.map(model.isReplaced) == replaced)
    }
}
