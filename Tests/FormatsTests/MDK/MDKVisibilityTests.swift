import Screens
import Testing

/// Elements and templates of MDK pages that are hidden.
@Suite struct MDKVisibilityTests {
  private static let hidden = ["false", #""false""#, #""False""#, #""$(PLT,false,false)""#]
  private static let shown = [
    "true", #""$(PLT,false,true)""#, #""{Is}""#, #""/App/Rules/Visible.js""#, ##""#Property:Is""##,
  ]

  @Test(arguments: [
    ("ObjectTable", "ObjectCell"), ("ObjectCollection", "ObjectCell"), ("ImageCollection", "ImageCell"),
    ("ContactCell", "ContactCell"), ("ContactTable", "ContactCell"),
    ("SimplePropertyCollection", "SimplePropertyCell"), ("GridTable", "Row"),
  ])
  func aHiddenTemplateIsNotReported(section: String, template: String) {
    for (value, isShown) in Self.hidden.map({ ($0, false) }) + Self.shown.map({ ($0, true) }) {
      let cell = #"{"_Name": "C", "Visible": \#(value)}"#
      for cell in section == "GridTable" ? [cell] : [cell, #"{"\#(template)": \#(cell)}"#] {
        let result = readMDK(
          page(#"{"_Type": "Section.Type.\#(section)", "Target": {"EntitySet": "O"}, "\#(template)": \#(cell)}"#))
        #expect(result.lines("cells/").isEmpty != isShown, "\(value)\n\(result.dump)")
        #expect(result.line("content/").contains("cells?") != isShown, "\(value)\n\(result.dump)")
        if section.hasSuffix("Collection"), section != "SimplePropertyCollection" {
          #expect(result.line("content/").contains("header?") != isShown, "\(value)\n\(result.dump)")
        }
      }
    }
  }

  @Test(arguments: [
    (#"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"ObjectCell": %}]}"#, "cells/"),
    (
      #"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"Visible": false, "ObjectCell": {}}, {"ObjectCell": %}]}"#,
      "cells/"
    ),
    (#"{"_Type": "Section.Type.ImageCollection", "ImageCells": [{"ImageCell": %}]}"#, "cells/"),
    (#"{"_Type": "Section.Type.KeyValue", "KeyAndValues": [%]}"#, "cells/"),
    (#"{"_Type": "Section.Type.ButtonTable", "Buttons": [%]}"#, "content/button"),
    (#"{"_Type": "Section.Type.FormCell", "Controls": [%]}"#, "cells/"),
    (#"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Tags": [{"Text": "a", %%}]}}"#, "tags/"),
    (#"{"_Type": "Section.Type.ContactCell", "ContactCell": {"ActivityItems": [%]}}"#, "actions/"),
    (#"{"_Type": "Control.Type.ObjectCell", %%}"#, "content/objectCell"),
    (
      #"{"_Type": "Control.Type.FormCell.Switch", "IsVisible": false}, {"_Type": "Control.Type.FormCell.Switch", %%}"#,
      "content/otherCell"
    ),
    (
      #"{"_Type": "Section.Type.FormCell", "Controls": [{"_Type": "Control.Type.FormCell.ListPicker", "PickerItems": {"Target": {}, "ObjectCell": %}}]}"#,
      "content/objectCell"
    ),
    (#"{"_Type": "Section.Type.ObjectTable", "Footer": {"Caption": "a", %%}}"#, "footer"),
  ])
  func whatIsHiddenIsNotTold(section: String, line: String) {
    for (value, isShown) in Self.hidden.map({ ($0, false) }) + [("true", true)] {
      let member = #""Visible": \#(value)"#
      let text = section.replacing("%%", with: member).replacing("%", with: "{\(member)}")
      let result = readMDK(page(text))
      #expect(result.lines(line).count == (isShown ? 1 : 0), "\(text)\n\(result.dump)")
    }
  }

  /// Whether MDK shows what is literally neither true nor false is not known, so that nothing is said of it, and the list is open.
  @Test(arguments: [#"" false ""#, #"" true ""#, "0", "1", "null", #""no""#, #""hidden""#, "[1]"])
  func aVisibilityOfUnknownMeaningLeavesOpen(value: String) {
    let visible = #""Visible": \#(value)"#
    let bound = #""Target": {"EntitySet": "O"}"#
    let template = readMDK(
      page(#"{"_Type": "Section.Type.ObjectTable", \#(bound), "ObjectCell": {"Title": "{A}", \#(visible)}}"#))
    #expect(template.lines("cells/").isEmpty && template.line("content/").contains("cells?"), "\(template.dump)")
    let section = readMDK(page(#"{"_Type": "Section.Type.ImageCollection", \#(bound), "ImageCell": {}, \#(visible)}"#))
    #expect(section.lines("content/").isEmpty && section.line("screen").contains("content?"), "\(section.dump)")
    let literal = readMDK(
      page(#"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"ObjectCell": {"Title": "A", \#(visible)}}]}"#))
    #expect(literal.lines("cells/").isEmpty && literal.line("content/").contains("cells?"), "\(literal.dump)")
    let control = readMDK(
      page(
        #"{"_Type": "Section.Type.FormCell", "Controls": [{"_Type": "Control.Type.FormCell.Note", "IsVisible": \#(value)}]}"#
      ))
    #expect(control.lines("cells/").isEmpty && control.line("content/").contains("cells?"), "\(control.dump)")
  }

  @Test func whatASectionThatHidesItsHeaderShowsIsOpen() {
    let result = readMDK(
      page(#"{"_Type": "Section.Type.ImageCollection", "Header": {"Caption": "A", "Visible": false}, "ImageCell": {}}"#)
    )
    #expect(result.line("content/").contains("header?") && result.lines("header").isEmpty)
  }
}
