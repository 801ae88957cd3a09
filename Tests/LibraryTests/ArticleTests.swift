import Foundation
import Linting
import LintingTesting
import RulePageReading
import TestSupport
import Testing

/// What the articles show is what is compiled or run.
@Suite struct ArticleTests {
  private static let folder = "Sources/FioriLint/FioriLint.docc"
  private static let articles = Repository.files(below: folder, "md")

  /// Everything that `Scripts/test/acme` compiles, tests and runs.
  private static let sources: [String] = Repository.files(
    below: "Integrations/AcmeLint", "swift", "md", "yml", "outline"
  ).filter { !$0.contains("/.build/") }.compactMap { path in
    (try? Repository.bytes(of: path)).map { "\n" + String(decoding: $0, as: UTF8.self) }
  }

  private static func isQuoted(_ block: CodeBlock) -> Bool { sources.contains { $0.contains("\n" + block.text) } }

  @Test func thereAreArticles() throws {
    #expect(Self.articles.count == 5)
    #expect(try Self.articles.flatMap(CodeBlock.blocks).count > 20)
  }

  @Test(arguments: articles) func blocksAreOfSources(article: String) throws {
    for block in try CodeBlock.blocks(of: article) {
      switch block.language {
      case "swift", "yaml", "text":
        #expect(Self.isQuoted(block), "\(block): stands nowhere in Integrations/AcmeLint")
      case "markdown":
        if Self.isQuoted(block) { continue }
        let page = try RulePageReader(id: "acme/article", path: block.description).read(block.text)
        #expect(RuleTest(try Rule(page)).failures.isEmpty, "\(block)")
      // `Scripts/test/acme` runs them.
      case "sh", "console": break
      default: Issue.record("\(block): nothing compiles or runs a block of \"\(block.language)\"")
      }
    }
  }

  private static let hasCompiler =
    (try? Subprocess.output(of: ["docc", "--help"])) != nil

  /// Links lead somewhere, and the symbols that are named are there.
  @Test(.enabled(if: hasCompiler, "docc is not there")) func compile() throws {
    let symbols = try TemporaryFolder()
    let output = try TemporaryFolder()
    try SymbolGraph.extract("FioriLint", into: symbols.path)
    _ = try Subprocess.output(
      of: [
        "docc", "convert", Repository.url(Self.folder).path, "--additional-symbol-graph-dir", symbols.path,
        "--fallback-display-name", "FioriLint", "--fallback-bundle-identifier", "fiorilint", "--output-path",
        output.path, "--warnings-as-errors",
      ])
  }
}
