import Findings
import FourDMobile
import InputControl
import Reporting
import Rules
import SourceText

/// The errors of the rules that are about a build of the control: `inspect` shows them instead of a judgement of its own.
struct InspectedErrors {
    private let errors: [Platform: [Finding]]
    private let places: ControlFilePlaces

    init(_ control: ControlModel, _ places: ControlFilePlaces) {
        self.places = places
        let rules = RuleRegistry.all.filter { $0.comparison == nil }
        let found = RuleEngine.check([control.project], rules: rules).findings.filter { $0.severity == .error }
        errors = found.reduce(into: [:]) { errors, finding in
            guard let platform = Self.platform(of: finding, control) else { return }
            errors[platform, default: []].append(finding)
        }
    }

    /// The errors about a build, each with its place.
    func words(_ platform: Platform) -> [String] {
        (errors[platform] ?? []).map(words)
    }

    /// The errors about the iOS build: those about each of `links`, and the others. An error is about the first service
    /// that it points to.
    func words(of links: [ServiceLink], in control: ControlModel) -> (services: [[String]], others: [String]) {
        var services: [[String]] = links.map { _ in [] }
        var others: [String] = []
        for error in errors[.ios] ?? [] {
            let owner = links.firstIndex { link in
                ([error.location] + error.notes.map(\.location)).contains { link.covers($0, in: control) }
            }
            if let owner { services[owner].append(words(error)) } else { others.append(words(error)) }
        }
        return (services, others)
    }

    private func words(_ finding: Finding) -> String {
        let place = places.place(finding.location.path, finding.location.range?.lowerBound ?? 0)
        let line = finding.location.range == nil ? "" : ":\(place.line)"
        return "\(finding.message) (\(place.path)\(line))"
    }

    /// The build that a finding is about: that of its rule, else that which takes its file or value; nil when it is about
    /// the control as a whole.
    private static func platform(of finding: Finding, _ control: ControlModel) -> Platform? {
        if let platform = RuleRegistry.rule(finding.rule)?.info.platform { return platform }
        if let pointer = finding.location.pointer {
            let keys = ["/capabilities/service", "/capabilities/settings"]
            return keys.contains { pointer == $0 || pointer.hasPrefix($0 + "/") } ? .ios : nil
        }
        let path = finding.location.path
        if path.hasPrefix(control.path("ios/")) { return .ios }
        return path.hasPrefix(control.path("android/")) ? .android : nil
    }
}

extension ServiceLink {
    /// Whether a place is the service's name in the manifest, or in the class behind it.
    fileprivate func covers(_ place: Location, in control: ControlModel) -> Bool {
        if place.path == control.manifestPath { return place.pointer == service.node.pointer.description }
        guard let range = place.range, let type else { return false }
        return (type.declarations + type.merged.extensions).contains { part in
            part.path == place.path && part.value.range.overlaps(range)
        }
    }
}
