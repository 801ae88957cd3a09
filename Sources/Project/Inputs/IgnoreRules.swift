import Support

/// The rules of one ignore file, in the language of `.gitignore`.
///
/// Paths are relative to the directory of that file, with `/` between names and none at the end. The last pattern that
/// matches decides. The language is that of the Git documentation, gitignore(5), pattern format; comparison is by byte.
/// The documentation is also followed where Git 2.39 itself does not: there `foo**/bar` finds `foobar`, here only what
/// `foo*/bar` finds.
package struct IgnoreRules: Sendable {
  /// What the rules say about a path that one of them matches.
  package enum Verdict: Sendable, Hashable {
    /// The path is left out; of a directory also all that it contains.
    case ignored
    /// A pattern with `!` takes the path in again.
    case included
  }

  // Plain values only: every rule is looked at for every path, and reference counts would cost more than comparing.
  private struct Rule {
    enum Form {
      case name, nameEnding, nameGlob, path, pathGlob
    }

    let form: Form
    let verdict: Verdict
    let isForDirectories: Bool
    /// Into `literals`, or the one index into `globs`.
    let range: Range<Int>
  }

  private let ignoresCase: Bool
  private var rules: [Rule] = []
  private var literals: [UInt8] = []
  private var globs: [GlobPattern] = []

  /// Reads the text of an ignore file; lines that no path can match are dropped, as Git does.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Reads the bytes of an ignore file; a byte order mark and carriage returns before line feeds are skipped.
  ///
  /// - Parameter ignoresCase: whether upper and lower case of ASCII make no difference, as `core.ignorecase` of git has it.
  package init(bytes: [UInt8], ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    let text = ByteOrderMark.dropped(from: bytes)
    for line in text.split(separator: UInt8(ascii: "\n")) { add(line) }
    rules.reverse()
  }

  /// Whether no path can match.
  package var isEmpty: Bool { rules.isEmpty }

  /// What the rules say about one path by itself, nil where none matches it.
  package func verdict(for path: String, isDirectory: Bool) -> Verdict? {
    var path = path
    return path.withUTF8 { bytes in
      let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return verdict(for: bytes[...], nameStart: nameStart, isDirectory: isDirectory)
    }
  }

  /// Whether the path is left out, by itself or because a directory above it is.
  package func ignores(_ path: String, isDirectory: Bool) -> Bool {
    let isBelowIgnored = path.utf8.indices.contains { index in
      path.utf8[index] == UInt8(ascii: "/") && verdict(for: String(path[..<index]), isDirectory: true) == .ignored
    }
    return isBelowIgnored || verdict(for: path, isDirectory: isDirectory) == .ignored
  }

  /// The same for a path in a buffer; `nameStart` is the index of its last component.
  func verdict(
    for path: UnsafeBufferPointer<UInt8>.SubSequence, nameStart: Int, isDirectory: Bool
  ) -> Verdict? {
    let name = path[nameStart...]
    for rule in rules where isDirectory || !rule.isForDirectories {
      let matches =
        switch rule.form {
        case .name: rule.range.count == name.count && name.elementsEqual(literals[rule.range])
        case .nameEnding:
          rule.range.count <= name.count && name.suffix(rule.range.count).elementsEqual(literals[rule.range])
        case .nameGlob: globs[rule.range.lowerBound].matches(name)
        case .path: rule.range.count == path.count && path.elementsEqual(literals[rule.range])
        case .pathGlob: globs[rule.range.lowerBound].matches(path)
        }
      if matches { return rule.verdict }
    }
    return nil
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    var text = line.prefix { $0 != 0 }
    if line.last == UInt8(ascii: "\r") { text = text.prefix(upTo: min(text.endIndex, line.endIndex - 1)) }
    guard text.first != UInt8(ascii: "#") else { return }
    text = Self.trimmingTrailingSpaces(text)
    let verdict: Verdict = text.first == UInt8(ascii: "!") ? .included : .ignored
    if verdict == .included { text.removeFirst() }
    let isForDirectories = text.last == UInt8(ascii: "/")
    if isForDirectories { text.removeLast() }
    let hasPath = text.contains(UInt8(ascii: "/"))
    if hasPath, text.first == UInt8(ascii: "/") { text.removeFirst() }
    guard !text.isEmpty, let pattern = GlobPattern(text, matchesPaths: hasPath, ignoresCase: ignoresCase) else {
      return
    }
    let form: Rule.Form
    let range: Range<Int>
    if let literal = pattern.literal ?? (hasPath ? nil : pattern.literalAfterStar) {
      form = hasPath ? .path : pattern.literal == nil ? .nameEnding : .name
      range = literals.count..<(literals.count + literal.count)
      literals.append(contentsOf: literal)
    } else {
      form = hasPath ? .pathGlob : .nameGlob
      range = globs.count..<(globs.count + 1)
      globs.append(pattern)
    }
    rules.append(Rule(form: form, verdict: verdict, isForDirectories: isForDirectories, range: range))
  }

  /// Spaces at the end do not count, except behind a backslash.
  private static func trimmingTrailingSpaces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index = min(index + (byte == UInt8(ascii: "\\") ? 2 : 1), text.endIndex)
      if byte != UInt8(ascii: " ") { end = index }
    }
    return text[..<end]
  }
}
