/// The names that are visible at one point of a run.
final class EvaluationScope {
    /// The numbers of variables by name.
    var cells: [String: Int] = [:]
    var functions: [String: SwiftLocalFunction] = [:]
    let parent: EvaluationScope?

    init(in parent: EvaluationScope?) {
        self.parent = parent
    }
}

/// Where code stands: its file, its type and the names around it.
struct EvaluationContext {
    /// What is the same in a whole function.
    private final class Function {
        let file: Int
        let owner: String?
        let returnType: String?

        init(file: Int, owner: String?, returnType: String?) {
            self.file = file
            self.owner = owner
            self.returnType = returnType
        }
    }

    private let function: Function
    var scope: EvaluationScope

    init(file: Int, owner: String?, returnType: String?, scope: EvaluationScope = EvaluationScope(in: nil)) {
        function = Function(file: file, owner: owner, returnType: returnType)
        self.scope = scope
    }

    var file: Int { function.file }
    /// The type around the code, by its qualified name.
    var owner: String? { function.owner }
    /// What the function returns, as written.
    var returnType: String? { function.returnType }

    /// The context inside a block.
    var nested: EvaluationContext {
        var context = self
        context.scope = EvaluationScope(in: scope)
        return context
    }
}

/// A closure with what is around it.
struct EvaluatedClosure {
    let code: SwiftClosure
    let context: EvaluationContext
    /// The local function it is made of; nil for a closure.
    var function: SwiftLocalFunction?
}

/// An argument that was evaluated.
struct EvaluatedArgument {
    let label: String?
    let value: AbstractValue
    /// The variable behind `&`.
    var cell: Int?
}

/// How code leaves the statement that it stands in.
enum EvaluationExit {
    case returned(AbstractValue)
    case broken(label: String?)
    case continued(label: String?)
    case fallenThrough
    case thrown(AbstractValue)
}
