/// A format whose files are written by people and tools, and can be changed: not what was observed of a running
/// application.
package protocol EditableFormat: ScreenFormat {
  /// How the bytes of a file change where an element does.
  ///
  /// - Returns: `nil` where the format has no words for the change, or the file says the fact in a way that cannot be
  ///   edited alone.
  func edit(_ change: PlannedChange, in screen: EditedScreen) -> FormatEdit?

  /// Whether the format lays out an element, its content and its surroundings again if the element has another size.
  func arranges(_ element: Element, in screen: EditedScreen) -> Bool
}

extension EditableFormat {
  /// `false`, for a format that does not say.
  package func arranges(_ element: Element, in screen: EditedScreen) -> Bool { false }
}

/// A screen with one of the texts that it was read from: that of its file, or of one that the file includes.
package struct EditedScreen {
  /// The screen; its elements are at offsets of the text, or elsewhere where they come from other files.
  package let tree: ScreenTree
  /// The text's bytes as they are stored: UTF-8, which may begin with a mark.
  package let text: [UInt8]
  /// What the first byte's place is in the tree.
  private let offset: Int

  /// A screen of a file.
  ///
  /// - Parameter offset: what the first byte's place is, where the text is one that the file includes.
  package init(_ tree: ScreenTree, _ text: [UInt8], from offset: Int = 0) {
    self.tree = tree
    self.text = text
    self.offset = offset
  }

  /// Where an element is in the text; `nil` where it is in another one.
  package func place(of element: Element) -> Range<Int>? { own(tree.place(of: element)) }

  /// Where a fact of an element is, name and value; `nil` where it is not given, or not in the text.
  package func place(of member: Member, in element: Element) -> Range<Int>? {
    guard element.entry(member) != nil else { return nil }
    return own(tree.place(of: member, in: element))
  }

  private func own(_ place: Range<Int>) -> Range<Int>? {
    guard place.lowerBound >= offset, place.upperBound <= offset + text.count else { return nil }
    return place.lowerBound - offset..<place.upperBound - offset
  }
}

/// What a format makes of a change.
package struct FormatEdit {
  /// Where the text changes.
  package var edits: [TextEdit]
  /// What the change is in this format; `nil`: what the rule says of it.
  package var safety: FixSafety?

  /// Edits of a text.
  package init(_ edits: [TextEdit], _ safety: FixSafety? = nil) {
    self.edits = edits
    self.safety = safety
  }
}
