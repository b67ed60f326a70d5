import Foundation

/// As much of JSON Schema 2020-12 as the project's schemas use; a keyword that it does not know is a problem.
package struct SchemaCheck {
    private let root: [String: Any]

    package init(_ root: [String: Any]) {
        self.root = root
    }

    /// What keeps `value` from being valid; empty when it is valid.
    package func problems(in value: Any) -> [String] {
        problems(in: value, root, at: "")
    }

    /// The names under every `properties` of the schema.
    package var propertyNames: Set<String> {
        var names: Set<String> = []
        var open: [Any] = [root]
        while let value = open.popLast() {
            if let members = value as? [String: Any] {
                if let properties = members["properties"] as? [String: Any] { names.formUnion(properties.keys) }
                open += Array(members.values)
            }
            open += value as? [Any] ?? []
        }
        return names
    }

    private func problems(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
        schema.flatMap { keyword, argument -> [String] in
            switch keyword {
            case "$schema", "title", "description", "$defs": return []
            case "$ref": return problems(in: value, definition(argument), at: place)
            case "properties": return memberProblems(value, argument as? [String: Any] ?? [:], at: place)
            case "items":
                return (value as? [Any] ?? []).enumerated().flatMap { index, item in
                    problems(in: item, argument as? [String: Any] ?? [:], at: "\(place)/\(index)")
                }
            default: return holds(keyword, argument, value, schema) ? [] : ["\(place): \(keyword)"]
            }
        }
    }

    private func memberProblems(_ value: Any, _ properties: [String: Any], at place: String) -> [String] {
        (value as? [String: Any] ?? [:]).flatMap { key, member in
            problems(in: member, properties[key] as? [String: Any] ?? [:], at: "\(place)/\(key)")
        }
    }

    private func holds(_ keyword: String, _ argument: Any, _ value: Any, _ schema: [String: Any]) -> Bool {
        let members = value as? [String: Any]
        switch keyword {
        case "type": return type(of: value) == argument as? String
        case "const": return (value as? NSObject) == (argument as? NSObject)
        case "enum": return (argument as? [String] ?? []).contains { $0 == value as? String }
        case "required": return Set(argument as? [String] ?? [""]).isSubset(of: (members ?? [:]).keys)
        case "additionalProperties":
            let known = schema["properties"] as? [String: Any] ?? [:]
            return argument as? Bool == false && Set((members ?? [:]).keys).isSubset(of: known.keys)
        case "minLength": return (value as? String ?? "").count >= argument as? Int ?? .max
        case "minItems": return (value as? [Any] ?? []).count >= argument as? Int ?? .max
        case "minimum": return value as? Int ?? .min >= argument as? Int ?? .max
        case "pattern":
            return (value as? String)?.range(of: argument as? String ?? "$^", options: .regularExpression) != nil
        default: return false
        }
    }

    private func type(of value: Any) -> String {
        switch value {
        case let number as NSNumber where String(cString: number.objCType) == "c": "boolean"
        case is [String: Any]: "object"
        case is [Any]: "array"
        case is String: "string"
        case is Int: "integer"
        default: "other"
        }
    }

    private func definition(_ reference: Any) -> [String: Any] {
        let name = (reference as? String)?.split(separator: "/").last.map(String.init) ?? ""
        return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? ["missing": name]
    }
}

extension SchemaCheck {
    /// The schema as the project ships it.
    package init(text: String) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? ["missing": true])
    }

    /// What keeps the JSON document `text` from being valid; empty when it is valid.
    package func problems(inText text: String) throws -> [String] {
        problems(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }
}
