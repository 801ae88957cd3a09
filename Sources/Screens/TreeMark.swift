import Support

/// A format whose trees may lie in a large text of something else, such as a log of a test.
package protocol EmbeddedFormat: ScreenFormat {
  /// The texts by which its trees are found there.
  var marks: [TreeMark] { get }
}

/// A text that shows where in a log a tree is.
package struct TreeMark: Sendable {
  /// What it shows.
  enum Meaning {
    /// A tree begins here.
    case first
    /// It may begin a tree, or be in one.
    case anywhere
    /// It shows a tree only close behind other marks.
    case inside
  }

  let text: StaticString
  let meaning: Meaning
  /// Whether it begins a tag.
  var isTag: Bool { text.utf8Start.pointee == UInt8(ascii: "<") }

  /// A text with which every tree begins, and that no tree has in it.
  package static func first(_ text: StaticString) -> TreeMark { TreeMark(text: text, meaning: .first) }

  /// A text that may begin a tree, or be in one.
  package static func anywhere(_ text: StaticString) -> TreeMark { TreeMark(text: text, meaning: .anywhere) }

  /// A text that each element of a tree has, and other texts may have too.
  package static func inside(_ text: StaticString) -> TreeMark { TreeMark(text: text, meaning: .inside) }

  /// Gives a body each place of the mark in a text.
  func find(in text: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (Int) -> Void) {
    self.text.withUTF8Buffer { wanted in
      var index = start
      while let place = text.firstIndex(of: wanted, from: index) {
        body(place)
        index = place + 1
      }
    }
  }
}
