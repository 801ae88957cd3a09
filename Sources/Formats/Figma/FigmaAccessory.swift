import Screens

/// What the accessory of an object cell is, as a property of its component or a name says it.
enum FigmaAccessory: Equatable {
  case unknown, absent
  /// A control, and where the property is in the file.
  case control(Token, Range<Int>)

  /// What the component's property says whose name holds the word "accessory".
  init(variantOf index: Int32, _ document: FigmaDocument) {
    let start = Int(document[index].properties)
    self = .unknown
    guard start > 0 else { return }
    var scanner = JSONScanner(bytes: document.bytes, count: Int(document[index].stop))
    scanner.position = start
    // The text was read once; it is JSON.
    if let found = try? Self.property(&scanner) { self = found }
  }

  private static func property(_ scanner: inout JSONScanner) throws(ScanStop) -> FigmaAccessory {
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else { return .unknown }
    var found = FigmaAccessory.unknown
    repeat {
      let name = try scanner.key()
      let isAccessory = scanner.withBytes(of: name) { name in
        FigmaWords(UTF8Text(rebasing: name.prefix { $0 != UInt8(ascii: "#") })).words.contains("accessory")
      }
      guard isAccessory, try scanner.next() == UInt8(ascii: "{") else {
        try scanner.skipValue(depth: 1)
        continue
      }
      let place = name.start - 1
      let value = try value(&scanner)
      guard let value else { continue }
      found = scanner.withBytes(of: value) { answer($0, place..<value.end + 1) }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    return found
  }

  private static func value(_ scanner: inout JSONScanner) throws(ScanStop) -> JSONText? {
    var found: JSONText?
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else {
      scanner.position += 1
      return nil
    }
    repeat {
      let name = try scanner.key()
      if scanner.says("value", name), try scanner.next() == UInt8(ascii: "\"") {
        found = try scanner.string()
      } else {
        try scanner.skipValue(depth: 2)
      }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    return found
  }

  private static func answer(_ value: UTF8Text, _ place: Range<Int>) -> FigmaAccessory {
    let words = FigmaWords(value).words
    if words == ["none"] || words == ["false"] || words == ["no"] { return .absent }
    return control(words).map { .control($0, place) } ?? .unknown
  }

  /// What a layer draws, by its name, its component's, and those of what it holds.
  static func control(drawnBy layer: Int32, _ layers: FigmaLayers) -> Token? {
    var found: Set<Token> = []
    for index in layer..<layers[layer].end where layers[index].isShown {
      let words = layers.document.withBytes(layers[index].name) { FigmaWords($0).words }
      if let token = control(words) { found.insert(token) }
      if let component = layers.document.component(of: index) {
        var name = component.setName ?? component.name
        if let token = control(name.withUTF8({ FigmaWords($0).words })) { found.insert(token) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  private static func control(_ words: [Substring]) -> Token? {
    if words.contains("chevron") || words.contains("disclosure") && !words.contains("detail") { return .chevron }
    if words.contains("info") || words.contains("information") { return .info }
    return words.contains("checkbox") ? .checkbox : words.contains("overflow") ? .overflow : nil
  }
}
