import Screens
import Testing

/// Where elements and facts stand: always in the linted file.
@Suite struct MDKPlaceTests {
  /// The beginnings of the texts at the places of all elements and facts, by `element` and `element.fact`.
  private func places(_ tree: ScreenTree, _ source: SourceReader) -> [String: String] {
    var places: [String: String] = [:]
    for index in 0..<tree.count {
      let element = tree[index]
      let name = element.member?.name ?? "screen"
      places[name] = String(source.text(tree.range(of: element)).prefix(20))
      for declaration in Vocabulary[element.kind].members
      where element.isKnown(declaration.member) || element.isExplicitlyUnknown(declaration.member) {
        places["\(name).\(declaration.member.name)"] = source.text(tree.range(of: declaration.member, in: element))
      }
    }
    return places
  }

  @Test func placesAreThoseOfMembersAndItems() {
    var places: [String: String] = [:]
    _ = readMDK(
      page(
        #"""
        {"_Type": "Section.Type.ImageCollection", "_Name": "S", "Layout": {"LayoutType": "Vertical"},
         "Header": {"Caption": "C"}, "ImageCells": [
           {"ImageCell": {"Title": "T", "Image": "I", "ImageIsCircular": true, "OnPress": "/A/Rules/x.js"}}],
         "Footer": {"Caption": "See All", "FooterStyle": "Attribute", "AttributeLabel": "3", "OnPress": "/A/Rules/y.js"}}
        """#)
    ) { places = self.places($0, $1) }
    #expect(places["screen"]?.hasPrefix(#"{"_Type": "Page""#) == true)
    #expect(places["screen.name"] == #""_Name": "Test""#)
    #expect(places["content"]?.hasPrefix(#"{"_Type": "Section."#) == true)
    #expect(places["content.id"] == #""_Name": "S""#)
    #expect(places["content.layout"] == #""LayoutType": "Vertical""#)
    #expect(places["header"]?.hasPrefix(#""Header": {"#) == true)
    #expect(places["header.text"] == #""Caption": "C""#)
    #expect(places["cells"]?.hasPrefix(#""ImageCell": {"#) == true)
    #expect(places["title"] == #""Title": "T""#)
    #expect(places["image"] == #""Image": "I""#)
    #expect(places["image.shape"] == #""ImageIsCircular": true"#)
    #expect(places["footer"]?.hasPrefix(#""Footer": {"#) == true)
    #expect(places["footer.count"] == #""AttributeLabel": "3""#)
    #expect(places["seeAll"]?.hasPrefix(#""OnPress": "/A/Rules"#) == true)
    #expect(places["seeAll.text"] == #""Caption": "See All""#)
    #expect(places["tap"]?.hasPrefix(#""OnPress": "/A/Rules"#) == true)
  }

  @Test func defaultsStandWhereTheElementStands() {
    var places: [String: String] = [:]
    _ = readMDK(
      page(#"{"_Type": "Section.Type.ImageCollection", "ImageCell": {"Title": "x"}, "Target": {"EntitySet": "X"}}"#)
    ) { places = self.places($0, $1) }
    #expect(places["content.layout"]?.hasPrefix(#"{"_Type": "Section."#) == true)
    #expect(places["cells"]?.hasPrefix(#""ImageCell": {"#) == true)
    #expect(places["cells.prototype"] == #""Target": {"EntitySet": "X"}"#)
  }

  @Test func itemsOfListsStandAtTheirObjects() {
    var places: [String: String] = [:]
    _ = readMDK(
      objectCellPage(
        #"""
        "Tags": [{"Text": "T"}], "Icons": ["sap-icon://i"], "AvatarStack": {"Avatars": [{"Image": "A"}]}, "StatusText": "S",
        "AccessoryType": "DetailButton", "OnAccessoryButtonPress": "/App/Rules/x.js"
        """#)
    ) { places = self.places($0, $1) }
    #expect(places["tags"] == #"{"Text": "T"}"#)
    #expect(places["iconStack"]?.hasPrefix(#""Icons": ["#) == true)
    #expect(places["icons"] == #""sap-icon://i""#)
    #expect(places["detailImage"] == #"{"Image": "A"}"#)
    #expect(places["detailImage.source"] == #""Image": "A""#)
    #expect(places["attributes"] == #""StatusText": "S""#)
    #expect(places["items"] == #""StatusText": "S""#)
    #expect(places["accessory.control"] == #""AccessoryType": "DetailButton""#)
  }

  @Test func unknownPartsStandAtTheirMembers() {
    var places: [String: String] = [:]
    _ = readMDK(
      page(#"{"_Type": "Section.Type.ObjectHeader", "Visible": "{X}"}, "/A/Rules/sections.js""#)
    ) { places = self.places($0, $1) }
    #expect(places["screen.content"] == #""Visible": "{X}""#)
  }

  @Test func whatFragmentsHoldStandsAtTheReference() throws {
    let project = try MDKProject([
      "Fragments/S.fragment": #"""
      {"_Type": "Section.Type.ImageCollection", "_Name": "S", "ImageCell": {"Title": "T", "Image": "{I}"},
       "Header": {"Caption": "C"}}
      """#,
      "Pages/String.page": page(#""/App/Fragments/S.fragment""#),
      "Pages/Object.page": page(
        #"{"_Type": "Fragment", "Fragment": "/App/Fragments/S.fragment", "Properties": {"Header": {"Caption": "Own"}}}"#
      ),
    ])
    var places: [String: String] = [:]
    _ = project.read("Pages/String.page") { places = self.places($0, $1) }
    let reference = #""/App/Fragments/S.fragment""#
    for name in ["content", "cells", "title", "image", "header"] {
      #expect(places[name] == String(reference.prefix(20)), "\(name)")
    }
    for name in ["content.id", "content.layout", "title.text", "image.source", "header.text", "cells.prototype"] {
      #expect(places[name] == reference, "\(name)")
    }
    _ = project.read("Pages/Object.page") { places = self.places($0, $1) }
    #expect(places["content"]?.hasPrefix(#""Fragment": "#) == true)
    #expect(places["content.id"] == #""Fragment": "# + reference)
    #expect(places["title.text"] == #""Fragment": "# + reference)
    #expect(places["header"]?.hasPrefix(#""Header": {"#) == true)
    #expect(places["header.text"] == #""Caption": "Own""#)
  }

  @Test func whatActionsSayStandsAtTheReference() throws {
    let project = try MDKProject([
      "Actions/Nav.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/List.page"}"#,
      "Pages/List.page": page(#"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "O"}}"#),
      "Pages/Plain.page": objectCellPage(#""OnPress": "/App/Actions/Nav.action""#),
      "Pages/Override.page": objectCellPage(
        #""OnPress": {"Name": "/App/Actions/Nav.action", "Properties": {"ModalPage": true}}"#),
    ])
    var places: [String: String] = [:]
    _ = project.read("Pages/Plain.page") { places = self.places($0, $1) }
    #expect(places["tap.transition"] == #""OnPress": "/App/Actions/Nav.action""#)
    #expect(places["tap.opens"] == #""OnPress": "/App/Actions/Nav.action""#)
    _ = project.read("Pages/Override.page") { places = self.places($0, $1) }
    #expect(places["tap.transition"] == #""ModalPage": true"#)
    #expect(places["tap.opens"] == #""Name": "/App/Actions/Nav.action""#)
  }
}
