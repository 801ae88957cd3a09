import Screens

extension InterfaceBuilderFormat: EditableFormat {
  /// How a storyboard or xib changes: the accessory of a cell, a segue's kind, a view's own size, and the cell size of
  /// a layout or table.
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
    if isCell(tag, in: screen) {
      return InterfaceBuilderCellSize(element, tag, screen)?.edit(width: width, height: height)
    }
    guard let frame = element.frame(),
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

  /// The layout or table puts cells beside each other, and Auto Layout what is in them.
  package func arranges(_ element: Element, in screen: EditedScreen) -> Bool {
    screen.place(of: element).flatMap { XMLTagText(screen.text, at: $0.lowerBound) }
      .map { isCell($0, in: screen) } ?? false
  }

  private func isCell(_ tag: XMLTagText, in screen: EditedScreen) -> Bool {
    ["collectionViewCell", "tableViewCell"].contains { screen.text[tag.name].elementsEqual($0.utf8) }
  }

  /// Where the constant is by which a view pins its own width or height.
  private func ownConstant(of attribute: String, _ view: XMLTagText, in text: [UInt8]) -> Range<Int>? {
    view.children.first { text[$0.name].elementsEqual("constraints".utf8) }?.children.lazy
      .filter { constraint in
        constraint.value("firstAttribute") == attribute
          && ["firstItem", "secondItem", "relation"].allSatisfy { constraint.item($0) == nil }
      }
      .compactMap { $0.item("constant")?.value }.first
  }
}
