import ArgumentParser
import Inputs
import Linting

/// What shells complete where only the program knows.
enum CompletionWords {
  /// Ids of rules, and the groups that they are in as globs.
  static var rules: CompletionKind { .custom { _, _, prefix in rules(from: prefix) } }

  /// Formats of reports, and behind `FORMAT=` files.
  static var formats: CompletionKind { .custom { _, _, prefix in formats(from: prefix) } }

  private static func rules(from prefix: String) -> [String] {
    guard let all = try? RuleSelection(team: .here(with: .none)).all.map(\.id) else { return [] }
    var groups: [String] = []
    for id in all {
      let group = id.split(separator: "/").first.map { "\($0)/*" } ?? id
      if groups.last != group { groups.append(group) }
    }
    return (groups + all).filter { $0.hasPrefix(prefix) }
  }

  private static func formats(from prefix: String) -> [String] {
    guard let equals = prefix.firstIndex(of: "=") else {
      return AutomaticFormat.allNames.flatMap { [$0, "\($0)="] }.filter { $0.hasPrefix(prefix) }
    }
    let path = prefix[prefix.index(after: equals)...]
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return NearestPath.names(in: folder.isEmpty ? "." : folder).sorted()
      .map { "\(prefix[...equals])\(folder)\($0)" }
      .filter { $0.hasPrefix(prefix) }
  }
}
