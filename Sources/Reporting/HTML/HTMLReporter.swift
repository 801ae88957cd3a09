import Documents
import Formats
import Linting
import RulePages
import Screens

/// One self-contained HTML page that shows every screen in a gallery and as a drawing. The facts that were read and the
/// findings are marked on it and listed beside it. The worst screens come first, and those without findings are folded.
///
/// The page loads nothing and runs nothing but its own script, which a content security policy enforces. Without the
/// script it has everything. It is well-formed XML too. If there are very many screens, a browser makes the elements
/// of a screen only when the reader scrolls to it.
package struct HTMLReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { .all([.root("html"), .text(["\"fiorilint "], in: .root(XMLProlog.rootLength))]) }

  /// The most screens with findings that are drawn; further ones are listed.
  static let drawingLimit = 2_000
  /// The most screens without findings that are drawn.
  static let cleanDrawingLimit = 1_000
  /// The most screens that are listed; further ones are counted.
  static let screenLimit = 10_000
  /// The most screens whose elements are all made at once.
  static let wholeLimit = 100
  /// The most findings that are shown; further ones are counted.
  static let findingLimit = 10_000
  /// The most files without screens, or that failed, that are named.
  static let cleanFileLimit = 500

  /// The report in its only form.
  package init() {}

  /// Drawings and accounts of all screens, the lines of findings, the outcome of each statement, and the project.
  package var demands: ReportRequirements {
    [
      .project, .details, .excerpts, .suppressions, .drawings, .cleanDrawings, .accounts, .statements,
      .statementTallies,
    ]
  }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    var buffer = ReportBuffer()
    swap(&buffer, &output)
    buffer.write(literal: "<!DOCTYPE html>\n")
    var xml = XMLWriter(buffer)
    let page = Page(report)
    xml.element("html", [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en")]) { xml in
      xml.element("head") { page.writeHead(to: &$0) }
      xml.element("body") { xml in
        xml.line("a", [("class", "skip"), ("href", "#screens")], text: "Skip to the screens")
        PageHead.writeBar(report.run.version, "Contents", links: page.links, to: &xml)
        xml.element("div", [("class", page.isLong ? "page many" : "page")]) { page.writeBody(to: &$0) }
        xml.element("script", verbatim: PageScript.text)
      }
    }
    output = xml.output
  }
}
