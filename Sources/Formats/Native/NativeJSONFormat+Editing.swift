import Screens

extension NativeJSONFormat: EditableFormat {
  /// How the JSON of a description changes.
  package func edit(_ change: PlannedChange, in screen: EditedScreen) -> FormatEdit? {
    let element = change.element
    guard let place = screen.place(of: element), let object = JSONObjectText(screen.text, at: place.lowerBound) else {
      return nil
    }
    switch change.change {
    case .set(let member, let value):
      guard !element.isExplicitlyUnknown(member) else { return nil }
      return FormatEdit([object.setting(member.name, to: value)])
    case .remove(let member): return object.item(member.name).flatMap(object.removing).map { FormatEdit([$0]) }
    case .insert(let member, let facts):
      let values = facts.map { ($0.member.name, $0.value) }
      if let part = element.part(member).element {
        guard let place = screen.place(of: part), let inner = JSONObjectText(screen.text, at: place.lowerBound) else {
          return nil
        }
        return FormatEdit(values.map { inner.setting($0.0, to: $0.1) })
      }
      // A part that is given as unknown may be there.
      guard object.item(member.name) == nil else { return nil }
      let inside = values.map { "\"\($0.0)\": \(String(decoding: $0.1.json, as: UTF8.self))" }.joined(separator: ", ")
      return FormatEdit([object.adding([(member.name, Array("{\(inside)}".utf8))])])
    case .resize(let width, let height):
      guard let frame = element.frame() else {
        return NativeSizes.set(element, width: width, height: height) { object.setting($0.name, to: $1.json) }
      }
      guard let item = object.item(Member.frame.name) else { return nil }
      return NativeSizes.edit(frame, at: item.value, width: width, height: height, in: screen.text)
    }
  }
}
