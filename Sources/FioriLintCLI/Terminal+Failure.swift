import Linting
import Reporting

extension Terminal {
  /// Writes why an input could not be read to standard error, as the text report says it.
  static func write(_ failure: Failure) {
    var report = FileReport(path: failure.path)
    report.failure = failure
    var output = ReportBuffer()
    TextReporter().write(report, of: RunInformation(version: FioriLint.version, rules: []), to: &output)
    writeError(String(decoding: output.bytes, as: UTF8.self))
  }
}
