import Screens
import Support

/// What would fix a finding: edits of the file that it is in, of others or of both, with what they do. All of them are
/// made, or none.
package struct Fix: Sendable, Hashable, Codable {
  /// What it does, in a few words: `Show a circle`.
  package let title: String
  /// How much care applying it takes.
  package let safety: FixSafety
  /// Where the file changes, in the order of the file; they do not overlap.
  package let edits: [Edit]
  /// What changes in other files, such as fragments that the file uses, in the order of their paths.
  package let others: [IncludedFileEdit]
  /// Its edits as one, with the text between them, if they are several and near; for clients that can apply only one.
  package var joined: Edit?
  /// Where resized elements lie then; not in any report.
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
    case title, safety, edits, others, joined
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
    /// The new text. It may hold any text of the file: reporters escape it.
    package let replacement: String

    package init(start: SourcePosition, end: SourcePosition, offset: Int, length: Int, replacement: String) {
      self.start = start
      self.end = end
      self.offset = offset
      self.length = length
      self.replacement = replacement
    }

    /// The edit as it is made.
    fileprivate var textEdit: TextEdit { TextEdit(offset..<offset + length, replacement) }
  }

  /// What changes in a file other than the finding's.
  package struct IncludedFileEdit: Sendable, Hashable, Codable {
    /// Its path, as it is shown.
    package let path: String
    /// Where it changes, in its order; the edits do not overlap.
    package let edits: [Edit]
    /// Its real path; not in any report.
    package var location = ""
    /// The text of the file, which the edits are for; not in any report.
    package var text: [UInt8] = []

    private enum CodingKeys: CodingKey {
      case path, edits
    }

    /// The edits as they are made.
    package var textEdits: [TextEdit] { edits.map(\.textEdit) }
  }

  /// A fix of its parts, taken as they are.
  package init(title: String, safety: FixSafety, edits: [Edit], others: [IncludedFileEdit] = []) {
    self.title = title
    self.safety = safety
    self.edits = edits
    self.others = others
  }

  /// The edits of the finding's own file, as they are made.
  package var textEdits: [TextEdit] { edits.map(\.textEdit) }

  /// The one edit that it is, or comes to; `nil` where its edits lie far apart, or in other files.
  package var wholeEdit: Edit? { others.isEmpty ? edits.count == 1 ? edits[0] : joined : nil }

  /// What it does, and in which other files.
  package var words: String {
    if others.isEmpty { return title }
    let files = (edits.isEmpty ? [] : ["this file"]) + others.map(\.path)
    return "\(title), in \(files.joined(separator: " and "))"
  }

  /// The same fix of a finding that is reported in one of the other files.
  ///
  /// - Parameter path: that of the file that the finding was reported in before.
  func moved(to other: String, from path: String) -> Fix {
    guard let index = others.firstIndex(where: { $0.path.hasBytes(of: other) }) else { return self }
    var rest = others
    let own = rest.remove(at: index)
    if !edits.isEmpty { rest.append(IncludedFileEdit(path: path, edits: edits)) }
    return Fix(title: title, safety: safety, edits: own.edits, others: rest.sorted { $0.path < $1.path })
  }
}

/// The fixes of one finding, the preferred one first.
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
  /// What would fix it; empty where nothing does, or the run was not asked for it.
  package var fixes: [Fix] { offeredFixes?.all ?? [] }
}
