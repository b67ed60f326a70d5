// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// A target of the tool; `dependencies` are the only modules of this package it may import.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of the target `name`; every test target may use `TestSupport`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), "TestSupport"] + dependencies,
        swiftSettings: strict)
}

let package = Package(
    name: "inputctl",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "inputctl", targets: ["inputctl"])],
    targets: [
        library("SourceText"),
        library("Findings", ["SourceText"]),
        library("JSONSyntax", ["SourceText"]),
        library("SourceScan", ["SourceText"]),
        library("Mustache", ["SourceText"]),
        // The header and the library come with the SDK of macOS and with zlib1g-dev. The library is named below rather
        // than found by pkg-config, which would always choose the shared one.
        .systemLibrary(name: "CZlib"),
        .target(
            name: "ZipArchive", dependencies: ["SourceText", "CZlib"], swiftSettings: strict,
            linkerSettings: [
                .linkedLibrary("z", .when(platforms: [.macOS])),
                .linkedLibrary("z", .when(platforms: [.linux], configuration: .debug)),
                // The released binary needs no zlib on the machine it runs on, and starts sooner.
                .linkedLibrary(":libz.a", .when(platforms: [.linux], configuration: .release)),
            ]),
        library("InputControl", ["SourceText", "JSONSyntax", "SourceScan", "ZipArchive"]),
        .target(
            name: "FourDMobile", dependencies: ["SourceText", "JSONSyntax", "SourceScan", "InputControl"],
            exclude: ["BEHAVIOUR.md"],
            swiftSettings: strict, plugins: ["EmbedPlugin"]),
        library("Rules", ["SourceText", "Findings", "JSONSyntax", "SourceScan", "InputControl", "FourDMobile"]),
        .target(
            name: "Scaffolding", dependencies: ["SourceText", "JSONSyntax", "SourceScan", "Mustache", "InputControl"],
            swiftSettings: strict, plugins: ["EmbedPlugin"]),
        .executableTarget(name: "embed", swiftSettings: strict),
        .plugin(
            name: "EmbedPlugin", capability: .buildTool(), dependencies: ["embed"],
            path: "Sources/EmbedPlugin"),
        // Nothing imports it: it makes the build notice files that come and go below Templates, and ask the plugin again.
        .systemLibrary(name: "TemplateFiles", path: "Templates"),
        library("Reporting", ["SourceText", "Findings"]),
        library(
            "InputctlCommands",
            [
                "SourceText", "Findings", "JSONSyntax", "SourceScan", "InputControl", "FourDMobile", "Rules",
                "Mustache", "Scaffolding", "Reporting",
            ]),
        .executableTarget(
            name: "inputctl", dependencies: ["InputctlCommands"], swiftSettings: strict,
            linkerSettings: [
                // The released binary needs no library of the machine it runs on, and nothing is relocated when it
                // starts, which takes as long as a whole check. The libraries are those that FoundationEssentials needs:
                // without --static-swift-stdlib the compiler does not name them.
                .unsafeFlags(
                    [
                        "-static-executable", "-l_FoundationCShims", "-l_FoundationCollections",
                        "-lswiftSynchronization",
                    ], .when(platforms: [.linux], configuration: .release))
            ]),

        .target(
            name: "TestSupport", dependencies: ["SourceText", "InputControl"], path: "Tests/TestSupport",
            swiftSettings: strict),
        tests("SourceText"),
        tests("Findings", ["SourceText"]),
        tests("JSONSyntax", ["SourceText"]),
        tests("SourceScan", ["SourceText"]),
        tests("Mustache", ["SourceText"]),
        tests("ZipArchive"),
        tests("InputControl", ["SourceText", "JSONSyntax", "SourceScan", "ZipArchive"]),
        tests("FourDMobile", ["SourceText", "JSONSyntax", "SourceScan", "InputControl"]),
        tests(
            "Rules",
            ["SourceText", "Findings", "JSONSyntax", "SourceScan", "InputControl", "FourDMobile", "Reporting"]),
        tests("Scaffolding", ["SourceText", "JSONSyntax", "Mustache", "InputControl"]),
        tests("Reporting", ["SourceText", "Findings"]),
        tests("InputctlCommands", ["SourceText", "Findings", "InputControl", "Rules", "Reporting"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "TestSupport", "InputControl", "ZipArchive", "Rules", "Reporting", "InputctlCommands", "inputctl",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RepositoryTests",
            dependencies: [
                "TestSupport", "SourceText", "Findings", "JSONSyntax", "SourceScan", "Mustache", "InputControl",
                "Rules", "Scaffolding", "Reporting", "InputctlCommands", "inputctl",
            ],
            swiftSettings: strict),
    ]
)
