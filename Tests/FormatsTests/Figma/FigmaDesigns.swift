import Formats
import Screens

/// Reads a Figma file.
func readFigma(
  _ text: String, kinds: KindNames = KindNames(), visit: @escaping (ScreenTree, SourceReader) -> Void = { _, _ in }
) -> ReadScreens {
  var options = ReaderOptions()
  options.kinds = kinds
  return read(text, as: FigmaFormat(), path: "design.json", options: options, visit: visit)
}

/// A layer of a design; its box is x, y, width and height.
func layer(_ type: String, _ name: String, _ box: String, _ members: String = "", _ children: String...) -> String {
  let measures = zip(["x", "y", "width", "height"], box.split(separator: " ")).map { "\"\($0)\": \($1)" }
  let place = measures.isEmpty ? "null" : "{\(measures.joined(separator: ", "))}"
  let own = members.isEmpty ? "" : ", \(members)"
  let isContainer = ["FRAME", "GROUP", "INSTANCE", "COMPONENT", "COMPONENT_SET", "SECTION"].contains(type)
  let inner = isContainer ? ", \"children\": [\(children.joined(separator: ", "))]" : ""
  return
    "{\"id\": \"1:1\", \"name\": \"\(name)\", \"type\": \"\(type)\", \"absoluteBoundingBox\": \(place)\(own)\(inner)}"
}

/// A text layer.
func textLayer(_ characters: String, _ box: String, size: Int = 17, name: String = "Text") -> String {
  layer("TEXT", name, box, "\"characters\": \"\(characters)\", \"style\": {\"fontSize\": \(size)}")
}

/// A layer that shows an image.
func imageLayer(_ box: String, _ members: String = "\"cornerRadius\": 0", type: String = "RECTANGLE") -> String {
  layer(type, "Bitmap", box, "\"fills\": [{\"type\": \"IMAGE\", \"scaleMode\": \"FILL\"}], \(members)")
}

/// A file with one page.
func design(_ layers: String..., name: String = "Design", components: String = "", sets: String = "") -> String {
  """
  {"document": {"id": "0:0", "name": "Document", "type": "DOCUMENT", "children": [
  {"id": "0:1", "name": "Page 1", "type": "CANVAS", "children": [\(layers.joined(separator: ",\n"))]}]},
  "components": {\(components)}, "componentSets": {\(sets)}, "schemaVersion": 0, "name": "\(name)"}
  """
}

/// A screen of 390 × 844 with its corner at 100, 200.
func phone(_ layers: String..., name: String = "Home") -> String {
  design(layer("FRAME", name, "100 200 390 844", "\"clipsContent\": true", layers.joined(separator: ", ")))
}
