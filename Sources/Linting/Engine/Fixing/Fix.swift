import Screens

/// What would mend a finding: some edits of the file that it is in, with what they do.
package struct Fix: Sendable, Hashable, Codable {
  /// What it does, in a few words: `Show a circle`.
  package let title: String
  /// How much it asks of whoever applies it.
  package let safety: FixSafety
  /// Where the file changes, in the order of the file; they do not overlap.
  package let edits: [Edit]
  /// Where what is resized lies then; it stands in no report.
  var areas: [Area] = []

  /// Where something lies on a screen.
  struct Area: Sendable, Hashable {
    /// Where the screen begins in the file.
    let screen: Int
    let frame: Frame

    /// Whether one lies on a part of the other, and neither in the other.
    func covers(_ other: Area) -> Bool {
      screen == other.screen && frame.meets(other.frame) && !frame.holds(other.frame) && !other.frame.holds(frame)
    }
  }

  private enum CodingKeys: CodingKey {
    case title, safety, edits
  }

  /// Other text in the place of some of the file.
  package struct Edit: Sendable, Hashable, Codable {
    /// From here …
    package let start: SourcePosition
    /// … to here, exclusive; the same place where text is put in.
    package let end: SourcePosition
    /// The offset of its first byte in the file.
    package let offset: Int
    /// How many bytes go.
    package let length: Int
    /// What stands there instead. It may hold any text of the file: reporters escape it.
    package let replacement: String

    /// An edit of its parts.
    package init(start: SourcePosition, end: SourcePosition, offset: Int, length: Int, replacement: String) {
      self.start = start
      self.end = end
      self.offset = offset
      self.length = length
      self.replacement = replacement
    }
  }

  /// A fix of its parts, taken as they are.
  package init(title: String, safety: FixSafety, edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }

  /// The edits as they are made.
  package var textEdits: [TextEdit] {
    edits.map { TextEdit($0.offset..<$0.offset + $0.length, $0.replacement) }
  }
}

/// What would mend one finding, the first answer first.
///
/// A class, as few findings have any, and all would have to make room for it.
package final class FindingFixes: Sendable, Hashable, Codable {
  /// At least one.
  package let all: [Fix]

  /// Some fixes; `nil` where there are none.
  package init?(_ all: [Fix]) {
    guard !all.isEmpty else { return nil }
    self.all = all
  }

  /// Whether two are the same fixes.
  package static func == (left: FindingFixes, right: FindingFixes) -> Bool { left.all == right.all }

  /// Takes the fixes.
  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension Finding {
  /// What would mend it; empty where nothing does, or the run was not asked for it.
  package var fixes: [Fix] { offeredFixes?.all ?? [] }
}
