import Documents
import Linting
import RulePages

/// The examples of a rule's page, drawn.
extension RuleSite {
  func write(_ examples: [SiteExample], to xml: inout XMLWriter) {
    for expectation in [RuleExample.Expectation.avoid, .prefer] {
      let own = examples.enumerated().filter { $0.element.example.expectation == expectation }
      if own.isEmpty { continue }
      section(expectation.rawValue, to: &xml) { xml in
        xml.element("div", [("class", "fl-examples fl-\(expectation.rawValue.lowercased())")]) { xml in
          for (index, example) in own { write(example, number: index + 1, to: &xml) }
        }
      }
    }
  }

  private func write(_ example: SiteExample, number: Int, to xml: inout XMLWriter) {
    xml.element("div", [("class", "fl-example")]) { xml in
      let caption = example.example.caption
      if !caption.isEmpty {
        let sentence = caption.hasSuffix(":") ? "\(caption.dropLast())." : caption
        xml.line("p") { PageProse.write(inline: sentence, to: &$0) }
      }
      write(example.before, id: "example-\(number)", example.example, to: &xml)
      guard let after = example.after else { return }
      xml.line("p", [("class", "fl-small")], text: "Fixed:")
      write(after.report, id: "example-\(number)-fixed", after.example, isFixed: true, to: &xml)
    }
  }

  private func write(
    _ report: FileReport, id: String, _ example: RuleExample, isFixed: Bool = false, to xml: inout XMLWriter
  ) {
    if !report.drawings.isEmpty {
      xml.element("figure") { xml in
        for index in report.drawings.indices {
          ScreenPicture(report, screen: index).svg(id: index == 0 ? id : "\(id)-\(index + 1)").writeCanvas(to: &xml)
        }
      }
    }
    let findings = report.open
    if !findings.isEmpty {
      xml.element("ol") { xml in
        for finding in findings { xml.line("li") { PageProse.write(inline: "\(finding.message)", to: &$0) } }
      }
    } else if example.expectation == .avoid, !isFixed {
      let isMarked = !example.markers.isEmpty
      xml.line(
        "p", [("class", "fl-small")],
        text: isMarked ? "Needs files beside it. ↓ in the source marks the place." : "Nothing is found.")
    }
    xml.element("details") { xml in
      let traits = isFixed ? [] : example.traits.map(Self.platform)
      xml.line("summary", text: ([example.language.uppercased()] + traits).joined(separator: ", "))
      xml.line("pre", [("tabindex", "0")]) { xml in
        xml.line("code") { xml in
          for (index, part) in example.marked.split(separator: "↓", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { xml.line("mark", text: "↓") }
            xml.text(lines: part)
          }
        }
      }
    }
  }
}

/// An example of a rule's page, and what the rule finds on it.
struct SiteExample {
  let example: RuleExample
  let before: FileReport
  /// The same once it is fixed; `nil` where the page shows no fix.
  let after: (example: RuleExample, report: FileReport)?
}
