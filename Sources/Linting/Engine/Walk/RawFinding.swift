import Screens

/// A violation on its way to a finding.
///
/// One screen may have millions, so that it is small, and what it says of an element is not made into a text before it leaves.
struct RawFinding {
  /// The index of the element that it is about.
  let element: Int32
  private let number: Int32
  private let start: Int
  private let length: UInt32
  /// The index of the element that the words are said of; negative where they say it themselves.
  private let about: Int32
  /// What is said of it.
  let words: String
  /// What it says besides; `nil` where that is nothing.
  private(set) var extras: Extras?
  private var hold: Hold?

  /// What many violations do not have.
  final class Extras {
    let numbers: [Message.Number]
    let related: [RelatedElement]
    let measure: FindingMeasure?

    init(_ numbers: [Message.Number], _ related: [RelatedElement], _ measure: FindingMeasure?) {
      (self.numbers, self.related, self.measure) = (numbers, related, measure)
    }

    /// Whether it has these very numbers, and nothing else.
    func isNothingBut(_ others: [Message.Number]) -> Bool {
      related.isEmpty && measure == nil && Message.areShared(numbers, others)
    }
  }

  private final class Hold {
    let waiver: Waiver

    init(_ waiver: Waiver) { self.waiver = waiver }
  }

  /// A violation as a pass reports it.
  ///
  /// No initializer: what those fill member by member is copied when it is whole.
  ///
  /// - Parameters:
  ///   - case: the index of the case.
  ///   - isOneOfMany: whether memory counts for more than time.
  ///   - said: what the one before it says besides its words, which is often the same; then what this one says.
  static func reported(
    _ report: borrowing Pass.Report, case number: Int, isOneOfMany: Bool, sharing said: inout Extras?
  ) -> RawFinding {
    if report.related.isEmpty, report.measure == nil {
      if report.message.allNumbers.isEmpty {
        said = nil
      } else if said?.isNothingBut(report.message.allNumbers) != true {
        said = Extras(report.message.allNumbers, [], nil)
      }
    } else {
      said = Extras(report.message.allNumbers, report.related, report.measure)
    }
    // A text that was made of pieces has room for more of them; one with numbers is mostly shared.
    let isWritten = isOneOfMany && report.message.allNumbers.isEmpty
    return RawFinding(
      element: report.element, number: Int32(truncatingIfNeeded: number), start: report.range.lowerBound,
      length: UInt32(clamping: report.range.count), about: report.message.about?.index ?? -1,
      words: isWritten ? String(decoding: Array(report.message.words.utf8), as: UTF8.self) : report.message.words,
      extras: said)
  }

  /// The index of the case.
  var `case`: Int { Int(number) }
  /// Where it is reported, in offsets of the file.
  var range: Range<Int> { start..<start + Int(length) }
  /// The numbers in the words.
  var numbers: [Message.Number] { extras?.numbers ?? [] }
  /// What was measured, where the run draws screens.
  var measure: FindingMeasure? { extras?.measure }
  /// Other elements that it speaks of.
  var related: [RelatedElement] {
    get { extras?.related ?? [] }
    set { extras = Extras(numbers, newValue, extras?.measure) }
  }
  /// What holds it back; `nil` where it is reported.
  var waiver: Waiver? {
    get { hold?.waiver }
    set { hold = newValue.map(Hold.init) }
  }

  /// Whether it says of the same place what another one says.
  func saysTheSame(as other: RawFinding) -> Bool {
    range == other.range && about == other.about && words == other.words
  }

  /// The designation of the element that the words are said of; empty where they say it themselves.
  func subject(in tree: ScreenTree) -> String { about < 0 ? "" : tree[Int(about)].designation }

  /// What is said, of an element of the screen.
  func message(in tree: ScreenTree) -> Message {
    Message(about: about < 0 ? nil : tree[Int(about)], words: words, numbers: numbers)
  }
}
