import Foundation
import PackagePlugin

/// Lints the storyboards, xibs and the folder `Screens` of a target whenever one of them has changed; errors fail the build.
@main
struct LintScreens: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let screens = Self.screens(below: target.directoryURL)
    guard !screens.isEmpty else { return [] }
    // A report is written also where there are errors, so it cannot be what the build goes by: the errors are.
    let report = context.pluginWorkDirectoryURL.appending(path: "\(target.name).fiorilint")
    return [
      .buildCommand(
        displayName: "Linting the screens of \(target.name)",
        executable: try context.tool(named: "fiorilint").url,
        // Beside screens lie mocks and pictures, also below `Screens`.
        arguments: [
          "check", "--quiet", "--skip-unrecognized", "--pass-on-no-screens", "--format", "text", "--format",
          "jsonl=\(report.path)",
        ] + screens.map(\.path),
        inputFiles: screens + Self.configurations(above: target.directoryURL, within: context.package.directoryURL),
        outputFiles: [report])
    ]
  }

  /// The files that are screens by their name, and all that may be one below `Screens`.
  private static func screens(below folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { path in
      let parts = path.split(separator: "/")
      let suffix = path.split(separator: ".").last.map(String.init) ?? ""
      return ["storyboard", "xib"].contains(suffix)
        || parts.dropLast().contains("Screens") && ["json", "xml", "page", "fragment", "uix"].contains(suffix)
    }.map { folder.appending(path: $0) }
  }

  /// The configurations that hold for a target: a change of one lints anew.
  private static func configurations(above folder: URL, within top: URL) -> [URL] {
    var found: [URL] = []
    var folder = folder.standardizedFileURL
    while folder.path.hasPrefix(top.standardizedFileURL.path) {
      let file = folder.appending(path: ".fiorilint.yml")
      if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
      folder.deleteLastPathComponent()
    }
    return found
  }
}
