import Support
import Testing

@Suite struct NearestTests {
  static let members = [
    "animatesChanges", "badge", "cells", "columns", "cornerRadius", "description", "footer", "frame", "header",
    "height", "items", "label", "margin", "platform", "quickActions", "scrollDirection", "seeAll", "spacing",
    "subtitle", "text", "title", "totalCount", "width", "widthClass",
  ]

  @Test(arguments: [
    ("conerRadius", "cornerRadius"), ("scrolDirection", "scrollDirection"), ("widthclass", "widthClass"),
    ("Frame", "frame"), ("see-all", "seeAll"), ("SEE_ALL", "seeAll"), ("see all", "seeAll"), ("widht", "width"),
    ("heigth", "height"), ("fraem", "frame"), ("totalcount", "totalCount"), ("lable", "label"), ("titel", "title"),
    ("quickAction", "quickActions"), ("animatedChanges", "animatesChanges"), ("cell", "cells"),
  ])
  func suggests(name: String, suggestion: String) {
    #expect(nearest(to: name, among: Self.members) == suggestion)
  }

  @Test(arguments: ["", "color", "zzz", "backgroundColour", "qwertyuiop", "x", "🧰", "übersicht"])
  func suggestsNothingFarFetched(name: String) {
    #expect(nearest(to: name, among: Self.members.filter { $0.utf8.count > 2 }) == nil)
  }

  @Test func equallyNearNamesAreTakenByTheAlphabet() {
    #expect(nearest(to: "bat", among: ["cat", "hat", "bar"]) == "bar")
    #expect(nearest(to: "bat", among: ["hat", "cat"]) == "cat")
    #expect(nearest(to: "cat", among: ["bat", "cat"]) == "cat")
  }

  /// Names that are kept give the same, no matter what is left out for being too far.
  @Test func keptNamesGiveTheSame() {
    let known = NameSuggestions(Self.members)
    var number: UInt64 = 1
    func next(_ count: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % count
    }
    for _ in 0..<500 {
      var name = Array(Self.members[next(Self.members.count)].utf8)
      for _ in 0..<next(5) {
        let index = next(name.count)
        switch next(4) {
        case 0: name.insert(UInt8(97 + next(26)), at: index)
        case 1: name[index] = UInt8(97 + next(26))
        case 2: name.swapAt(index, max(0, index - 1))
        default: if name.count > 1 { name.remove(at: index) }
        }
      }
      let text = String(decoding: name, as: UTF8.self)
      let nearest = Self.members.map { (distance(text, $0), $0) }.min { $0 < $1 }
      let expected = nearest.flatMap { $0.0 <= text.utf8.count / 3 ? $0.1 : nil }
      #expect(Support.nearest(to: text, among: Self.members) == expected, "\(text)")
      #expect(known.nearest(to: text) == expected, "\(text)")
    }
  }

  /// The plain table of distances.
  private func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
    var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
    for row in 1..<left.count + 1 {
      for column in 1..<right.count + 1 {
        var least = table[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        least = min(least, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          least = min(least, table[row - 2][column - 2] + 1)
        }
        table[row][column] = least
      }
    }
    return table[left.count][right.count]
  }

  @Test func longTextsAreNoNames() {
    let name = String(repeating: "a", count: 64)
    #expect(nearest(to: name, among: [name]) == name)
    #expect(nearest(to: name + "a", among: [name + "a"]) == nil)
  }

  @Test func suggestionsOfMessages() {
    #expect(suggestion(for: "titel", among: Self.members) == "; did you mean `title`?")
    #expect(suggestion(for: "titel", among: Self.members, isQuoted: false) == "; did you mean title?")
    #expect(suggestion(for: "title", among: Self.members) == "")
    #expect(suggestion(for: "zzz", among: Self.members) == "")
    // The beginning of a name is enough, and two letters are not.
    let presets = ["fiori-ios", "fiori-android", "all"]
    #expect(suggestion(for: "fiori", among: presets) == "; did you mean `fiori-ios` or `fiori-android`?")
    #expect(suggestion(for: "warn", among: ["error", "warning"]) == "; did you mean `warning`?")
    #expect(suggestion(for: "a", among: ["b", "ab"]) == "")
    #expect(suggestion(for: "al", among: presets) == "")
    #expect(suggestion(nil) == "")
    #expect(suggestion("check a.json") == "; did you mean check a.json?")
  }

  @Test(arguments: [([UInt8]([0xEF, 0xBB, 0xBF]), 3), ([0xEF, 0xBB], 0), ([0xEF, 0xBF, 0xBD], 0), ([], 0)])
  func byteOrderMarks(bytes: [UInt8], length: Int) {
    #expect(bytes.withUnsafeBufferPointer(ByteOrderMark.length) == length)
    #expect(ByteOrderMark.dropped(from: bytes).count == bytes.count - length)
  }

  @Test func noCandidates() {
    #expect(nearest(to: "frame", among: [String]()) == nil)
  }
}
