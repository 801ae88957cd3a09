import Screens

/// The XML spelling of the screen description.
public struct NativeXMLFormat: ScreenFormat {
  /// `xml`.
  public let name = "xml"
  /// `true`: facts are attributes.
  public let isXML = true

  /// The format; it has no settings.
  public init() {}

  /// An XML document whose root element is `screens` or one of the vocabulary's kinds.
  public func recognizes(_ opening: Opening) -> Bool {
    guard let root = XMLOpening(opening)?.rootName else { return false }
    return root == "screens" || Kind.allCases.contains { $0.name == root }
  }

  /// A reader of native XML for one thread.
  public func makeReader(_ options: ReaderOptions) -> any ScreenReader { NativeXMLReader(options) }
}
