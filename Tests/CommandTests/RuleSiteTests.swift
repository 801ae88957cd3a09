import BuiltInRules
import Foundation
import TestSupport
import Testing

/// `rules --format html`: a site that holds together, and `reports.rule-pages`, which leads there.
@Suite struct RuleSiteTests {
  /// The built-in rules' site, which no test changes.
  struct Site: @unchecked Sendable {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let result = try fiorilint("rules", "--format", "html", "-o", folder.path("site"))
      try #require(result.error == "\(BuiltInRules.pages.count + 2) pages written to \(folder.path("site"))\n")
    }
  }

  static let site = Result { try Site() }

  private static func pages(in folder: TemporaryFolder) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("site"))
      .filter { $0.hasSuffix(".html") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.text(of: "site/\($0)")) })
  }

  /// The values of an attribute.
  private static func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test(arguments: [
    ("site.html", "-o takes a folder here, not a file: name one such as site"),
    ("a.json", "-o takes a folder here, and a.json is a file"),
  ])
  func aSiteNeedsAFolder(output: String, error: String) throws {
    let space = try Workspace(["a.json": Workspace.clean])
    let result = try space.run("rules", "--format", "html", "-o", output)
    #expect(result.status == 2)
    #expect(result.error.contains(error), "\(result.error)")
  }

  @Test func eachLinkLeadsSomewhere() throws {
    let folder = try Self.site.get().folder
    let pages = try Self.pages(in: folder)
    let ids = pages.mapValues { Set(Self.values(of: "id", in: $0)) }
    var count = 0
    for (name, page) in pages {
      #expect(Self.values(of: "id", in: page).count == ids[name]?.count, "an id is twice in \(name)")
      for link in Self.values(of: "href", in: page) where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let base = URL(filePath: "/" + name)
        let path = parts[0].isEmpty ? name : String(URL(string: parts[0], relativeTo: base)?.path.dropFirst() ?? "?")
        #expect(pages[path] != nil && (parts.count == 1 || ids[path]?.contains(parts[1]) == true), "\(name): \(link)")
        count += 1
      }
    }
    #expect(count > 400)
  }

  @Test func eachRuleHasItsPage() throws {
    let folder = try Self.site.get().folder
    let pages = try Self.pages(in: folder)
    let index = try #require(pages["index.html"])
    #expect(pages.count == BuiltInRules.pages.count + 2)
    for rule in BuiltInRules.pages {
      let page = try #require(pages["\(rule.id).html"], "\(rule.id)")
      #expect(index.contains("href=\"\(rule.id).html\""), "\(rule.id)")
      for example in ["Avoid", "Prefer"] { #expect(page.contains(">\(example)</h2>"), "\(rule.id) has no \(example)") }
      #expect(rule.id.hasPrefix("description/") || page.contains("<svg class=\"drawing"), "\(rule.id) is not drawn")
      for statement in rule.statements { #expect(page.contains("guidelines.html#\(statement)\""), "\(rule.id)") }
      for title in ["Why", "Guideline", "Checks", "Configure", "Suppress"] {
        #expect(page.contains(">\(title)</h2>"), "\(rule.id) has no \(title)")
      }
    }
    let statements = try #require(pages["guidelines.html"])
    for statement in BuiltInRules.statements {
      #expect(statements.contains("<tr id=\"\(statement.id)\">"), "\(statement.id)")
    }
  }

  /// A page links the guideline and says which version is checked; examples have the texts in front of them.
  @Test func pagesNameTheirGuideline() throws {
    let page = try Self.site.get().folder.text(of: "site/object-cell/title-required.html")
    let link = "<a href=\"https://experience.sap.com/fiori-design-ios/article/object-cell\">"
    #expect(page.contains(link) && page.contains(", SAP, version of 12 December 2024:"))
    #expect(page.contains("<strong>Why this version?</strong> A rule checks one version of its guideline."))
    let touch = try Self.site.get().folder.text(of: "site/touch-target/minimum-size.html")
    #expect(touch.contains("<p>Just below the limit, in width and in height.</p>"))
    let other = "<a href=\"../accessibility/touch-target.html\"><code>accessibility/touch-target</code></a>"
    #expect(touch.contains(other))
    #expect(touch.contains("</mark>frame=&quot;16 80 43.4 44&quot;/&gt;\n  &lt;button"))
    let wcag = try Self.site.get().folder.text(of: "site/accessibility/text-contrast.html")
    #expect(wcag.contains("https://www.w3.org/TR/WCAG22/") && wcag.contains("The preset <code>accessibility</code> "))
  }

  /// What the pages show as configurations is valid, all of it together.
  @Test func configurationsAreValid() throws {
    let pages = try Self.pages(in: try Self.site.get().folder)
    func entries(_ key: String) -> [String] {
      pages.values.flatMap { page in
        page.components(separatedBy: "<code>\(key):\n").dropFirst().map { String($0.prefix { $0 != "<" }) }
      }.sorted()
    }
    let (rules, ignored) = (entries("rules"), entries("ignore"))
    #expect(rules.count == BuiltInRules.pages.count && ignored.count > 80)
    #expect(rules.contains { $0.hasPrefix("  touch-target/minimum-size: {level: warning, with: {minWidth: 44}}") })
    let lines = ["rules:"] + rules + ["ignore:"] + ignored + [""]
    let text = lines.joined(separator: "\n").replacing("&quot;", with: "\"")
    #expect(text.contains(#"- {files: "screens/old.storyboard", rule: "touch-target/minimum-size", reason: "Your "#))
    let result = try Workspace([".fiorilint.yml": text]).run("config", "print")
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  /// Code is marked up, and no page shows its backticks. Titles have no markup.
  @Test func backticksAreMarkup() throws {
    for (name, page) in try Self.pages(in: try Self.site.get().folder) {
      let prose = page.replacing(#/<(?<tag>style|script|code|title)\b[\s\S]*?<\/\k<tag>>/#, with: "")
      let lines = prose.split(separator: "\n").filter { $0.contains("`") }
      #expect(lines.isEmpty, "\(name): \(lines)")
    }
    let contrast = try Self.site.get().folder.text(of: "site/accessibility/text-contrast.html")
    #expect(contrast.contains("<td>The value of <code>parameters.min</code> in the condition.</td>"))
  }

  /// A fix is shown before and after.
  @Test func fixesAreDrawn() throws {
    let page = try Self.site.get().folder.text(of: "site/touch-target/minimum-size.html")
    #expect(page.contains(">Fixed:</p>") && page.contains("-fixed-title\"") && page.contains("Fix (unsafe): "))
  }

  /// Something is found on each example to avoid, also by rules about what others find.
  @Test func whatIsToBeAvoidedIsFound() throws {
    let pages = try Self.pages(in: try Self.site.get().folder)
    for rule in BuiltInRules.pages {
      let page = try #require(pages["\(rule.id).html"])
      let avoid = page.components(separatedBy: ">Avoid</h2>").last?.components(separatedBy: "</section>").first ?? ""
      for figure in avoid.components(separatedBy: "<figure>").dropFirst() where !figure.contains("-fixed-title") {
        #expect(!figure.contains("Nothing is found."), "\(rule.id)")
      }
    }
  }

  /// Rules of a team too, and what their pages say is text.
  @Test func rulesOfATeam() throws {
    let rule = """
      ---
      level: warning
      platforms: [ios]
      advice: use <b>other</b> & "more"
      on: button
      check: size
      with: {minWidth: 44}
      ---
      # No <script>alert(1)</script> here

      Why: `<i>` & so on.

      ## Avoid

      ```json
      {"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "</pre><b>", ↓"frame": [0, 0, 9, 50]}]}
      ```

      ## Prefer

      ```json
      {"type": "screen", "platform": "ios"}
      ```

      """
    let space = try Workspace([".fiorilint/rules/acme/plain.md": rule])
    let result = try space.run("rules", "acme/*", "--format", "html", "-o", "site")
    #expect(result.status == 0 && result.error == "2 pages written to site\n", "\(result.error)")
    let index = space.folder.text(of: "site/index.html")
    #expect(index.contains("This site has 1 rule. ") && !index.contains("guidelines.html"))
    let page = space.folder.text(of: "site/acme/plain.html")
    #expect(
      page.contains("No &lt;script&gt;alert(1)&lt;/script&gt; here") && page.contains("use &lt;b&gt;other&lt;/b&gt;"))
    #expect(!page.contains("<script") && !page.contains("<b>") && !page.contains("<i>"))
    #expect(!page.contains(">Guideline</h2>") && !page.contains("guideline"))
    // Written again, it takes the place of the first.
    #expect(try space.run("rules", "acme/*", "--format", "html", "-o", "site").status == 0)
  }

  /// The page of the guidelines counts the statements that rules of the site check.
  @Test func guidelinesOfSomeRules() throws {
    let space = try Workspace()
    #expect(try space.run("rules", "touch-target/*", "--format", "html", "-o", "site").status == 0)
    let guidelines = space.folder.text(of: "site/guidelines.html")
    #expect(guidelines.contains(". Rules on this site check 1 of its "))
    #expect(!guidelines.contains("SAP Fiori for iOS: Object Cell"))
  }

  @Test func aSiteNeedsAFolder() throws {
    let result = try fiorilint("rules", "--format", "html")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains("--format html needs -o FOLDER"), "\(result.error)")
  }

  @Test func otherFormatsGoToAFile() throws {
    let space = try Workspace()
    let printed = try space.run("rules", "touch-target/minimum-size", "--format", "markdown")
    #expect(try space.run("rules", "touch-target/minimum-size", "--format", "markdown", "-o", "rule.md").status == 0)
    #expect(space.folder.bytes(of: "rule.md") == printed.output && !printed.output.isEmpty)
  }

  // MARK: Links to it

  @Test(arguments: [
    ("https://acme.example/rules", "https://acme.example/rules/touch-target/minimum-size.html"),
    ("../site/", "../site/touch-target/minimum-size.html"),
  ]) func reportsLeadToIt(base: String, page: String) throws {
    let space = try Workspace(["a.json": Workspace.error])
    for format in ["html", "markdown", "junit", "rdjson", "gitlab"] {
      let text = try space.run("check", "a.json", "--format", format, "--set", "reports.rule-pages=\(base)").text
      let isLink = text.contains(page) || text.contains(page.replacing("/", with: "\\/"))
      #expect(isLink || !text.contains("blob/main/Rules/touch-target"), "\(format)")
      if ["html", "markdown", "junit"].contains(format) { #expect(isLink, "\(format)") }
    }
    // What code hosts take has to be an address.
    let sarif = try space.run("check", "a.json", "--format", "sarif", "--set", "reports.rule-pages=\(base)").text
    let address =
      base.contains("://")
      ? page : "https://github.com/fiorilint/fiorilint/blob/main/Rules/touch-target/minimum-size.md"
    #expect(sarif.contains("\"helpUri\": \"\(address)\""))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "a b", "x\"y", "<x>", "é", "x\ny"])
  func whatIsNoBase(base: String) throws {
    let result = try Workspace(["a.json": Workspace.error]).run(
      "check", "a.json", "--format", "html", "--set", "reports.rule-pages='\(base)'")
    #expect(
      result.status == 2 && result.output.isEmpty && result.error.contains("`reports.rule-pages` must be an address"),
      "\(result.error)")
  }
}
