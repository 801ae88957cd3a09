import Documents
import Linting
import Reporting
import Support

/// Several reports as one: that of a run over all their files.
package struct MergedReport {
  /// The ids of the rules that were evaluated, sorted.
  package let rules: [String]
  /// The revision that findings are known of; `nil`: they are known of a baseline.
  package let reference: String?
  /// Sorted by path; each once.
  package private(set) var files: [FileReport] = []
  /// The paths of the files that were skipped, sorted; each as often as the report that has it most often.
  package let skipped: [String]
  /// The formats of those of them whose formats are known and not supported, by their paths.
  private let unsupportedFormats: [String: String]

  /// - Parameter reports: one at least.
  /// - Throws: a ``UserError`` where reports are of other rules, contradict each other or are not all there.
  package init(_ reports: [PartialReport]) throws {
    rules = reports.first?.run.rules ?? []
    reference = reports.first?.run.reference
    skipped = Self.skipped(in: reports)
    unsupportedFormats = reports.reduce(into: [:]) { $0.merge($1.run.unsupportedFormats ?? [:]) { first, _ in first } }
    for report in reports.dropFirst() {
      try Self.checkRules(of: report, reports[0])
      try Self.checkReference(of: report, reports[0])
    }
    try Self.checkShards(of: reports)
    var sources: [Path: Source] = [:]
    for (number, report) in reports.enumerated() {
      for (path, files) in Self.grouped(report.files) {
        guard let other = sources[path] else {
          sources[path] = Source(report: number, files: files)
          continue
        }
        try checkAgreement(Source(report: number, files: files), other, reports)
      }
    }
    let sorted = sources.sorted { $0.key < $1.key }
    files = sorted.flatMap { $0.value.files.map(\.report) }
  }

  /// The report of a file that a run skipped; it kept no more of it than the path.
  package func skippedReport(_ path: String) -> FileReport {
    var report = FileReport(path: path)
    report.reasonToSkip = ""
    report.unsupportedFormat = unsupportedFormats[path]
    return report
  }

  private static func skipped(in reports: [PartialReport]) -> [String] {
    var counts: [Path: Int] = [:]
    for report in reports {
      let own = Dictionary(report.run.skipped.map { (Path($0), 1) }, uniquingKeysWith: +)
      counts.merge(own, uniquingKeysWith: max)
    }
    return counts.sorted { $0.key < $1.key }
      .flatMap { Array(repeating: $0.key.text, count: $0.value) }
  }

  /// The files of one path in one report: several where names are not UTF-8, or where something about a file could not
  /// be used.
  private struct Source {
    var report: Int
    var files: [PartialReport.File]
  }

  private static func grouped(_ files: [PartialReport.File]) -> [(path: Path, files: [PartialReport.File])] {
    var groups: [(path: Path, files: [PartialReport.File])] = []
    var indices: [Path: Int] = [:]
    for file in files {
      let path = Path(file.report.path)
      if let index = indices[path] {
        groups[index].files.append(file)
      } else {
        indices[path] = groups.count
        groups.append((path, [file]))
      }
    }
    return groups
  }

  // MARK: What reports have to have in common

  private static func checkRules(of report: PartialReport, _ first: PartialReport) throws {
    let (rules, others) = (Set(report.run.rules), Set(first.run.rules))
    guard rules != others else { return }
    let more = rules.subtracting(others).sorted()
    let fewer = others.subtracting(rules).sorted()
    let example = more.first ?? fewer.first ?? ""
    let (with, without) = more.isEmpty ? (first.path, report.path) : (report.path, first.path)
    throw UserError(
      "\(report.path) and \(first.path) have different rules: \(example) ran for \(with), not "
        + "for \(without); use the same --rule and --disable in all runs")
  }

  /// What is known depends on the revision that findings are held against.
  private static func checkReference(of report: PartialReport, _ first: PartialReport) throws {
    func check(_ own: String?, _ other: String?, without option: String) throws {
      guard own != other else { return }
      throw UserError(
        "\(report.path) comes from a run with \(own ?? "no \(option)"), \(first.path) from one with "
          + "\(other ?? "no \(option)"); use the same \(option) in all runs")
    }
    let (own, other) = (report.run, first.run)
    try check(own.reference.map { "--since \($0)" }, other.reference.map { "--since \($0)" }, without: "--since")
    try check(own.baseline, other.baseline, without: own.baseline ?? other.baseline ?? "")
  }

  private struct Run: Hashable {
    var count: Int
    var paths: Int
    var hash: String
  }

  /// Every part of a run has to be there, or files would be missing without notice.
  private static func checkShards(of reports: [PartialReport]) throws {
    var parts: [Run: [Int: PartialReport]] = [:]
    var examples: [(run: Run, report: PartialReport)] = []
    var again: [Run: (first: PartialReport, second: PartialReport)] = [:]
    for report in reports {
      guard let shard = report.run.shard else { continue }
      let run = Run(count: shard.count, paths: shard.paths, hash: shard.hash)
      if parts[run] == nil { examples.append((run, report)) }
      if let first = parts[run]?[shard.number] { again[run] = again[run] ?? (first, report) }
      parts[run, default: [:]][shard.number] = report
    }
    for (run, report) in examples {
      guard let missing = (1...run.count).first(where: { parts[run]?[$0] == nil }) else { continue }
      if let (first, second) = again[run] { throw mistake(first, second, without: "\(missing)/\(run.count)") }
      if let other = examples.first(where: { $0.run.hash == run.hash && $0.run.count != run.count }) {
        throw UserError(
          "\(report.path) is one of \(run.count) shards, \(other.report.path) one of \(other.run.count) of the same "
            + "files; use the same --shard i/n with one n in all runs")
      }
      if let other = examples.first(where: { $0.run != run && parts[$0.run]?.count != $0.run.count }) {
        throw UserError(
          "\(report.path) and \(other.report.path) are shards of different runs: one over "
            + "\(SummaryLine.counted(run.paths, "file")), one over "
            + "\(SummaryLine.counted(other.run.paths, "other file")); use the same files in all runs")
      }
      throw UserError(
        "the report of shard \(missing)/\(run.count) is missing: \(report.path) is a shard of a run over "
          + SummaryLine.counted(run.paths, "file"))
    }
  }

  /// One report was given twice, in the place of another one.
  private static func mistake(_ first: PartialReport, _ second: PartialReport, without missing: String) -> UserError {
    let isSame = Path(first.path, in: "/").text.hasBytes(of: Path(second.path, in: "/").text)
    let what = isSame ? "\(first.path) is named twice" : "\(first.path) and \(second.path) are the same shard"
    return UserError("\(what); the report of shard \(missing) is missing")
  }

  /// Two reports of one file have to say the same of it.
  private func checkAgreement(_ source: Source, _ other: Source, _ reports: [PartialReport]) throws {
    guard document(source.files) != document(other.files), let file = source.files.first,
      let otherFile = other.files.first
    else { return }
    throw UserError(
      "\(place(of: file, in: reports[source.report])): the results for \(file.report.path) differ from "
        + "\(place(of: otherFile, in: reports[other.report])): use the same file and options in all runs")
  }

  private func place(of file: PartialReport.File, in report: PartialReport) -> String {
    "\(report.path):\(file.position.line):\(file.position.column)"
  }

  /// All that a report says of files: equal bytes are equal results.
  private func document(_ files: [PartialReport.File]) -> [UInt8] {
    var output = ReportBuffer()
    let run = RunInformation(version: BuildDescription.version, rules: [])
    PartialReporter().write(
      Report(run: run, files: files.map(\.report), summary: Summary()), to: &output)
    return output.bytes
  }
}
