/// Texts that are XML, nearly so, or hardly: what two readers of XML have to agree on. A seed gives one text.
package struct RandomXML {
  private var random: SeededGenerator

  /// Texts of a seed.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let names = [
    "screen", "screens", "collectionView", "tableView", "objectCell", "title", "label", "button", "group", "tap",
    "image",
    "collectionCell", "attributes", "item", "nme", "a:b", "é", "x-y", "_z", "sixteenLettersXY", "seventeenLetters1",
  ]
  private static let attributes = [
    "name", "id", "frame", "text", "platform", "unknown", "lines", "totalCount", "interactive", "layout", "nme",
    "xmlns",
    "xmlns:a", "a:x", "a:y", "xml:lang", "é", "sixteenLettersXY", "fiorilint-disable",
  ]
  private static let values = [
    "", "a", "ios", "0 0 30 30", "0 0 390 80", "-1", "1e3", "true", "header", "u", "a b", "&amp;", "&lt;", "&#65;",
    "&#x1F600;",
    "&#0;", "&#xD800;", "&none;", "&", "<", ">", "]]>", "é\u{301}", "\u{1F600}", "\t", "\n", "\r\n", "\u{FFFE}",
    "\u{1}",
    "a\u{85}\u{2028}", "'", "\"", "9223372036854775807", "touch-target/minimum-size: so it is",
  ]
  private static let betweens = [
    "", "", "", " ", "\n  ", "\r\n", "\r", "<!-- c -->", "<!---->", "<!-- a - b -->", "<!-- a -- b -->", "<!--->-->",
    "<![CDATA[x]]>", "<?pi x?>", "text", "&amp;", "&none;", "]]>", "\u{FEFF}", "<!DOCTYPE a>",
    "<!-- fiorilint-disable touch-target/minimum-size: so -->",
  ]

  private mutating func pick(_ choices: [String]) -> String { choices[Int.random(in: choices.indices, using: &random)] }

  private mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func startTag(_ name: String) -> String {
    var tag = "<" + name
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let quote = happens(70) ? "\"" : "'"
      var value = ""
      for _ in 0..<Int.random(in: 0...2, using: &random) { value += pick(Self.values) }
      // What ends the value early is a mistake, which has its share below.
      if !happens(3) { value = value.filter { String($0) != quote && $0 != "<" } }
      tag += pick([" ", " ", " ", "\n", "\t", "  "]) + pick(Self.attributes) + pick(["=", "=", "=", " = "])
      tag += quote + value + quote
    }
    return tag + pick(["", "", " "])
  }

  private mutating func element(depth: Int) -> String {
    let name = pick(Self.names)
    var text = startTag(name)
    if depth == 0 || happens(40) { return text + "/>" }
    text += ">"
    for _ in 0..<Int.random(in: 0...3, using: &random) { text += pick(Self.betweens) + element(depth: depth - 1) }
    return text + pick(Self.betweens) + "</" + (happens(2) ? pick(Self.names) : name) + pick(["", "", " "]) + ">"
  }

  /// The next text.
  package mutating func text() -> [UInt8] {
    var bytes = Array((startTag("screen") + ">").utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) { bytes += (element(depth: 4) + pick(Self.betweens)).utf8 }
    bytes += "</screen>\(pick(["", "", "\n", "<!-- end -->", "x"]))".utf8
    // A third has mistakes that no grammar makes.
    guard happens(33) else { return bytes }
    for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 8 {
      let place = Int.random(in: 1..<bytes.count - 4, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = "<>/='\"&;!-?[] \n\0".utf8.randomElement(using: &random) ?? 0
      case 2: bytes.insert(contentsOf: bytes[place..<place + 4], at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}
