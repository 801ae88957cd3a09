// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "fiorilint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fiorilint", targets: ["fiorilint-main"]),
    .library(name: "FioriLint", targets: ["FioriLint"]),
    .library(name: "LintingTesting", targets: ["LintingTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // Not `fiorilint`: file systems that do not tell letters by their case would mix it up with the library.
    .executableTarget(name: "fiorilint-main", dependencies: ["FioriLintCLI", "LanguageServer"]),
    .target(
      name: "FioriLint",
      dependencies: ["FioriLintCLI", "LanguageServer", "Linting", "Project", "RulePages", "Screens"]),
    .target(
      name: "FioriLintCLI",
      dependencies: [
        "BuiltInRules", "Documents", "Examples", "Formats", "Linting", "Project", "Reporting", "RulePageReading",
        "RulePages", "Screens", "Support", "Syntax",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Documents", "Examples", "Formats", "Linting", "Project", "Reporting", "Screens", "Support", "Syntax",
      ]),
    .target(
      name: "Project",
      dependencies: [
        "BuiltInRules", "Documents", "Examples", "Formats", "Linting", "Reporting", "RulePageReading", "RulePages",
        "Screens", "Support", "Syntax",
      ]),
    .target(name: "BuiltInRules", dependencies: ["RulePages"]),
    .target(
      name: "Reporting", dependencies: ["Documents", "Formats", "Linting", "RulePages", "Screens", "Support"]),
    .target(name: "Linting", dependencies: ["CEL", "RulePages", "Screens", "Support", "Syntax"]),
    .target(name: "CEL", dependencies: ["Support"]),
    .target(
      name: "Formats", dependencies: ["CLibXML2", "Documents", "Screens", "Support", "Syntax"]),
    .target(name: "Screens", dependencies: ["Support", "Syntax"]),
    .target(name: "Syntax", dependencies: ["CLibYAML", "Support"]),
    .target(name: "Documents", dependencies: ["Support"]),
    .target(name: "Support"),
    .target(name: "RulePages"),
    .target(name: "RulePageReading", dependencies: ["RulePages", "Support", "Syntax"]),
    .target(name: "Examples", dependencies: ["Formats", "Linting", "RulePages", "Screens", "Support"]),
    .target(
      name: "LintingTesting", dependencies: ["Documents", "Examples", "Formats", "Linting", "RulePages", "Screens"]),
    .executableTarget(name: "mutation-score", dependencies: ["BuiltInRules", "Linting", "LintingTesting"]),
    .executableTarget(name: "compile-rules", dependencies: ["RulePageReading", "Support"]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    .target(
      name: "TestSupport", dependencies: ["BuiltInRules", "Formats", "Linting", "LintingTesting", "Screens"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "BuiltInRules", "CLibXML2", "Documents", "FioriLintCLI", "Formats", "Linting", "LintingTesting", "Project",
        "Reporting", "RulePages", "Screens", "TestSupport", "fiorilint-main",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "CELTests", dependencies: ["CEL", "TestSupport"], exclude: ["README.md"]),
    .testTarget(
      name: "FormatsTests",
      dependencies: ["BuiltInRules", "Formats", "Linting", "LintingTesting", "Screens", "Support", "TestSupport"]),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["LanguageServer", "Screens", "TestSupport"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CEL", "CLibXML2", "Documents", "FioriLintCLI", "Formats", "LanguageServer", "Linting", "Project",
        "Reporting", "RulePageReading", "RulePages", "Screens", "Support", "Syntax", "TestSupport",
      ],
      path: "Tests/Fuzzing/Targets"),
    .testTarget(name: "FuzzingTests", dependencies: ["FuzzTargets", "TestSupport"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "Documents", "Formats", "Linting", "Project", "Reporting", "RulePages", "Screens", "Support", "TestSupport",
      ]),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "BuiltInRules", "CEL", "Formats", "Linting", "LintingTesting", "RulePageReading", "RulePages", "Screens",
        "Support", "TestSupport",
      ]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "FioriLint", "FioriLintCLI", "Linting", "LintingTesting", "Project", "RulePageReading", "Support",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Documents", "Formats", "Linting", "Reporting", "RulePages", "Screens", "Support", "TestSupport"]),
    .testTarget(
      name: "SyntaxTests", dependencies: ["Syntax", "TestSupport", .product(name: "Yams", package: "Yams")]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "Support"]),
    .testTarget(name: "RulePagesTests", dependencies: ["RulePages"]),
    .testTarget(name: "RulePageReadingTests", dependencies: ["RulePageReading", "RulePages", "Support"]),
    .testTarget(name: "ExamplesTests", dependencies: ["Examples", "Linting", "RulePages"]),
    .testTarget(name: "LintingTestingTests", dependencies: ["Linting", "LintingTesting", "TestSupport"]),
    .testTarget(name: "SupportTests", dependencies: ["Support"]),
    .testTarget(name: "ScreensTests", dependencies: ["Formats", "Screens", "Support", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// A warning in our own sources stops the build; those of dependencies are theirs.
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
