import Foundation
import TestSupport

/// Which folders of a target use types of which others, and what they add to types of other targets.
struct FolderUses {
  /// A type or a member of an extension, the file that names it, and the folders of both.
  struct Use: Hashable {
    var from: String
    var to: String
    var name: String
    var file: String
  }

  private(set) var uses: Set<Use> = []

  init(_ target: String) throws {
    let sources = try Repository.files(below: "Sources/\(target)", "swift").map { path in
      // What comments and texts speak of counts as unused.
      var text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
      for pattern in [#""(?:[^"\\\n]|\\.)*""#, #"//[^\n]*"#] {
        text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
      }
      return (path: path, text: text)
    }
    let declaration =
      #"(?:^|\n)(?:(?:public|package|final|indirect|@\w+(?:\([^)]*\))?)\s+)*(?:struct|enum|class|protocol|actor|typealias) (\w+)"#
    var folders: [String: Set<String>] = [:]
    for (path, text) in sources {
      for name in try Self.names(declaration, in: text) { folders[name, default: []].insert(Self.folder(of: path)) }
    }
    let counts = try Self.declarations.get()
    for (path, text) in sources {
      for body in try Self.names(#"(?:^|\n)(?:(?:public|package) )?extension [^\n]*(\{[\s\S]*?\n\})"#, in: text) {
        // What an extension adds, by names that nothing else has anywhere.
        for name in try Self.names(#"\n  (?:[\w@]+ )*(?:var|func) ([a-z]\w*)"#, in: body) where counts[name] == 1 {
          folders[name, default: []].insert(Self.folder(of: path))
        }
      }
    }
    for (path, text) in sources {
      let from = Self.folder(of: path)
      for name in try Self.names(#"(?:\b|[\w)\]?!]\.)([A-Z]\w*)|[\w)\]?!]\.([a-z]\w*)"#, in: text) {
        // A name that two folders declare, for themselves, says nothing.
        guard let declared = folders[name], declared.count == 1, let to = declared.first, from != to else { continue }
        uses.insert(Use(from: from, to: to, name: name, file: path))
      }
    }
  }

  /// How many files of all targets declare each name of a variable, a function or a case.
  private static let declarations = Result {
    var counts: [String: Int] = [:]
    for path in Repository.files(below: "Sources", "swift") where !path.contains("/Compiled/") {
      let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
      for name in Set(try names(#"\b(?:var|let|func|case) (\w+)"#, in: text)) { counts[name, default: 0] += 1 }
    }
    return counts
  }

  /// What the groups of a pattern match in a text: by Foundation, whose matching is not slower in a debug build.
  private static func names(_ pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { match in
      (1..<match.numberOfRanges).map { match.range(at: $0) }.first { $0.location != NSNotFound }.map {
        whole.substring(with: $0)
      }
    }
  }

  /// The first folder below the target's; empty for its own.
  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : ""
  }

  /// Folders that use each other, directly or by others, each group by its names. What stands in the target's own folder is both its
  /// lists and what all its folders share, and counts for none.
  var cycles: [String] {
    let edges = Dictionary(grouping: uses.filter { !$0.from.isEmpty && !$0.to.isEmpty }, by: \.from)
      .mapValues { Set($0.map(\.to)) }
    func reachable(from start: String) -> Set<String> {
      var found: Set<String> = []
      var waiting = Array(edges[start] ?? [])
      while let next = waiting.popLast() {
        if found.insert(next).inserted { waiting += edges[next] ?? [] }
      }
      return found
    }
    let reached = Dictionary(uniqueKeysWithValues: edges.keys.map { ($0, reachable(from: $0)) })
    let groups = reached.filter { $0.value.contains($0.key) }.map { folder, others in
      others.filter { reached[$0]?.contains(folder) == true }.sorted().joined(separator: ", ")
    }
    return Set(groups).sorted()
  }
}
