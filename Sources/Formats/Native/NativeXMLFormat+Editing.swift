import Screens

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
