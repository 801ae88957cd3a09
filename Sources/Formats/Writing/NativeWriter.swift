import Screens

/// Writes screens, one by one, as a screen description: stable, and read again as the same screens.
///
/// Members stand in the vocabulary's order, lines are no longer than 120 columns where they can be broken. What was
/// written is passed on in pieces, so that memory does not grow with the number of screens.
package final class NativeWriter {
  /// The two spellings of a description.
  package enum Language: String, CaseIterable, Sendable {
    case json, xml
  }

  /// What a language has no way to write.
  package struct Loss: Sendable {
    /// What is lost, and what stands for it.
    package var message: String
    /// The fact that it is lost of.
    package var member: Member
    /// Index of the element that has the fact.
    package var element: Int
  }

  private enum State {
    case start, behindLoneScreen, inList
  }

  private let language: Language
  private let deliver: ([UInt8]) -> Void
  private var text = OutputText()
  private var state = State.start

  /// - Parameter deliver: is given what was written, piece by piece.
  package init(_ language: Language, deliver: @escaping ([UInt8]) -> Void) {
    self.language = language
    self.deliver = deliver
  }

  /// Writes a screen; whether it is one of several, its tree knows.
  ///
  /// - Returns: what the language has no way to write.
  /// - Throws: a ``ReadError`` where elements lie in each other deeper than any reader goes; nothing of the screen is
  ///   written then.
  package func write(_ tree: ScreenTree) throws(ReadError) -> [Loss] {
    let levels = Self.levels(of: tree.root, language) + (tree.isOneOfSeveral ? language == .json ? 2 : 1 : 0)
    guard levels <= JSONScanner.maximumDepth else {
      throw ReadError(
        "nests \(levels) levels deep as \(language.rawValue.uppercased()), deeper than the \(JSONScanner.maximumDepth) "
          + "that are read; nothing was written")
    }
    startScreen(tree)
    let indentation = tree.isOneOfSeveral ? 2 : 0
    var losses: [Loss] = []
    switch language {
    case .json:
      var layout = JSONLayout(text, deliver)
      text = OutputText()
      layout.write(tree.root, isTyped: true, indentation, behind: tree.isOneOfSeveral ? 2 : 0)
      text = layout.text
    case .xml:
      var layout = XMLLayout(text, deliver)
      text = OutputText()
      layout.write(tree.root, Kind.screen.name, indentation)
      text = layout.text
      losses = layout.losses
    }
    text.passOn(to: deliver)
    return losses
  }

  /// Ends the description; one that no screen was written to is an empty list.
  package func finish() {
    switch (state, language) {
    case (.start, .json): text.write("{\"screens\": []}")
    case (.start, .xml): text.write("<screens/>")
    case (.behindLoneScreen, _): break
    case (.inList, .json): text.write("]}")
    case (.inList, .xml):
      text.startLine(0)
      text.write("</screens>")
    }
    text.startLine(0)
    text.passOn(to: deliver, all: true)
  }

  private func startScreen(_ tree: ScreenTree) {
    guard tree.isOneOfSeveral else {
      state = .behindLoneScreen
      return
    }
    switch (state, language) {
    case (.inList, .json): text.write(",")
    case (_, .json): text.write("{\"screens\": [")
    case (.inList, .xml): break
    case (_, .xml): text.write("<screens>")
    }
    text.startLine(2)
    state = .inList
  }

  /// How deep an element and what is in it nests.
  private static func levels(of element: Element, _ language: Language) -> Int {
    var levels = 0
    for child in element.children {
      var inner = Self.levels(of: child, language)
      if language == .json, let member = child.member, MemberPlan.isList(member, of: element.kind) {
        inner += 1
      }
      levels = max(levels, inner)
    }
    return levels + 1
  }
}

extension OutputText {
  /// How much is kept before it is passed on.
  private static let pieceSize = 64 << 10

  /// Passes on what was written, where it is much.
  mutating func passOn(to deliver: ([UInt8]) -> Void, all: Bool = false) {
    guard all || bytes.count > Self.pieceSize else { return }
    deliver(bytes)
    removeAll()
  }
}
