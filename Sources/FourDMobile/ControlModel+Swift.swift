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

    /// The name that the app requests of row services; nil when there is none, or none that reaches a row service: the
    /// rules about names report that [swift-4].
    package var requestedFormat: JSONNode? {
        guard isActionControl, let node = manifest?.value("name"), let name = node.string, !name.isEmpty,
            name.utf8.first != .slash, !BuiltInFormats.ios.contains(name)
        else { return nil }
        return node
    }

    /// The builders that the app requests rows of, or would once the manifest names their service.
    package func requestedBuilders(_ ios: IOSBuild, _ services: ServiceLinks) -> [FormatBuilder] {
        var seen: Set<String> = []
        return (services.meant + services.unlisted).filter { seen.insert($0.qualifiedName).inserted }
            .flatMap(ios.builders)
    }

    /// The services of which a class is loaded that certainly returns a row for the control's name.
    package var servedFormat: [ServiceLink] {
        guard let name = requestedFormat?.string, let (ios, services) = knownSwift else { return [] }
        return services.links.filter { link in
            guard case .loaded(let type) = link.target else { return false }
            return ios.builders(of: type).contains { builder in
                if case .row = builder.answer(to: name) { true } else { false }
            }
        }
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
