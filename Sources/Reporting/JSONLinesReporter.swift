import Linting

/// fiorilint's machine form as JSON Lines, for programs that read while the run goes on.
///
/// A record stands in each line; `type` says of what: a `finding`, a `failure`, a `check` and a `selfCheck` where checks are asked for, `baselined` where such findings are, and last of
/// all the `summary`, with the version. The other members are those of ``JSONReporter``. What has no summary was cut off.
public struct JSONLinesReporter: StreamingReporter {
  private let includesChecks: Bool
  private let includesBaselined: Bool
  private let includesSuppressed: Bool
  private let includesSuggestions: Bool

  /// - Parameters:
  ///   - includesChecks: whether to write what came of each rule in each file.
  ///   - includesBaselined: whether to write the findings that are in the baseline.
  ///   - includesSuppressed: whether to write what descriptions hold back, as findings with the member `suppressed`.
  ///   - includesSuggestions: whether findings have the member `suppression`, which is what would hold them back.
  public init(
    includesChecks: Bool = false, includesBaselined: Bool = false, includesSuppressed: Bool = false,
    includesSuggestions: Bool = false
  ) {
    self.includesChecks = includesChecks
    self.includesBaselined = includesBaselined
    self.includesSuppressed = includesSuppressed
    self.includesSuggestions = includesSuggestions
  }

  /// What came of each rule, where that is asked for.
  public var demands: ReportDemands { JSONReporter(includesChecks: includesChecks).demands }

  /// A record is a finding's.
  public var writesByFinding: Bool { true }

  /// Writes nothing: records are all there is.
  public func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes the records of a file.
  public func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    for finding in file.findings(withSuppressed: includesSuppressed) {
      Self.write("finding", to: &output) { json in
        JSONReporter.write(finding, file.path, to: &json)
        if includesSuggestions { JSONReporter.writeSuggestion(for: finding, in: file, to: &json) }
      }
    }
    if includesBaselined {
      for finding in file.baselined {
        Self.write("baselined", to: &output) { JSONReporter.write(finding, file.path, to: &$0) }
      }
    }
    for failure in file.failures {
      Self.write("failure", to: &output) { JSONReporter.write(failure, to: &$0) }
    }
    guard includesChecks else { return }
    for (index, rule) in run.rules.enumerated() where file.tallies.indices.contains(index) {
      if rule.isSelfCheck {
        Self.write("selfCheck", to: &output) { JSONReporter.writeSelfCheck(of: rule, index, file, to: &$0) }
      } else {
        Self.write("check", to: &output) { JSONReporter.writeCheck(of: rule, index, file, to: &$0) }
      }
    }
  }

  /// Writes the summary.
  public func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {
    Self.write("summary", to: &output) { json in
      json.member("version", run.version)
      JSONReporter.write(summary, to: &json)
      if includesSuppressed { json.member("suppressed", summary.suppressed) }
    }
  }

  private static func write(
    _ type: String, to output: inout ReportBuffer, _ members: (inout JSONWriter) -> Void
  ) {
    JSONWriter.writeLine(to: &output) { json in
      json.member("type", type)
      members(&json)
    }
  }
}
