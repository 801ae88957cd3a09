import Documents
import Linting
import Support

/// Texts as SARIF's viewers show them.
enum SARIFText {
  /// The most characters, in UTF-16 units, of a message.
  static let messageLimit = 1_000
  /// The most characters, in UTF-16 units, of a description: GitHub and GitLab take no more than 1,024.
  static let descriptionLimit = 1_000

  /// A sentence that viewers show as it is: no placeholders, no links, no control characters, a period at its end.
  ///
  /// Viewers take `{0}` for an argument and `[a](b)` for a link, and none undoes what the specification says for
  /// escaping the former.
  static func sentence(_ text: String, limit: Int = messageLimit) -> String {
    let result = plain(text, limit: limit - 1)
    return isEnded(result.utf8) ? result : result + "."
  }

  /// Whether a text ends as a sentence does.
  fileprivate static func isEnded(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    switch text.last {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }

  /// A text that viewers show as it is, which need not be a sentence.
  static func plain(_ text: String, limit: Int) -> String {
    var text = text
    // Nearly every message is shown as it is.
    if text.withUTF8({ TextEscaping.line.leavesAsItIs($0, isInMessage: true) }) { return shortened(text, to: limit) }
    var escaped = ReportBuffer()
    escaped.write(text, as: .line)
    return shortened(String(decoding: unlinked(escaped.bytes, keepingBraces: false), as: UTF8.self), to: limit)
  }

  /// An id in Pascal case, as SARIF's names are.
  static func pascalCase(_ id: String) -> String {
    id.split { $0 == "/" || $0 == "-" || $0 == "_" || $0 == "." }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A text without `](`, which begins the target of a link.
  static func unlinked(_ text: String) -> String { String(decoding: unlinked(Array(text.utf8)), as: UTF8.self) }

  /// A text without `](`, and with parentheses instead of braces where those are not kept.
  private static func unlinked(_ text: [UInt8], keepingBraces keepsBraces: Bool = true) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 8)
    for byte in text {
      var byte = byte
      if !keepsBraces, byte == UInt8(ascii: "{") { byte = UInt8(ascii: "(") }
      if !keepsBraces, byte == UInt8(ascii: "}") { byte = UInt8(ascii: ")") }
      if byte == UInt8(ascii: "("), result.last == UInt8(ascii: "]") { result.append(UInt8(ascii: " ")) }
      result.append(byte)
    }
    return result
  }

  /// A text of a limited length: what is too long loses its middle, as messages end with what to do.
  ///
  /// - Parameter limit: UTF-16 units.
  static func shortened(_ text: String, to limit: Int) -> String {
    // There are no more UTF-16 units than bytes, and the latter need no counting.
    guard text.utf8.count > limit, text.utf16.count > limit else { return text }
    let tail = limit / 3
    let head = limit - tail - 3
    let start = cut(text.unicodeScalars, to: head)
    let end = cut(text.unicodeScalars.reversed(), to: tail).reversed()
    var result = String.UnicodeScalarView(start)
    result.append(contentsOf: " … ".unicodeScalars)
    result.append(contentsOf: end)
    return String(result)
  }

  private static func cut(_ scalars: some Sequence<Unicode.Scalar>, to limit: Int) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var length = 0
    for scalar in scalars {
      length += scalar.utf16.count
      if length > limit { break }
      result.append(scalar)
    }
    return result
  }

  /// Prose in one line, without the line breaks of its source.
  static func joined(_ prose: some StringProtocol) -> String {
    prose.split { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" }.joined(separator: " ")
  }

  /// Markdown whose `<` outside of code is no HTML.
  static func withoutHTML(_ markdown: String) -> String {
    var isInFence = false
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.hasPrefix("```") {
        isInFence.toggle()
        return String(line)
      }
      guard !isInFence else { return String(line) }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      return parts.enumerated().map { index, part in
        // Between the first and the second backtick is code; what follows a last lonely one is not.
        let isCode = index % 2 == 1 && index < parts.count - 1
        return isCode ? String(part) : escapedHTML(part)
      }
      .joined(separator: "`")
    }
    return lines.joined(separator: "\n")
  }

  private static func escapedHTML(_ text: some StringProtocol) -> String {
    text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }
}

/// The last message that was written as it is, to whose words likely the next one has another subject.
struct SARIFSentence {
  private var words = ""
  private var isPlain = false
  private var end: StaticString = ""

  /// Writes a message as ``SARIFText/sentence(_:limit:)`` has it, where its words have nothing to escape and nothing is
  /// left out, as in nearly all.
  ///
  /// - Returns: whether it is so; nothing was written where it is not.
  mutating func write(_ message: FindingMessage, to json: inout JSONWriter) -> Bool {
    if !message.words.hasBytes(of: words) {
      words = message.words
      (isPlain, end) = words.withBytes { (Self.isPlain($0) && !$0.isEmpty, SARIFText.isEnded($0) ? "" : ".") }
    }
    let subject = message.lead.isEmpty ? message.subject : message.lead + message.subject
    guard isPlain, subject.utf8.count + words.utf8.count < SARIFText.messageLimit,
      subject.withBytes({ TextEscaping.line.leavesAsItIs($0, isInMessage: true) })
    else { return false }
    // Names of elements are in quotes, which JSON escapes.
    json.value(line: subject, plain: words, endingIn: end)
    return true
  }

  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    TextEscaping.json.leavesAsItIs(text, isInMessage: true)
  }
}
