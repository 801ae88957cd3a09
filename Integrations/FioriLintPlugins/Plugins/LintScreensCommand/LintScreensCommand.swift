import Foundation
import PackagePlugin

/// `swift package lint-screens` is `fiorilint check` at the top of the package, with the arguments that are given.
@main
struct LintScreensCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "fiorilint").url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("fiorilint ended with status \(process.terminationStatus)")
      return
    }
  }
}
