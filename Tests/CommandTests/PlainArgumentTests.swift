import ArgumentParser
import TestSupport
import Testing

@testable import FioriLintCLI

/// The command lines that are read without the parser say what the parser says of them.
@Suite struct PlainArgumentTests {
  private static let words = [
    "screens", "a.json", "-", "--", "", "--quiet", "--checks", "--color", "--format", "text", "sarif=out.sarif",
    "--rule",
    "object-cell/*", "--disable", "touch-target/minimum-size", "--jobs", "2", "+3", "0", "-1", "two", "--jobs=2",
    "--fail-on", "warning", "never", "--platform", "ios", "IOS", "--set", "device-class=tablet", "--format=json",
    "--since",
    "HEAD", "--baseline", "-h", "--help", "--version", "--show", "ä b", "--qui",
  ]

  @Test func randomCommandLines() {
    var generator = SeededGenerator(seed: 6)
    var plain = 0
    for _ in 0..<400 {
      let arguments = (0..<generator.below(6)).map { _ in
        generator.pick(Self.words, default: "")
      }
      guard let settings = CheckSettings(plainArguments: (["check"] + arguments)[...]) else { continue }
      plain += 1
      let parsed = try? CheckCommand.parse(arguments)
      #expect(
        parsed.map { String(reflecting: $0.settings) } == String(reflecting: settings),
        "check \(arguments.joined(separator: " "))")
    }
    #expect(plain > 40)
  }

  @Test(arguments: [
    ["check", "screens"], ["check"], ["check", "--rule", "a/b", "--rule", "c/d", "screens", "--quiet"],
    ["check", "--jobs", "4", "--format", "json", "--format", "junit=j.xml", "a", "b", "--fail-on", "info"],
  ])
  func plainOnes(arguments: [String]) { #expect(CheckSettings(plainArguments: arguments[...]) != nil) }

  @Test(arguments: [
    [], ["rules"], ["check", "-"], ["check", "--jobs"], ["check", "--jobs", "0"], ["check", "--rule", "--quiet"],
    ["check", "--platform", "windows"], ["check", "--help"], ["check", "--", "a"], ["check", "--rule=a/b"],
    ["check", ""],
  ])
  func othersAreTheParsers(arguments: [String]) { #expect(CheckSettings(plainArguments: arguments[...]) == nil) }
}
