// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FioriLintPlugins",
  products: [
    .plugin(name: "LintScreens", targets: ["LintScreens"]),
    .plugin(name: "LintScreensCommand", targets: ["LintScreensCommand"]),
  ],
  targets: [
    // A release names its own bundle here, with address and checksum.
    .binaryTarget(name: "fiorilint", path: "fiorilint.artifactbundle"),
    .plugin(name: "LintScreens", capability: .buildTool(), dependencies: ["fiorilint"]),
    .plugin(
      name: "LintScreensCommand",
      capability: .command(
        intent: .custom(verb: "lint-screens", description: "Check descriptions of mobile screens against guidelines.")),
      dependencies: ["fiorilint"]),
  ]
)
