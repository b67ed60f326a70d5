import Foundation
import Scaffolding
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The xib files that templates make, held against the Swift code they belong to: a mistake there ends the app.
@Suite struct TemplateXibTests {
    @Test func eachFitsItsClass() throws {
        var count = 0
        for template in try BuiltInTemplates.names.map(BuiltInTemplates.template) {
            for combination in template.definition.combinations() {
                let files = try BuiltInTemplates.render(template, combination)
                for file in files where file.path.hasSuffix(".xib") {
                    count += 1
                    try check(file, beside: files)
                }
            }
        }
        #expect(count > 0)
    }

    private func check(_ file: ScaffoldFile, beside files: [ScaffoldFile]) throws {
        let xib = Xib()
        let parser = XMLParser(data: Data(file.bytes))
        parser.delegate = xib
        let isWellFormed = parser.parse()
        #expect(isWellFormed, "\(file.path): \(String(describing: parser.parserError))")

        #expect(Set(xib.ids).count == xib.ids.count, "\(file.path) has an id twice")
        #expect(xib.references.subtracting(xib.ids).isEmpty, "\(file.path) leads to what is not there")
        let name = try #require(file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init))
        #expect(xib.classes == [name])
        let path = String(file.path.dropLast(".xib".count)) + ".swift"
        let code = try #require(files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) })
        // Without its name for Objective-C the xib would have to know the module, which is that of the app.
        #expect(code.contains("@objc(\(name))\nfinal class \(name):"))
        let outlets = Set(code.matches(of: #/@IBOutlet [a-z ]*var (\w+):/#).map { String($0.output.1) })
        #expect(Set(xib.outlets) == outlets)
        let actions = Set(code.matches(of: #/@IBAction [a-z ]*func (\w+)\(_ /#).map { "\($0.output.1):" })
        #expect(Set(xib.selectors) == actions)
        let row = files.filter { $0.path.hasSuffix("Row.swift") }.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(row.contains { $0.contains("nibName: \"\(name)\"") })
    }
}

/// What is said in a xib, whatever it is in.
private final class Xib: NSObject, XMLParserDelegate {
    var ids: [String] = []
    var references: Set<String> = []
    /// Of the top-level objects; those of the system are left out.
    var classes: [String] = []
    var outlets: [String] = []
    var selectors: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if let id = attributes["id"], element != "capability" { ids.append(id) }
        for key in ["destination", "firstItem", "secondItem", "tableViewCell"] {
            if let reference = attributes[key] { references.insert(reference) }
        }
        if element != "placeholder", let name = attributes["customClass"] { classes.append(name) }
        if element == "outlet", let property = attributes["property"] { outlets.append(property) }
        if element == "action", let selector = attributes["selector"] { selectors.append(selector) }
    }
}
