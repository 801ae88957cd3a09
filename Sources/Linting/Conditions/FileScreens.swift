import RulePages
import Screens

/// The screens of the file that is being linted, for conditions that ask for all of them.
///
/// They are kept whole before the first one is checked: the file is read twice where a rule names `screens`.
final class FileScreens: ScreenConsumer {
  /// Copies of the screens, in their order.
  private(set) var trees: [ScreenTree] = []
  /// Whether they are all of the file's.
  private(set) var isComplete = false
  private var elements = 0
  private var isFull = false

  /// Elements beyond which no more screens are kept: a file may hold more than memory does. What asks for all of them
  /// is inconclusive then.
  private static let maximumElements = 2_000_000

  /// Whether the check of a case may ask for all screens of the file. The text of the condition decides that before it
  /// is parsed.
  static func mayBeAskedFor(by source: RuleCase) -> Bool {
    source.parameters.contains { entry in
      guard case .text(let text) = entry.value.content else { return false }
      return mentionsScreens(text.utf8[...])
    }
  }

  /// By its bytes: looking for a text in a text takes a fifth of a small run.
  private static func mentionsScreens(_ text: Substring.UTF8View) -> Bool {
    let name = ScreenVariable.screens.name.utf8
    var rest = text
    while let start = rest.firstIndex(where: { $0 == name.first }) {
      if rest[start...].starts(with: name) { return true }
      rest = rest[start...].dropFirst()
    }
    return false
  }

  /// Forgets the screens of the last file and keeps those of another.
  ///
  /// - Parameter read: reads the file for a consumer.
  func keep(_ read: (any ScreenConsumer) throws(ReadError) -> Void) {
    forget()
    do throws(ReadError) {
      try read(self)
      isComplete = !isFull
    } catch {
      // Errors of the file are reported when it is linted.
      isComplete = false
    }
    if !isComplete { trees.removeAll() }
  }

  /// Forgets the screens of a file.
  func forget() {
    trees.removeAll()
    elements = 0
    isComplete = false
    isFull = false
  }

  func consume(_ tree: ScreenTree, from source: SourceReader) {
    elements += tree.count
    if elements > Self.maximumElements {
      isFull = true
      trees.removeAll()
    }
    if !isFull { trees.append(ScreenTree(copying: tree)) }
  }
}
