import Screens
import Testing
import Text

@Suite struct NearestTests {
  static let members = Member.allCases.map(\.name)

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

  @Test func longTextsAreNoNames() {
    let name = String(repeating: "a", count: 64)
    #expect(nearest(to: name, among: [name]) == name)
    #expect(nearest(to: name + "a", among: [name + "a"]) == nil)
  }

  @Test func suggestionsOfMessages() {
    #expect(suggestion(for: "titel", among: Self.members) == " (did you mean `title`?)")
    #expect(suggestion(for: "titel", among: Self.members, isQuoted: false) == " (did you mean title?)")
    #expect(suggestion(for: "title", among: Self.members) == "" && suggestion(for: "zzz", among: Self.members) == "")
    #expect(suggestion(nil) == "" && suggestion("check a.json") == " (did you mean check a.json?)")
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
