import Screens

// Rows of grid tables and controls of forms.
extension MDKScreenWriter {
  // MARK: Grid tables

  /// A row of a grid table, which a phone shows as an object cell made of the items that are bound to its parts.
  /// Without any, it is a row of another kind.
  func gridRow(_ section: MDKValue) {
    guard let member = section["Row"] else { return }
    let inside = content(member)
    if case .value(let row) = inside, !mayBeShown(row) {
      return builder.setUnknown(.cells, at: member.place)
    }
    var cells = MDKCells(of: section, "Row", isObjectCell(inside) ? .objectCell : .otherCell)
    cells.rows = rowCount(of: section, hasMaxItemCount: false)
    element(cells.kind, as: .cells, at: member.place) {
      if cells.rows != .one { builder.set(.prototype, flag: true, at: section["Target"]?.place ?? member.place) }
      guard case .value(let row) = inside, row.isObject else {
        for part in Vocabulary[.objectCell].members where part.isPart {
          builder.setUnknown(part.member, at: member.place)
        }
        return
      }
      id(row)
      guard cells.kind == .objectCell else {
        builder.setUnknown(.title, at: row["Items"]?.place ?? member.place)
        return tap(row["OnPress"])
      }
      gridItems(row, at: member.place)
      accessory(row, isInCollection: false)
      tap(row["OnPress"])
      represented(by: row, of: cells, isTemplate: true, at: member.place)
    }
  }

  /// Whether items of a row are bound to parts of an object cell, or may be. Otherwise phones show columns too.
  private func isObjectCell(_ row: MDKContent) -> Bool {
    guard case .value(let row) = row, row.isObject, case .value(let items) = content(row["Items"]), items.isArray else {
      return true
    }
    return items.items.contains { item in
      guard case .value(let item) = content(item), item.isObject else { return true }
      return !evaluator.isAbsent(item["BindTo"]?.json)
    }
  }

  private func gridItems(_ row: MDKValue, at place: Range<Int>) {
    var bound: [String: MDKValue] = [:]
    var isOpen = true
    if case .value(let items) = content(row["Items"]), items.isArray {
      isOpen = false
      for item in items.items {
        guard case .value(let content) = content(item), content.isObject else {
          isOpen = true
          continue
        }
        if let part = evaluator.text(content["BindTo"]?.json).word { bound[part] = content }
      }
    }
    // Swift 6.3 takes what a dictionary does not have for something, unoptimized, where it is asked on at once: `bound["status"]?["Text"]`.
    func part(_ name: String) -> MDKValue? { bound[name] }
    let icons = ["firsticon", "secondicon", "thirdicon"].compactMap { part($0)?["Image"] }
    if let first = icons.first { iconStack(icons, at: first.place) }
    if let image = part("detailimage")?["Image"] {
      imagePart(.detailImage, image, at: image.place, shape: MDKShape(token: nil, place: nil))
    }
    if let headline = part("headline") {
      textPart(.title, as: .title, headline["Text"])
    } else {
      // Which column becomes the title then is not documented.
      builder.setUnknown(.title, at: row["Items"]?.place ?? place)
    }
    textPart(.subtitle, as: .subtitle, part("subheadline")?["Text"])
    textPart(.footnote, as: .footnote, part("footnote")?["Text"])
    attributes(
      (part("status")?["Text"], part("substatus")?["Text"]),
      images: (part("statusimage")?["Image"], part("substatusimage")?["Image"]), icons: nil)
    guard isOpen else { return }
    for member in [Member.iconStack, .detailImage, .subtitle, .footnote, .attributes] {
      builder.setUnknown(member, at: row["Items"]?.place ?? place)
    }
  }

  // MARK: Forms

  func formSection(_ section: MDKValue, as member: Member, at place: Range<Int>, into list: inout MDKList) {
    var pickers: [(items: MDKValue, control: MDKValue)] = []
    self.section(.tableView, section, as: member, at: place) {
      id(section)
      header(of: section, withSeeAll: false)
      // Sections of a form cell container have a caption instead of a header.
      if section["Header"] == nil { textPart(.header, as: .header, section["Caption"]) }
      var cells = MDKList(.cells)
      eachObject(of: section["Controls"], into: &cells) { control, place, cells in
        let visibility: JSONName = control["IsVisible"] == nil ? "Visible" : "IsVisible"
        guard isShown(control, by: visibility, at: place, in: &cells) else { return }
        formCell(control, as: cells.member, at: place)
        if let items = control["PickerItems"] { pickers.append((items, control)) }
      }
      footer(of: section)
    }
    for picker in pickers { self.picker(picker.items, of: picker.control, as: list.member) }
  }

  /// The sections of a form cell container.
  func formSections(_ container: MDKValue, into list: inout MDKList) {
    eachVisible(of: container["Sections"], into: &list) { section, place, list in
      formSection(section, as: list.member, at: place, into: &list)
    }
  }

  func formCell(_ control: MDKValue, as member: Member, at place: Range<Int>) {
    element(.otherCell, as: member, at: place) {
      id(control)
      textPart(.title, as: .title, control["Caption"] ?? control["Title"])
      tap(control["OnPress"])
    }
  }

  /// The object cells among which a list picker lets people choose, on a page of their own: a group beside the form.
  func picker(_ items: MDKValue, of control: MDKValue, as member: Member) {
    guard case .value(let content) = content(items) else { return }
    var cells = MDKList(.content)
    if content.isObject, let cell = content["ObjectCell"] {
      guard !evaluator.isAbsent(cell.json) else { return }
      section(.group, control, as: member, at: items.place) {
        id(control)
        pickerCell(cell, target: content["Target"] ?? items, into: &cells)
      }
    } else if content.isArray, content.items.contains(where: { $0["ObjectCell"] != nil }) {
      section(.group, control, as: member, at: items.place) {
        id(control)
        for item in content.items {
          if let cell = item["ObjectCell"] { pickerCell(cell, target: nil, into: &cells) }
        }
      }
    }
  }

  private func pickerCell(_ cell: MDKValue, target: MDKValue?, into list: inout MDKList) {
    guard case .value(let content) = content(cell), content.isObject else { return leaveOpen(&list, at: cell.place) }
    if !mayBeShown(content) { return leaveOpen(&list, at: cell.place) }
    element(.objectCell, as: list.member, at: cell.place) {
      if let target { builder.set(.prototype, flag: true, at: target.place) }
      objectCell(content, isInCollection: false)
    }
  }
}
