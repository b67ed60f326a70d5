import SourceText

/// An element of an XML file: its start tag.
package struct XMLElement: Sendable, Hashable {
    /// The name as written, with its prefix if any.
    package let name: Located<String>
    package let attributes: [XMLAttribute]

    /// The value of the attribute of exactly this name, entities unread; nil when there is none.
    package func attribute(_ name: String) -> Located<String>? {
        attributes.first { $0.name == name }?.value
    }
}

/// An attribute of an element.
package struct XMLAttribute: Sendable, Hashable {
    package let name: String

    /// The text between the quotes; entities are not replaced.
    package let value: Located<String>
}

/// Why a file is not well-formed XML.
package enum XMLIssue: Sendable, Hashable {
    case noElement
    case unclosedElement(String)
    case unclosedTag
    case wrongEndTag(expected: String)
    case strayEndTag
    case textOutside
    case secondRoot
    case badName
    case unquotedValue
    case repeatedAttribute(String)
    case badReference
    case unboundPrefix(String)
    case doubleHyphen
    case unclosedComment
    case unclosedSection
}

/// The declarations of an Android resource file in XML, read without a parser library.
package struct XMLFileFacts: Sendable {
    /// The first thing that keeps the file from being well-formed; nil when it is.
    package let issue: Located<XMLIssue>?

    /// Whether the file was read to its end, so that what it declares is known.
    package var isWhole: Bool {
        switch issue?.value {
        case nil, .unboundPrefix: true
        default: false
        }
    }

    /// The name of the root element; nil when there is none.
    package let root: Located<String>?

    /// The elements directly in the root `<resources>`; empty for another root.
    package let declarations: [XMLElement]

    /// The names of the ids that attributes declare where they are used, as `@+id/name`.
    package let newIDs: [String]

    /// Whether the tags `<resources>` and `</resources>` are there exactly so, without attributes or white space.
    package let hasPlainResourcesTag: Bool

    package init(scanning bytes: [UInt8]) {
        var root: Located<String>?
        var declarations: [XMLElement] = []
        var newIDs: [String] = []
        var scanner = XMLScanner(bytes)
        issue = scanner.scan { element, depth in
            if depth == 0 { root = element.name }
            if depth == 1, root?.value == "resources" { declarations.append(element) }
            for attribute in element.attributes where attribute.value.value.hasPrefix("@+id/") {
                newIDs.append(String(attribute.value.value.dropFirst(5)))
            }
        }
        self.root = root
        self.declarations = declarations
        self.newIDs = newIDs
        hasPlainResourcesTag =
            root?.value == "resources" && ByteSearch.firstRange(of: "<resources>", in: bytes) != nil
            && ByteSearch.firstRange(of: "</resources>", in: bytes) != nil
    }
}
