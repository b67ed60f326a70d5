import InputControl
import Scaffolding
import TestSupport
import Testing

@Suite struct BuiltInTemplatesTests {
    @Test func areTheFilesOfTheProject() throws {
        let disk = try FileTree.folder(at: Repository.path("Templates")).get()
        let paths = disk.files(below: "").map(\.path).filter { $0.contains("/") }
        let embedded = TemplateLibrary.builtIn.tree
        #expect(embedded.files(below: "").map(\.path) == paths)
        for path in paths {
            #expect(try embedded.read(path).get() == disk.read(path).get(), "\(path)")
        }
        #expect(TemplateLibrary.builtIn.names == TemplateLibrary(disk).names)
    }
}
