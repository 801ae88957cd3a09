import Formats
import RulePages
import Screens
import TestSupport
import Testing

@testable import Linting

/// What findings measured, over every example of every rule: it has to be what they complain of.
@Suite struct MeasureTests {
  private struct Marked {
    var checks: Set<String>
    var finding: Finding
    var drawing: ScreenDrawing
    var mark: FindingMark
  }

  /// The findings in a page's examples.
  private func findings(_ page: RulePage) throws -> [Marked] {
    let rule = try Rule(page)
    return page.examples.flatMap { example in
      var options = LintOptions()
      options.reader.traits = example.traits.compactMap(ReaderOptions.Trait.init(word:))
      options.demands.formUnion([.drawings, .details])
      let engine = Linter(rules: [rule], formats: Formats.all, options: options).makeEngine()
      let report = engine.lint(Array(example.text.utf8), path: "\(page.id).\(example.language)")
      return report.findings.compactMap { finding in
        finding.mark.map {
          Marked(
            checks: Set(page.cases.map(\.check)), finding: finding, drawing: report.drawings[$0.screen], mark: $0)
        }
      }
    }
  }

  /// Reports give the lengths of a sentence as values, and what was measured is not what is asked for.
  @Test(arguments: RuleExamples.pages) func lengthsAreValuesToo(page: RulePage) throws {
    for marked in try findings(page) where !marked.checks.contains("expression") {
      let sentence = marked.finding.message.prefix { $0 != ";" }
      guard sentence.contains(#/[0-9] (pt|dp)/#) else { continue }
      let quantities = marked.finding.quantities
      let comment = Comment(rawValue: "\(sentence): \(quantities)")
      let (measured, required) = (
        quantities.filter { $0.role == .measured }, quantities.filter { $0.role != .measured }
      )
      // How wide an image is for its height is no length.
      #expect(!measured.isEmpty, comment)
      #expect((!required.isEmpty || marked.checks.contains("shape")), comment)
      #expect(Set(required.map(\.name)).isSubset(of: measured.map(\.name)), comment)
    }
  }

  @Test(arguments: RuleExamples.pages) func measuresAreWrong(page: RulePage) throws {
    for marked in try findings(page) {
      guard let measure = marked.mark.measure else { continue }
      let elements = marked.drawing.elements
      let frame = elements.indices.contains(marked.mark.element) ? elements[marked.mark.element].frame : nil
      let comment = Comment(rawValue: "\(marked.finding.message) \(measure)")
      switch measure {
      case .size(let required):
        let frame = try #require(frame, comment)
        func isWrong(_ measured: Double, _ asked: Double?) -> Bool {
          guard let asked else { return false }
          return switch required.bound {
          case .least: measured < asked
          case .most: measured > asked
          case .exactly: measured != asked
          }
        }
        let isAny = required.width == nil && required.height == nil
        #expect(isAny || isWrong(frame.width, required.width) || isWrong(frame.height, required.height), comment)
      case .distance(let distance):
        let length = distance.end - distance.start
        #expect(distance.lower < distance.upper, comment)
        #expect(length.isFinite, comment)
        let isAny = distance.least == nil && distance.most == nil
        let isWrong = distance.least.map { length < $0 } ?? false || distance.most.map { length > $0 } ?? false
        #expect(isAny || isWrong, comment)
      case .unlike(let other, let width, let height):
        let frame = try #require(frame, comment)
        let norm = try #require(elements[other].frame, comment)
        #expect(width || height, comment)
        #expect(!width || frame.width != norm.width, comment)
        #expect(!height || frame.height != norm.height, comment)
      case .offset(let fromX, let fromY, let toX, let toY):
        #expect(fromX != toX || fromY != toY, comment)
      }
    }
  }

  /// Every check that reports a length shows it in drawings. Excepted are checks that compare what one drawing does not
  /// show, conditions, and corner radii: those are values of images, whose shape the same pages check.
  @Test func everyCheckThatMeasuresTells() throws {
    var silent: Set<String> = []
    var silentMessages: Set<String> = []
    var telling: Set<String> = []
    for page in RuleExamples.pages {
      for marked in try findings(page) {
        let message = marked.finding.message.prefix { $0 != ";" }
        if marked.mark.measure != nil {
          telling.formUnion(marked.checks)
        } else if message.contains(" pt") || message.contains(" dp") {
          silent.formUnion(marked.checks)
          silentMessages.insert(String(message))
        }
      }
    }
    let expected: Set = [
      "centered", "consistent", "even-spacing", "fill-rows", "inside", "left-aligned", "margins",
      "next-cell-visible", "on-side", "placeholder-match", "relative-size", "shape", "size", "spacing", "whole-cells",
    ]
    #expect(expected.isSubset(of: telling), "\(expected.subtracting(telling))")
    #expect(silent == ["compact-height", "placement", "shape", "value"], "\(silentMessages.sorted())")
  }
}
