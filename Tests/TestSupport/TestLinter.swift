import BuiltInRules
import Foundation
import Formats
import Linting
import Screens

/// Lints texts with the rules that the program carries.
package enum TestLinter {
  /// The built-in rules. That every page makes one is a test of its own.
  package static let allRules: [Rule] = BuiltInRules.pages.compactMap { try? Rule($0) }

  /// The built-in rules that run where no others are requested.
  package static let rules = allRules.filter { !$0.id.hasPrefix("accessibility/") }

  /// An engine that counts what came of every rule.
  package static func engine(
    _ options: LintOptions = LintOptions(), rules: [Rule] = rules, formats: [any ScreenFormat] = Formats.all
  ) -> LintEngine {
    var options = options
    options.demands.insert(.tallies)
    options.demands.insert(.missingFacts)
    return Linter(rules: rules, formats: formats, options: options).makeEngine()
  }

  /// Lints a text from memory.
  package static func lint(
    _ text: String, options: LintOptions = LintOptions(), rules: [Rule] = rules, path: String = "test.json"
  ) -> FileReport {
    lint(Array(text.utf8), options: options, rules: rules, path: path)
  }

  /// Lints bytes from memory.
  package static func lint(
    _ bytes: [UInt8], options: LintOptions = LintOptions(), rules: [Rule] = rules, path: String = "test.json"
  ) -> FileReport {
    engine(options, rules: rules).lint(bytes, path: path)
  }

  /// Lints a text from memory with the usual options and rules.
  package static func lint(_ text: String, path: String = "test.json") -> FileReport {
    lint(Array(text.utf8), path: path)
  }

  /// Lints bytes from memory with the usual options and rules, and an engine that another test is done with.
  package static func lint(_ bytes: [UInt8], path: String = "test.json") -> FileReport {
    let engine = idle.take() ?? engine()
    defer { idle.add(engine) }
    return engine.lint(bytes, path: path)
  }

  private static let idle = IdleEngines()
}

/// Engines with the usual options and rules that no test uses. To make one takes longer than to lint a small text.
private final class IdleEngines: @unchecked Sendable {
  private let lock = NSLock()
  private var engines: [LintEngine] = []

  func take() -> LintEngine? { lock.withLock { engines.popLast() } }

  func add(_ engine: LintEngine) { lock.withLock { engines.append(engine) } }
}

extension LintEngine {
  /// Lints bytes from memory; one text after the other with one engine saves making its rules anew.
  package func lint(_ bytes: [UInt8], path: String = "test.json") -> FileReport {
    bytes.withUnsafeBytes { lint(text: $0, path: path) }
  }
}
