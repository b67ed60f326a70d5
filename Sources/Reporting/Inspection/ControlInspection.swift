/// What 4D will do with one control, as `inspect` prints it; the wire format of its JSON.
package struct ControlInspection: Codable, Hashable, Sendable {
    /// A place in one of the control's files; the path is relative to the control's folder, line and column count from 1.
    package struct Place: Codable, Hashable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int

        package init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// What the project editor offers.
    package struct Editor: Codable, Hashable, Sendable {
        /// The internal types of the parameters that the control is offered for; absent when any will do.
        package var types: [String]?

        /// The kinds of projects that it is offered in.
        package var projects: [String]

        /// Why it is not offered, or not in all projects.
        package var hidden: [String]

        package init(types: [String]?, projects: [String], hidden: [String]) {
            self.types = types
            self.projects = projects
            self.hidden = hidden
        }
    }

    /// A service that the manifest names.
    package struct Service: Codable, Hashable, Sendable {
        package var name: String

        /// Where the manifest names it.
        package var namedAt: Place

        /// Where its class is; absent when nothing is found by the name.
        package var declaredAt: Place?

        /// The formats that its builders compare with.
        package var formats: [String]

        /// What it answers when it is asked for the control's own format: `row`, `always`, `none` or `unsure`; absent
        /// when it builds no rows.
        package var answer: String?

        /// Why it does not work; absent when nothing is known to be wrong.
        package var problem: String?

        package init(
            name: String, namedAt: Place, declaredAt: Place?, formats: [String], answer: String?, problem: String?
        ) {
            self.name = name
            self.namedAt = namedAt
            self.declaredAt = declaredAt
            self.formats = formats
            self.answer = answer
            self.problem = problem
        }
    }

    /// A key in one of the app's property lists.
    package struct Key: Codable, Hashable, Sendable {
        /// `Info.plist`, `Settings.plist` or `entitlements`.
        package var file: String
        package var key: String

        /// The manifest's value behind it, as JSON.
        package var value: String
        package var capability: String

        package init(file: String, key: String, value: String, capability: String) {
            self.file = file
            self.key = key
            self.value = value
            self.capability = capability
        }
    }

    package struct IOS: Codable, Hashable, Sendable {
        package var isTargeted: Bool

        /// What is copied into the app's project, relative to the control.
        package var injected: [String]
        package var services: [Service]
        package var keys: [Key]

        /// Why something is not done.
        package var missing: [String]

        package init(isTargeted: Bool, injected: [String], services: [Service], keys: [Key], missing: [String]) {
            self.isTargeted = isTargeted
            self.injected = injected
            self.services = services
            self.keys = keys
            self.missing = missing
        }
    }

    package struct Android: Codable, Hashable, Sendable {
        package var isTargeted: Bool

        /// The class that the app calls; absent when none is registered, or it can't be told which.
        package var registeredClass: String?

        /// The file it is taken from.
        package var registeredFrom: String?
        package var permissions: [String]

        /// Why something is not done.
        package var missing: [String]

        package init(
            isTargeted: Bool, registeredClass: String?, registeredFrom: String?, permissions: [String],
            missing: [String]
        ) {
            self.isTargeted = isTargeted
            self.registeredClass = registeredClass
            self.registeredFrom = registeredFrom
            self.permissions = permissions
            self.missing = missing
        }
    }

    /// The control's folder relative to the root of the run; empty for the root itself.
    package var folder: String

    /// Absent when the manifest has none that is a text.
    package var name: String?

    /// `action control` or `selection control`; absent when the manifest can't be read.
    package var kind: String?
    package var editor: Editor?
    package var ios: IOS?
    package var android: Android?

    package init(folder: String, name: String?, kind: String?, editor: Editor?, ios: IOS?, android: Android?) {
        self.folder = folder
        self.name = name
        self.kind = kind
        self.editor = editor
        self.ios = ios
        self.android = android
    }
}

/// What `inspect --format json` prints.
package struct InspectionDocument: Codable, Hashable, Sendable {
    package var schemaVersion = 1
    package var controls: [ControlInspection]

    package init(controls: [ControlInspection]) {
        self.controls = controls
    }

    /// The document as JSON, the same in every run.
    package var json: String { JSONText.encode(self) }
}
