import Foundation
import PackagePlugin

/// Compiles the rule pages of `Rules/` and the ledger of guideline statements into the program.
@main
struct CompileRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "Rules")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: rules.path).filter {
      $0.hasSuffix(".md") && $0.contains("/")
    }.sorted()
    let outputs = ["CompiledPages.swift", "CompiledStatements.swift"].map {
      context.pluginWorkDirectoryURL.appending(path: $0)
    }
    return [
      .buildCommand(
        displayName: "Compiling rule pages",
        executable: try context.tool(named: "compile-rules").url,
        arguments: [rules.path] + outputs.map(\.path),
        inputFiles: (pages + ["statements.yml"]).map { rules.appending(path: $0) },
        outputFiles: outputs)
    ]
  }
}
