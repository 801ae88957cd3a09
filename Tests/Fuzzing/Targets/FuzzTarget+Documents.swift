import CEL
import Foundation
import Linting
import Project
import RulePageReading
import RulePages
import Screens
import Support
import Syntax
import TestSupport

extension FuzzTarget {
  /// YAML, as configurations and the headers of rule pages are written in it.
  static let yaml = FuzzTarget(name: "yaml", promise: "nodes and mistakes stand in the text") {
    { bytes in
      let lines = lineCount(of: bytes)
      let node: YAMLNode?
      do throws(YAMLError) {
        node = try YAMLDocument.read(bytes: bytes)
      } catch {
        let isInText = (1...lines).contains(error.line) && error.column >= 1
        return try BrokenPromise.unless(isInText, "a mistake at \(error.line):\(error.column) of \(lines) lines")
      }
      if let node { try checkPlaces(of: node, lines) }
    }
  }

  /// Configurations, with what they set for files and screens.
  static let configuration = FuzzTarget(
    name: "configuration", promise: "it is read, or each mistake has a place in the text"
  ) {
    guard let version = RulesVersion("0.1") else { throw BrokenPromise("0.1 is no version") }
    let vocabulary = ConfigurationVocabulary(rules: TestLinter.rules, formats: ["text", "json"], version: version)
    let folder = try TemporaryFolder()
    let file = folder.path + "/.fiorilint.yml"
    let name = PathName(".fiorilint.yml", in: folder.path, from: folder.path)
    return { bytes in
      var loader = ConfigurationLoader(
        vocabulary, workingDirectory: folder.path, within: ProjectBoundary(workingDirectory: folder.path),
        replacing: [Path(file): bytes])
      do throws(UserErrors) {
        let configurations = try loader.load([name])
        for configuration in configurations { _ = configuration.settings(configuration.selection(for: "a/b.json")) }
      } catch {
        let lines = lineCount(of: bytes)
        for mistake in error.errors {
          let line = mistake.place?.line ?? 0
          try BrokenPromise.unless((1...lines).contains(line), "a mistake in line \(line) of \(lines): \(mistake)")
        }
      }
    }
  }

  /// Rule pages, and what the rules of those that are right make of a screen.
  static let rulePage = FuzzTarget(
    name: "rule-page", promise: "a page is read or its mistakes are reported, and its rule lints any screen"
  ) {
    let screen = Array(SampleScreen.text.utf8)
    return { bytes in
      guard let text = String(validating: bytes, as: UTF8.self) else { return }
      let (page, mistakes) = RulePageReader(id: "acme/rule", path: "rule.md").examine(text)
      let lines = lineCount(of: bytes)
      for mistake in mistakes {
        let line = mistake.place?.line ?? 0
        try BrokenPromise.unless((1...lines).contains(line), "a mistake in line \(line) of \(lines): \(mistake)")
      }
      guard mistakes.isEmpty, let page, let rule = try? Rule(page) else { return }
      _ = TestLinter.engine(rules: [rule]).lint(screen)
    }
  }

  /// Selectors against all elements of a screen.
  static let selector = FuzzTarget(
    name: "selector", promise: "what is read from its own text picks the same, with and without buckets"
  ) {
    let screen = Array(SampleScreen.text.utf8)
    return { bytes in
      guard bytes.count < 2_000, let text = String(validating: bytes, as: UTF8.self) else { return }
      let selector: Selector
      do throws(SelectorError) {
        selector = try Selector(text)
      } catch {
        try BrokenPromise.unless(error.offset <= text.utf8.count, "a mistake behind the end of the selector")
        return
      }
      guard let again = try? Selector(selector.source) else { throw BrokenPromise("it cannot be read again") }
      func picked(_ selector: Selector) throws -> [String] {
        var found: [String] = []
        try Spelling.read(screen, path: "a.json") { tree in
          for index in 0..<tree.count {
            var need: MissingFact?
            found.append("\(index) \(selector.match(tree[index], &need)) \(need?.member.name ?? "")")
          }
        }
        return found
      }
      let (one, other) = (try picked(selector), try picked(again))
      try BrokenPromise.unlessSame("a selector and its text", one, other)
    }
  }

  /// Conditions of rules, run with what is known and with what is not.
  static let condition = FuzzTarget(
    name: "condition",
    promise: "it ends within its budget, the same each time; what is decided stays so as more is known"
  ) {
    let environment = Environment([
      Environment.Variable("p", .bool), Environment.Variable("n", .int), Environment.Variable("text", .string),
      Environment.Variable("some", .list(.int)),
    ])
    let unknown: [Outcome] = [
      .unknown([Unknown(0)]), .unknown([Unknown(1)]), .unknown([Unknown(2)]),
      .value(.list(ListValue([.int(1)], .partial([Unknown(3)])))),
    ]
    let known: [[Outcome]] = [false, true].map { flag in
      [
        .value(.bool(flag)), .value(.int(flag ? 2 : -1)), .value(.string(flag ? "aé" : "")),
        .value(.list(flag ? [.int(1), .int(2)] : [.int(1)])),
      ]
    }
    return { bytes in
      guard let text = String(validating: bytes, as: UTF8.self),
        let condition = try? Condition(text, in: environment)
      else { return }
      func outcome(_ values: [Outcome]) throws -> Outcome? {
        var budget = 20_000
        let outcome = try? condition.evaluate(KnownValues(values: values), budget: &budget)
        try BrokenPromise.unless(budget >= 0 && budget < 20_000, "the budget is \(budget) afterwards")
        return outcome
      }
      guard let before = try outcome(unknown), case .value(.bool(let decided)) = before else { return }
      for values in known {
        guard let after = try outcome(values) else { continue }
        if case .value(.bool(let value)) = after, value == decided { continue }
        throw BrokenPromise("\(decided) becomes \(after) once it is known")
      }
    }
  }

  /// Globs of paths and names against a slow reading of what they mean.
  static let globs = FuzzTarget(name: "globs", promise: "a glob picks the names that a slow reading of it picks") {
    { bytes in
      let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      let (glob, name) = (Array(parts.first ?? []), Array(parts.dropFirst().first ?? []))
      guard glob.count < 200, name.count < 200 else { return }
      let picked = glob.withUnsafeBufferPointer { glob in name.withUnsafeBufferPointer { Glob.matches(glob, $0) } }
      try BrokenPromise.unless(
        picked == SlowGlob.matches(glob, name), "\(String(decoding: glob, as: UTF8.self)) picks it: \(picked)")
      guard let text = String(validating: glob, as: UTF8.self), let path = String(validating: name, as: UTF8.self)
      else { return }
      _ = PathGlobs.isValid(text) ? PathGlobs([text], in: "/a").matches("/a/" + path) : false
      let exact = path.exactGlob
      if PathGlobs.isValid(exact), !path.isEmpty, !path.contains("/"), path != ".", path != ".." {
        try BrokenPromise.unless(PathGlobs([exact], in: "/a").matches("/a/" + path), "\(exact) does not pick its path")
      }
    }
  }

  /// Ignore files.
  static let ignoreFile = FuzzTarget(
    name: "ignore-file", promise: "what a line leaves out comes back with the same line behind a `!`"
  ) {
    let paths = ["a", "b.json", "a/b.json", "a/b/c.xml", "é", " ", "#", "!x", "a\\b", "[a]", "build/x"]
    return { bytes in
      let rules = IgnoreRules(bytes: bytes)
      let verdicts = paths.map { rules.verdict(for: $0, isDirectory: false) }
      _ = paths.map { rules.ignores($0, isDirectory: true) }
      let isOneLine = !bytes.contains { $0 == 0x0A || $0 == 0x0D }
      guard isOneLine, let first = bytes.first, !Array("!# \u{EF}".utf8).contains(first) else { return }
      let both = IgnoreRules(bytes: bytes + [0x0A, UInt8(ascii: "!")] + bytes)
      for (path, verdict) in zip(paths, verdicts) where verdict != nil {
        try BrokenPromise.unless(
          both.verdict(for: path, isDirectory: false) != verdict, "\(path) does not come back")
      }
    }
  }

  private static func lineCount(of bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
      ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains($0)
    } + 1
  }

  private static func checkPlaces(of node: YAMLNode, _ lines: Int) throws {
    try BrokenPromise.unless(
      (1...lines).contains(node.line) && node.column >= 1, "a node in line \(node.line) of \(lines)")
    switch node.content {
    case .scalar: return
    case .list(let nodes): for node in nodes { try checkPlaces(of: node, lines) }
    case .map(let entries): for entry in entries { try checkPlaces(of: entry.value, lines) }
    }
  }
}

/// Variables with their values.
private struct KnownValues: Bindings {
  let values: [Outcome]

  func value(of variable: Int) -> Outcome { values[variable] }
  func value(of field: Int, in object: ObjectReference) -> Outcome { .failure("no object") }
  func has(_ field: Int, in object: ObjectReference) -> Outcome { .failure("no object") }
}
