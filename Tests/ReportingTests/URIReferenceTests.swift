import Foundation
import Testing

@testable import Reporting

@Suite struct URIReferenceTests {
  @Test(arguments: [
    ("a.json", "a.json", true), ("screens/a.json", "screens/a.json", true), ("./a.json", "a.json", true),
    ("a/./b//c.json", "a/b/c.json", true), ("a/../b.json", "b.json", true),
    ("a b/#c%20?d.json", "a%20b/%23c%2520%3Fd.json", true), ("c:/x.json", "./c:/x.json", true),
    ("a/c:/x.json", "a/c:/x.json", true), ("größe/日.json", "gr%C3%B6%C3%9Fe/%E6%97%A5.json", true),
    ("<stdin>", "%3Cstdin%3E", true), (#"a\b[1]{2}|^`".json"#, "a%5Cb%5B1%5D%7B2%7D%7C%5E%60%22.json", true),
    ("a\n\u{1B}.json", "a%0A%1B.json", true), ("-_.~!$&'()*+,;=@.json", "-_.~!$&'()*+,;=@.json", true),
    ("../x.json", "file:///home/x.json", false), ("../../../x.json", "file:///x.json", false),
    ("/etc/x y.json", "file:///etc/x%20y.json", false), ("/home/me/a.json", "a.json", true),
    ("/home/mean/a.json", "file:///home/mean/a.json", false), ("../me/a.json", "a.json", true),
    (".", "file:///home/me", false),
  ])
  func reference(path: String, expected: String, isRelative: Bool) {
    let reference = URIReference(path: path, workingDirectory: "/home/me")
    #expect(reference.text == expected)
    #expect(reference.isRelative == isRelative)
  }

  @Test func aWorkingDirectoryThatIsNotKnownIsNotGuessed() {
    #expect(URIReference(path: "../x.json", workingDirectory: "/").text == "x.json")
  }

  /// What a consumer decodes is the path.
  @Test(arguments: SampleReport.hostilePaths.filter { !$0.hasPrefix(".") })
  func decodes(path: String) throws {
    let reference = URIReference(path: path, workingDirectory: "/home/me")
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
