import Foundation
import TestSupport

/// The targets of Package.swift, and what their sources import and use.
struct PackageTargets {
  struct Target {
    var name: String
    var isPlugin: Bool
    var dependencies: Set<String>
    var folder: String
  }

  private(set) var targets: [Target] = []

  init() throws {
    let manifest = String(decoding: try Repository.bytes(of: "Package.swift"), as: UTF8.self)
    let declaration = #/\.(target|executableTarget|testTarget|systemLibrary|plugin)\(\s*name: "(?<name>[^"]+)"/#
    let starts = manifest.matches(of: declaration)
    for (number, match) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1].range.lowerBound : manifest.endIndex
      // A product is a dependency by its name; its package is none.
      let text = manifest[match.range.upperBound..<end]
        .replacing(#/\.product\(name: ("[^"]+"), package: "[^"]+"\)/#) { $0.output.1 }
      let list = text.firstMatch(of: #/dependencies: \[(?<names>[^\]]*)\]/#)?.output.names ?? ""
      let name = String(match.output.name)
      let path = text.firstMatch(of: #/path: "(?<path>[^"]+)"/#).map { String($0.output.path) }
      targets.append(
        Target(
          name: name, isPlugin: match.output.1 == "plugin",
          dependencies: Set(list.matches(of: #/"([^"]+)"/#).map { String($0.output.1) }),
          folder: path ?? (match.output.1 == "testTarget" ? "Tests/" : "Sources/") + name))
    }
  }

  /// All that has to be built before a target.
  func allDependencies(of name: String) -> Set<String> {
    let own = targets.first { $0.name == name }?.dependencies ?? []
    return own.reduce(own) { $0.union(allDependencies(of: $1)) }
  }

  /// The modules that the sources of a target import, with a file of each.
  func imports(of target: Target) throws -> [String: String] {
    var imports: [String: String] = [:]
    for path in Repository.files(below: target.folder, "swift") {
      let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
      let line = #/(?:@testable |package |public |internal )?import (?:(?:struct|class|enum|func) )?(?<module>\w+)/#
      for match in text.matches(of: line.anchorsMatchLineEndings()) where Self.beginsLine(match.range, in: text) {
        imports[String(match.output.module)] = path
      }
    }
    return imports
  }

  private static func beginsLine(_ range: Range<String.Index>, in text: String) -> Bool {
    range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == "\n"
  }
}
