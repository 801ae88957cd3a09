import Linting
import TestSupport
import Testing

/// What messages call elements.
@Suite struct ElementNameTests {
  /// The names of the elements that a selector picks.
  private func names(_ selector: String, _ text: String, path: String = "a.json") throws -> [String] {
    let rule = try TestRules.page(
      "level: error\non: \"\(selector)\"\ncheck: expression\nwith: {condition: 'false'}\nmessage: \"{self}\"")
    return TestLinter.lint(text, rules: [rule], path: path).findings.map(\.message)
  }

  private static let screen = #"""
    {"type": "screen", "name": "Home", "content": [
      {"type": "collectionView", "id": "v", "header": {"text": "Team"}, "footer": {"seeAll": {}},
        "seeAll": {"text": "See All (2)"}, "dynamicLayout": {}, "cells": [
          {"type": "collectionCell", "id": "c1", "title": {"text": "Ana"}, "image": {}, "tap": {"opens": "preview"}},
          {"type": "collectionCell", "image": {"placeholder": "initials", "text": "B"},
            "actions": [{"label": "Call"}, {}]},
          {"type": "collectionCell", "id": "p", "prototype": true, "title": {"text": "Title"}}]},
      {"type": "tableView", "cells": [
        {"type": "objectCell", "title": {"text": "A title\n that is far too long for a message about it"},
          "detailImage": {}, "description": {"text": "Long"}, "attributes": {"items": [{"text": "Paid"}]},
          "accessory": {"control": "action", "actions": [{}]}, "iconStack": {"icons": [{}]},
          "tap": {"opens": "modal"}, "swipeActions": [{"label": "Delete"}]}]},
      {"type": "group", "content": [{"type": "button", "accessibilityLabel": "Close"}, {"type": "icon"}]}]}
    """#

  @Test(arguments: [
    ("screen", #"screen "Home""#),
    ("collectionView", #"collection view "Team""#),
    ("collectionView > header", #"header "Team""#),
    ("footer", #"the footer of collection view "Team""#),
    ("collectionView > seeAll", #"See All of collection view "Team""#),
    ("footer > seeAll", #"See All in the footer of collection view "Team""#),
    ("dynamicLayout", #"the layout of collection view "Team""#),
    ("collectionCell", #"cell "Ana", cell 2 of collection view "Team", cell "p""#),
    ("collectionCell[id=c1] > image", #"the image of cell "Ana""#),
    ("collectionCell > title", #"title "Ana", title "Title""#),
    ("collectionCell > tap", #"the preview of cell "Ana""#),
    ("image[placeholder=initials]", #"the placeholder of cell 2 of collection view "Team""#),
    (
      "collectionCell > action",
      #"action "Call" of cell 2 of collection view "Team", action 2 of cell 2 of collection view "Team""#
    ),
    ("tableView", "table view 1"),
    ("objectCell", #"object cell "A title that is far too long for a mess…""#),
    ("detailImage", #"the detail image of object cell "A title that is far too long for a mess…""#),
    ("description", #"the description of object cell "A title that is far too long for a mess…""#),
    ("item", #"attribute "Paid" of object cell "A title that is far too long for a mess…""#),
    ("accessory > action", #"action 1 of object cell "A title that is far too long for a mess…""#),
    ("iconStack > icon", #"icon 1 of object cell "A title that is far too long for a mess…""#),
    ("objectCell > tap", #"the quick view of object cell "A title that is far too long for a mess…""#),
    ("swipeAction", #"swipe action "Delete" of object cell "A title that is far too long for a mess…""#),
    ("button", #"button "Close""#), ("group > icon", "icon 1"), ("group", "container 1"),
  ])
  func nativeNames(selector: String, expected: String) throws {
    #expect(try names(selector, Self.screen).joined(separator: ", ") == expected)
  }

  /// Developers of MDK pages know the names of their own files.
  @Test func mdkNames() throws {
    let page = #"""
      {"_Type": "Page", "_Name": "Orders", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "T",
        "Sections": [{"_Type": "Section.Type.ObjectTable", "_Name": "S", "Target": {"EntitySet": "Orders"},
          "Header": {"Caption": "Open"}, "ObjectCell": {"Title": "{Name}", "Description": "{Text}"}}]}]}
      """#
    #expect(try names("objectCell", page, path: "Orders.page") == [#"ObjectCell 1 of object table "Open""#])
    #expect(try names("tableView", page, path: "Orders.page") == [#"object table "Open""#])
    #expect(
      try names("objectCell > description", page, path: "Orders.page")
        == [#"Description of ObjectCell 1 of object table "Open""#])
  }

  /// Android developers know views by their classes.
  @Test func androidNames() throws {
    let layout = #"""
      <androidx.recyclerview.widget.RecyclerView xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:app="http://schemas.android.com/apk/res-auto" xmlns:tools="http://schemas.android.com/tools"
        android:id="@+id/team" android:layout_width="200dp" app:layoutManager="LinearLayoutManager" android:orientation="horizontal"/>
      """#
    #expect(try names("collectionView", layout, path: "res/layout/team.xml") == [#"RecyclerView "team""#])
    let list = layout.replacing("androidx.recyclerview.widget.RecyclerView", with: "ListView")
    #expect(try names("tableView", list, path: "res/layout/team.xml") == [#"ListView "team""#])
  }
}
