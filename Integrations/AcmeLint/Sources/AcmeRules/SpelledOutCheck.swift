import FioriLint

/// Asks that a text has none of some abbreviations.
final class SpelledOutCheck: ElementCheck, Check {
  static let name = "acme/spelled-out"
  static let summary = "A text has none of some abbreviations."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let words = Parameter<[String]>("words", "The abbreviations, without a period; case matters.")
  }

  private let words: Set<String>

  init(_ arguments: Arguments) throws(RuleError) {
    words = Set(try arguments.texts(Self.parameters.words))
    guard !words.isEmpty else { throw arguments.missing(Self.parameters.words) }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let text = element.text(.text) else { return pass.inconclusive(missing: .text, of: element) }
    if let found = abbreviation(in: text) {
      pass.report("\"\(text)\" abbreviates with \(found)", at: .text, of: element)
    }
  }

  override var hasFix: Bool { true }

  override func changes(fixing element: Element) -> [PlannedChange]? {
    guard let text = element.text(.text), let found = abbreviation(in: text), let word = Self.fullWords[String(found)]
    else { return nil }
    let spelledOut = text[..<found.startIndex] + word + text[found.endIndex...]
    return [PlannedChange(.set(.text, .text(String(spelledOut))), of: element)]
  }

  /// What our tables mean by them.
  private static let fullWords = ["Amt": "Amount", "Nr": "Number", "Qty": "Quantity", "Tel": "Telephone"]

  private func abbreviation(in text: String) -> Substring? {
    text.split { !$0.isLetter && !$0.isNumber }.first { words.contains(String($0)) }
  }
}
