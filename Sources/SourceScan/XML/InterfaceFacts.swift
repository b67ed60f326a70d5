import SourceText

/// An object of a nib or storyboard with a class of its own.
package struct InterfaceObject: Sendable, Hashable {
    package let customClass: Located<String>

    /// The module that the class is looked for in; nil when none is written.
    package let module: Located<String>?

    /// Whether the module is that of the app, whatever `module` says.
    package let isOfTarget: Bool

    /// Whether the file names the class only for Xcode: code makes the object, such as the owner of a nib.
    package let isPlaceholder: Bool

    /// The properties of the object that are connected, in the order of their places.
    package internal(set) var outlets: [Located<String>] = []

    /// The selectors that controls send to the object.
    package internal(set) var actions: [Located<String>] = []
}

/// What a `.xib` or `.storyboard` connects with code.
package struct InterfaceFacts: Sendable {
    /// The first thing that keeps the file from being well-formed XML; nil when it is.
    package let issue: Located<XMLIssue>?

    /// The objects with a class of their own; empty when the file is not well-formed.
    package let objects: [InterfaceObject]

    package init(scanning bytes: [UInt8]) {
        var reading = Reading()
        var scanner = XMLScanner(bytes)
        issue = scanner.scan { reading.take($0, $1) }
        objects = issue == nil ? reading.connectedObjects : []
    }

    private struct Reading {
        private var objects: [InterfaceObject] = []
        private var indices: [String: Int] = [:]
        private var actions: [(selector: Located<String>, destination: String)] = []

        /// For each open element its index in `objects`; nil for one without a class.
        private var open: [Int?] = []

        mutating func take(_ element: XMLElement, _ depth: Int) {
            open.removeLast(max(0, open.count - depth))
            switch element.name.value {
            case "outlet", "outletCollection":
                // It stands in `<connections>`, which stands in the object.
                if open.count >= 2, let owner = open[open.count - 2], let name = element.attribute("property") {
                    objects[owner].outlets.append(name)
                }
            case "action":
                if let selector = element.attribute("selector"), let target = element.attribute("destination") {
                    actions.append((selector, target.value))
                }
            default: break
            }
            open.append(object(element))
        }

        private mutating func object(_ element: XMLElement) -> Int? {
            guard let name = element.attribute("customClass"), !name.value.isEmpty, !name.value.contains("&") else {
                return nil
            }
            if let id = element.attribute("id") { indices[id.value] = objects.count }
            objects.append(
                InterfaceObject(
                    customClass: name, module: element.attribute("customModule"),
                    isOfTarget: element.attribute("customModuleProvider")?.value == "target",
                    isPlaceholder: element.name.value == "placeholder"))
            return objects.count - 1
        }

        var connectedObjects: [InterfaceObject] {
            var objects = objects
            for (selector, destination) in actions {
                if let index = indices[destination] { objects[index].actions.append(selector) }
            }
            return objects
        }
    }
}
