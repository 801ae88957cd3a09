import Foundation
import TestSupport
import Testing

// The site of the rules, and a comparison of reports. There is one browser, which these tests wait for as the others do.
extension BrowserTests {
  private static let sitePages = [
    "index", "guidelines", "touch-target/minimum-size", "collection-cell/person-image-circular",
  ]

  private static func pages() throws -> [URL] {
    let folder = try RuleSiteTests.site.get().folder
    return sitePages.map { URL(filePath: folder.path("site/\($0).html")) }
  }

  /// A comparison with something of each kind.
  private static func comparison() throws -> Workspace {
    let space = try Workspace(["a.json": Workspace.error, "b.json": Workspace.error])
    _ = try space.run("check", ".", "--quiet", "--format", "json=old.json")
    try space.folder.write("a.json", Workspace.broken)
    try space.folder.write("c.json", Workspace.error)
    _ = try space.run("check", ".", "--quiet", "--format", "json=new.json")
    _ = try space.run("report", "--compare", "old.json", "new.json", "--format", "html", "-o", "report.html")
    return space
  }

  @Test(.enabled(if: Browser.axe != nil, "no axe-core: run Scripts/python/install"))
  func axeFindsNothingInTheSite() throws {
    let axe = try #require(try Browser.axe.map { try String(contentsOf: $0, encoding: .utf8) })
    let browser = try Browser.withNewPage()
    let comparison = try Self.comparison()
    let pages = try Self.pages() + [URL(filePath: comparison.folder.path("report.html"))]
    for (width, isDark) in [(390, true), (1280, false)] {
      try browser.show(width: width, isDark: isDark)
      for page in pages {
        try browser.visit(page)
        _ = try browser.evaluate(axe + "; 0")
        let violations = try browser.evaluate(
          """
          axe.run(document, {resultTypes: ['violations']}).then(result =>
            result.violations.map(v => v.id + ': ' + v.nodes.length + ' of ' + v.nodes[0].html.slice(0, 200)))
          """)
        #expect(violations as? [String] == [], "\(page.lastPathComponent) \(width) \(isDark)")
        let excess = try browser.evaluate("document.documentElement.scrollWidth - innerWidth") as? NSNumber
        #expect((excess?.intValue ?? 1) <= 0, "\(page.lastPathComponent) is wider than \(width)")
        let bad = ["Log.entryAdded", "Runtime.exceptionThrown"]
        #expect(browser.events.filter { bad.contains($0.method) }.map { "\($0)" } == [])
      }
    }
  }

  /// Parameters that are not filters stay in the address.
  @Test func filtersKeepOtherParameters() throws {
    let browser = try Browser.withNewPage()
    let address = try Self.pages()[0].absoluteString + "?ref=mail&level=error&words=touch"
    try browser.visit(try #require(URL(string: address)))
    _ = try browser.evaluate(
      """
      (() => { const field = document.getElementById('fl-filters').elements['level']; field.value = '';
      field.dispatchEvent(new Event('input', {bubbles: true})); })()
      """)
    #expect(try browser.evaluate("location.search") as? String == "?ref=mail&words=touch")
  }

  /// Words and choices find rules.
  @Test func filtersFindRules() throws {
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    try browser.visit(try Self.pages()[0])
    func found(_ words: String, by name: String = "words") throws -> [String] {
      let ids = try browser.evaluate(
        """
        (() => { const field = document.getElementById('fl-filters').elements['\(name)']; field.value = '\(words)';
        field.dispatchEvent(new Event('input', {bubbles: true}));
        return Array.from(document.querySelectorAll('.fl-rules li')).filter(i => i.checkVisibility())
          .map(i => i.querySelector('code').textContent); })()
        """)
      return ids as? [String] ?? []
    }
    let all = try found("").count
    #expect(all > 80)
    #expect(try found("hig-cv-02 TOUCH") == ["touch-target/minimum-size"])
    #expect(try found("no such word").isEmpty)
    #expect(try browser.evaluate("document.getElementById('fl-shown').textContent") as? String == "0 of \(all) rules")
    #expect(try found("").count == all)
    #expect(try found("touch-target", by: "group") == ["touch-target/minimum-size"])
    #expect(try found("android", by: "platform").isEmpty)
  }

  /// Pictures to look at; `make screenshots` keeps them.
  @Test func siteScreenshots() throws {
    guard let folder = ProcessInfo.processInfo.environment["FIORILINT_SCREENSHOTS"] else { return }
    let browser = try Browser.withNewPage()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (page, name) in zip(try Self.pages(), Self.sitePages) {
      for (width, isDark) in [(390, false), (390, true), (1280, false), (1280, true)] {
        try browser.show(width: width, isDark: isDark)
        try browser.visit(page)
        let height = try browser.evaluate("document.documentElement.scrollHeight") as? NSNumber
        let picture = try browser.screenshot(ofPage: (0, 0, width, min(4_000, height?.intValue ?? 900)))
        let file = "\(name.replacing("/", with: "-"))-\(width)-\(isDark ? "dark" : "light").png"
        try picture.write(to: URL(filePath: folder).appending(path: file))
      }
    }
  }
}
