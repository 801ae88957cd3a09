import Screens

// Which cells show an object.
extension MDKScreenWriter {
  /// Leaves open what a cell represents where it may well be none of the objects whose page a tap is expected to open.
  ///
  /// Certain are the cells of a section that is bound to data, and cells with a bound title. A cell without bindings
  /// looks the same for each object, and need not be there for any. A literal tile may be an entry of a menu. A cell of
  /// a collection that opens nothing may be a picture of what the page is about. Or the application may have no page
  /// for it, unless a chevron promises one, or other rows open one. If the accessory edits or deletes, the rows are
  /// there to be changed. A document is opened by other means.
  ///
  /// - Parameters:
  ///   - cells: those of the section, and what a tap may do that the cell itself does not say.
  ///   - isTemplate: whether the cell is a section's template, and no literal one.
  func represented(by cell: MDKValue, of cells: MDKCells, isTemplate: Bool, at place: Range<Int>) {
    let (section, kind, press) = (cells.section, cells.kind, cells.press)
    guard kind == .objectCell || kind == .collectionCell else { return }
    let target = section["Target"]
    var opensNothing: Bool { press == nil && isAbsent(cell["OnPress"]) }
    var hasBoundTitle: Bool { cell["Title"].map { isBinding($0) } ?? false }
    // A rule may give a target as well as the entries of a menu.
    var isBoundTemplate: Bool {
      hasBoundTitle ? !isAbsent(target) : isBound(target) && MDKBindings.areIn(cell)
    }
    // What opens nothing among literal cells that open something is none of a menu's pictures and lines.
    let isLiteralObject = opensNothing ? cells.neighbourOpens && cell["AccessoryType"] == nil : hasBoundTitle
    let isObject = isTemplate ? isBoundTemplate : isLiteralObject
    // One row may be the very object whose page this is. A chevron promises another one.
    let isSingle = cells.rows == .one || cells.rows == .unknown && !hasDeadChevron(cell, in: section)
    if !isObject || isTemplate && isSingle {
      builder.setUnknown(.represents, at: isTemplate ? target?.place ?? place : cell["Title"]?.place ?? place)
    } else if opensNothing, builder.currentElement?.parent?.kind == .collectionView,
      !hasDeadChevron(cell, in: section), kind != .objectCell || hasPage(forRowsOf: section) != true
    {
      builder.setUnknown(.represents, at: target?.place ?? place)
    } else if kind == .objectCell, !opensNothing || !isAbsent(cell["OnAccessoryButtonPress"]) || isChecked(cell),
      let accessory = changingAccessory(of: cell)
    {
      // Only a handler makes an accessory one that changes something.
      builder.setUnknown(.represents, at: accessory.place)
    } else if kind == .objectCell, opensNothing, let menu = changingMenu(of: cell) {
      builder.setUnknown(.represents, at: menu.place)
    } else if kind == .objectCell, opensNothing, isTemplate, !hasDeadChevron(cell, in: section),
      let line = partOfObject(cell)
    {
      builder.setUnknown(.represents, at: line.place)
    } else if kind == .objectCell, opensNothing, isTemplate, !hasDeadChevron(cell, in: section),
      hasPage(forRowsOf: section) == false
    {
      builder.setUnknown(.represents, at: target?.place ?? place)
    }
  }

  /// Whether the application has a page for what a section lists; `nil` where that is not known.
  private func hasPage(forRowsOf section: MDKValue) -> Bool? {
    guard case .value(let target) = content(section["Target"]) else { return nil }
    return evaluator.application?.hasPage(forRowsOf: target)
  }

  /// The member by which a cell shows that it is a line of what the page is about and no object: a line of an address,
  /// a flag.
  private func partOfObject(_ cell: MDKValue) -> MDKValue? {
    let texts = [cell["Title"], cell["DetailImage"]].compactMap { $0 }
    return texts.first { value in
      guard let text = value.json.string?.lowercased() else { return false }
      return ["address", "street", "postalcode", "flag"].contains { text.contains($0) }
    }
  }

  /// Whether one of the literal cells of a section opens a page.
  func opensPage(_ cells: MDKValue, _ template: JSONName) -> Bool {
    guard case .value(let array) = content(cells), array.isArray else { return false }
    return array.items.contains { wrapper in
      guard case .value(let wrapper) = content(wrapper), wrapper.isObject,
        case .value(let cell) = content(wrapper[template] ?? wrapper), cell.isObject, let press = cell["OnPress"]
      else { return false }
      return evaluator.action(press)?.action.kind == .navigation
    }
  }

  /// Whether nothing but its own handler can make a tap on a cell of a section open anything.
  func cellsOpenByThemselves(in section: MDKValue) -> Bool {
    for member in ["Mode", "LongPressToEnable"] as [JSONName] {
      let mode = evaluator.text(section["Selection"]?[member]?.json)
      if mode != .absent, mode.word != "none" { return false }
    }
    // A section without data gets its target, and maybe its handlers, from the page that uses it.
    return section["OnPress"] == nil && (section["ObjectCell"] == nil || hasTarget(section))
  }

  /// Whether a cell that opens nothing draws a chevron, which says that it does.
  private func hasDeadChevron(_ cell: MDKValue, in section: MDKValue) -> Bool {
    evaluator.text(cell["AccessoryType"]?.json).word == "disclosureindicator"
      && isAbsent(cell["OnAccessoryButtonPress"]) && cellsOpenByThemselves(in: section)
  }

  private func hasTarget(_ section: MDKValue) -> Bool {
    guard let target = section["Target"], !isAbsent(target) else { return false }
    guard case .value(let object) = content(target), object.isObject else { return true }
    return MDKTarget.isNamed(by: object, evaluator)
  }

  private func isBound(_ target: MDKValue?) -> Bool {
    guard case .value(let target) = content(target) else { return target.map { isBinding($0) } ?? false }
    return target.isObject && MDKTarget.isNamed(by: target, evaluator)
  }

  /// Whether a text comes from the object that is shown; what a rule or another control gives may be anything.
  func isBinding(_ value: MDKValue) -> Bool {
    value.json.withText { text in
      text.first != UInt8(ascii: "#") && text.contains(UInt8(ascii: "{")) && !text.ends(with: ".js")
    } ?? false
  }

  private func isChecked(_ cell: MDKValue) -> Bool { evaluator.text(cell["AccessoryType"]?.json).word == "checkmark" }

  /// The member by which an accessory shows that it edits, deletes, downloads or chooses what the cell shows, or may do
  /// so.
  private func changingAccessory(of cell: MDKValue) -> MDKValue? {
    if let progress = cell["ProgressIndicator"], !evaluator.isAbsent(progress.json) { return progress }
    if let type = cell["AccessoryType"], !type.json.equals("None"), !type.json.equals("DisclosureIndicator"),
      ["inprogress", "todownload", "open", "checkmark"].contains(evaluator.text(type.json).word)
    {
      return type
    }
    let (text, icon) = (cell["AccessoryButtonText"], cell["AccessoryButtonIcon"])
    if text == nil, icon == nil { return nil }
    let buttons = [text, icon].compactMap { evaluator.isAbsent($0?.json) ? nil : $0 }
    guard let button = buttons.first else { return nil }
    let press = cell["OnAccessoryButtonPress"]
    let words = (buttons + [press, press?["Name"]].compactMap { $0 }).compactMap { $0.json.string?.lowercased() }
    let isKnown = buttons.contains { evaluator.text($0.json).text != nil }
    let changes = words.contains { text in Self.changes.contains { text.contains($0) } }
    return changes || !isKnown ? button : nil
  }

  /// The context menu of a cell without accessory, where it changes what the cell shows, or may do so: rows that open
  /// nothing are there for it.
  private func changingMenu(of cell: MDKValue) -> MDKValue? {
    guard cell["AccessoryType"].map({ $0.json.equals("None") }) ?? true,
      let member = cell["ContextMenu"]
    else { return nil }
    var items: [MDKValue] = []
    switch content(member) {
    case .absent: return nil
    case .value(let menu) where menu.isObject:
      switch content(menu["Items"]) {
      case .absent: return nil
      case .value(let array) where array.isArray: items = Array(array.items)
      default: return member
      }
    default: return member
    }
    let changes = items.contains { item in
      [item["Text"], item["Image"], item["OnPress"]].contains { value in
        guard let text = value?.json.string?.lowercased() else { return false }
        return Self.changes.contains { text.contains($0) }
      }
    }
    return changes ? member : nil
  }

  private static let changes = [
    "edit", "delete", "remove", "discard", "modify", "update", "trash", "pencil", "download", "attachment", "document",
  ]
}

/// Decides whether a part of a page shows content of the object that the page is about.
enum MDKBindings {
  /// Members that hold no values to be shown.
  private static let handlers: [JSONName] = ["OnPress", "Visible", "EmptySection", "_Type", "_Name"]

  /// Whether any value in an object, array or string is bound, whether by an expression, a target path or a rule.
  static func areIn(_ value: MDKValue) -> Bool {
    if areIn(value.json) { return true }
    var next = value.overlay
    while let layer = next {
      if areIn(layer.properties.json) { return true }
      next = layer.below
    }
    return false
  }

  private static func areIn(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .string: value.withText { isBound($0) } ?? false
    case .array: value.children.contains { areIn($0) }
    case .object:
      value.children.contains { member in
        !handlers.contains { member.hasName($0) } && areIn(member)
      }
    default: false
    }
  }

  private static func isBound(_ text: UTF8Text) -> Bool {
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "#") || text.contains(UInt8(ascii: "{")) { return true }
    return text.ends(with: ".js") || text.ends(with: ".ts") || text.ends(with: ".fragment")
  }
}
