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
  /// A name that many files have, such as `image`, counts where attributes and elements are those of the kind.
  package func recognizes(_ opening: Opening) -> Bool { NativeXMLOpening(opening).isNative }

  /// A reader of native XML for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { NativeXMLReader(options) }
}
