/// What came of one file.
public struct FileReport: Sendable, Codable {
  /// The path as it is shown.
  public var path: String
  /// The path from the folder of its configuration, where that is not ``path``; empty where it leads out of
  /// it; known only where something was found.
  package var configurationPath: String?
  /// The format's name; empty where none recognized the file.
  public var format = ""
  /// Whether the format is XML.
  public var isXML = false
  /// The encoding of the file, by its name at IANA.
  public var encoding = "UTF-8"
  /// The SHA-256 digest of the file as it is stored, in hexadecimal digits, where the run was asked for it.
  public var digest: String?
  /// Which part of the file's findings this is; `nil`: all of them.
  package var portion: FilePortion?
  /// How many screens were checked.
  public var screens = 0
  /// On how many of them no check of screens had anything to judge.
  package var screensWithoutChecks = 0
  /// How many undecided checks wait for what the command line could say.
  package var settleable = SettleableChecks()
  /// Sorted by place and rule.
  public var findings: [Finding] = []
  /// Findings that the run was told to pass over because they are known; they are not among ``findings``. Sorted alike.
  public var baselined: [Finding] = []
  /// What the description or a configuration holds back, each with its ``Finding/suppression``, sorted by place and rule; not among ``findings``.
  public var suppressed: [Finding] = []
  /// Why it could not be read to its end; `nil` where it could.
  public var failure: Failure?
  /// Why rules failed on it, one for each of them, each with its ``Failure/rule``; in the order in which they failed.
  package var ruleFailures: [Failure] = []
  /// Why it could not be read to its end, and why rules failed on it.
  package var failures: [Failure] { (failure.map { [$0] } ?? []) + ruleFailures }
  /// Whether it could not be read to its end, or a rule failed on it.
  package var hasFailures: Bool { failure != nil || !ruleFailures.isEmpty }
  /// Why a walk passed the file over, in which nothing shows a screen; `nil` where it did not.
  package var reasonToPassOver: String?
  /// Whether a walk passed the file over, because nothing in it shows a screen.
  public var isPassedOver: Bool { reasonToPassOver != nil }
  /// Whether it is a part that other files include, as a fragment is.
  package var isPart = false
  /// What came of each rule, by its index in ``Linter/rules``.
  @Sparse public var tallies: [Tally] = []
  /// The facts that would settle what each rule left undecided, where the run was asked for them.
  @Sparse public var needs: [[String]] = []
  /// The facts that its format can never tell and that each rule lacked, where the run was asked for them.
  @Sparse package var untold: [[String]] = []
  /// What came of each guideline statement that anything came of, by its id, where the run was asked for it.
  public var statements: [String: Tally] = [:]
  /// The screens to draw, where the run was asked for them: those with findings, or all.
  public var drawings: [ScreenDrawing] = []

  /// What was found, and what is held back too where that is to be shown; sorted by place and rule.
  public func findings(withSuppressed: Bool) -> [Finding] {
    withSuppressed && !suppressed.isEmpty ? Self.sorted(findings + suppressed) : findings
  }

  /// The report of a file that nothing came of yet.
  public init(path: String) {
    self.path = path
  }

  /// Sorts findings by place and rule again.
  mutating func sortFindings() {
    findings = Self.sorted(findings)
    baselined = Self.sorted(baselined)
    keepDrawingsOfFindings()
  }

  private static func sorted(_ all: [Finding]) -> [Finding] {
    // A screen's findings come from one of the two reports, and stay in their order.
    let order = all.indices.sorted { left, right in
      let (first, second) = (all[left], all[right])
      if first.start.line != second.start.line { return first.start.line < second.start.line }
      if first.start.column != second.start.column { return first.start.column < second.start.column }
      return first.rule == second.rule ? left < right : first.rule < second.rule
    }
    return order.map { all[$0] }
  }
}
