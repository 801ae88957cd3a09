import Screens

// Pages, controls and sections: the content of the screen.
extension MDKScreenWriter {
  /// Writes what a page, control, section, cell, or list of them, shows.
  func items(_ value: MDKValue?, into list: inout MDKList) {
    eachObject(of: value, into: &list) { object($0, at: $1, into: &$2) }
  }

  private func object(_ object: MDKValue, at place: Range<Int>, into list: inout MDKList) {
    let type = object.type
    if type.hasPrefix("Section.Type.") {
      section(object, type, at: place, into: &list)
    } else if type.hasPrefix("Control.Type.FormCell.") {
      guard isShown(object, by: "IsVisible", at: place, in: &list) else { return }
      formCell(object, as: list.member, at: place)
      if let items = object["PickerItems"] { picker(items, of: object, as: list.member) }
    } else {
      switch type {
      case "Page":
        isAloneOnPage = hasOneSection(object)
        headPlace = headOfObject(object)
        items(object["Controls"], into: &list)
      case "Control.Type.SectionedTable": sectionedTable(object, into: &list)
      case "Control.Type.FormCellContainer": formSections(object, into: &list)
      case "Control.Type.ObjectCell", "ObjectTable.Type.ObjectCell", "ObjectCollection.Type.ObjectCell":
        let isInCollection = type.hasPrefix("ObjectCollection")
        element(.objectCell, as: list.member, at: place) { objectCell(object, isInCollection: isInCollection) }
      case "KeyValue.Type.Item", "SimplePropertyCollection.Type.Cell":
        element(.labelValueCell, as: list.member, at: place) { labelValueCell(object) }
      case "ButtonTable.Type.Button":
        element(.button, as: list.member, at: place) { button(object) }
      case "Control.Type.Tabs", "Control.Type.BottomNavigation", "Control.Type.SideDrawer",
        "Control.Type.FlexibleColumnLayout", "Control.Type.Extension":
        // They show other pages, which are linted as themselves.
        element(.group, as: list.member, at: place) { id(object) }
      case "": untyped(object, at: place, into: &list)
      default: misspeltType(object)
      }
    }
  }

  private func sectionedTable(_ control: MDKValue, into list: inout MDKList) {
    items(control["Sections"], into: &list)
    if let section = control["Section"] {
      // A template of which the data decides how often it is there.
      items(section, into: &list)
      leaveOpen(&list, at: section.place)
    }
  }

  /// A fragment often does not say what it is. Only what is certain is written.
  private func untyped(_ object: MDKValue, at place: Range<Int>, into list: inout MDKList) {
    if let controls = object["Controls"] { return items(controls, into: &list) }
    if object["Sections"] != nil || object["Section"] != nil { return sectionedTable(object, into: &list) }
    if object["KeyAndValues"] != nil {
      return section(object, "Section.Type.KeyValue", at: place, into: &list)
    }
    if let cell = object["ObjectCell"], case .value(let content) = content(cell), content.isObject {
      guard isShown(content, at: cell.place, in: &list) else { return }
      return element(.objectCell, as: list.member, at: cell.place) { objectCell(content, isInCollection: false) }
    }
    if let cell = object["ImageCell"], case .value(let content) = content(cell), content.isObject {
      guard isShown(content, at: cell.place, in: &list) else { return }
      return element(.collectionCell, as: list.member, at: cell.place) { imageCell(content) }
    }
    if object["Title"] != nil {
      let objectCellNames: [JSONName] = [
        "Subhead", "StatusText", "SubstatusText", "Footnote", "AccessoryType", "AvatarStack",
        "PreserveIconStackSpacing",
      ]
      if objectCellNames.contains(where: { object[$0] != nil }) {
        return element(.objectCell, as: list.member, at: place) { objectCell(object, isInCollection: false) }
      }
      if object["Image"] != nil,
        object["ImageIsCircular"] != nil || object["Subtitle"] != nil || object["Attribute"] != nil
      {
        return element(.collectionCell, as: list.member, at: place) { imageCell(object) }
      }
    }
    if object["KeyName"] != nil, object["Value"] != nil {
      return element(.labelValueCell, as: list.member, at: place) { labelValueCell(object) }
    }
    leaveOpen(&list, at: place)
  }

  private func section(_ section: MDKValue, _ type: MDKTypeName, at place: Range<Int>, into list: inout MDKList) {
    guard isShown(section, at: place, in: &list) else { return }
    switch type {
    case "Section.Type.ImageCollection":
      let rows = rowCount(of: section, fixed: "ImageCells", hasMaxItemCount: false)
      self.section(rows == .one ? .group : .collectionView, section, as: list.member, at: place) {
        imageCollection(section, at: place, rows)
      }
    case "Section.Type.ObjectCollection":
      let rows = rowCount(of: section, fixed: "ObjectCells")
      self.section(rows == .one ? .group : .collectionView, section, as: list.member, at: place) {
        objectCollection(section, at: place, rows)
      }
    case "Section.Type.ObjectTable":
      self.section(.tableView, section, as: list.member, at: place) { objectTable(section) }
    case "Section.Type.ContactCell", "Section.Type.ContactTable":
      table(section, as: list.member, at: place, fixed: "ContactCells") {
        var cells = MDKCells(of: section, "ContactCell", fixed: "ContactCells", .contactCell)
        cells.rows = rowCount(of: section, fixed: "ContactCells")
        self.cells(cells) { contactCell($0) }
      }
    case "Section.Type.KeyValue":
      table(section, as: list.member, at: place) { keyValues(section) }
    case "Section.Type.SimplePropertyCollection":
      table(section, as: list.member, at: place, fixed: "SimplePropertyCells") {
        cells(MDKCells(of: section, "SimplePropertyCell", fixed: "SimplePropertyCells", .labelValueCell)) {
          labelValueCell($0)
        }
      }
    case "Section.Type.GridTable":
      table(section, as: list.member, at: place) { gridRow(section) }
    case "Section.Type.FormCell":
      formSection(section, as: list.member, at: place, into: &list)
    case "Section.Type.ButtonTable":
      self.section(.group, section, as: list.member, at: place) {
        id(section)
        buttons(section)
      }
    default:
      self.section(.group, section, as: list.member, at: place) { id(section) }
      misspeltType(section)
    }
  }

  /// Writes a section as an element of a kind, with the noun of its type.
  func section(_ kind: Kind, _ section: MDKValue, as member: Member, at place: Range<Int>, _ body: () -> Void) {
    element(kind, as: member, at: place) {
      if let noun = MDKFormat.noun(ofSection: section.type) { builder.setNoun(noun) }
      body()
    }
  }

  // MARK: Tables

  /// - Parameter fixed: the member that holds literal cells; `nil` where `MaxItemCount` does not limit the rows.
  private func table(
    _ section: MDKValue, as member: Member, at place: Range<Int>, fixed: JSONName? = nil, _ cells: () -> Void
  ) {
    self.section(.tableView, section, as: member, at: place) {
      id(section)
      if let fixed { maximum(of: section, fixed: fixed) }
      header(of: section, withSeeAll: false)
      cells()
      footer(of: section)
    }
  }

  private func objectTable(_ section: MDKValue) {
    id(section)
    maximum(of: section, fixed: "ObjectCells")
    selection(of: section)
    header(of: section, withSeeAll: false)
    var cells = MDKCells(of: section, "ObjectCell", fixed: "ObjectCells", .objectCell)
    cells.rows = rowCount(of: section, fixed: "ObjectCells")
    self.cells(cells) { objectCell($0, isInCollection: false, of: section) }
    footer(of: section)
  }

  private func selection(of section: MDKValue) {
    guard let selection = section["Selection"], selection.isObject else { return }
    let mode = selection["Mode"]
    let longPress = selection["LongPressToEnable"]
    switch evaluator.text(mode?.json).word {
    case "multiple":
      builder.set(.editing, flag: true, at: mode?.place ?? selection.place)
      builder.set(.selection, token: .multiple, at: mode?.place ?? selection.place)
      return
    case nil where mode != nil && !evaluator.isAbsent(mode?.json):
      builder.setUnknown(.editing, at: mode?.place ?? selection.place)
      builder.setUnknown(.selection, at: mode?.place ?? selection.place)
      return
    default: misspeltWord(mode, "Mode", among: ["Multiple", "Single", "None"])
    }
    switch evaluator.text(longPress?.json) {
    case .absent: builder.set(.selection, token: .none, at: mode?.place ?? selection.place)
    case .known(let word):
      builder.set(
        .selection, token: word.lowercased() == "multiple" ? .multiple : .none, at: longPress?.place ?? selection.place)
    case .bound, .uncertain: builder.setUnknown(.selection, at: longPress?.place ?? selection.place)
    }
  }

  // MARK: Buttons

  private func buttons(_ section: MDKValue) {
    var list = MDKList(.content)
    eachVisible(of: section["Buttons"], into: &list) { button, place, list in
      element(.button, as: list.member, at: place) { self.button(button) }
    }
  }

  private func button(_ button: MDKValue) {
    id(button)
    text(.text, button["Title"])
    if let press = button["OnPress"] {
      builder.set(.interactive, flag: !evaluator.isAbsent(press.json), at: press.place)
    }
  }
}
