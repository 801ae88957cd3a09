import Screens

extension MDKFormat: EditableFormat {
  /// How a page or fragment changes: members of its cells, sections, headers and footers. What is in another file stays
  /// as it is.
  package func edit(_ change: PlannedChange, in screen: EditedScreen) -> FormatEdit? {
    let element = change.element
    switch change.change {
    case .set(.chevron, .flag(true)) where element.parent?.kind == .footer:
      return owner(of: element, in: screen).map { FormatEdit([$0.setting("AccessoryType", to: "DisclosureIndicator")]) }
    case .set(.shape, .token(let shape)): return self.shape(shape, of: element, in: screen)
    case .set(.control, .token(let control)) where element.kind == .accessory:
      return accessory(control, of: element, in: screen)
    case .set(.transition, .token(let transition)):
      return self.transition(isModal: transition == .modal, of: element, in: screen)
    case .set(.text, let text) where element.isKnown(.text):
      guard let place = screen.place(of: .text, in: element) else { return nil }
      return value(at: place, in: screen.text).map { FormatEdit([Self.setting($0, to: text, in: screen.text)]) }
    case .insert(.header, let facts): return header(facts, of: element, in: screen)
    case .insert(.title, let facts) where element.kind == .objectCell:
      guard let object = object(of: element, in: screen), let text = facts.first?.value else { return nil }
      return FormatEdit([object.setting("Title", to: text.json)])
    // Tablets show it still.
    case .remove(.description):
      let object = object(of: element, in: screen)
      return object.map { FormatEdit([$0.setting("DisplayDescriptionInMobile", to: Self.no)], .safe) }
    case .remove(.seeAll):
      guard let seeAll = element.part(.seeAll).element else { return nil }
      let hidden = element.kind == .footer ? object(of: element, in: screen) : object(of: seeAll, in: screen)
      return hidden.map { FormatEdit([$0.setting("Visible", to: Self.no)]) }
    default: return nil
    }
  }

  private static let no = FactSetting.flag(false).json

  // MARK: Objects

  /// The object that an element is; `nil` where it is the member of one, or is in another file.
  private func object(of element: Element, in screen: EditedScreen) -> JSONObjectText? {
    screen.place(of: element).flatMap { JSONObjectText(screen.text, at: $0.lowerBound) }
  }

  /// The object of which an element is a member.
  private func owner(of element: Element, in screen: EditedScreen) -> JSONObjectText? {
    guard let place = screen.place(of: element), let owner = element.parent.flatMap({ object(of: $0, in: screen) }),
      owner.items.contains(where: { $0.name.lowerBound == place.lowerBound })
    else { return nil }
    return owner
  }

  /// The value of the member at a place.
  private func value(at place: Range<Int>, in text: [UInt8]) -> Range<Int>? {
    JSONObjectText.memberValue(at: place.lowerBound, in: text)
  }

  /// Another text in the place of one in quotes, of which only what differs changes; else another value in the place of
  /// all.
  private static func setting(_ value: Range<Int>, to setting: FactSetting, in text: [UInt8]) -> TextEdit {
    guard case .text(let new) = setting, value.count > 1, text[value.lowerBound] == UInt8(ascii: "\""),
      let written = EscapedText(text, in: value.lowerBound + 1..<value.upperBound - 1, .json)
    else { return TextEdit(value, setting.json) }
    return written.setting(new)
  }

  // MARK: Changes

  private func shape(_ shape: Token, of image: Element, in screen: EditedScreen) -> FormatEdit? {
    guard let cell = owner(of: image, in: screen) else { return nil }
    let name = image.parent?.kind == .collectionCell ? "ImageIsCircular" : "DetailImageIsCircular"
    return FormatEdit([cell.setting(name, to: FactSetting.flag(shape == .circle).json)])
  }

  /// Another accessory, with what a tap does where that is done: an information icon is tapped for itself, a chevron
  /// with its cell.
  private func accessory(_ control: Token, of accessory: Element, in screen: EditedScreen) -> FormatEdit? {
    let types: [Token: String] = [.info: "DetailButton", .chevron: "DisclosureIndicator", .none: "None"]
    guard let type = types[control], let cell = owner(of: accessory, in: screen), cell.item("AccessoryType") != nil
    else { return nil }
    let presses = control == .info ? ("OnPress", "OnAccessoryButtonPress") : ("OnAccessoryButtonPress", "OnPress")
    var edits = [cell.setting("AccessoryType", to: type)]
    if control != .none, let press = cell.item(presses.0), cell.item(presses.1) == nil {
      edits.append(TextEdit(press.name, FactSetting.text(presses.1).json))
    }
    return FormatEdit(edits)
  }

  /// What a tap lays over its action.
  private func transition(isModal: Bool, of tap: Element, in screen: EditedScreen) -> FormatEdit? {
    guard let place = screen.place(of: tap), let value = value(at: place, in: screen.text) else { return nil }
    let flag = FactSetting.flag(isModal).json
    let properties = Array(#"{"ModalPage": "#.utf8) + flag + Array("}".utf8)
    guard let press = JSONObjectText(screen.text, at: value.lowerBound) else {
      guard isAction(value, in: screen.text) else { return nil }
      let object = Array(#"{"Name": "#.utf8) + screen.text[value] + Array(#", "Properties": "#.utf8) + properties
      return FormatEdit([TextEdit(value, object + Array("}".utf8))])
    }
    guard let name = press.item("Name"), isAction(name.value, in: screen.text) else { return nil }
    guard let item = press.item("Properties") else { return FormatEdit([press.setting("Properties", to: properties)]) }
    return JSONObjectText(screen.text, at: item.value.lowerBound)
      .map { FormatEdit([$0.setting("ModalPage", to: flag)]) }
  }

  /// Whether a value is the path of an action: nothing lies over a script.
  private func isAction(_ value: Range<Int>, in text: [UInt8]) -> Bool {
    text[value].first == UInt8(ascii: "\"") && text[value].reversed().starts(with: #".action""#.utf8.reversed())
  }

  private func header(_ facts: [PartFact], of view: Element, in screen: EditedScreen) -> FormatEdit? {
    guard let section = object(of: view, in: screen), let text = facts.first?.value else { return nil }
    guard let item = section.item("Header") else {
      let header = Array(#"{"Caption": "#.utf8) + text.json + Array("}".utf8)
      return FormatEdit([section.setting("Header", to: header)])
    }
    return JSONObjectText(screen.text, at: item.value.lowerBound)
      .map { FormatEdit([$0.setting("Caption", to: text.json)]) }
  }
}

extension JSONObjectText {
  /// Gives a member a text that needs no escapes, or adds it behind the others.
  fileprivate func setting(_ name: String, to word: String) -> TextEdit {
    setting(name, to: FactSetting.text(word).json)
  }
}
