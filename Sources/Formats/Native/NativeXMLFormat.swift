import Screens

/// The XML spelling of the screen description.
package struct NativeXMLFormat: BuiltInFormat {
  /// `xml`.
  package let name = "xml"
  package let title = "XML"
  /// What help says of it.
  package let summary = "the same in XML"
  /// A comment in front of the element.
  package let suppressionPlace = SuppressionLocation.comment
  /// `true`: facts are attributes.
  package let isXML = true

  /// Whether a root of any kind will do, as in examples, which are known to be descriptions.
  private let takesAnyKind: Bool

  /// The format.
  ///
  /// - Parameter takesAnyKind: whether a root that is named as a kind is enough, with any content.
  package init(takesAnyKind: Bool = false) { self.takesAnyKind = takesAnyKind }

  /// An XML document whose root element is `screens` or one of the vocabulary's kinds.
  ///
  /// A name that many files have, such as `image`, counts where attributes and elements are those of the kind.
  package var signature: Signature { takesAnyKind ? .any([.root(Self.kinds), .nativeXML]) : .nativeXML }
  package var brokenSignature: Signature? {
    .root(
      NamePattern(Set(["screens"] + Kind.allCases.filter(\.isOwnWord).map(\.name))))
  }

  private static let kinds = NamePattern(Set(Vocabulary.kinds.map(\.kind.name)))

  /// A reader of native XML for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { NativeXMLReader(options) }
}
