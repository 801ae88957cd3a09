import Linting
import Screens
import TestSupport
import Testing

/// Which elements a selector picks, and what follows from what is not known.
@Suite struct SelectorMatchTests {
  static let screen = """
    {"type": "screen", "platform": "ios", "width": 359.5, "floorplan": null, "content": [
      {"type": "collectionView", "id": "A", "layout": "vertical", "totalCount": 20, "edgeGradient": false, "header": {"text": "x"},
       "seeAll": null, "footer": {"count": 20, "seeAll": {"text": "See All (20)"}},
       "cells": [
         {"type": "collectionCell", "id": "a1", "represents": "person", "image": {"shape": "circle"}, "tap": {"opens": "none"}},
         {"type": "collectionCell", "id": "a2", "represents": null, "image": null, "tap": {}},
         {"type": "objectCell", "id": "a3", "title": {"text": "Schuh ø"}, "detailImage": {"placeholder": null},
          "swipeActions": [{"label": "Delete"}], "iconStack": {"icons": [{"text": "!"}]}}]},
      {"type": "collectionView", "id": "B", "layout": null, "cells": null},
      {"type": "tableView", "id": "T"},
      {"type": "group", "id": "G", "content": [
        {"type": "button", "id": "g1", "interactive": true, "text": "Go]"}, {"type": "icon", "id": "g2"},
        {"type": "group", "id": "g3", "content": null}]}]}
    """

  /// The elements that match and, with a question mark, those that may.
  private func matches(_ text: String) throws -> [String] {
    let selector = try Selector(text)
    var found: [String] = []
    try Spelling.read(Array(Self.screen.utf8), path: "a") { tree in
      for index in 0..<tree.count {
        let element = tree[index]
        var need: MissingFact?
        let name = element.text(.id) ?? element.pathComponent
        switch selector.match(element, &need) {
        case .no: continue
        case .maybe: found.append("\(name)?\(need?.member.name ?? "nothing")")
        case .yes: found.append(name)
        }
      }
    }
    return found
  }

  static let table: [(text: String, expected: [String])] = [
    // Names.
    ("screen", ["screen"]), ("collectionView", ["A", "B"]), ("image", ["image", "detailImage"]),
    ("detailImage", ["detailImage"]),
    ("swipeAction", ["swipeAction[1]"]), ("action", ["swipeAction[1]"]), ("actions", []), ("icon", ["icon[1]", "g2"]),
    ("icons", ["icon[1]"]),
    ("cells", ["a1", "a2", "a3"]), ("header", ["header"]), (":is(button, group)", ["G", "g1", "g3"]),
    // Facts.
    ("[layout=grid]", ["A", "B?layout"]), ("[layout=multiRowGrid]", ["A", "B?layout"]),
    ("[layout!=grid]", ["B?layout"]),
    ("[layout=horizontalFit]", ["B?layout"]), ("[totalCount=20]", ["A", "B?totalCount", "T?totalCount"]),
    ("collectionView[totalCount!=20]", ["B?totalCount"]), ("collectionView[totalCount>20]", ["B?totalCount"]),
    ("collectionView[totalCount>=20]", ["A", "B?totalCount"]), ("collectionView[totalCount<20]", ["B?totalCount"]),
    ("collectionView[totalCount<=20]", ["A", "B?totalCount"]),
    ("collectionView[totalCount>19.5]", ["A", "B?totalCount"]),
    ("footer[count=20]", ["footer"]),
    ("[text='Go]']", ["g1", "g2?text", "G?text", "g3?text", "image?text", "detailImage?text"]),
    ("title[text=Schuh ø]", ["title"]), ("title[text=Schuh]", []), ("button[interactive=true]", ["g1"]),
    ("group[interactive=true]", ["G?interactive", "g3?interactive"]),
    ("collectionView[edgeGradient=false]", ["A", "B?edgeGradient"]),
    ("collectionView[edgeGradient!=false]", ["B?edgeGradient"]),
    // Defaults and what follows from another fact.
    ("image[placeholder=none]", ["image", "detailImage?placeholder"]),
    ("image[placeholder!=none]", ["detailImage?placeholder"]),
    ("tableView[editing=false]", ["T"]), ("tableView[editing=true]", []), ("action[toggle=false]", ["swipeAction[1]"]),
    ("collectionCell[prototype=true]", []), ("screen[smallDevice=true]", ["screen"]),
    ("screen[floorplan=map]", ["screen?floorplan"]),
    // Parts.
    ("collectionView[header]", ["A"]), ("collectionView[seeAll]", ["A?seeAll"]), ("collectionView[footer]", ["A"]),
    ("collectionView[cells]", ["A", "B?cells"]), ("collectionCell[image]", ["a1", "a2?image"]),
    ("collectionCell[title]", []),
    // Combinators.
    ("collectionView seeAll", ["seeAll"]), ("collectionView > seeAll", []), ("footer > seeAll", ["seeAll"]),
    ("screen > group", ["G"]),
    ("screen group", ["G", "g3"]), ("group group", ["g3"]), ("group > group", ["g3"]),
    ("screen > group > *", ["g1", "g2", "g3"]),
    ("collectionView[layout=grid] > collectionCell", ["a1", "a2"]), ("[layout=horizontalFit] > collectionCell", []),
    ("screen[floorplan=map] group", ["G?floorplan", "g3?floorplan"]), ("screen[platform=android] group", []),
    ("group[text=x] button", ["g1?text"]), ("group[text=x] group", ["g3?text"]),
    // Logic: no wins in and, yes wins in or.
    ("collectionView[layout=grid][seeAll]", ["A?seeAll"]), ("collectionView[seeAll][header]", ["A?seeAll"]),
    ("collectionView:not([layout=grid])", ["B?layout"]), ("collectionView:not([header])", ["B"]),
    ("collectionView:not([seeAll])", ["A?seeAll", "B"]),
    ("collectionView:is([seeAll], [header])", ["A"]), ("collectionView:is([seeAll], [id=B])", ["A?seeAll", "B"]),
    ("collectionView[seeAll], collectionView[header]", ["A"]), ("collectionView:not([seeAll], [header])", ["B"]),
    ("collectionView:not(:not([header]))", ["A"]), ("collectionView:not(:not([seeAll]))", ["A?seeAll"]),
    // What is known for sure.
    ("collectionView:known([layout=grid])", ["A"]), ("collectionView:not(:known([layout=grid]))", ["B"]),
    ("collectionView:known([seeAll])", []),
    ("collectionView:not(:known([seeAll]))", ["A", "B"]), ("screen:known([floorplan=map])", []),
    // Inside.
    ("collectionView:has(seeAll)", ["A", "B?cells"]), ("collectionView:has(> seeAll)", ["A?seeAll"]),
    ("collectionView:has(tap)", ["A", "B?cells"]),
    ("collectionView:has(collectionCell)", ["A", "B?cells"]),
    ("collectionView:has(> objectCell[title])", ["A", "B?cells"]),
    ("collectionView:not(:has(> objectCell))", ["B?cells"]),
    ("collectionCell:has(> tap[opens=none])", ["a1", "a2?opens"]),
    ("collectionCell:has(> tap:not(:known([opens=none])))", ["a2"]),
    ("collectionCell:has(image[shape=circle])", ["a1", "a2?image"]),
    ("collectionView:has(> collectionCell[represents=object])", ["A?represents", "B?cells"]),
    // Chains inside, which begin at the element.
    ("collectionView:has(> footer > seeAll)", ["A"]), ("collectionView:has(> footer seeAll)", ["A"]),
    ("collectionView:has(footer > seeAll)", ["A", "B?cells"]), ("collectionView:has(> footer[count=1] > seeAll)", []),
    ("screen:has(> collectionView > footer > seeAll)", ["screen"]),
    ("screen:has(> collectionView seeAll)", ["screen"]), ("screen:has(> tableView seeAll)", []),
    ("group:has(group > button)", ["G?content", "g3?content"]), ("screen:has(group > button)", ["screen"]),
    ("group:has(> group > label)", ["G?content", "g3?content"]),
    ("group:has(> group[text=x] > label)", ["G?content", "g3?content"]),
    ("group:has(> group[id=no] > label)", ["g3?content"]), ("screen:has(> group > label)", []),
    ("screen:has(> group label)", ["screen?content"]), ("screen:has(group > label)", ["screen?cells"]),
    ("collectionCell:has(> image[shape=circle], > tap[opens=detail])", ["a1", "a2?opens"]),
    ("collectionView:has(> header, tap)", ["A", "B?cells"]),
    ("collectionView:has(> seeAll, seeAll > tap)", ["A?seeAll", "B?cells"]),
    ("collectionView:has(> collectionCell > tap[opens=none])", ["A", "B?cells"]),
    ("collectionView:not(:has(> objectCell > title))", ["B?cells"]),
    ("group:has(label)", ["G?content", "g3?content"]),
    ("group:has(> label)", ["g3?content"]), ("screen:has(label)", ["screen?cells"]),
  ]

  @Test(arguments: table) func picks(text: String, expected: [String]) throws {
    let found = try matches(text)
    #expect(found.sorted() == expected.sorted())
  }
}
