import SourceScan
import SourceText

/// What does not hold together in the facts of a file: places outside of it or of what they belong to, names that do not
/// stand where they are said to. Fuzzing uses this too.
struct Consistency {
    private let bytes: [UInt8]
    private(set) var problems: [String] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func problems(of facts: SwiftFileFacts, _ bytes: [UInt8]) -> [String] {
        var check = Consistency(bytes)
        let file = 0..<bytes.count
        for found in facts.imports {
            check.name(found.path, in: file)
            check.place(found.module.range, in: found.path.range)
            check.attributes(found.attributes, in: file)
        }
        for (index, type) in facts.types.enumerated() { check.type(type, index, facts.types) }
        for variable in facts.globals + facts.locals { check.variable(variable, in: file) }
        for variable in facts.locals { check.place(variable.name.range, in: variable.scope ?? 0..<0) }
        for function in facts.functions { check.function(function, in: file) }
        for builder in facts.rowBuilders { check.builder(builder) }
        for (name, range) in facts.names { check.name(Located(name, at: range), in: file) }
        for (name, range) in facts.memberNames { check.name(Located(name, at: range), in: file) }
        for tag in facts.tags { check.name(tag, in: file) }
        for constant in facts.constants { check.place(constant.name.range, in: file) }
        return check.problems
    }

    static func problems(of facts: KotlinFileFacts, _ bytes: [UInt8]) -> [String] {
        var check = Consistency(bytes)
        let file = 0..<bytes.count
        if let package = facts.package { check.name(package, in: file) }
        for found in facts.imports { check.name(found.path, in: file) }
        for annotation in facts.annotations {
            check.name(annotation.name, in: annotation.range)
            check.place(annotation.range, in: file)
        }
        for (index, type) in facts.types.enumerated() {
            check.place(type.range, in: file)
            if type.name.value != "Companion" { check.name(type.name, in: type.range) }
            if let parent = type.parent {
                check.require(parent < index, "parent \(parent) of \(index)")
                check.place(type.range, in: facts.types[parent].range)
            }
            if let range = type.constructorRange { check.place(range, in: type.range) }
            for parameter in type.constructor ?? [] { check.name(parameter.name, in: type.constructorRange ?? 0..<0) }
            for supertype in type.supertypes { check.place(supertype.name.range, in: type.range) }
            for word in type.constructorModifiers { check.name(word, in: type.range) }
            if let parameters = type.typeParameters { check.name(parameters, in: type.range) }
            for function in type.functions {
                check.name(function.name, in: type.range)
                for parameter in function.parameters {
                    if let range = parameter.defaultRange { check.place(range, in: file) }
                }
            }
            for property in type.properties { check.name(property.name, in: type.range) }
        }
        for name in facts.typealiases { check.name(name, in: file) }
        for output in facts.outputs {
            check.place(output.process, in: file)
            check.place(output.value.range, in: file)
        }
        for use in facts.resourceUses {
            check.name(use.owner, in: file)
            check.name(use.name, in: file)
        }
        for query in facts.contentQueries { check.name(query, in: file) }
        if let range = facts.openRange { check.place(range, in: file) }
        for permission in facts.permissions { check.place(permission.range, in: file) }
        for found in facts.resourceClasses { check.place(found.range, in: file) }
        for (name, range) in facts.names { check.name(Located(name, at: range), in: file) }
        for (name, range) in facts.memberNames { check.name(Located(name, at: range), in: file) }
        return check.problems
    }

    private mutating func require(_ holds: Bool, _ problem: @autoclosure () -> String) {
        if !holds { problems.append(problem()) }
    }

    private mutating func place(_ range: Range<Int>, in outer: Range<Int>) {
        require(
            range.lowerBound >= outer.lowerBound && range.upperBound <= outer.upperBound, "\(range) is outside \(outer)"
        )
    }

    private mutating func name(_ name: Located<String>, in outer: Range<Int>) {
        place(name.range, in: outer)
        let written = bytes[name.range.clamped(to: 0..<bytes.count)]
        // Long texts are cut.
        let isThere = [written, written.prefix(1_000)].contains { String(decoding: $0, as: UTF8.self) == name.value }
        require(isThere, "\(name.value.prefix(50)) is not at \(name.range)")
    }

    private mutating func attributes(_ attributes: [SwiftAttribute], in outer: Range<Int>) {
        for attribute in attributes {
            place(attribute.range, in: outer)
            name(attribute.name, in: attribute.range)
            if let argument = attribute.argument { place(argument.range, in: attribute.range) }
        }
    }

    private mutating func type(_ type: SwiftType, _ index: Int, _ types: [SwiftType]) {
        place(type.range, in: 0..<bytes.count)
        name(type.name, in: type.range)
        attributes(type.attributes, in: type.range)
        if let parent = type.parent {
            require(parent < index, "parent \(parent) of \(index)")
            place(type.range, in: types[parent].range)
        }
        for inherited in type.inheritance {
            name(inherited.text, in: type.range)
            for part in inherited.names { name(part, in: inherited.text.range) }
        }
        for member in type.variables { variable(member, in: type.range) }
        for member in type.functions { function(member, in: type.range) }
        for member in type.cases { name(member.name, in: type.range) }
    }

    private mutating func variable(_ variable: SwiftVariable, in outer: Range<Int>) {
        name(variable.name, in: outer)
        attributes(variable.attributes, in: outer)
        if let type = variable.type { name(type, in: outer) }
        if let text = variable.text { place(text.range, in: outer) }
        if let initialiser = variable.initialiser { name(initialiser, in: outer) }
    }

    private mutating func function(_ function: SwiftFunction, in outer: Range<Int>) {
        name(function.name, in: outer)
        for parameter in function.parameters { name(parameter.name, in: outer) }
        if let type = function.returnType { name(type, in: outer) }
        if let body = function.body { place(body, in: outer) }
    }

    private mutating func builder(_ builder: SwiftRowBuilder) {
        place(builder.function.name.range, in: 0..<bytes.count)
        require(builder.function.parameters.count == 3, "a builder has three parameters")
    }
}
