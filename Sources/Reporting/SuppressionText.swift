import Documents
import Linting
import Screens
import Support

/// The text that suppresses a finding, as it is pasted into the file that the finding is in, or into a configuration.
package enum SuppressionText {
  /// The suppression as its format spells it. For a JSON description or a page of the Mobile Development Kit, this is a
  /// member of the element. For an XML description, it is a comment in front of the element. Other formats cannot hold
  /// one, and get an entry of `ignore` in the configuration of the file. The user has to fill in its reason before it
  /// applies.
  ///
  /// - Returns: `nil` for a finding about a suppression, and where no configuration can name the file.
  package static func text(for finding: Finding, in file: FileReport) -> String? {
    guard !file.format.isEmpty else { return nil }
    return text(for: finding, [finding.rule], file.suppressionPlace, at: file.configuration?.path ?? file.path)
  }

  /// The same of a file that could be read, for several rules; entries of a configuration are one on each line.
  ///
  /// - Parameter path: from the folder of the file's configuration.
  static func text(
    for finding: Finding, _ rules: [String], _ place: SuppressionLocation, at path: String
  ) -> String? {
    guard maySuppress(finding) else { return nil }
    switch place {
    case .member: return Suppression.member(for: rules)
    case .comment: return Suppression.comment(for: rules)
    case .configuration:
      let entries = rules.compactMap { ignoreEntry(for: finding, $0, at: path) }
      return entries.isEmpty ? nil : entries.joined(separator: "\n")
    }
  }

  /// Entries of `ignore` in the configuration of the file, even if its format can hold suppressions: one for each of the
  /// finding's ``Finding/rulesToSuppress``.
  ///
  /// - Returns: none for a finding about a suppression, and where no configuration can name the file.
  package static func ignoreEntries(for finding: Finding, in file: FileReport) -> [String] {
    guard maySuppress(finding), !file.format.isEmpty else { return [] }
    return finding.rulesToSuppress.compactMap {
      ignoreEntry(for: finding, $0, at: file.configuration?.path ?? file.path)
    }
  }

  private static func maySuppress(_ finding: Finding) -> Bool {
    !Rule.isAboutSuppressions(finding.rule)
  }

  private static func ignoreEntry(for finding: Finding, _ rule: String, at path: String) -> String? {
    let isInside = path.utf8.first != UInt8(ascii: "/") && path != ".." && !path.utf8.starts(with: "../".utf8)
    guard isInside, !path.isEmpty else { return nil }
    let file = (path.utf8.starts(with: "./".utf8) ? String(path.dropFirst(2)) : path).exactGlob
    return ignoreEntry(for: rule, files: file, element: finding.element, reason: Suppression.placeholder)
  }

  /// An entry of `ignore` for a rule.
  ///
  /// - Parameters:
  ///   - files: a glob.
  ///   - element: a path; empty: all elements.
  static func ignoreEntry(for rule: String, files: String, element: String = "", reason: String) -> String {
    let element = element.isEmpty ? "" : ", element: \(quoted(element))"
    return "- {files: \(quoted(files))\(element), rule: \(quoted(rule)), reason: \(quoted(reason))}"
  }

  /// A text as a scalar of YAML in double quotes, of which nothing is left for a reporter to escape.
  private static func quoted(_ text: String) -> String {
    // Two `#` and a bracket are a command to a build server.
    YAMLScalar.quoted(text).split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\\x23")
  }
}

extension SuppressionLocation {
  /// The place in words.
  ///
  /// - Parameter configuration: the path of the file's configuration.
  func words(in configuration: String) -> String {
    switch self {
    case .member: "in its object"
    case .comment: "before the element"
    case .configuration: "below `ignore:` of \(configuration)"
    }
  }
}
