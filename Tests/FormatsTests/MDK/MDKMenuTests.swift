import Screens
import TestSupport
import Testing

/// Literal cells and rows that show no object: menus, tiles, lines of an address.
@Suite struct MDKMenuTests {
  private static let open = #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Item.page"}"#

  private func read(_ page: String) throws -> ReadScreens {
    try MDKProject(["Actions/Open.action": Self.open, "Pages/Test.page": page]).read("Pages/Test.page")
  }

  // MARK: Headers

  private static func tiles(_ count: Int, _ members: String = "") -> String {
    let tile = #"{"ObjectCell": {"Title": "Orders", "OnPress": "/App/Actions/Open.action"}}"#
    let cells = Array(repeating: tile, count: count).joined(separator: ", ")
    return #"{"_Type": "Section.Type.ObjectCollection", "ObjectCells": [\#(cells)]\#(members)}"#
  }

  private static let logo =
    #"{"_Type": "Section.Type.ImageCollection", "ImageCells": [{"ImageCell": {"Image": "/a.png"}}]}"#
  private static let code =
    #"{"_Type": "Section.Type.ImageCollection", "ImageCells": [{"ImageCell": {"Image": "/a.js", "Title": "Code"}}]}"#
  private static let machine =
    #"{"_Type": "Section.Type.ImageCollection", "ImageCells": [{"ImageCell": {"Image": "/a.js", "Title": "{Name}"}}]}"#
  private static let table = #"{"_Type": "Section.Type.KeyValue", "KeyAndValues": []}"#

  /// A tile or logo alone needs no header, nor does a menu that is all that a page with a caption shows.
  @Test(arguments: [
    (tiles(1), "", true), (tiles(2), "", false), (tiles(2), #""Caption": "Menu", "#, true), (logo, "", true),
    (code, "", false),
    (machine, "", true),
    ("\(tiles(2)), \(table)", #""Caption": "Menu", "#, false),
    (tiles(1, #", "Header": {"Caption": ""}"#), "", false),
    (
      #"{"_Type": "Section.Type.ObjectCollection", "Target": {"EntitySet": "A"}, "ObjectCell": {"Title": "{A}"}}"#,
      #""Caption": "Menu", "#, false
    ),
  ])
  func headersThatMayBeMissing(sections: String, members: String, isOpen: Bool) throws {
    let result = try read(page(sections).replacing(#""_Name": "Test","#, with: #""_Name": "Test", \#(members)"#))
    #expect(result.line("content/collectionView").contains("header?") == isOpen, "\(result.dump)")
  }

  /// Pictures of an object above its fields are the head of its page; what any page may show is not.
  @Test(arguments: [
    (#""Target": "{Pictures}""#, fields, true), (#""Target": {"Path": "/pictures/{ID}"}"#, fields, true),
    (#""Target": {"EntitySet": "Pictures"}"#, fields, false), (#""Target": "{Pictures}""#, table, true),
    (#""Target": "{Pictures}""#, #"{"_Type": "Section.Type.ProfileHeader"}"#, true),
    (#""Target": "{Pictures}""#, #"{"_Type": "Section.Type.KeyValue"}"#, true),
    (#""Target": "{Pictures}""#, #"{"_Type": "Section.Type.FormCell"}"#, false),
    (#""Target": "{Pictures}", "Header": {"Caption": ""}"#, fields, false),
    (#""Target": "{Pictures}""#, tiles(2), false),
    (#""Target": {"EntitySet": "Pictures", "QueryOptions": "{A}"}"#, fields, false),
  ])
  func picturesAtTheHead(target: String, rest: String, isOpen: Bool) throws {
    let picture = #"{"_Type": "Section.Type.ImageCollection", \#(target), "ImageCell": {"Image": "{Url}"}}"#
    let result = try read(page("\(picture), \(rest)"))
    #expect(result.line("content/collectionView").contains("header?") == isOpen, "\(result.dump)")
    let below = try read(page("\(rest), \(picture)"))
    #expect(!below.lines("content/collectionView").contains { $0.contains("header?") }, "\(below.dump)")
  }

  private static let fields = #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "{Name}"}}"#

  // MARK: Literal cells

  /// Among cells that open a page, one that opens nothing is dead.
  @Test(arguments: [
    ("/App/Actions/Open.action", #""Title": "Meters""#, false),
    ("/App/Actions/Open.action", #""Title": "Meters", "AccessoryType": "None""#, true),
    ("/App/Actions/Lost.action", #""Title": "Meters""#, true), ("", #""Title": "Meters""#, true),
  ])
  func neighboursDecideLiteralCells(press: String, cell: String, isOpen: Bool) throws {
    let result = try read(
      page(
        #"""
        {"_Type": "Section.Type.ObjectTable", "ObjectCells": [
          {"ObjectCell": {"Title": "Orders", "OnPress": "\#(press)"}}, {"ObjectCell": {\#(cell)}}]}
        """#))
    let cells = result.lines("cells/objectCell")
    #expect(cells.count == 2 && cells.last?.contains("represents=?") == isOpen, "\(result.dump)")
  }

  /// Lines of an address and flags are parts of what the page is about, unless a chevron promises more.
  @Test(arguments: [
    (#""Title": "{Street}""#, true), (#""Title": "{BillingAddress/City}""#, true), (#""Title": "{Name}""#, false),
    (#""Title": "{Name}", "DetailImage": "/App/Images/flag_{Country}.png""#, true),
    (#""Title": "{Street}", "AccessoryType": "DisclosureIndicator""#, false),
  ])
  func linesOfAnObject(cell: String, isOpen: Bool) throws {
    let result = try MDKProject([
      "Pages/Test.page": objectCellPage(cell),
      "Pages/Open.page": objectCellPage(#""Title": "{Name}", "OnPress": "/App/Rules/Open.js""#),
    ]).read("Pages/Test.page")
    #expect(result.line("cells/objectCell").contains("represents=?") == isOpen, "\(result.dump)")
  }

  // MARK: Grid tables

  /// Phones show the rows of a grid as object cells where their items are bound to parts of these.
  @Test(arguments: [
    (#"{"Text": "{A}", "BindTo": "Headline"}, {"Text": "{B}"}"#, "cells/objectCell"),
    (#"{"Text": "{A}"}, {"Text": "{B}"}"#, "cells/otherCell"), (#""/App/Rules/Items.js""#, "cells/objectCell"),
  ])
  func rowsOfGrids(items: String, kind: String) throws {
    let result = try read(
      page(#"{"_Type": "Section.Type.GridTable", "Target": {"EntitySet": "A"}, "Row": {"Items": [\#(items)]}}"#))
    #expect(result.lines(kind).count == 1 && result.line(kind).contains("prototype=true"), "\(result.dump)")
  }

  // MARK: Images

  @Test(arguments: [("false", " shape=square"), ("true", " shape=circle"), ("", "")])
  func shapesThatAPageSays(value: String, shape: String) throws {
    let member = value.isEmpty ? "" : #", "DetailImageIsCircular": \#(value)"#
    let result = try read(objectCellPage(#""Title": "{A}", "DetailImage": "{Image}"\#(member)"#))
    #expect(result.line("detailImage/image").hasSuffix(shape) && result.dump.contains("shape=") == !shape.isEmpty)
  }
}
