import Screens

/// The XML spelling of the screen description.
package struct NativeXMLFormat: ScreenFormat {
  /// `xml`.
  package let name = "xml"
  /// `true`: facts are attributes.
  package let isXML = true

  /// The format; it has no settings.
  package init() {}

  /// An XML document whose root element is `screens` or one of the vocabulary's kinds.
  ///
  /// A name that many files have, such as `image`, counts where its attributes are those of the kind.
  package func recognizes(_ opening: Opening) -> Bool {
    guard let root = XMLOpening(opening)?.rootName else { return false }
    if root == "screens" { return true }
    guard let kind = Vocabulary.kind(named: root) else { return false }
    if kind.isOwnWord { return true }
    let names = XMLOpening(opening, withAttributes: true)?.attributeNames ?? []
    let isLikely = names.allSatisfy { $0 == "unknown" || $0.contains(":") || kind.hasMemberLike($0) }
    return isLikely && !opening.bindsAndroidNamespace
  }

  /// A reader of native XML for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { NativeXMLReader(options) }
}
