import InputControl
import Mustache
import SourceText

/// The request for a new control: its names, platforms and type, without the answers.
package struct ScaffoldRequest: Sendable {
    package let names: NamePlan
    /// In the order of the manifest's `target`.
    package let platforms: [Platform]
    /// The manifest's `type`; nil for a template without types.
    package let type: String?
    /// The version of the tool.
    package let version: String

    package init(names: NamePlan, platforms: [Platform], type: String?, version: String) {
        self.names = names
        self.platforms = platforms
        self.type = type
        self.version = version
    }
}

/// The values that a template is rendered with.
struct ScaffoldValues {
    /// The names that every template has, besides its answers.
    static let ownNames: Set<String> = [
        "name", "class", "row", "cell", "service", "type", "targets", "ios", "android", "both", "version", "is",
    ]

    private var members: [String: MustacheValue]
    private var flags: [String: MustacheValue] = [:]

    init(_ request: ScaffoldRequest) {
        let names = request.names
        members = [
            "name": .code(names.name), "class": .code(names.className), "row": .code(names.row),
            "cell": .code(names.cell), "service": .code(names.service), "version": .code(request.version),
            "targets": .list(marking: request.platforms.map { ["value": .code($0.rawValue)] }),
            "both": .bool(request.platforms.count > 1),
        ]
        for platform in Platform.allCases { members[platform.rawValue] = .bool(request.platforms.contains(platform)) }
        if let type = request.type {
            members["type"] = .code(type)
            setFlags("type", all: TemplateDefinition.manifestTypes, chosen: type)
        }
    }

    /// Adds the answer to a question; nil when there is none.
    mutating func set(_ answer: Question, to value: MustacheValue?) {
        members[answer.id.value] = value ?? .null
        guard case .choice(let choices) = answer.kind else { return }
        var chosen: String?
        if case .code(let choice) = value { chosen = choice }
        setFlags(answer.id.value, all: choices, chosen: chosen)
    }

    private mutating func setFlags(_ name: String, all: [String], chosen: String?) {
        flags[name] = .object(
            Dictionary(all.map { ($0, .bool($0 == chosen)) }, uniquingKeysWith: { first, _ in first }))
    }

    var value: MustacheValue {
        .object(members.merging(["is": .object(flags)]) { own, _ in own })
    }
}
