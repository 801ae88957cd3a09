import ArgumentParser
import Linting
import Project
import Support

/// What shells complete where only the program knows.
enum CompletionWords {
  /// Ids of rules, and the groups that they are in as globs.
  static var rules: CompletionKind { .custom { _, _, prefix in rules(from: prefix) } }

  /// Formats of reports, and behind `FORMAT=` files.
  static var formats: CompletionKind { .custom { words, index, prefix in formats(in: words, at: index, from: prefix) } }

  private static func rules(from prefix: String) -> [String] {
    guard let all = try? RuleBook.here(with: .none, allowingOutside: false).all.map(\.id) else {
      return []
    }
    var groups: [String] = []
    for id in all {
      let group = id.split(separator: "/").first.map { "\($0)/*" } ?? id
      if groups.last != group { groups.append(group) }
    }
    return (groups + all).filter { $0.hasPrefix(prefix) }
  }

  private static func formats(in words: [String], at index: Int, from prefix: String) -> [String] {
    let word = words.indices.contains(index) ? words[index] : prefix
    // bash takes `=` for a word of its own, and completes the word behind it.
    if word == "=" { return files(from: "") }
    if index > 0, words.indices.contains(index - 1), words[index - 1] == "=" { return files(from: word) }
    guard let equals = word.firstIndex(of: "=") else {
      return AutomaticFormat.allNames.flatMap { [$0, "\($0)="] }.filter { $0.hasPrefix(prefix) }
    }
    return files(from: word[word.index(after: equals)...]).map { "\(word[...equals])\($0)" }
  }

  /// The files and folders whose paths begin so.
  private static func files(from path: some StringProtocol) -> [String] {
    let folder = String(path).pathFront
    return visibleNames(in: folder.isEmpty ? "." : folder).map { folder + $0 }.filter {
      $0.hasPrefix(path)
    }
  }
}
