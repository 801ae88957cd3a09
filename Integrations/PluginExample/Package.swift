// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PluginExample",
  dependencies: [.package(path: "../FioriLintPlugins")],
  targets: [
    .target(
      name: "Catalog",
      exclude: ["Screens"],
      plugins: [.plugin(name: "LintScreens", package: "FioriLintPlugins")])
  ]
)
