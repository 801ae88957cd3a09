import Screens

/// What reads the elements of a foreign XML format: it counts how deep they are nested, and refuses what is nested too
/// deeply.
class NestedXMLParser: XMLPushParser {
  /// How deep the current tag lies; the root is 1.
  final private(set) var depth = 0

  /// A start tag, no deeper than `JSONScanner.maximumDepth`; valid during the call.
  func openElement(_ tag: borrowing XMLStartTag) {}

  /// The end of the innermost element.
  func closeElement() {}

  override func restart() { depth = 0 }

  final override func start(_ tag: borrowing XMLStartTag) {
    depth += 1
    guard depth <= JSONScanner.maximumDepth else {
      return refuse(ReadError("nested deeper than \(JSONScanner.maximumDepth) levels", at: tag.start))
    }
    openElement(tag)
  }

  final override func end() {
    depth -= 1
    closeElement()
  }
}
