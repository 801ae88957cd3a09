import Foundation
import TestSupport
import Testing

/// What the compiler knows of the public declarations of a built module.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Named: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var spelling: String
      var preciseIdentifier: String?
    }
    struct Comment: Decodable {}
    struct Location: Decodable {}

    var kind: Named
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
    var location: Location?

    var id: String { identifier.precise }
    var path: String { pathComponents.joined(separator: ".") }
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// The graphs of modules that stand beside the tests, with what they add to each other's types, as one.
  static func ofModules(_ names: [String]) throws -> SymbolGraph {
    let folder = try TemporaryFolder()
    for name in names {
      try extract(name, into: folder.path)
    }
    var whole = SymbolGraph(symbols: [], relationships: [])
    for name in folder.names where name.hasSuffix(".symbols.json") {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(folder.bytes(of: name) ?? []))
      whole.symbols += graph.symbols
      whole.relationships += graph.relationships
    }
    return whole
  }

  /// Writes the graph of a module to a folder.
  static func extract(_ module: String, into folder: String) throws {
    let modules = try #require(modulesFolder, "the modules stand beside the tests")
    let systemLibraries = ["CLibXML2", "CLibYAML"].flatMap { ["-I", Repository.url("Sources/\($0)").path] }
    let target = try JSONDecoder().decode(
      TargetInfo.self, from: Data(try Subprocess.output(of: ["swiftc", "-print-target-info"])))
    let flags = String(decoding: try Subprocess.output(of: ["pkg-config", "--cflags", "libxml-2.0"]), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    _ = try Subprocess.output(
      of: [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target",
        target.target.triple, "-output-dir", folder, "-minimum-access-level", "public", "-skip-inherited-docs",
      ] + systemLibraries + flags)
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }

  private static var modulesFolder: URL? {
    let folders =
      [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
      + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    return folders.map { $0.appending(path: "Modules") }
      .first { FileManager.default.fileExists(atPath: $0.appending(path: "FioriLint.swiftmodule").path) }
  }
}
