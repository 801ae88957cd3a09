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
    guard let text = element.text(.text) else { return pass.undecided(.text, of: element) }
    let found = text.split { !$0.isLetter && !$0.isNumber }.first { words.contains(String($0)) }
    if let found { pass.report("\"\(text)\" abbreviates with \(found)", at: .text, of: element) }
  }
}
