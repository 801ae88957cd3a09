import Documents
import Linting
import Screens

/// What to write to suppress a finding, together with what is suggested for the findings before it.
enum SuppressionSuggestion {
  /// A whole suppression: a member, a comment, or an entry of a configuration; and where to write it, in words.
  case new(String, place: String)
  /// One more entry of the object's member, which is there or which another finding asks for.
  case added(String)
  /// Another entry in the place of the one that names the rule already.
  case replacing(String)
  /// A whole member in the place of one that is no object.
  case replacingMember(String)
  /// What is suggested for the finding that starts there.
  case covered(by: SourcePosition)

  /// What is suggested for each finding of a file; `nil` for those that are suppressed, and for those that cannot be.
  ///
  /// - Parameters:
  ///   - findings: all or some of the file, in its order.
  ///   - isShown: by a finding's index, whether anything is suggested for it.
  static func all(
    for findings: [Finding], of file: FileReport, where isShown: (Int) -> Bool = { _ in true }
  ) -> [SuppressionSuggestion?] {
    guard !file.format.isEmpty else { return findings.map { _ in nil } }
    let place = file.suppressionPlace
    let path = file.configuration?.path ?? file.path
    let words = place.words(in: file.configuration?.name ?? FileReport.Configuration.defaultName)
    var first: [Entry: SourcePosition] = [:]
    var hosts: Set<Host> = []
    return findings.indices.map { index in
      let finding = findings[index]
      // An entry of `ignore` is for all that it names.
      guard finding.status != .suppressed, isShown(index),
        SuppressionText.text(for: finding, [finding.rule], place, at: path) != nil
      else { return nil }
      let host = place == .configuration ? .text(finding.element) : Host(finding)
      let rules = finding.rulesToSuppress.filter { first[Entry(host: host, rule: $0)] == nil }
      guard !rules.isEmpty, let text = SuppressionText.text(for: finding, rules, place, at: path) else {
        return first[Entry(host: host, rule: finding.rule)].map { .covered(by: $0) }
      }
      for rule in rules { first[Entry(host: host, rule: rule)] = finding.start }
      guard place == .member else { return .new(text, place: words) }
      let isFirst = hosts.insert(host).inserted
      switch finding.suppressionHost?.member ?? .absent {
      case .absent: return isFirst ? .new(text, place: words) : .added(Suppression.entries(for: rules))
      case .other: return isFirst ? .replacingMember(text) : .added(Suppression.entries(for: rules))
      case .rules: return .added(Suppression.entries(for: rules))
      case .rule:
        let entries = Suppression.entries(for: rules)
        return rules.contains(finding.rule) ? .replacing(entries) : .added(entries)
      }
    }
  }

  /// What holds the suppressions of a finding.
  private enum Host: Hashable {
    case place(Int)
    case text(String)

    init(_ finding: Finding) {
      self = finding.suppressionHost.map { .place($0.start) } ?? .text(finding.element)
    }
  }

  private struct Entry: Hashable {
    var host: Host
    var rule: String
  }

  /// What to write; `nil` where another suggestion has it.
  var text: String? {
    switch self {
    case .new(let text, _), .added(let text), .replacing(let text), .replacingMember(let text): text
    case .covered: nil
    }
  }

  /// Where to write it, in words.
  var place: String {
    switch self {
    case .new(_, let place): place
    case .added: "in its `\(Suppression.name)`"
    case .replacing: "in its `\(Suppression.name)`, in the place of the entry for the rule"
    case .replacingMember: "in the place of its `\(Suppression.name)`"
    case .covered: ""
    }
  }

  /// What to do, in one line without its break; each further entry of a configuration is a line of its own.
  func write(to output: inout ReportBuffer) {
    switch self {
    case .new(let text, let place):
      output.write(literal: "to suppress, add ")
      output.write(place, as: .line)
      output.write(literal: ": ")
      for (index, line) in text.split(separator: "\n").enumerated() {
        if index > 0 { output.write(literal: "\n      ") }
        output.write(String(line), as: .line)
      }
    case .added(let text):
      output.write("to suppress, add to its `\(Suppression.name)`: ")
      output.write(text, as: .line)
    case .replacing(let text):
      output.write("to suppress, replace the entry for the rule in its `\(Suppression.name)`: ")
      output.write(text, as: .line)
    case .replacingMember(let text):
      output.write("to suppress, replace its `\(Suppression.name)` with ")
      output.write(text, as: .line)
    case .covered(let start):
      output.write(literal: "the suppression suggested for ")
      output.write(start.line)
      output.write(literal: ":")
      output.write(start.column)
      output.write(literal: " is for this finding too")
    }
  }
}
