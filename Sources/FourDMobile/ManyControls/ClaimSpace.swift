/// A kind of places or names in an app that the controls it uses share [multi-1].
package enum ClaimSpace: String, Sendable, CaseIterable {
    case controlName, generatorName, iosPath, swiftFile, swiftName, objcName, bundleName, catalogSet, iosPicture,
        format, infoKey
    case kotlinFile, kotlinName, androidResource, androidValue

    /// What an app does when two of the controls it uses claim the same.
    package enum Outcome: Sendable, Hashable {
        /// One of the two is in the app.
        case oneWins
        /// The app does not build.
        case refused
    }

    /// The row of the space in the table of claims.
    package struct Row: Sendable {
        package let outcome: Outcome

        /// Whether two claims with the same content do no harm.
        package let isSharedWhenEqual: Bool

        /// The fact about it.
        package let fact: String
    }

    package var row: Row {
        switch self {
        case .controlName: Row(outcome: .oneWins, isSharedWhenEqual: false, fact: "multi-2")
        case .generatorName: Row(outcome: .oneWins, isSharedWhenEqual: false, fact: "manifest-6")
        case .iosPath: Row(outcome: .oneWins, isSharedWhenEqual: true, fact: "multi-3")
        case .kotlinFile: Row(outcome: .oneWins, isSharedWhenEqual: true, fact: "multi-4")
        case .swiftName, .objcName, .kotlinName: Row(outcome: .refused, isSharedWhenEqual: false, fact: "multi-5")
        case .swiftFile: Row(outcome: .refused, isSharedWhenEqual: false, fact: "multi-6")
        case .bundleName: Row(outcome: .refused, isSharedWhenEqual: false, fact: "multi-7")
        case .androidResource: Row(outcome: .oneWins, isSharedWhenEqual: true, fact: "multi-8")
        case .androidValue: Row(outcome: .refused, isSharedWhenEqual: false, fact: "multi-9")
        case .catalogSet: Row(outcome: .oneWins, isSharedWhenEqual: true, fact: "multi-10")
        case .iosPicture: Row(outcome: .oneWins, isSharedWhenEqual: true, fact: "multi-12")
        case .format: Row(outcome: .oneWins, isSharedWhenEqual: false, fact: "multi-15")
        case .infoKey: Row(outcome: .oneWins, isSharedWhenEqual: true, fact: "multi-16")
        }
    }
}

/// One place or name that a control takes in an app.
package struct Claim: Sendable {
    package let space: ClaimSpace

    /// What is compared: equal keys of two controls meet.
    package let key: String

    /// What a person calls it.
    package let name: String

    /// The file it comes from, as a path in the app: claims from files of one path are one mistake, that of the files.
    package let file: String?

    /// A number that tells contents apart; nil when the content is not known or does not matter.
    package let content: UInt64?

    /// The kind of thing it is, where a space holds several.
    package let kind: String

    package let place: Place

    /// Where a claim is written.
    package struct Place: Sendable {
        /// Relative to the root of the run.
        package let path: String

        /// UTF-8 byte offsets; nil for the whole file.
        package let range: Range<Int>?

        /// The JSON Pointer of a value of the manifest; nil elsewhere.
        package let pointer: String?

        package init(path: String, range: Range<Int>? = nil, pointer: String? = nil) {
            self.path = path
            self.range = range
            self.pointer = pointer
        }
    }

    init(
        _ space: ClaimSpace, _ key: String, name: String, file: String? = nil, content: UInt64? = nil,
        kind: String = "",
        at place: Place
    ) {
        self.space = space
        self.key = key
        self.name = name
        self.file = file
        self.content = content
        self.kind = kind
        self.place = place
    }
}
