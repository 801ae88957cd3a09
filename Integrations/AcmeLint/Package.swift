// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "AcmeLint",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "acme-lint", targets: ["acme-lint"])],
  dependencies: [
    // A package outside this repository names its URL and version instead.
    .package(name: "fiorilint", path: "../..")
  ],
  targets: [
    .target(name: "AcmeRules", dependencies: [.product(name: "FioriLint", package: "fiorilint")]),
    .executableTarget(
      name: "acme-lint", dependencies: ["AcmeRules", .product(name: "FioriLint", package: "fiorilint")]),
    .testTarget(
      name: "AcmeRulesTests",
      dependencies: [
        "AcmeRules", .product(name: "FioriLint", package: "fiorilint"),
        .product(name: "LintingTesting", package: "fiorilint"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
