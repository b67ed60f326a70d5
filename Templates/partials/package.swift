// swift-tools-version:5.6
// Builds and tests the control without an app. 4D does not copy this file.
import PackageDescription

let package = Package(
    name: "{{class}}",
    defaultLocalization: "en",
    platforms: [.iOS(.v14)],
    products: [
        .library(name: "{{class}}", targets: ["{{class}}"])
    ],
    dependencies: [
        .package(url: "https://github.com/xmartlabs/Eureka.git", from: "5.5.0"),
        .package(url: "https://github.com/4d/ios-QMobileUI.git", branch: "main"),
    ],
    targets: [
        .target(
            name: "{{class}}",
            dependencies: ["Eureka", .product(name: "QMobileUI", package: "ios-QMobileUI")],
            path: "ios/Sources"),
        .testTarget(name: "{{class}}Tests", dependencies: ["{{class}}"], path: "Tests"),
    ]
)
