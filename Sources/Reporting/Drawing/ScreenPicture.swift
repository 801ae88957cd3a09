import Documents
import Linting

/// One screen of a file as an SVG document (SVG 2, also valid where only SVG 1.1 is known), with what was found on it marked.
///
/// The document brings its own style, dark and light, loads nothing and holds no script.
package struct ScreenPicture: Sendable {
  private let drawing: ScreenDrawing
  private let findings: [Finding]

  /// The picture of a screen.
  ///
  /// - Parameters:
  ///   - report: a report with drawings.
  ///   - screen: the screen's index in them; it has to be one.
  package init(_ report: FileReport, screen: Int) {
    drawing = report.drawings[screen]
    findings = report.open.filter { $0.mark?.screen == screen }
  }

  /// Writes the whole document.
  ///
  /// - Parameter isForPixels: whether a program reads it that knows no variables of style sheets.
  package func write(to output: inout ReportBuffer, isForPixels: Bool = false) {
    let marks = findings.enumerated().compactMap { place, finding in
      finding.mark.map {
        DrawnFinding(number: place + 1, severity: finding.severity, message: finding.message, mark: $0)
      }
    }
    ScreenSVG(drawing, marks, id: "screen")
      .writeDocument(to: &output, style: isForPixels ? DrawingStyle.resolved : DrawingStyle.standalone)
  }
}
