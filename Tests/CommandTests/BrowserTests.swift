import Foundation
import TestSupport
import Testing

/// The HTML report in a real browser.
@Suite(
  .enabled(if: Browser.executable != nil, "no browser: apt-get install chromium, or set FIORILINT_BROWSER"), .serialized
)
struct BrowserTests {
  /// What a run found, and the page that shows it.
  struct Run: @unchecked Sendable {
    let folder: TemporaryFolder
    let page: URL
    let findings: [[String: Any]]

    init(_ path: String = "Fixtures/screens") throws {
      folder = try TemporaryFolder()
      page = URL(filePath: folder.path("report.html"))
      let result = try fiorilint("check", path, "--quiet", "--format", "json", "--format", "html=\(page.path)")
      findings = try #require(result.json["findings"] as? [[String: Any]])
    }

    func count(_ name: String, _ value: String) -> Int { findings.count { $0[name] as? String == value } }
  }

  /// The run over the fixtures, for all tests that only look at it.
  private static let screens = Result { try Run() }

  private static let visible =
    "Array.from(document.querySelectorAll('.found > li')).filter(i => i.checkVisibility()).length"
  private static let visibleMarks =
    "Array.from(document.querySelectorAll('.badge-group')).filter(i => getComputedStyle(i).display !== 'none' "
    + "&& i.closest('article').checkVisibility()).length"

  /// How many screens the page shows.
  private static let screenCount = "document.querySelectorAll('.tile').length"

  private func number(_ browser: Browser, _ expression: String) throws -> Int? {
    (try browser.evaluate(expression) as? NSNumber)?.intValue
  }

  private func choose(_ name: String, _ value: String, in browser: Browser) throws {
    _ = try browser.evaluate(
      """
      (() => { const field = document.getElementById('filters').elements['\(name)']; field.value = '\(value)';
      field.dispatchEvent(new Event('change', {bubbles: true})); return field.value; })()
      """)
  }

  /// Opens a page, and all that is folded in it.
  private func visitUnfolded(_ page: URL, in browser: Browser) throws {
    try browser.visit(page)
    _ = try browser.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true; }); 0")
  }

  // MARK: What it lets through

  /// The policy lets the page's own style and script work, and nothing is refused, loaded or asked.
  @Test(arguments: [
    "Fixtures/screens", "Fixtures/bad/control-characters.json", "Fixtures/bad/wrong-types.xml",
  ])
  func thePolicyFits(path: String) throws {
    let run = try Run(path)
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    try browser.visit(run.page)
    #expect(try number(browser, Self.visible) == run.findings.count)
    #expect(try browser.evaluate("getComputedStyle(document.body).margin") as? String == "0px")
    let names = try browser.evaluate("document.getElementById('shown').textContent") as? String
    let screens = try #require(try number(browser, Self.screenCount))
    let count = run.findings.count
    #expect(names == "Showing \(screens) of \(screens) screens, \(count) of \(count) findings.")
    expectSilence(browser, run.page)
  }

  private func expectSilence(_ browser: Browser, _ page: URL) {
    let bad = ["Log.entryAdded", "Runtime.exceptionThrown", "Page.javascriptDialogOpening"]
    #expect(browser.events.filter { bad.contains($0.method) }.map { "\($0)" } == [])
    let requests = browser.events.filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { ($0.parameters["request"] as? [String: Any])?["url"] as? String }
    #expect(requests == [page.absoluteString])
  }

  /// Labels that want to be markup, script or an image are text, even in a browser.
  @Test func hostileLabelsAreInert() throws {
    let labels = [
      "<script>document.title='taken'</script>", #"\"><img src=x onerror=\"document.title='taken'\">"#,
      "</style></svg></title><script>document.title='taken'</script>", "\u{202E}detrevni\u{2066}",
      String(repeating: "long & <b>", count: 1_000), "javascript:document.title='taken'", "]]> <!-- ",
    ]
    let cells = labels.enumerated().map { index, label in
      #"{"type": "button", "id": "\#(label)", "text": "\#(label)", "frame": [10, \#(40 * index), 30, 30]}"#
    }
    let space = try Workspace([
      "a.json":
        #"{"type": "screen", "platform": "ios", "name": "\#(labels[1])", "content": [\#(cells.joined(separator: ","))]}"#
    ])
    let result = try space.run("check", "--quiet", "--format", "html=a.html", "--format", "json")
    let findings = try #require(result.json["findings"] as? [Any])
    try #require(findings.count == labels.count)
    #expect(try space.run("draw", "a.json", "-o", "a.svg").status == 0)
    let browser = try Browser.withNewPage()
    try browser.show(width: 390)
    for name in ["a.html", "a.svg"] {
      let page = URL(filePath: space.folder.path(name))
      try browser.visit(page)
      expectSilence(browser, page)
      #expect(try browser.evaluate("document.title === 'taken'") as? Bool == false)
      #expect(try number(browser, "document.querySelectorAll('img, b, script:not(:last-of-type)').length") == 0)
      #expect(try number(browser, "document.querySelectorAll('.badge-group').length") == labels.count)
      #expect(
        try number(browser, "document.documentElement.scrollWidth - Math.max(innerWidth, 460)").map { $0 <= 0 } == true)
    }
  }

  // MARK: Filters

  @Test func filtersShowWhatTheyName() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    try browser.visit(run.page)
    for (name, value, member) in [
      ("severity", "warning", "severity"), ("severity", "info", "severity"),
      ("rule", "collection-cell/image-required", "rule"),
    ] {
      try choose(name, value, in: browser)
      let expected = run.count(member, value)
      #expect(try number(browser, Self.visible) == expected && expected > 0)
      #expect(try number(browser, Self.visibleMarks) == expected)
      #expect(
        (try browser.evaluate("document.getElementById('shown').textContent") as? String)?
          .hasSuffix(" screens, \(expected) of \(run.findings.count) findings.") == true)
      try choose(name, "", in: browser)
    }
    try choose("statement", "android-cv", in: browser)
    let android = run.findings.count { finding in
      (finding["statements"] as? [String] ?? []).contains { $0.hasPrefix("android-cv-") }
    }
    #expect(try number(browser, Self.visible) == android && android > 0)
    try choose("statement", "ios-cvc-01", in: browser)
    let one = run.findings.count { ($0["statements"] as? [String] ?? []).contains("ios-cvc-01") }
    #expect(try number(browser, Self.visible) == one && one > 0)
    try choose("statement", "", in: browser)
    // What is asked of screens holds for tiles and details alike.
    let tiles = "Array.from(document.querySelectorAll('.tile')).filter(s => !s.hidden).length"
    let articles = "Array.from(document.querySelectorAll('article.screen')).filter(s => !s.hidden).length"
    var all = 0
    for state in ["findings", "clean", "unchecked"] {
      try choose("state", state, in: browser)
      let own = try #require(try number(browser, tiles))
      #expect(try number(browser, articles) == own && own > 0)
      #expect(try number(browser, Self.visible) == (state == "findings" ? run.findings.count : 0))
      all += own
    }
    try choose("state", "", in: browser)
    #expect(try number(browser, Self.screenCount) == all)
    try choose("q", "DOWNLOADS", in: browser)
    #expect(try number(browser, tiles) == 1 && number(browser, articles) == 1)
    try choose("q", "", in: browser)
    try choose("format", "mdk", in: browser)
    #expect(try number(browser, tiles) == number(browser, "document.querySelectorAll('.tile[data-format=mdk]').length"))
    try choose("folder", "Fixtures/screens", in: browser)
    #expect(try number(browser, tiles) == 0)
  }

  @Test func aLinkCanOpenItFiltered() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.visit(try #require(URL(string: run.page.absoluteString + "?severity=warning&nothing=x")))
    #expect(try number(browser, Self.visible) == run.count("severity", "warning"))
  }

  /// The address contains the choice, so that it can be sent.
  @Test func filtersWriteThemselvesIntoTheAddress() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.visit(run.page)
    #expect(try browser.evaluate("location.search") as? String == "")
    try choose("severity", "warning", in: browser)
    try choose("rule", "collection-view/header-required", in: browser)
    #expect(
      try browser.evaluate("location.search") as? String == "?severity=warning&rule=collection-view%2Fheader-required")
    let address = try #require(try browser.evaluate("location.href") as? String)
    let shown = try number(browser, Self.visible)
    try browser.visit(try #require(URL(string: address)))
    #expect(try number(browser, Self.visible) == shown)
    try choose("severity", "", in: browser)
    try choose("rule", "", in: browser)
    #expect(try browser.evaluate("location.search") as? String == "")
  }

  @Test func withoutItsScriptEverythingIsThere() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
    try browser.visit(run.page)
    let tree = try browser.accessibilityTree()
    #expect(!tree.contains { ["combobox", "button", "searchbox"].contains($0.role) })
    #expect(tree.count { $0.role == "link" && $0.name.hasPrefix("Show finding ") } == run.findings.count)
    let screens = Set(run.findings.compactMap { $0["path"] as? String })
    #expect(tree.count { $0.role == "article" } > screens.count)
  }

  // MARK: Everybody

  @Test func nothingIsWiderThanTheWindow() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try visitUnfolded(run.page, in: browser)
    for width in [360, 390, 768, 1280, 1920] {
      try browser.show(width: width)
      #expect(try number(browser, "document.documentElement.scrollWidth") == width)
    }
  }

  /// What assistive technology meets has a name, and headings and landmarks lead through it.
  @Test func everythingHasAName() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try visitUnfolded(run.page, in: browser)
    let tree = try browser.accessibilityTree()
    let named: Set = [
      "RootWebArea", "link", "button", "combobox", "searchbox", "heading", "region", "form", "navigation", "article",
      "table",
      "columnheader", "rowheader", "DisclosureTriangle",
    ]
    #expect(tree.filter { named.contains($0.role) && $0.name.isEmpty }.map(\.role) == [])
    for role in ["banner", "main", "navigation", "form", "article", "region", "table", "status"] {
      #expect(tree.contains { $0.role == role }, "\(role)")
    }
    #expect(tree.count { $0.role == "combobox" } == 6)
    let pictures = try number(browser, "document.querySelectorAll('svg.drawing').length")
    #expect(tree.count { $0.role == "group" && $0.name.hasPrefix("Screen ") } == pictures)
  }

  /// The colours that texts and their grounds really have.
  @Test(arguments: [false, true]) func textsHaveContrast(isDark: Bool) throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280, isDark: isDark)
    try visitUnfolded(run.page, in: browser)
    let ground = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
    #expect(ground == (isDark ? "rgb(19, 23, 28)" : "rgb(255, 255, 255)"))
    #expect(try browser.evaluate(Self.contrastProblems) as? [String] == [])
  }

  private static let contrastProblems = """
    (() => {
      const part = v => v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
      const numbers = c => c.match(/[\\d.]+/g).map(Number);
      const light = c => { const [r, g, b] = numbers(c); return 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255); };
      const ground = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor; const n = numbers(c); if (n.length < 4 || n[3] > 0) { return c; } } return 'rgb(255,255,255)'; };
      const problems = new Set();
      for (const e of document.querySelectorAll('body *')) {
        if (e.closest('svg, script, .skip') || !e.checkVisibility()) { continue; }
        if (!Array.from(e.childNodes).some(n => n.nodeType === 3 && n.data.trim())) { continue; }
        const [a, b] = [light(getComputedStyle(e).color), light(ground(e))];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) { problems.add(e.tagName + '.' + e.className + ' ' + ratio.toFixed(2)); }
      }
      return Array.from(problems);
    })()
    """

  @Test func theKeyboardReachesEverythingAndShowsWhere() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    try visitUnfolded(run.page, in: browser)
    var seen: [String] = []
    for _ in 0..<24 {
      for kind in ["rawKeyDown", "keyUp"] {
        try browser.call(
          "Input.dispatchKeyEvent", ["type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9])
      }
      let place = try browser.evaluate(
        """
        (() => { const e = document.activeElement; const s = getComputedStyle(e);
        const shown = [s, getComputedStyle(e, '::after')].some(s => s.outlineStyle !== 'none');
        return e.tagName + ' ' + (e.name || e.getAttribute('href') || e.id) + ' ' + shown; })()
        """)
      seen.append(try #require(place as? String))
    }
    #expect(seen.prefix(2) == ["A #screens true", "A #screens true"] && Set(seen).count >= 12, "\(seen)")
    for field in ["state", "folder", "format", "severity", "rule", "statement"] {
      #expect(seen.contains("SELECT \(field) true"))
    }
    #expect(seen.allSatisfy { $0.hasSuffix(" true") }, "\(seen)")
  }

  /// What is drawn of a screen is no place to stop at, and what leads to a finding is.
  @Test func drawingsHaveNoStopsOfTheirOwn() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    try browser.visit(run.page)
    _ = try browser.evaluate("document.querySelector('.found .number').focus()")
    var stops: Set<String> = []
    for _ in 0..<40 {
      for kind in ["rawKeyDown", "keyUp"] {
        try browser.call(
          "Input.dispatchKeyEvent", ["type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9])
      }
      let stop = try browser.evaluate(
        "document.activeElement.tagName + '.' + document.activeElement.getAttribute('class')")
      stops.insert(try #require(stop as? String))
    }
    #expect(!stops.contains { $0.hasPrefix("rect") || $0.contains("reach") }, "\(stops)")
    #expect(stops.contains { $0.hasPrefix("a.badge-group") }, "\(stops)")
  }

  /// Badges are 24 px wide at least, what a finger meets around them 44, and the numbers fit into them: on a desk and on a phone.
  @Test func badgesAreReadAndMet() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    for width in [390, 1280] {
      try browser.show(width: width, height: 720)
      try visitUnfolded(run.page, in: browser)
      let wide = try number(
        browser,
        """
        Array.from(document.querySelectorAll('.drawing .badge-group')).filter(g => {
          const text = g.querySelector('text').getBBox(), badge = g.querySelector('.badge').getBBox();
          return text.width > badge.width; }).length
        """)
      #expect(wide == 0)
      for (style, least) in [("reach", 44), ("badge", 24)] {
        let sizes =
          "Array.from(document.querySelectorAll('.drawing .\(style)')).map(r => r.getBoundingClientRect().width)"
        let all = try number(browser, "\(sizes).length")
        #expect(all == run.findings.count, "\(style)")
        let narrow = try browser.evaluate("\(sizes).filter(w => w < \(least))") as? [Double]
        #expect(narrow == [], "\(style) at \(width)")
      }
    }
    // The badge itself stays on top.
    let met = try browser.evaluate(
      """
      (() => { const badge = document.querySelector('.badge-group'); badge.scrollIntoView({block: 'center'});
      const box = badge.querySelector('.badge').getBoundingClientRect();
      const at = (x, y) => { const a = document.elementFromPoint(x, y).closest('a'); return a ? a.dataset.finding : ''; };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return [at(x, y), at(x + box.width * 0.7, y)].every(id => id === badge.dataset.finding); })()
      """)
    #expect(met as? Bool == true)
  }

  /// Numbers and labels of a drawing stand beside one another and within it, as the browser's own fonts make them.
  @Test func labelsDoNotCollide() throws {
    var pages = [try Self.screens.get().page]
    let corpus = Repository.root.deletingLastPathComponent().appending(path: "shared/corpus")
    let folder = try TemporaryFolder()
    for name in ["storyboard", "appium", "mdk"] where FileManager.default.fileExists(atPath: corpus.path + "/" + name) {
      let page = folder.path("\(name).html")
      _ = try fiorilint(
        "check", "\(corpus.path)/\(name)", "--quiet", "--group-steps", "false", "--format", "html=\(page)")
      pages.append(URL(filePath: page))
    }
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    for page in pages {
      try browser.visit(page)
      // A long page draws screens when they are scrolled into view.
      _ = try browser.evaluate("window.dispatchEvent(new Event('beforeprint'))")
      #expect(try browser.evaluate(Self.collisions) as? [String] == [], "\(page.lastPathComponent)")
      #expect(try #require(try number(browser, "document.querySelectorAll('.drawing .badge').length")) >= 6)
    }
  }

  private static let collisions = """
    Array.from(document.querySelectorAll('svg.drawing')).flatMap(drawing => {
      const own = Array.from(drawing.querySelectorAll('.badge, .size, .asked-size'));
      const boxes = own.map(e => { const b = e.getBBox(); return {x: b.x, y: b.y, r: b.x + b.width, b: b.y + b.height,
        text: e.textContent || e.getAttribute('class')}; });
      const view = drawing.viewBox.baseVal;
      const problems = [];
      boxes.forEach((one, index) => {
        if (one.x < view.x - 1 || one.r > view.x + view.width + 1) { problems.push(drawing.parentNode.id + one.text + ' is cut'); }
        boxes.slice(index + 1).forEach(other => {
          // Boxes of text have the height of a line, ascenders and descenders included, which digits do not fill.
          const slack = 3 * Math.max(1, view.width / drawing.getBoundingClientRect().width);
          const across = Math.min(one.r, other.r) - Math.max(one.x, other.x);
          const down = Math.min(one.b, other.b) - Math.max(one.y, other.y);
          if (across > 1 && down > slack) {
            problems.push(drawing.querySelector('title').textContent + ': ' + one.text + ' over ' + other.text);
          }
        });
      });
      return problems;
    })
    """

  /// A page of very many screens makes elements when they are scrolled into view, and misses none.
  @Test func longPagesAreMadeWhereTheyAreSeen() throws {
    let downloads = String(decoding: try Repository.bytes(of: "Fixtures/screens/downloads.xml"), as: UTF8.self)
    let space = try Workspace(
      Dictionary(uniqueKeysWithValues: (0..<130).map { ("screens/\(1000 + $0).xml", downloads) }))
    #expect(try space.run("check", "--quiet", "--format", "html=a.html").status == 1)
    let page = URL(filePath: space.folder.path("a.html"))
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    try browser.visit(page)
    #expect(try number(browser, Self.screenCount) == 130)
    #expect(try #require(try number(browser, "document.querySelectorAll('noscript').length")) > 100)
    #expect(try number(browser, "Array.from(document.querySelectorAll('.tile')).filter(s => !s.hidden).length") == 60)
    // A link into what is not there yet makes it.
    try browser.visit(try #require(URL(string: page.absoluteString + "?severity=info#s130f4")))
    _ = try browser.evaluate("location.hash = '#s129f4'")
    let seen = try number(
      browser, "Array.from(document.querySelectorAll('#s130 .found > li')).filter(i => i.checkVisibility()).length")
    #expect(seen == 2, "the infos of the one screen")
    #expect(try number(browser, "document.querySelectorAll('#s130 svg.drawing .badge-group').length") == 8)
    #expect(try number(browser, "document.querySelectorAll('#s130 svg.drawing .badge-group.off').length") == 6)
    // A printed page has all of them.
    _ = try browser.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    #expect(try number(browser, "document.querySelectorAll('noscript').length") == 0)
    #expect(try number(browser, "document.querySelectorAll('.found > li').length") == 130 * 8)
    #expect(browser.events.filter { ["Log.entryAdded", "Runtime.exceptionThrown"].contains($0.method) }.isEmpty)
  }

  /// axe-core, where `Scripts/python/install` brought it, has nothing against the page on a phone and on a desk, light and dark.
  @Test(.enabled(if: Browser.axe != nil, "no axe-core: run Scripts/python/install")) func axeFindsNothing() throws {
    let run = try Self.screens.get()
    let axe = try #require(try Browser.axe.map { try String(contentsOf: $0, encoding: .utf8) })
    let browser = try Browser.withNewPage()
    for (width, isDark) in [(390, false), (390, true), (1280, false), (1280, true)] {
      try browser.show(width: width, isDark: isDark)
      try visitUnfolded(run.page, in: browser)
      _ = try browser.evaluate(axe + "; 0")
      let violations = try browser.evaluate(
        """
        axe.run(document, {resultTypes: ['violations']}).then(result =>
          result.violations.map(v => v.id + ': ' + v.nodes.length + ' of ' + v.nodes[0].html.slice(0, 200)))
        """)
      #expect(violations as? [String] == [], "\(width) \(isDark)")
    }
  }

  /// Landmarks have different names, and captions are where HTML allows them.
  @Test func landmarksAreFew() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try visitUnfolded(run.page, in: browser)
    let regions = try browser.accessibilityTree().filter { $0.role == "region" }.map(\.name)
    #expect(Set(regions).count == regions.count, "\(regions)")
    #expect(
      try number(browser, "document.querySelectorAll('figcaption:not(:first-child):not(:last-child)').length") == 0)
  }

  /// The drawing highlights the finding below the pointer.
  @Test func theMarkOfAFindingAnswers() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    try browser.show(width: 1280)
    try browser.visit(run.page)
    let marks = try number(
      browser,
      """
      (() => { const item = document.querySelector('.found > li');
      item.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      return item.closest('article').querySelectorAll('.on[data-finding=' + item.id + ']').length; })()
      """)
    // The outline, the badge, and what is around the badge.
    #expect(marks == 3)
  }

  // MARK: Pictures

  /// Pictures to look at; `make screenshots` keeps them.
  @Test func screenshots() throws {
    let run = try Self.screens.get()
    let browser = try Browser.withNewPage()
    let folder = ProcessInfo.processInfo.environment["FIORILINT_SCREENSHOTS"]
    for (width, isDark) in [(390, false), (390, true), (1280, false), (1280, true)] {
      try browser.show(width: width, isDark: isDark)
      try browser.visit(run.page)
      let height = min(6_000, try number(browser, "document.documentElement.scrollHeight") ?? 0)
      let picture = try browser.screenshot(ofPage: (0, 0, width, height))
      // The header of a PNG file says its size.
      #expect(picture.dropFirst(16).prefix(8).reduce(0) { $0 << 8 | Int($1) } == width << 32 | height)
      if let folder {
        let name = "report-\(width)-\(isDark ? "dark" : "light").png"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try picture.write(to: URL(filePath: folder).appending(path: name))
      }
    }
    guard let folder else { return }
    // The picture of README.md.
    try browser.show(width: 1100, height: 760)
    try browser.visit(run.page)
    _ = try browser.evaluate(
      "Array.from(document.querySelectorAll('article.screen')).find(s => s.textContent.includes('team-profile.json'))"
        + ".scrollIntoView()")
    try browser.screenshot().write(to: URL(filePath: folder).appending(path: "report.png"))
  }
}
