/// Where reports are written: on which terminal, and in which folder.
public struct ReportSurroundings: Sendable {
  /// Whether the text report colours.
  public var showsColours = false
  /// Whether the text report shows the source's line below each finding.
  public var showsCode = false
  /// Columns of the terminal that the text report is written to.
  public var width = 100
  /// An absolute path, which paths of files are relative to.
  public var workingDirectory = "/"
  /// The absolute path of the project's top folder, which paths in reports for servers are relative to.
  public var root = "/"

  /// No terminal, in the top folder.
  public init() {}
}
