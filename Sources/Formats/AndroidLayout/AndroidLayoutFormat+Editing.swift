import Screens

extension AndroidLayoutFormat: EditableFormat {
  /// How a layout changes: the size of a view that asks for one in dp itself, and how a text is cut off that says it
  /// itself.
  ///
  /// What is in a dimension or in another layout is that of others too.
  package func edit(_ change: PlannedChange, in screen: EditedScreen) -> FormatEdit? {
    guard screen.tree.insertion(at: screen.tree.place(of: change.element).lowerBound) == nil,
      let tag = screen.place(of: change.element).flatMap({ XMLTagText(screen.text, at: $0.lowerBound) })
    else { return nil }
    switch change.change {
    case .resize(let width, let height): return resize(tag, width: width, height: height, in: screen)
    case .set(.truncates, .flag(true)): return truncate(tag)
    default: return nil
    }
  }

  /// An ellipsis at the end, which needs a limit of lines: one where there is none.
  private func truncate(_ tag: XMLTagText) -> FormatEdit? {
    guard tag.item("android:ellipsize") != nil else { return nil }
    let isLimited =
      tag.item("android:maxLines") != nil || tag.item("android:lines") != nil
      || tag.value("android:singleLine") == "true"
    let ellipsis = tag.setting("android:ellipsize", to: Array("end".utf8))
    return FormatEdit(isLimited ? [ellipsis] : [ellipsis, tag.setting("android:maxLines", to: Array("1".utf8))])
  }

  private func resize(_ tag: XMLTagText, width: Double?, height: Double?, in screen: EditedScreen) -> FormatEdit? {
    var edits: [TextEdit] = []
    for (name, length) in [("android:layout_width", width), ("android:layout_height", height)] {
      guard let length else { continue }
      guard let item = tag.item(name) else { return nil }
      let old = screen.text[item.value]
      guard let unit = ["dp", "dip"].first(where: { old.reversed().starts(with: $0.utf8.reversed()) }),
        old.dropLast(unit.utf8.count).allSatisfy({ $0 &- 48 < 10 || $0 == UInt8(ascii: ".") })
      else { return nil }
      let text = FactSetting.number(length).attribute + unit.utf8
      if !old.elementsEqual(text) { edits.append(TextEdit(item.value, text)) }
    }
    return edits.isEmpty ? nil : FormatEdit(edits)
  }
}
