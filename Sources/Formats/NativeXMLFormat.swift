import Screens

/// The XML spelling of the screen description.
public struct NativeXMLFormat: ScreenFormat {
  public let name = "xml"
  public let isXML = true

  public init() {}

  /// An XML document whose root element is `screens` or one of the vocabulary's kinds.
  public func recognizes(_ opening: Opening) -> Bool {
    guard let root = XMLOpening(opening)?.rootName else { return false }
    return root == "screens" || Kind.allCases.contains { $0.name == root }
  }

  public func makeReader(_ options: ReaderOptions) -> any ScreenReader { NativeXMLReader(options) }
}
