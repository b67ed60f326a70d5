// swift-tools-version:5.6
import PackageDescription

let package = Package(
    name: "Badge",
    platforms: [.iOS(.v14)],
    targets: [.target(name: "Badge", path: "Sources")]
)
