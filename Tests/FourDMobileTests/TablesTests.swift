import FourDMobile
import InputControl
import SourceText
import Testing

@Suite struct TablesTests {
    @Test(arguments: [
        BuiltInFormats.ios, BuiltInFormats.android, ManifestKeys.all, Capability.all.map(\.name),
        ParameterType.allCases.map(\.rawValue),
    ])
    func noTableNamesAThingTwice(_ names: [String]) {
        #expect(Set(names).count == names.count)
    }

    @Test func everyInternalTypeIsReachedAndPassesAsItIs() {
        for type in ParameterType.Internal.allCases {
            #expect(ParameterType(rawValue: type.rawValue)?.internalType == type)
        }
        #expect(Set(ParameterType.documented.map(\.internalType)) == Set(ParameterType.Internal.allCases))
    }

    @Test func aCapabilityNeedsOnlyOnesThatExist() {
        for capability in Capability.all {
            #expect(capability.neededWith.allSatisfy { Capability.named($0) != nil })
        }
        #expect(Capability.named("Service") == nil)
        #expect(Capability.all.filter(\.isAddedWhenFalse).map(\.name).contains("photo") == false)
    }

    @Test(arguments: [
        (#"{"type": "detailForm"}"#, OtherManifestKind.detailForm),
        (#"{"name": "a", "type": ["text"], "binding": "localizedText", "choiceList": {}}"#, .formatter),
        (#"{"name": "a", "type": ["text"], "binding": "aFormatterOfMine", "inject": true}"#, .formatter),
        (#"{"name": "a", "storyboard": "TableView"}"#, .form),
    ])
    func recognizesWhatIsNoInputControl(_ manifest: String, _ kind: OtherManifestKind) {
        #expect(OtherManifestKind.recognized(in: Self.manifest(manifest))?.kind == kind)
    }

    @Test(arguments: [
        #"{"name": "a", "type": "text", "inject": true, "capabilities": {}, "binding": "something"}"#,
        #"{"name": "a", "choiceList": {"1": "one"}, "binding": "imageNamed", "fields": 1}"#,
        #"{"name": "a", "choiceList": {"1": "one"}, "binding": "image"}"#,
        #"{"name": "a", "type": "text", "fields": []}"#,
    ])
    func takesAnInputControlForOne(_ manifest: String) {
        #expect(OtherManifestKind.recognized(in: Self.manifest(manifest)) == nil)
    }

    private static func manifest(_ text: String) -> Manifest {
        Manifest(SourceFile(path: "manifest.json", text: text))
    }
}
