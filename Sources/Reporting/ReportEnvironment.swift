/// Where reports are written: on which terminal, and in which folder.
package struct ReportEnvironment: Sendable {
  /// Whether the text report colours.
  package var showsColours = false
  /// Whether the text report shows the source's line below each finding.
  package var showsCode = false
  /// Columns of the terminal that the text report is written to.
  package var width = 100
  /// An absolute path, which paths of files are relative to.
  package var workingDirectory = "/"
  /// The absolute path of the project's top folder, which paths in reports for servers are relative to.
  package var root = "/"

  /// No terminal, in the top folder.
  package init() {}
}
