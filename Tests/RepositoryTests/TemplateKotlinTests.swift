import Foundation
import Scaffolding
import TestSupport
import Testing

/// The Kotlin code that templates make, compiled against stubs of Android's and 4D's interfaces. Needs `kotlinc`, which
/// Debian has as the package `kotlin`.
@Suite(
    .enabled(if: KotlinCompiler.isThere, "there is no kotlinc to compile the Kotlin code of templates with"))
struct TemplateKotlinTests {
    /// Every combination, and answers that would break out of literals, each in a class of its own.
    @Test func itCompiles() throws {
        try withTemporaryFolder { folder in
            var count = 0
            for template in try BuiltInTemplates.names.map(BuiltInTemplates.template) {
                for (index, combination) in try combinations(of: template).enumerated() {
                    let name = "\(template.name) \(index)"
                    guard let files = try? BuiltInTemplates.render(template, combination, name: name) else { continue }
                    for file in files where file.path.hasSuffix(".kt") {
                        count += 1
                        let name = try #require(file.path.split(separator: "/").last)
                        let text = String(decoding: file.bytes, as: UTF8.self)
                            .replacing("___PACKAGE___", with: "app.inputcontrol").replacing(
                                "___APP_PACKAGE___", with: "app")
                        try folder.write(["src/\(name)": text])
                    }
                }
            }
            #expect(count > 10)
            let stubs = Repository.path("Fixtures/SDKStubs/Android")
            let run = try BuiltTool.runShell(
                "kotlinc -nowarn -d out src '\(stubs)' 2>&1 && find out/app -name '*.class' | wc -l", in: folder.path)
            #expect(run.code == 0 && !run.output.contains("error:"), "\(run.output)")
            print("built-in templates: \(count) Kotlin files compiled")
        }
    }

    private func combinations(of template: Template) throws -> [TemplateCombination] {
        let combinations = template.definition.combinations()
        let hostile = ["\"${x}$y\\", "*/ /* \"\"\"", "' $", "👍 //"].flatMap { word in
            combinations.map { combination in
                TemplateCombination(
                    platforms: combination.platforms, type: combination.type,
                    given: combination.given.mapValues { _ in [word] })
            }
        }
        return combinations + hostile
    }
}

private enum KotlinCompiler {
    static let isThere = (try? BuiltTool.runShell("command -v kotlinc"))?.code == 0
}
