import Screens

/// Asks that initials come from the name beside them.
final class InitialsCheck: ElementCheck, Check {
  static let name = "initials"
  static let summary = "The text of an image gives initials of the name beside it."
  static let kinds = Kind.having(.text)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let namePart = Parameter<Member>("namePart", "The part beside the image whose text is the name.", .part).required
    let max = Parameter<Double>("max", "The greatest number of letters.")
  }

  private let part: Member
  private let maximum: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let part = try arguments.member(Self.parameters.namePart, in: Kind.allCases) else {
      throw arguments.missing(Self.parameters.namePart)
    }
    self.part = part
    maximum = try arguments.number(Self.parameters.max) ?? .infinity
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let initials = element.bytes(.text) else { return pass.inconclusive(missing: .text, of: element) }
    guard let cell = element.parent else { return pass.notApplicable() }
    guard case .present(let label) = cell.part(part) else {
      if let mistake = lengthMistake(initials) { return report(mistake, initials, element, &pass) }
      return pass.inconclusive(missing: part, of: cell)
    }
    let name = label.bytes(.text)
    // One letter that begins the name as it is written decides nearly every image without any storage.
    if let name, initials.count == 1, maximum >= 1, name.first == initials.first, (initials[0] | 0x20) &- 97 < 26 {
      return
    }
    if let mistake = lengthMistake(initials) { return report(mistake, initials, element, &pass) }
    guard let name else { return pass.inconclusive(missing: .text, of: label) }
    switch Self.match(String(decoding: initials, as: UTF8.self), String(decoding: name, as: UTF8.self)) {
    case .yes: return
    case .maybe: pass.inconclusive(missing: .text, of: label)
    case .no:
      pass.report(
        """
        \(subject: element) shows "\(String(decoding: initials, as: UTF8.self))"; no word of \
        "\(String(decoding: name, as: UTF8.self))" begins with it
        """,
        at: .text, of: element, related: [RelatedElement(label, "the name")])
    }
  }

  private func lengthMistake(_ initials: UnsafeBufferPointer<UInt8>) -> Message? {
    let count = Self.signs(String(decoding: initials, as: UTF8.self)).count
    if count == 0 { return Message("has no initials").noting(0, .measured, "letters").noting(1, .min, "letters") }
    guard Double(count) > maximum else { return nil }
    let letters: Message = "\(measured: Double(count), "letters")"
    return ("shows \(letters, of: ElementNoun("letter"), for: Double(count))" as Message)
      .limited(to: "at most \(required: maximum, .max, "letters")")
  }

  private func report(
    _ mistake: Message, _ initials: UnsafeBufferPointer<UInt8>, _ element: Element, _ pass: inout Pass
  ) {
    pass.report("\(subject: element) \(mistake)", at: .text, of: element)
  }

  /// What counts of initials: not their spaces and full stops.
  private static func signs(_ text: String) -> [Character] {
    text.filter { !$0.isWhitespace && $0 != "." }.map { $0 }
  }

  /// Whether each initial begins a word of the name.
  ///
  /// Only letters from A to Z are sure not to: what other letters become as an initial depends on the language.
  static func match(_ initials: String, _ name: String) -> Match {
    let beginnings = name.split { !$0.isLetter && !$0.isNumber }.compactMap { $0.first?.lowercased() }
    guard !beginnings.isEmpty else { return .maybe }
    let isPlain = beginnings.allSatisfy { $0.utf8.count == 1 }
    var match = Match.yes
    for sign in signs(initials) {
      let letter = sign.lowercased()
      if beginnings.contains(letter) { continue }
      guard isPlain, sign.isASCII, sign.isLetter else {
        match = .maybe
        continue
      }
      return .no
    }
    return match
  }
}
