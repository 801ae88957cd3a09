import Documents
import Screens

/// Writes screens, one by one, as a screen description: stable, and read again as the same screens.
///
/// Members are in the vocabulary's order, lines are no longer than 120 columns where they can be broken. What was
/// written is passed on in pieces, so that memory does not grow with the number of screens.
package final class NativeWriter {
  /// The two spellings of a description.
  package enum Language: String, CaseIterable, Sendable {
    case json, xml
  }

  /// What a language has no way to write.
  package struct OmittedContent: Sendable {
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
  /// How much is kept before it is passed on.
  static let pieceSize = 64 << 10

  // Only that of the language is used.
  private var json: JSONLayout
  private var xml: XMLLayout
  private var state = State.start

  /// - Parameter deliver: is given what was written, piece by piece.
  package init(_ language: Language, deliver: @escaping ([UInt8]) -> Void) {
    self.language = language
    json = JSONLayout(deliver)
    xml = XMLLayout(deliver)
  }

  /// Writes a screen; whether it is one of several, its tree knows.
  ///
  /// - Returns: what the language has no way to write.
  /// - Throws: a ``ReadError`` where elements lie in each other deeper than any reader goes; nothing of the screen is
  ///   written then.
  package func write(_ tree: ScreenTree) throws(ReadError) -> [OmittedContent] {
    let levels = Self.levels(of: tree.root, language) + (tree.isOneOfSeveral ? language == .json ? 2 : 1 : 0)
    guard levels <= JSONScanner.maximumDepth else {
      throw ReadError(
        "nests \(levels) levels deep as \(language.rawValue.uppercased()), deeper than the \(JSONScanner.maximumDepth) "
          + "that are read; nothing was written")
    }
    let beginsList = tree.isOneOfSeveral && state != .inList
    state = tree.isOneOfSeveral ? .inList : .behindLoneScreen
    switch language {
    case .json:
      if beginsList { json.beginList() }
      json.write(screen: tree.root, isOneOfSeveral: tree.isOneOfSeveral)
      return []
    case .xml:
      if beginsList { xml.beginList() }
      return xml.write(screen: tree.root)
    }
  }

  /// Ends the description; one that no screen was written to is an empty list.
  package func finish() {
    switch language {
    case .json:
      if state == .start { json.beginList() }
      if state != .behindLoneScreen { json.endList() }
      json.finish()
    case .xml:
      if state == .start { xml.writeEmptyList() }
      if state == .inList { xml.endList() }
      xml.finish()
    }
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

extension ReportBuffer {
  /// Appends a number in its shortest form: without a point where it is whole, and read as the same number.
  mutating func write(length number: Double) {
    let isWhole = number == number.rounded(.towardZero) && abs(number) <= 9_007_199_254_740_992
    if isWhole { write(Int(number)) } else { write("\(number)") }
  }

  /// Appends the four numbers of a frame.
  mutating func write(_ frame: Frame, separator: StaticString) {
    write(length: frame.x)
    write(literal: separator)
    write(length: frame.y)
    write(literal: separator)
    write(length: frame.width)
    write(literal: separator)
    write(length: frame.height)
  }
}
