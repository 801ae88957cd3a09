import Screens

extension InterfaceBuilderFormat: EditableFormat {
  /// How a storyboard or xib changes: the accessory of a cell, the kind of a segue, and the size of a view that is its own.
  package func edit(_ change: PlannedChange, in screen: EditedScreen) -> FormatEdit? {
    let element = change.element
    guard let tag = screen.place(of: element).flatMap({ XMLTagText(screen.text, at: $0.lowerBound) }) else {
      return nil
    }
    switch change.change {
    case .set(.control, .token(let control)) where element.kind == .accessory:
      let types: [Token: String] = [.chevron: "disclosureIndicator", .info: "detailButton", .none: "none"]
      guard let type = types[control], tag.item("accessoryType") != nil else { return nil }
      return FormatEdit([tag.setting("accessoryType", to: Array(type.utf8))])
    case .set(.transition, .token(let transition)) where tag.item("destination") != nil:
      return FormatEdit([tag.setting("kind", to: Array((transition == .push ? "show" : "presentation").utf8))])
    case .resize(let width, let height): return resize(element, tag, width: width, height: height, in: screen)
    default: return nil
    }
  }

  /// Another size of a view that says it itself: by its frame alone, or by constraints of its own besides.
  private func resize(
    _ element: Element, _ tag: XMLTagText, width: Double?, height: Double?, in screen: EditedScreen
  ) -> FormatEdit? {
    // How large a cell is, its view or layout says.
    guard ![.collectionCell, .otherCell, .objectCell].contains(element.kind), let frame = element.frame(),
      let rect = tag.children.first(where: { $0.value("key") == "frame" }),
      let x = rect.value("x").flatMap(Double.init), let y = rect.value("y").flatMap(Double.init)
    else { return nil }
    let isConstrained = tag.value("translatesAutoresizingMaskIntoConstraints") == "NO"
    var edits: [TextEdit] = []
    let sides = [("width", "x", x, frame.width, width), ("height", "y", y, frame.height, height)]
    for (name, origin, start, old, new) in sides {
      guard let new, new != old else { continue }
      edits.append(rect.setting(origin, to: FactSetting.number(start + (old - new) / 2).attribute))
      edits.append(rect.setting(name, to: FactSetting.number(new).attribute))
      if let constant = ownConstant(of: name, tag, in: screen.text) {
        edits.append(TextEdit(constant, FactSetting.number(new).attribute))
      } else if isConstrained {
        // What it is bound to says how large it is.
        return nil
      }
    }
    return FormatEdit(edits)
  }

  /// Where the constant stands by which a view pins its own width or height.
  private func ownConstant(of attribute: String, _ view: XMLTagText, in text: [UInt8]) -> Range<Int>? {
    view.children.first { text[$0.name].elementsEqual("constraints".utf8) }?.children.lazy
      .filter { constraint in
        constraint.value("firstAttribute") == attribute
          && ["firstItem", "secondItem", "relation"].allSatisfy { constraint.item($0) == nil }
      }
      .compactMap { $0.item("constant")?.value }.first
  }
}
