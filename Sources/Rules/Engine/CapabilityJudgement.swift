import Findings
import FourDMobile
import JSONSyntax

/// What 4D makes of the value of a capability, and what of it is wrong.
struct CapabilityJudgement {
    struct Problem {
        let node: JSONNode
        let message: String
        var severity = Severity.error
        let consequence: String
        var help: String?

        /// What is right instead, as JSON text; nil when that can't be told.
        var replacement: String?
    }

    let problems: [Problem]

    /// Judges `value`, which is neither null nor damaged.
    init(_ capability: Capability, _ value: JSONNode) {
        problems =
            switch capability.value {
            case .flag: Self.flag(capability, value)
            case .message: Self.message(capability, value)
            case .text: Self.text(capability, value)
            case .texts: Self.texts(capability, value)
            case .objects: Self.objects(capability, value)
            }
    }

    private static func words(_ capability: Capability, _ value: JSONNode, _ wanted: String) -> String {
        "\"\(capability.name)\" is \(value.kindWords), not \(wanted)"
    }

    // MARK: True or false

    private static func flag(_ capability: Capability, _ value: JSONNode) -> [Problem] {
        if value.kind == .boolean { return [] }
        if let number = value.number { return number == 0 ? [] : [luck(capability, value)] }
        let meansYes = ["true", "yes", "1"].contains(value.string?.lowercased() ?? "")
        return [
            Problem(
                node: value, message: words(capability, value, "true"),
                consequence: "4D takes it for false, and the app does not get the capability", help: "write true",
                replacement: meansYes ? "true" : nil)
        ]
    }

    private static func luck(_ capability: Capability, _ value: JSONNode) -> Problem {
        Problem(
            node: value, message: words(capability, value, "true"), severity: .warning,
            consequence: "4D happens to take a number other than 0 for true", replacement: "true")
    }

    private static func message(_ capability: Capability, _ value: JSONNode) -> [Problem] {
        switch value.kind {
        case .boolean: return []
        case .number: return value.number == 0 ? [] : [luck(capability, value)]
        case .string: return message(capability, text: value)
        default:
            return [
                Problem(
                    node: value, message: words(capability, value, "true or a text"),
                    consequence: capability.isAddedWhenFalse
                        ? "4D makes a text of it and shows that as the reason of the permission"
                        : "4D ignores it, and the app has no permission",
                    help: "write true, or the text that the user is shown")
            ]
        }
    }

    private static func message(_ capability: Capability, text value: JSONNode) -> [Problem] {
        let text = value.string ?? ""
        if text.isEmpty {
            return [
                Problem(
                    node: value, message: "the text of \"\(capability.name)\" is empty",
                    consequence: "4D writes no reason for the permission into the app",
                    help: "write true, or the text that the user is shown")
            ]
        }
        guard text.lowercased() == "true" || text.lowercased() == "false" else { return [] }
        return [
            Problem(
                node: value, message: "\"\(capability.name)\" is the text \"\(text)\", not \(text.lowercased())",
                severity: .warning, consequence: "the app gives this text as the reason of the permission",
                help: "leave the key out", replacement: text.lowercased() == "true" ? "true" : nil)
        ]
    }

    // MARK: Texts

    private static func text(_ capability: Capability, _ value: JSONNode) -> [Problem] {
        guard value.kind != .string else {
            guard value.string?.isEmpty == true else { return [] }
            return [
                Problem(
                    node: value, message: "\"\(capability.name)\" is empty",
                    consequence: "4D takes it all the same, and there is nothing of this name",
                    help: "leave the key out")
            ]
        }
        let only = value.kind == .array && value.elements.count == 1 ? value.elements.first : nil
        let isService = capability.name == "service"
        return [
            Problem(
                node: value, message: words(capability, value, "a text"),
                consequence: isService ? "4D ignores it, and the app loads no service of the control" : "4D ignores it",
                help: isService && value.kind == .array
                    ? "for several classes write \"settings\": {\"application.services\": […]}" : "write a text",
                replacement: only?.kind == .string ? only?.sourceText : nil)
        ]
    }

    private static func texts(_ capability: Capability, _ value: JSONNode) -> [Problem] {
        guard value.kind == .array else {
            return [
                Problem(
                    node: value, message: words(capability, value, "a list of texts"),
                    consequence: capability.name == "android"
                        ? "the Android generator ignores it, and the app asks for no such permission" : "4D ignores it",
                    help: "write a list of texts",
                    replacement: value.kind == .string ? "[\(value.sourceText)]" : nil)
            ]
        }
        return value.elements.compactMap { element in
            guard element.kind != .unreadable else { return nil }
            guard let text = element.string else {
                return Problem(
                    node: element, message: "\"\(capability.name)\" holds \(element.kindWords), not only texts",
                    consequence: "it is taken as it is, and means nothing there", help: "write a text, or take it out")
            }
            return switch capability.name {
            case "android": permission(text, element)
            case "mapModes": mapMode(text, element)
            default: nil
            }
        }
    }

    /// A permission of Android without what its name begins with.
    private static func permission(_ text: String, _ element: JSONNode) -> Problem? {
        let isBare = !text.isEmpty && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || 0x41...0x5A ~= $0 }
        guard isBare || text.isEmpty else { return nil }
        return Problem(
            node: element, message: "Android has no permission called \(element.messageWords)",
            consequence: "the app declares it as it is, and is not granted anything",
            help: "write the full name, such as \"android.permission.CAMERA\"",
            replacement: isBare ? "\"android.permission.\(text)\"" : nil)
    }

    /// A way to travel by another name than those that iOS has.
    private static func mapMode(_ text: String, _ element: JSONNode) -> Problem? {
        guard !text.hasPrefix(Capability.mapModePrefix) else { return nil }
        return Problem(
            node: element, message: "iOS has no mode of directions called \(element.messageWords)", severity: .warning,
            consequence: "4D writes it into the app as it is, and the app is not asked for such directions",
            help: "write the full name, such as \"\(Capability.mapModePrefix)Car\"")
    }

    // MARK: Objects

    private static func objects(_ capability: Capability, _ value: JSONNode) -> [Problem] {
        switch value.kind {
        case .object: return services(in: value, capability)
        case .array:
            return value.elements.flatMap { element -> [Problem] in
                if element.kind == .object { return services(in: element, capability) }
                guard element.kind != .unreadable else { return [] }
                return [
                    Problem(
                        node: element, message: "\"\(capability.name)\" holds \(element.kindWords), not only objects",
                        consequence: "4D merges the objects of the list, and can't merge this",
                        help: "write an object, or take it out")
                ]
            }
        default:
            return [
                Problem(
                    node: value, message: words(capability, value, "an object"),
                    consequence: "4D ignores it, and merges nothing into the app", help: "write an object of keys")
            ]
        }
    }

    /// What is wrong with the list of services in an object for Settings.plist.
    private static func services(in object: JSONNode, _ capability: Capability) -> [Problem] {
        let key = NamedService.settingsKey
        guard capability.name == "settings", let value = object[key], value.kind != .unreadable else { return [] }
        let consequence = "the app takes only a list of texts there, and loads no service at all, of no control"
        guard value.kind == .array else {
            return [
                Problem(
                    node: value, message: "\"\(key)\" is \(value.kindWords), not a list of texts",
                    consequence: consequence, help: "write a list with the name of each class",
                    replacement: value.string?.isEmpty == false ? "[\(value.sourceText)]" : nil)
            ]
        }
        return value.elements.compactMap { element in
            guard element.kind != .string, element.kind != .unreadable else { return nil }
            return Problem(
                node: element, message: "\"\(key)\" holds \(element.kindWords), not only texts",
                consequence: consequence, help: "write the name of a class, or take it out")
        }
    }
}
