import Screens

/// A finding before its text is made.
///
/// One screen may have millions, so that it is small: 32 bytes. What it says it shares with all that say the same, and
/// is not made into a text before it leaves.
struct RawFinding {
  /// The index of the element that it is about.
  let element: Int32
  /// The index of the element that the words are about; negative if they name it themselves.
  private let about: Int32
  private let start: Int
  private let length: UInt32
  /// Which of the walk's exclusions suppresses it, from 1; 0 if it is reported.
  var exclusion: UInt32 = 0
  /// Its words.
  private(set) var text: ViolationText

  /// A raw finding as a pass reports it, with its text.
  ///
  /// No initializer: what those fill member by member is copied when it is whole.
  static func reported(_ report: borrowing Pass.Report, text: ViolationText) -> RawFinding {
    RawFinding(
      element: report.element, about: text.hasSubject ? report.message.about?.index ?? -1 : -1,
      start: report.range.lowerBound, length: UInt32(clamping: report.range.count), text: text)
  }

  /// The index of the case.
  var `case`: Int { text.case }
  /// Where it is reported, in offsets of the file.
  var range: Range<Int> { start..<start + Int(length) }
  /// Whether an exclusion keeps it from being reported.
  var hasExclusion: Bool { exclusion != 0 }
  /// What was measured, where the run draws screens.
  var measure: FindingMeasure? { text.measure }
  /// Other elements that it speaks of.
  var related: [RelatedElement] { text.related }

  /// Makes it speak of another element.
  mutating func relate(to other: RelatedElement) { text = ViolationText(text, relatedTo: other) }

  /// Whether it says of the same place what another one says.
  func isEquivalent(as other: RawFinding) -> Bool {
    range == other.range && about == other.about && text.seam == other.text.seam
      && text.words == other.text.words
  }

  /// The designation of the element that the words are about; empty if they name it themselves.
  func subject(in tree: ScreenTree) -> String { about < 0 ? "" : text.seam.proseName(of: tree[Int(about)]) }

  /// The message, with the element of the screen.
  func message(in tree: ScreenTree) -> Message {
    Message(
      about: about < 0 ? nil : tree[Int(about)], words: text.words, seam: text.seam, numbers: text.numbers)
  }
}

/// Raw findings of rules whose cases differ by platform, on a screen whose platform is unknown.
struct PlatformVariants {
  struct Entry {
    var rule: Int
    var platforms: PlatformSet
    var candidate: Candidate
    var reports: [Pass.Report]
  }

  private(set) var entries: [Entry] = []
  private var index: [Key: Int] = [:]

  private struct Key: Hashable {
    var rule: Int
    var element: Int32
    var platforms: PlatformSet
  }

  mutating func add(_ entry: Entry) {
    index[Key(rule: entry.rule, element: entry.candidate.element, platforms: entry.platforms)] = entries.count
    entries.append(entry)
  }

  /// The raw finding of the same rule on the same element for the other platform.
  func counterpart(of entry: Entry) -> Entry? {
    let other = PlatformSet.both.subtracting(entry.platforms)
    return index[Key(rule: entry.rule, element: entry.candidate.element, platforms: other)].map { entries[$0] }
  }
}
