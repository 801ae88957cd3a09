import Documents
import Linting

/// One screen of a file as an SVG document, with its findings marked. It is SVG 2, and also valid for programs that
/// only know SVG 1.1.
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
  /// - Parameters:
  ///   - isForPixels: whether a program reads it that knows no variables of style sheets.
  ///   - showsFacts: whether kinds, sizes and gaps are written over it.
  package func write(to output: inout ReportBuffer, isForPixels: Bool = false, showsFacts: Bool = false) {
    let style = DrawingStyle.document(isForPixels: isForPixels, showsFacts: showsFacts)
    svg(id: "screen", showsFacts: showsFacts).writeDocument(to: &output, style: style)
  }

  /// The picture, to be a part of a page.
  func svg(id: String, showsFacts: Bool = false) -> ScreenSVG {
    let marks = findings.enumerated().compactMap { place, finding in
      finding.mark.map {
        DrawnFinding(number: place + 1, severity: finding.severity, message: finding.message, mark: $0)
      }
    }
    return ScreenSVG(drawing, marks, id: id, showsFacts: showsFacts)
  }
}
