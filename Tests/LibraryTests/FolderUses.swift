import Foundation
import TestSupport

/// Which folders of a target use types of which others.
struct FolderUses {
  /// A type, the file that names it, and the folders of both.
  struct Use: Hashable {
    var from: String
    var to: String
    var type: String
    var file: String
  }

  private(set) var uses: Set<Use> = []

  init(_ target: String) throws {
    let paths = Repository.files(below: "Sources/\(target)", "swift")
    let sources = try paths.map { path in
      let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
      // What comments and texts speak of is used by nobody.
      return (path, text.replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "").replacing(#/\/\/[^\n]*/#, with: ""))
    }
    let declaration =
      #/(?:^|\n)(?:(?:public|package|final|indirect|@\w+(?:\([^)]*\))?)\s+)*(?:struct|enum|class|protocol|actor|typealias) (?<name>\w+)/#
    var folders: [String: Set<String>] = [:]
    for (path, text) in sources {
      for match in text.matches(of: declaration) {
        folders[String(match.output.name), default: []].insert(Self.folder(of: path))
      }
    }
    for (path, text) in sources {
      for match in text.matches(of: #/\b[A-Z]\w*/#) {
        // A name that two folders declare, for themselves, says nothing.
        guard let declared = folders[String(match.output)], declared.count == 1, let to = declared.first else {
          continue
        }
        let from = Self.folder(of: path)
        if from != to { uses.insert(Use(from: from, to: to, type: String(match.output), file: path)) }
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
