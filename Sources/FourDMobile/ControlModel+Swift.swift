import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// What rules about the names in Swift sources share.
extension ControlModel {
    /// What the app gets of the control and what loads of it; nil when nothing is copied, or a source is not known well
    /// enough to say that something is not in it.
    package var knownSwift: (ios: IOSBuild, services: ServiceLinks)? {
        guard let ios, let services, ios.injection.isOn, !ios.sources.isEmpty, ios.incompleteSource == nil else {
            return nil
        }
        return (ios, services)
    }

    /// The services of which a class is loaded that returns a row for the control's name.
    package var servedFormat: [ServiceLink] {
        guard requestedFormat != nil, let (_, services) = knownSwift else { return [] }
        return services.links.filter { link in
            guard case .loaded(let type) = link.target else { return false }
            return rowBuilders(of: [type]).contains { $0.own?.verdict == .row || $0.own?.verdict == .either }
        }
    }

    /// Whether every builder that the app calls for the control's name certainly returns nil.
    package var returnsNoRow: Bool {
        !rowBuilders.isEmpty && rowBuilders.allSatisfy { $0.own?.verdict == .nil }
    }

    /// One of the control's files that is kept; nil when there is none of this path.
    package func file(_ path: String) -> SourceFile? {
        files.first { $0.path == path }
    }

    /// The packages that the code uses and whose sources the control lacks, each with the first type of it [swift-9].
    package var missingPackageTypes: [(package: String, name: InFile<String>)] {
        guard let (ios, _) = knownSwift, ios.foreignCode == nil else { return [] }
        var seen: Set<String> = []
        return ios.sources.flatMap { source in
            source.facts.names.sorted { $0.value.lowerBound < $1.value.lowerBound }.compactMap { name, range in
                guard let package = VendoredTypes.package(of: name), ios.facts.type(named: name) == nil,
                    ios.facts.aliasTarget(name) == nil, seen.insert(package).inserted
                else { return nil }
                return (package, InFile(name, path: source.file.path, at: range))
            }
        }
    }
}
