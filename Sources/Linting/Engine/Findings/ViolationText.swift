import Screens

/// The text of raw findings of a case. It is mostly the same for many elements: those share one.
final class ViolationText {
  /// The index of the case.
  let `case`: Int
  /// What the check says, without the designation of the element that it is about.
  let words: String
  /// Where in the words that belongs.
  let seam: Message.InsertionPoint
  /// The numbers in the words.
  let numbers: [Message.Number]
  /// Other elements that it speaks of.
  let related: [RelatedElement]
  /// What was measured, where the run draws screens.
  let measure: FindingMeasure?
  /// Whether the designation of an element belongs into the words.
  let hasSubject: Bool
  /// Whether the words are those of the rule's page.
  private let isReworded: Bool
  /// What the check says, where that is why the page says this.
  private let original: Original?
  /// Whether several findings say it.
  private(set) var isShared = false
  /// What findings say, once one does; kept where several do.
  var ofFinding: OfFinding?

  /// What findings say, with what to do about it.
  final class OfFinding {
    /// The text before the designation of the element.
    let lead: String
    /// The text behind it.
    let words: String
    /// Those of the message, where the run was asked for details.
    let quantities: [Quantity]

    init(_ lead: String, _ words: String, _ quantities: [Quantity]) {
      (self.lead, self.words, self.quantities) = (lead, words, quantities)
    }
  }

  /// What a check says of an element, before the page of its rule says it in other words.
  struct Original {
    let message: Message
    let unit: String

    init(_ message: Message, _ unit: String) { (self.message, self.unit) = (message, unit) }
  }

  /// What a pass reports against a case.
  ///
  /// - Parameters:
  ///   - original: what the check says, where other elements of which it says so get the same words.
  ///   - isOneOfMany: whether memory counts for more than time.
  init(_ report: borrowing Pass.Report, case number: Int, insteadOf original: Original?, isOneOfMany: Bool) {
    self.case = number
    // A text that was made of pieces has room for more of them.
    words =
      isOneOfMany ? String(decoding: Array(report.message.words.utf8), as: UTF8.self) : report.message.words
    (seam, numbers) = (report.message.seam, report.message.allNumbers)
    (related, measure) = (report.related, report.measure)
    (hasSubject, isReworded, self.original) = (report.message.about != nil, report.isReworded, original)
  }

  /// The same, which speaks of one more element.
  init(_ other: ViolationText, relatedTo element: RelatedElement) {
    (self.case, words, seam, numbers) = (other.case, other.words, other.seam, other.numbers)
    (related, measure) = (other.related + [element], other.measure)
    (hasSubject, isReworded, original) = (other.hasSubject, other.isReworded, other.original)
  }

  /// Whether it is what a pass reports of an element against the same case, which then shares it.
  ///
  /// - Parameter unit: the unit of lengths on the screen.
  func isShared(by report: borrowing Pass.Report, of element: Element, _ unit: String) -> Bool {
    guard report.related.isEmpty, report.measure == nil else { return false }
    if report.isReworded == isReworded {
      guard (report.message.about != nil) == hasSubject, report.message.says(words, seam: seam, numbers) else {
        return false
      }
    } else {
      guard let original, original.unit == unit, report.message.about == element,
        report.message.says(original.message.words, seam: original.message.seam, original.message.allNumbers)
      else { return false }
    }
    isShared = true
    return true
  }
}
