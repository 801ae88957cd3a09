import Screens

/// Asks that a label names the number of items of the view around it.
final class ItemCountCheck: ElementCheck, Check {
  static let name = "item-count"
  static let summary = "The label shows the `totalCount` of its view."
  static let kinds = Kind.having(.count)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let countOnly = Parameter<Bool>(
      "countOnly", "Whether only `count` is checked, so that a label needs no number.")
  }

  private let countOnly: Bool

  init(_ arguments: Arguments) throws(RuleError) {
    countOnly = try arguments.flag(Self.parameters.countOnly)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let text = countOnly ? nil : element.bytes(.text)
    var numbers = element.number(.count).map { [$0] } ?? []
    if numbers.isEmpty, let text { numbers = NumbersInText.find(text) }
    guard let shown = numbers.first else {
      guard let text else { return pass.inconclusive(missing: .count, of: element) }
      // The count may be given as unknown: then the label shows one that is not known.
      guard !element.isExplicitlyUnknown(.count) else { return pass.inconclusive(missing: .count, of: element) }
      let owner = Self.view(around: element).map { " of \($0.shortProseName)" } ?? ""
      let label = String(decoding: text, as: UTF8.self)
      let total = Self.view(around: element)?.number(.totalCount) ?? 48
      pass.report(
        ("the label \"\(label)\"\(owner) has no number of items" as Message)
          .limited(to: "for example \"\(label) (\(Message(total.brief)))\""), at: .text, of: element)
      return
    }
    guard let view = Self.view(around: element) else { return pass.notApplicable() }
    guard let total = view.number(.totalCount) else { return pass.inconclusive(missing: .totalCount, of: view) }
    guard !numbers.contains(total) else { return }
    pass.report(
      """
      \(subject: element) says \("\(measured: shown, "count")", of: ElementNoun("item"), for: shown), \
      but there are \(required: total, "count")
      """,
      at: element.isKnown(.count) ? .count : .text, of: element, related: [RelatedElement(view, "the view")])
  }

  private static func view(around element: Element) -> Element? {
    var view = element.parent
    while let candidate = view, candidate.kind != .collectionView, candidate.kind != .tableView {
      view = candidate.parent
    }
    return view
  }

  override var hasFix: Bool { true }

  /// What a label may end with behind its words.
  private static let leadingOn: Set<Character> = [">", "›", "»", "→", "❯", "⟩", "…", ".", ":"]

  /// The number of items in the place of the one that is shown, or behind the last word of a label.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    guard let total = Self.view(around: element)?.number(.totalCount) else { return nil }
    if let count = element.number(.count) {
      let change = PlannedChange(.set(.count, .number(total)), of: element)
      // A label that shows the wrong count would go on showing it.
      guard let bytes = element.bytes(.text), NumbersInText.find(bytes) == [count],
        let label = label(total, in: bytes, of: element)
      else { return [change] }
      return [change, label]
    }
    guard !countOnly, let bytes = element.bytes(.text) else { return nil }
    return label(total, in: bytes, of: element).map { [$0] }
  }

  private func label(_ total: Double, in bytes: UnsafeBufferPointer<UInt8>, of element: Element) -> PlannedChange? {
    let (text, places) = (Array(bytes), NumbersInText.places(in: bytes))
    let number = Array(total.brief.utf8)
    let label: [UInt8]
    switch places.count {
    case 0:
      // What leads on, as an arrow does, goes on doing so behind the number.
      let words = String(decoding: text, as: UTF8.self)
      guard let last = words.lastIndex(where: \.isLetter),
        words[words.index(after: last)...].allSatisfy({ $0.isWhitespace || Self.leadingOn.contains($0) })
      else { return nil }
      let end = words[...last].utf8.count
      label = text[..<end] + Array(" (".utf8) + number + Array(")".utf8) + text[end...]
    case 1:
      // Another number may be a year, or a part of a name.
      let (before, behind) = (text[..<places[0].lowerBound], text[places[0].upperBound...])
      guard before.last == UInt8(ascii: "("), behind.first == UInt8(ascii: ")") else { return nil }
      label = before + number + behind
    default: return nil
    }
    return PlannedChange(.set(.text, .text(String(decoding: label, as: UTF8.self))), of: element)
  }
}

/// Finds the whole numbers that a label shows: runs of ASCII digits, with separators between groups of three.
enum NumbersInText {
  static func find(_ text: UnsafeBufferPointer<UInt8>) -> [Double] {
    var numbers: [Double] = []
    forEach(in: text) { value, _ in numbers.append(value) }
    return numbers
  }

  /// Where the numbers are.
  static func places(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    forEach(in: text) { _, place in places.append(place) }
    return places
  }

  private static func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Double, Range<Int>) -> Void) {
    var index = 0
    while index < text.count {
      guard let (value, length) = number(text, at: index) else {
        index += 1
        continue
      }
      body(value, index..<index + length)
      index += length
    }
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> (value: Double, length: Int)? {
    var index = start
    var value = 0.0
    while index < text.count, text[index] &- 48 < 10 {
      value = value * 10 + Double(text[index] - 48)
      index += 1
    }
    guard index > start else { return nil }
    guard index - start <= 3 else { return (value, index - start) }
    while let group = group(text, at: index) {
      value = value * 1000 + group.value
      index += group.length
    }
    return (value, index - start)
  }

  /// A separator (`,` `.` `'`, a space or a no-break space) and exactly three digits.
  private static func group(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> (value: Double, length: Int)? {
    let separators: [[UInt8]] = [[0x2C], [0x2E], [0x27], [0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]
    for separator in separators where text[start...].starts(with: separator) {
      let digits = text[(start + separator.count)...].prefix { $0 &- 48 < 10 }
      guard digits.count == 3 else { return nil }
      return (digits.reduce(0) { $0 * 10 + Double($1 - 48) }, separator.count + 3)
    }
    return nil
  }
}
