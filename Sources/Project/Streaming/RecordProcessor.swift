import Documents
import Formats
import Linting
import Reporting
import Screens

/// Lints records and makes their results, on one thread.
package struct RecordProcessor {
  private let linter: RecordLinter
  /// Writes the results to lines that are no records.
  private let reporter: ResultReporter
  private let stdinPath: String
  private let limit: Int

  /// - Parameters:
  ///   - stdinPath: the name of a screen without a path, and the file of an error in a line that is no record.
  ///   - limit: the longest line, in bytes.
  package init(_ linter: RecordLinter, _ reporter: ResultReporter, stdinPath: String, limit: Int) {
    self.linter = linter
    self.reporter = reporter
    self.stdinPath = stdinPath
    self.limit = limit
  }

  /// A line for each record of a batch.
  package func answer(to batch: RecordBatch) -> StreamResult {
    var output = ReportBuffer()
    var summary = Summary()
    batch.forEach { line, number in
      summary.add(answer(to: line, number, &output))
    }
    return StreamResult(lines: output.bytes, summary: summary)
  }

  private func answer(to line: UnsafeBufferPointer<UInt8>?, _ number: Int, _ output: inout ReportBuffer) -> Summary {
    guard let line else {
      var report = FileReport(path: stdinPath)
      report.failure = Failure(
        path: stdinPath, position: Self.position(number), message: SourceReader.tooLarge(limit))
      return reporter.write(report, id: nil, to: &output)
    }
    let record = StreamRecord(line)
    var (report, reporter) = report(on: record, in: line, number)
    // Without a path, only the line of the stream says which screen it is.
    if record.path == nil, report.failure?.position == nil { report.failure?.position = Self.position(number) }
    return reporter.write(report, id: record.id.map { UnsafeBufferPointer(rebasing: line[$0]) }, to: &output)
  }

  private func report(
    on record: StreamRecord, in line: UnsafeBufferPointer<UInt8>, _ number: Int
  ) -> (report: FileReport, reporter: ResultReporter) {
    let path = record.path ?? stdinPath
    switch record.screen {
    case .success(.text(let text)): return text.withUnsafeBytes { linter.lint($0, path: path) }
    case .success(.range(let range)):
      return linter.lint(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: line[range])), path: path)
    case .failure(let error):
      var report = FileReport(path: path)
      var position = SourcePosition.start
      position.advance(over: UnsafeBufferPointer(rebasing: line[..<min(error.offset ?? 0, line.count)]))
      position.line = number
      report.failure = Failure(path: stdinPath, position: position, message: error.message)
      return (report, reporter)
    }
  }

  /// The beginning of a line of the stream.
  private static func position(_ line: Int) -> SourcePosition {
    var position = SourcePosition.start
    position.line = line
    return position
  }
}
