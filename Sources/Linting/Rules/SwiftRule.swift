import RulePages
import Screens

/// A rule that is written in Swift: what a rule page says, and the check that it runs.
///
/// It is listed, configured, suppressed and tested as the rules of pages are.
public struct SwiftRule: Sendable {
  /// What a page would say; its path is the Swift file.
  package let page: RulePage
  /// The check that it runs.
  package let check: AnyCheck

  /// `team/name`.
  public var id: String { page.id }

  /// Declares a rule. Its mistakes are reported when the linter starts, with its file and line.
  ///
  /// - Parameters:
  ///   - id: `team/name`.
  ///   - title: the rule in one sentence.
  ///   - selector: the elements that the check is called with, as pages say it behind `on:`.
  ///   - check: its check.
  ///   - parameters: what a page gives to the check behind `with:`.
  ///   - severity: how much a finding weighs.
  ///   - platforms: the platforms that it speaks about.
  ///   - advice: what to do about a finding, one clause at the end of each message; none where the message says it.
  ///   - message: what a finding says in place of the check's words, with placeholders.
  ///   - fixes: the titles of the fixes, in a few words, and how much care applying each takes; the check makes the
  ///     edits.
  ///   - why: the reason for it, in Markdown.
  ///   - examples: what fails, and what passes.
  ///   - file: the file that it is in.
  ///   - line: its line in the file.
  public init(
    _ id: String, _ title: String, on selector: String, check: AnyCheck,
    with parameters: KeyValuePairs<String, PageValue> = [:], severity: Severity, platforms: PlatformSet = .both,
    advice: String = "", message: String? = nil, fixes: KeyValuePairs<String, FixSafety> = [:], why: String,
    examples: Examples, file: String = #fileID, line: Int = #line
  ) {
    self.check = check
    page = RulePage(
      id: id, title: title, advice: advice, statements: [],
      cases: [
        RuleCase(
          severity: severity.name, platforms: platforms.names, statements: [], selector: selector, check: check.name,
          parameters: parameters.map { PageEntry($0.key, $0.value.placed(onLine: line)) },
          fixes: Self.pageFixes(fixes, line), line: line)
      ],
      rationale: why, examplesText: examples.text, examplesLine: examples.line,
      message: message.map { PageText($0, at: PageLocation(line: line)) }, path: file)
  }

  /// Fixes as a page says them behind `fix:`.
  private static func pageFixes(_ fixes: KeyValuePairs<String, FixSafety>, _ line: Int) -> PageFixes {
    if fixes.isEmpty { return PageFixes() }
    let values = fixes.map { title, safety in
      let entries = [("title", title), ("class", safety.rawValue)].map { PageEntry($0.0, PageValue(.text($0.1))) }
      return PageValue(.map(entries)).placed(onLine: line)
    }
    return PageFixes { values }
  }

  /// The examples of a rule, as pages have them: descriptions between fences under the headings `## Avoid` and `##
  /// Prefer`, with `↓` directly before what is reported.
  public struct Examples: Sendable, Hashable {
    /// The Markdown.
    package let text: String
    /// The line of the source that it begins in.
    package let line: Int

    /// Examples in Markdown, a multiline literal that begins in the line after this one.
    ///
    /// - Parameter line: the line of the literal's beginning, for what tests say.
    public init(_ markdown: String, line: Int = #line) {
      text = markdown
      self.line = line + 1
    }
  }
}

extension SwiftRule: CustomStringConvertible {
  /// The id, by which tests call it too.
  public var description: String { id }
}

extension Rule {
  /// Makes a rule of what Swift declares.
  ///
  /// - Parameter additions: the checks that there are besides those of the library and its own.
  /// - Throws: a ``RuleError`` as for a page, with the Swift file as its path.
  package convenience init(_ declaration: SwiftRule, additions: [AnyCheck] = []) throws(RuleError) {
    let isNamed = additions.contains { $0 == declaration.check }
    do throws(RuleError) {
      try self.init(declaration.page, additions: isNamed ? additions : additions + [declaration.check])
    } catch {
      var error = error
      error.path = declaration.page.path
      throw error
    }
  }
}
