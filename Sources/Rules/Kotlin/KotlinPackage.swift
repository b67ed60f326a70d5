import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-package`
enum KotlinPackage: Rule {
    static let info = RuleInfo(
        id: "kotlin-package", group: .kotlin, severity: .error,
        summary: "a Kotlin file of the control whose package is not ___PACKAGE___",
        rationale: """
            The Android app imports the control's class from its own package, with .inputcontrol at the end. 4D writes that \
            package where the file has ___PACKAGE___; with any other package line, or none, the app does not compile. The \
            same holds for a second file, when the control's code uses what it declares and does not import it.
            """,
        facts: ["android-2", "kotlin-5", "kotlin-6"],
        remedy: "Make the first line of the file: package ___PACKAGE___.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("package ___PACKAGE___", "package com.example.email"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        let annotated = Set(control.annotatedKotlin.map(\.path))
        let helpers = control.copiedKotlin.filter { !annotated.contains($0.path) && isElsewhere($0) }
        return control.annotatedKotlin.filter(isElsewhere).map {
            finding(on: $0, consequence: "the Android app looks for the class in its own package and does not compile")
        } + (helpers.isEmpty ? [] : unseen(helpers, in: control))
    }

    private static func isElsewhere(_ source: KotlinSource) -> Bool {
        source.facts.package?.value != KotlinControl.packageTag
    }

    /// The helpers of which a file in the right package uses a declaration that it does not import.
    private static func unseen(_ helpers: [KotlinSource], in control: ControlModel) -> [Finding] {
        let uses = Uses(in: control.copiedKotlin.filter { !isElsewhere($0) && $0.facts.isBalanced })
        return helpers.filter(\.facts.isBalanced).compactMap { helper in
            guard let (name, use) = uses.first(of: helper.facts) else { return nil }
            return finding(
                on: helper,
                consequence:
                    "\"\(use.path.lastPathPart)\" does not see \"\(name)\", and the Android app does not compile",
                notes: [Note("\"\(name)\" is used here", at: use)])
        }
    }

    /// The names that files use and neither import nor declare: alone and behind a dot, each with its first place.
    private struct Uses {
        private var names: [String: Location] = [:]
        private var members: [String: Location] = [:]

        /// The packages of which a file imports all.
        private var stars: Set<String> = []

        init(in sources: [KotlinSource]) {
            for source in sources {
                let facts = source.facts
                let functions = facts.functions + facts.types.flatMap(\.functions)
                let declared = Set(facts.types.map(\.name.value) + functions.map(\.name.value))
                func isOpen(_ name: String) -> Bool { !declared.contains(name) && facts.importedNames[name] == nil }
                for (name, range) in facts.names where names[name] == nil && isOpen(name) {
                    names[name] = source.place(range)
                }
                for (name, range) in facts.memberNames where members[name] == nil && isOpen(name) {
                    members[name] = source.place(range)
                }
                stars.formUnion(facts.imports.filter(\.isAll).map(\.path.value))
            }
        }

        /// The first declaration of a file that is used, and where.
        func first(of helper: KotlinFileFacts) -> (name: String, place: Location)? {
            if let package = helper.package?.value, stars.contains(package) { return nil }
            for type in helper.types where type.parent == nil && !type.isLocal {
                if let use = names[type.name.value] { return (type.name.value, use) }
            }
            for function in helper.functions {
                let name = function.name.value
                if let use = function.isExtension ? members[name] : names[name] { return (name, use) }
            }
            return nil
        }
    }

    private static func finding(on source: KotlinSource, consequence: String, notes: [Note] = []) -> Finding {
        let tag = KotlinControl.packageTag
        guard let package = source.facts.package else {
            let title = "begin the file with package \(tag)"
            return finding(
                "\"\(source.path)\" has no package line", at: Location(path: source.file.path),
                consequence: consequence,
                help: title, notes: notes,
                fix: FixIt(
                    title, in: source.file.path, [TextEdit(insertionPoint(source), "package \(tag)\n\n")]))
        }
        return finding(
            "the package is \"\(package.value)\"", at: source.place(package.range), consequence: consequence,
            help: "write package \(tag)", notes: notes,
            fix: FixIt("write \(tag)", in: source.file.path, [TextEdit(package.range, tag)]))
    }

    /// The start of the file, behind a byte-order mark.
    private static func insertionPoint(_ source: KotlinSource) -> Range<Int> {
        let start = source.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return start..<start
    }
}
