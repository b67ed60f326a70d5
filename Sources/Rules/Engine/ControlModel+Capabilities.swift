import FourDMobile
import JSONSyntax

extension ControlModel {
    /// What is wrong with the values of the capabilities that 4D knows, in the order of the manifest.
    var capabilityProblems: [CapabilityProblem] {
        guard let capabilities = manifest?.capabilities else { return [] }
        return capabilities.members.flatMap { member -> [CapabilityProblem] in
            guard let capability = Capability.named(member.keyText), let value = member.value else { return [] }
            return capability.problems(of: value)
        }
    }
}
