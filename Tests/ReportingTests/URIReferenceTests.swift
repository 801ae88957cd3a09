import Foundation
import Testing

@testable import Reporting

@Suite struct URIReferenceTests {
  @Test(arguments: [
    ("a.json", "a.json", 0), ("screens/a.json", "screens/a.json", 0), ("./a.json", "a.json", 0),
    ("a/./b//c.json", "a/b/c.json", 0), ("a/../b.json", "b.json", 0),
    ("a b/#c%20?d.json", "a%20b/%23c%2520%3Fd.json", 0), ("c:/x.json", "./c:/x.json", 0),
    ("a/c:/x.json", "a/c:/x.json", 0), ("größe/日.json", "gr%C3%B6%C3%9Fe/%E6%97%A5.json", 0),
    ("<stdin>", "%3Cstdin%3E", 0), (#"a\b[1]{2}|^`".json"#, "a%5Cb%5B1%5D%7B2%7D%7C%5E%60%22.json", 0),
    ("a\n\u{1B}.json", "a%0A%1B.json", 0), ("-_.~!$&'()*+,;=@.json", "-_.~!$&'()*+,;=@.json", 0),
    ("../x.json", "x.json", 1), ("../../../x.json", "x.json", 2), ("../c:/x.json", "./c:/x.json", 1),
    ("/etc/x y.json", "file:///etc/x%20y.json", nil), ("/home/me/a.json", "a.json", 0),
    ("/home/mean/a.json", "file:///home/mean/a.json", nil), ("../me/a.json", "a.json", 0),
    (".", "./", 0), ("..", "./", 1),
  ])
  func reference(path: String, expected: String, parents: Int?) {
    let reference = URIReference(path: path, workingDirectory: "/home/me", root: "/home/me")
    #expect(reference.text == expected)
    #expect(reference.parents == parents)
  }

  @Test(arguments: [
    ("a.json", "app/ui/a.json", 0), ("../a.json", "app/a.json", 0), ("../../a.json", "a.json", 0),
    ("../../../a.json", "a.json", 1), ("/repo/a.json", "a.json", 0), ("/rep/a.json", "file:///rep/a.json", nil),
    ("../../../other/a.json", "other/a.json", 1),
  ])
  func countsFromTheRoot(path: String, expected: String, parents: Int?) {
    let reference = URIReference(path: path, workingDirectory: "/repo/app/ui", root: "/repo")
    #expect(reference.text == expected)
    #expect(reference.parents == parents)
  }

  @Test func aWorkingDirectoryThatIsNotKnownIsNotGuessed() {
    #expect(URIReference(path: "../x.json", workingDirectory: "/", root: "/").text == "x.json")
  }

  /// What a consumer decodes is the path.
  @Test(arguments: SampleReport.hostilePaths.filter { !$0.hasPrefix(".") })
  func decodes(path: String) throws {
    let reference = URIReference(path: path, workingDirectory: "/home/me", root: "/home/me")
    #expect(URL(string: reference.text) != nil)
    var text = reference.text[...]
    for prefix in ["file://", "./"] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    #expect(text.removingPercentEncoding == path)
  }
}

@Suite struct UTCTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00"), (951_782_400, "2000-02-29T00:00:00"), (1_709_251_199, "2024-02-29T23:59:59"),
    (4_107_542_400, "2100-03-01T00:00:00"), (1_735_689_599, "2024-12-31T23:59:59"), (-5, "1970-01-01T00:00:00"),
    (.max, "9999-12-31T23:59:59"),
  ])
  func text(seconds: Int, expected: String) {
    #expect(UTCTime.text(seconds) == expected)
  }
}
