import Formats
import Screens
import TestSupport
import Testing

/// What the layers in a cell are taken for.
@Suite struct FigmaCellTests {
  private func collectionCell(_ layers: String...) -> ReadScreens {
    readFigma(phone(layer("INSTANCE", "Collection Item", "100 200 110 150", "", layers.joined(separator: ", "))))
  }

  private func objectCell(_ layers: String..., members: String = "\"a\": 1") -> ReadScreens {
    readFigma(phone(layer("INSTANCE", "Object Cell", "100 200 390 88", members, layers.joined(separator: ", "))))
  }

  private let image = imageLayer("100 200 110 110")
  private let background = layer("RECTANGLE", "Background", "100 200 110 150")

  @Test func textsBelowAnImageAreTitleSubtitleAndAttribute() {
    let texts = [textLayer("b", "100 330 90 20"), textLayer("a", "100 310 90 20"), textLayer("c", "100 350 90 20")]
    let result = collectionCell(background, image, texts[0], texts[1], texts[2])
    #expect(
      result.line("content/collectionCell") == #"content/collectionCell id="1:1" frame=[0.0 0.0 110.0 150.0] tap?"#)
    #expect(result.line("title").hasPrefix(#"title text="a""#))
    #expect(result.line("attribute").hasPrefix(#"attribute text="c""#))
    // Side by side, or on the image, they may be anything.
    for other in ["150 310 40 20", "100 280 90 20"] {
      let result = collectionCell(image, texts[1], textLayer("x", other))
      #expect(result.line("content/collectionCell").hasSuffix("title? subtitle? attribute? tap?"))
    }
  }

  @Test func anImageIsAbsentOnlyWhereNothingIsDrawn() {
    let text = textLayer("a", "100 310 90 20")
    #expect(!collectionCell(background, text).line("content/collectionCell").contains("image?"))
    #expect(!collectionCell(background, text).dump.contains("/image"))
    let line = layer("RECTANGLE", "Line", "100 348 110 1")
    #expect(!collectionCell(line, text).line("content/collectionCell").contains("image?"))
    #expect(collectionCell(background).line("content/collectionCell").contains("image?"))
    let fill = #""fills": [{"type": "SOLID"}]"#
    for other in [
      layer("FRAME", "Box", "100 200 110 110", fill, textLayer("MS", "120 220 30 20")),
      layer("RECTANGLE", "Box", "100 200 110 130"),
      layer("VECTOR", "Vector", "100 200 20 20"), layer("RECTANGLE", "Box", "100 200 50 50"),
      #"{"id": "1", "name": "Icon", "type": "INSTANCE"}"#, image + ", " + image,
    ] {
      #expect(collectionCell(other, text).line("content/collectionCell").contains("image?"))
    }
  }

  @Test(arguments: [
    (#""cornerRadius": 0"#, "RECTANGLE", "shape=square cornerRadius=0"),
    (#""cornerRadius": 12"#, "RECTANGLE", "shape=square cornerRadius=12"),
    (#""cornerRadius": 55"#, "RECTANGLE", "shape=circle"), (#""cornerRadius": 999"#, "FRAME", "shape=circle"),
    (#""a": 1"#, "ELLIPSE", "shape=circle"), (#""a": 1"#, "VECTOR", ""),
    (#""rectangleCornerRadii": [8, 8, 8, 8]"#, "RECTANGLE", "shape=square cornerRadius=8"),
    (#""rectangleCornerRadii": [8, 8, 0, 0]"#, "RECTANGLE", ""), (#""rotation": 1.5"#, "RECTANGLE", ""),
  ])
  func imagesHaveAShape(_ member: String, _ type: String, _ shape: String) {
    let line = collectionCell(imageLayer("100 200 110 110", member, type: type)).line("image")
    #expect(line.hasPrefix("image " + shape))
    #expect(line.contains("shape=") == !shape.isEmpty)
  }

  @Test func whatCutsAnImageGivesItsShape() {
    func shape(_ members: String, _ inner: String = "100 200 44 44", mask: String = "") -> String {
      let inner = [mask, imageLayer(inner)].filter { !$0.isEmpty }.joined(separator: ", ")
      return objectCell(layer("FRAME", "Avatar", "100 200 44 44", members, inner)).line("detailImage/image")
    }
    #expect(shape(#""clipsContent": true, "cornerRadius": 22"#).contains("shape=circle"))
    #expect(shape(#""clipsContent": true, "cornerRadius": 4"#).contains("cornerRadius=4"))
    #expect(shape(#""clipsContent": false, "cornerRadius": 22"#).contains("shape=square cornerRadius=0"))
    #expect(!shape(#""clipsContent": true"#, "100 200 20 20").contains("shape="))
    let mask = layer("ELLIPSE", "Mask", "100 200 44 44", #""isMask": true"#)
    #expect(!shape(#""clipsContent": false"#, mask: mask).contains("shape="))
  }

  @Test func anImageWithoutOneMayBeAPlaceholder() {
    let avatar = layer("FRAME", "Avatar", "100 200 44 44", "", textLayer("MS", "110 210 20 20"))
    #expect(objectCell(avatar).line("detailImage/image").contains("placeholder=?"))
    #expect(!collectionCell(image).line("image").contains("placeholder"))
  }

  @Test func namedLayersAreTheParts() {
    let result = objectCell(
      layer(
        "FRAME", "Icon Stack", "100 200 16 40", "", layer("INSTANCE", "a", "100 200 16 16"),
        layer("INSTANCE", "b", "100 220 16 16")),
      textLayer("A", "200 210 90 20", name: "Headline"), textLayer("B", "200 230 90 20", name: "Footnote"),
      layer(
        "FRAME", "Attributes", "400 210 80 40", "", textLayer("On", "400 210 80 20"),
        textLayer("Off", "400 230 80 20")),
      layer(
        "FRAME", "Tags", "200 260 90 20", "", layer("FRAME", "x", "200 260 40 20", "", textLayer("T", "200 260 9 9")),
        layer("FRAME", "y", "245 260 40 20")),
      layer("INSTANCE", "Disclosure Indicator", "470 230 8 14"))
    #expect(
      result.line("content/objectCell")
        == #"content/objectCell id="1:1" frame=[0.0 0.0 390.0 88.0] tap? swipeActions?"#)
    #expect(result.lines("icons/icon").count == 2 && result.line("iconStack").contains("axis=vertical"))
    #expect(result.lines("items/item").count == 2 && result.lines("tags/tag").count == 2)
    #expect(result.line("tags/tag").contains(#"text="T""#))
    #expect(result.line("accessory") == "accessory control=chevron frame=? actions? tap?")
    #expect(result.line("title").contains(#"text="A""#) && result.line("footnote").contains(#"text="B""#))
  }

  @Test func theTitleIsTheFirstAndLargestText() {
    let small = textLayer("b", "200 240 90 20", size: 13)
    #expect(objectCell(small, textLayer("a", "200 210 90 20")).line("title").contains(#"text="a""#))
    for other in [textLayer("b", "200 240 90 20", size: 20), textLayer("b", "110 210 60 20")] {
      let result = objectCell(other, textLayer("a", "200 209 90 20"))
      #expect(result.lines("title").isEmpty && result.line("content/objectCell").contains("title?"))
    }
    let empty = objectCell(layer("RECTANGLE", "Background", "100 200 390 88"))
    #expect(empty.line("content/objectCell").contains("title?"))
    let none = objectCell(textLayer("b", "200 240 90 20", name: "Footnote"))
    #expect(none.lines("title").isEmpty && !none.line("content/objectCell").contains("title?"))
  }

  @Test(arguments: [
    ("Chevron", "accessory control=chevron"), ("Detail Info", "accessory control=info"), ("None", nil), ("False", nil),
  ])
  func propertiesSayWhatTheAccessoryIs(_ value: String, _ expected: String?) {
    let members =
      #""componentProperties": {"Has Accessory#1:2": {"value": true}, "Accessory": {"value": "\#(value)"}}"#
    let drawn = layer("VECTOR", "Vector", "470 230 8 14")
    let result = objectCell(drawn, members: members)
    #expect(result.lines("accessory").first?.hasPrefix(expected ?? "-") == expected.map { _ in true })
    #expect(!result.line("content/objectCell").contains("accessory?"))
    #expect(objectCell(drawn).line("content/objectCell").contains("accessory?"))
  }

  @Test func whatTheFileLeavesOutIsUnknown() {
    let text = #"{"id": "1:1", "name": "Object Cell", "type": "INSTANCE", "absoluteBoundingBox": null}"#
    let line = readFigma(phone(text)).line("content/objectCell")
    for part in ["title?", "detailImage?", "iconStack?", "accessory?", "frame=?", "description?"] {
      #expect(line.contains(part))
    }
  }

  @Test(arguments: [
    (#""textTruncation": "ENDING", "maxLines": 1"#, "truncates=true"), (#""maxLines": 2"#, ""),
    (#""lineHeightPx": 20, "textAutoResize": "HEIGHT""#, "lines=2"), (#""lineHeightPx": 20"#, ""),
    (#""lineHeightPx": 30, "textAutoResize": "HEIGHT""#, ""),
  ])
  func textsTellTheirLines(_ style: String, _ facts: String) {
    let text = layer("TEXT", "Title", "200 210 90 40", #""characters": "a", "style": {"fontSize": 17, \#(style)}"#)
    let line = objectCell(text).line("title")
    #expect(line == #"title text="a" frame=[100.0 10.0 90.0 40.0]"# + (facts.isEmpty ? "" : " " + facts))
  }

  @Test func descriptionsTellTheMostLinesTheyTake() {
    let text = { (style: String) in
      layer("TEXT", "Description", "200 210 90 40", #""characters": "a", "style": {"fontSize": 13, \#(style)}"#)
    }
    #expect(
      objectCell(text(#""textTruncation": "ENDING", "maxLines": 3"#)).line("description")
        .contains("lines=3 truncates=true"))
    #expect(!objectCell(text(#""maxLines": 3"#)).line("description").contains("lines"))
  }

  @Test func buttonsInACellAreActions() {
    let tap = #""interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "BACK"}]}]"#
    let heart = layer("INSTANCE", "Heart", "180 200 24 24", tap, layer("VECTOR", "v", "180 200 20 20"))
    let buy = layer("INSTANCE", "Button", "100 320 110 30", "", textLayer("Buy", "120 325 40 20"))
    let result = collectionCell(image, heart, buy)
    #expect(
      result.lines("actions/action") == [
        "actions/action control=icon frame=[80.0 0.0 24.0 24.0]",
        #"actions/action control=button label="Buy" interactive=? frame=[0.0 120.0 110.0 30.0]"#,
      ])
    #expect(!result.line("content/collectionCell").contains("actions?"))
  }
}
