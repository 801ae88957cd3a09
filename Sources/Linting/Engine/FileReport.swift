/// What came of one file.
public struct FileReport: Sendable {
  /// The path as it is shown.
  public var path: String
  /// The format's name; empty where none recognized the file.
  public var format = ""
  /// Whether the format is XML.
  public var isXML = false
  /// The encoding of the file, by its name at IANA.
  public var encoding = "UTF-8"
  /// The SHA-256 digest of the file as it is stored, in hexadecimal digits, where the run was asked for it.
  public var digest: String?
  /// How many screens were checked.
  public var screens = 0
  /// Sorted by place and rule.
  public var findings: [Finding] = []
  /// Why it could not be read to its end; `nil` where it could.
  public var failure: Failure?
  /// What came of each rule, by its index in ``Linter/rules``.
  public var tallies: [Tally] = []
  /// The facts that would settle what each rule left undecided, where the run was asked for them.
  public var needs: [[String]] = []
  /// The screens to draw, where the run was asked for them: those with findings, or all.
  public var drawings: [ScreenDrawing] = []

  /// The report of a file that nothing came of yet.
  public init(path: String) {
    self.path = path
  }
}
