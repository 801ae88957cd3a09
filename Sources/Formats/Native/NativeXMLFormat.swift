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

extension NativeXMLFormat: EditableFormat {
  /// How the XML of a description changes.
  package func edit(_ change: PlannedChange, in screen: EditedScreen) -> FormatEdit? {
    let element = change.element
    guard let tag = tag(of: element, in: screen) else { return nil }
    switch change.change {
    case .set(let member, let value):
      guard !element.isExplicitlyUnknown(member) else { return nil }
      return FormatEdit([tag.setting(member.name, to: value)])
    case .remove(let member):
      guard let part = element.part(member).element else { return nil }
      return self.tag(of: part, in: screen)?.removing().map { FormatEdit([$0]) }
    case .insert(let member, let facts):
      let values = facts.map { ($0.member.name, $0.value) }
      if let part = element.part(member).element {
        guard let inner = self.tag(of: part, in: screen) else { return nil }
        return FormatEdit(values.map { inner.setting($0.0, to: $0.1) })
      }
      guard !element.isExplicitlyUnknown(member) else { return nil }
      let attributes = values.map { " \($0.0)=\"\(String(decoding: $0.1.attribute, as: UTF8.self))\"" }.joined()
      return FormatEdit([tag.inserting(Array("<\(member.name)\(attributes)/>".utf8))])
    case .resize(let width, let height):
      guard let frame = element.frame() else {
        return NativeSizes.set(element, width: width, height: height) { tag.setting($0.name, to: $1.attribute) }
      }
      guard let item = tag.item(Member.frame.name) else { return nil }
      return NativeSizes.edit(frame, at: item.value, width: width, height: height, in: screen.text)
    }
  }

  private func tag(of element: Element, in screen: EditedScreen) -> XMLTagText? {
    screen.place(of: element).flatMap { XMLTagText(screen.text, at: $0.lowerBound) }
  }
}
