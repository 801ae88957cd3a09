import ArgumentParser
import Linting
import Project
import Reporting
import Screens
import Support

/// What reports and results show besides open findings.
struct ContentOptions: ParsableArguments {
  @Option(.show, discussion: ReportFeature.shown.helpLines { ($0.feature.rawValue, $0.summary) })
  var show: [String] = []

  @Flag(help: "List inconclusive and unsupported checks with the missing facts. JSON has all outcomes.")
  var checks = false

  /// What reports hold besides what configurations say, ``show`` among them.
  var content: ReportContent {
    var content = ReportContent()
    content.showsChecks = checks
    return content
  }
}

/// When commands that lint fail.
struct FailureOptions: ParsableArguments {
  @Option(.failOn)
  var failOn: String?
}
