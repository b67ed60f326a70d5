import FourDMobile
import InputControl
import SourceScan
import SourceText

/// Which of two names is the wrong one, that of the manifest or that which the code handles: what else is called
/// after one of them tells.
enum FormatVote {
    /// The code is to follow the manifest.
    case manifest

    /// The manifest is to follow the code; the name that agrees with the code.
    case code(agreeing: String)

    /// Nothing is called after just one of them.
    case tie

    init(_ name: String, against value: String, of builder: EvaluatedBuilder, in ios: IOSBuild) {
        let services = [builder.service.name] + builder.service.runtimeNames.map(\.value)
        let listed = ios.services.count == 1 ? ios.services.map(\.name) : []
        let file = builder.path.lastPathPart
        func agreeing(with name: String) -> String? {
            let forms = NameForms(name)
            return (services + listed).first { forms.matches($0, suffix: "RowService") }
                ?? (forms.matches(file, suffix: "Row.swift") ? file : nil)
        }
        let forCode = agreeing(with: value)
        // Names that differ in case only agree with the same.
        if agreeing(with: name) != nil {
            self = forCode == nil || NameForms(name).matches(value, suffix: "") ? .manifest : .tie
        } else {
            self = forCode.map { .code(agreeing: $0) } ?? .tie
        }
    }
}
