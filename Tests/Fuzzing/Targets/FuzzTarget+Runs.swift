import Documents
import Formats
import Foundation
import LanguageServer
import Linting
import Reporting
import Screens
import TestSupport

@testable import FioriLintCLI
@testable import Project

extension FuzzTarget {
  /// Screens written down again.
  static let conversion = FuzzTarget(
    name: "convert",
    promise: "a converted screen, in JSON and in XML, is read, stays as it is and is linted as the original"
  ) {
    let engine = TestLinter.engine()
    return { bytes in
      let report = engine.lint(bytes, path: "a")
      guard report.failure == nil, report.screens > 0 else { return }
      for language in NativeWriter.Language.allCases {
        let converted = try Conversion(bytes, language)
        guard converted.losses.isEmpty else { continue }
        let copy = try Conversion(converted.bytes, language)
        try BrokenPromise.unlessSame("\(language), written again", [converted.text], [copy.text])
        let again = engine.lint(converted.bytes, path: "a")
        try BrokenPromise.unless(again.failure == nil, "\(language) cannot be read: \(again.failure?.message ?? "")")
        try BrokenPromise.unless(again.screens == report.screens, "\(language) has other screens")
        // A copy has no suppressions and no mistakes in its description, and leaves nothing to what only a format knows.
        guard !report.findings.contains(where: { $0.rule.hasPrefix("description/") || $0.status != .open }) else {
          continue
        }
        try BrokenPromise.unlessSame(
          "the original and \(language)", Findings.essentials(of: report), Findings.essentials(of: again))
      }
    }
  }

  /// Several files by one thread and by two.
  static let jobs = FuzzTarget(name: "jobs", promise: "any number of threads says the same, in the same order") {
    let linter = Linter(rules: TestLinter.rules, formats: Formats.all, options: LintOptions())
    return { bytes in
      let texts = bytes.split(separator: 0x1E, maxSplits: 99, omittingEmptySubsequences: false).map(Array.init)
      func listing(_ jobs: Int) -> [String] {
        let (reports, summary) = LintRun(linter) { engine, number in engine.lint(texts[number], path: "\(number)") }
          .reports(count: texts.count, jobs: jobs)
        return reports.flatMap(Findings.listing) + ["\(summary.findings) in \(summary.files)"]
      }
      try BrokenPromise.unlessSame("one thread and two", listing(1), listing(2))
    }
  }

  /// All reports of any input.
  static let reports = FuzzTarget(
    name: "reports", promise: "every report is UTF-8 without control characters; those in JSON and XML parse"
  ) {
    var options = LintOptions()
    let reporters = Reporters.names.compactMap { name in Reporters.make(name).map { (name, $0) } }
    for (_, reporter) in reporters { options.demands.formUnion(reporter.demands) }
    let engine = TestLinter.engine(options)
    let run = RunInformation(version: "1", rules: TestLinter.rules)
    return { bytes in
      let file = engine.lint(bytes, path: "a\u{1B}\u{202E}<&\"'.json")
      var summary = Summary()
      summary.add(file)
      for (name, reporter) in reporters {
        var output = ReportBuffer()
        reporter.write(Report(run: run, files: [file], summary: summary), to: &output)
        try checkReport(output.bytes, name)
      }
    }
  }

  private static func checkReport(_ bytes: [UInt8], _ name: String) throws {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw BrokenPromise("\(name) is no UTF-8") }
    let control = firstControl(in: bytes, besides: name == "csv" ? [0x0A, 0x0D] : [0x0A])
    try BrokenPromise.unless(control == nil, "\(name) has a control character at byte \(control ?? 0)")
    if ["json", "sarif", "gitlab", "sonarqube", "rdjson"].contains(name) {
      try BrokenPromise.unless((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil, "\(name) is no JSON")
    }
    if ["jsonl", "rdjsonl"].contains(name) {
      for line in bytes.split(separator: 0x0A) {
        let isObject = (try? JSONSerialization.jsonObject(with: Data(line))) != nil
        try BrokenPromise.unless(isObject, "a line of \(name) is no JSON: \(String(decoding: line, as: UTF8.self))")
      }
    }
    if ["junit", "checkstyle"].contains(name) {
      let parser = XMLText(bytes)
      try BrokenPromise.unless(parser.isWellFormed, "\(name) is no XML")
    }
  }

  /// Where the first control character begins, or the first that turns the direction of text, in UTF-8: by bytes, as a page is large.
  private static func firstControl(in bytes: [UInt8], besides allowed: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.first { index in
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x7F { return !allowed.contains(byte) }
        if byte == 0xC2 { return bytes[index + 1] < 0xA0 }
        if byte == 0xE2, bytes[index + 1] == 0x80 { return (0xAA...0xAE).contains(bytes[index + 2]) }
        return byte == 0xE2 && bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2])
      }
    }
  }

  /// Baselines.
  static let baseline = FuzzTarget(name: "baseline", promise: "what is read and written again is read as the same") {
    let file = MemoryFile()
    return { bytes in
      try file.write(bytes)
      guard let baseline = try? Baseline(reading: file.path) else { return }
      let written = Baseline.bytes(of: baseline.entries.map(\.identity))
      try file.write(written)
      let again = try Baseline(reading: file.path)
      try BrokenPromise.unless(
        Baseline.bytes(of: again.entries.map(\.identity)) == written, "written again it is another")
    }
  }

  /// Reports that others are made of.
  static let mergeable = FuzzTarget(
    name: "mergeable", promise: "it is read, and every report made of it, or it is refused with its path"
  ) {
    let file = MemoryFile()
    let rules = try RuleBook().all
    return { bytes in
      try file.write(bytes)
      let merged: MergedReport
      do {
        let report = try PartialReport.read(file.path)
        try report.check(rules)
        merged = try MergedReport([report])
      } catch {
        return try BrokenPromise.unless("\(error)".hasPrefix(file.path), "it is refused without its path: \(error)")
      }
      let run = RunInformation(version: BuildDescription.version, rules: rules)
      for name in Reporters.names {
        var output = ReportBuffer()
        Reporters.make(name)?.write(Report(run: run, files: merged.files, summary: Summary()), to: &output)
      }
    }
  }

  /// Records of a stream.
  static let records = FuzzTarget(
    name: "records", promise: "each record has one answer, a line of JSON, the same in any batch"
  ) {
    let plans = try RecordPlans(StreamCommand.parse([]).settings(with: .none))
    let reporter = plans.first.reporter
    let linter = RecordLinter(plans, reporter.demands)
    let answers = RecordProcessor(linter, reporter, stdinPath: "stdin", limit: 1 << 20)
    return { bytes in
      var all = RecordBatch()
      var one: [[UInt8]] = []
      for (number, line) in bytes.split(separator: 0x0A, maxSplits: 20).enumerated() {
        var batch = RecordBatch()
        line.withUnsafeBytes {
          all.append($0, line: number + 1)
          batch.append($0, line: number + 1)
        }
        one.append(answers.answer(to: batch).lines)
      }
      let together = answers.answer(to: all).lines
      try BrokenPromise.unless(together == Array(one.joined()), "the answers depend on the batch")
      for answer in one {
        let isLine = answer.last == 0x0A && answer.count { $0 == 0x0A } == 1
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(answer))) != nil
        try BrokenPromise.unless(isLine && isJSON, "no line of JSON: \(String(decoding: answer, as: UTF8.self))")
      }
    }
  }

  /// What a client of the language server sends.
  static let messages = FuzzTarget(
    name: "messages", promise: "messages that come byte by byte are those that come at once"
  ) {
    { bytes in
      func frames(_ pieces: Int) -> [String] {
        var parser = FrameParser(limit: 4096)
        var frames: [String] = []
        var rest = bytes[...]
        while !rest.isEmpty {
          parser.append(rest.prefix(pieces))
          rest = rest.dropFirst(pieces)
          while let frame = parser.next() { frames.append("\(frame)") }
        }
        return frames
      }
      try BrokenPromise.unlessSame("at once and byte by byte", frames(bytes.count), frames(1))
    }
  }

  /// What an editor says was typed.
  static let edits = FuzzTarget(
    name: "edits",
    promise: "an edit changes what it names, in every encoding of positions; places lead back to themselves"
  ) {
    { bytes in
      guard bytes.count > 8, let text = String(validating: bytes.dropFirst(8), as: UTF8.self) else { return }
      let encoding = PositionEncoding.allCases[Int(bytes[0]) % PositionEncoding.allCases.count]
      func position(_ first: Int) -> DocumentPosition {
        DocumentPosition(line: Int(bytes[first]), character: Int(bytes[first + 1]))
      }
      var document = TextDocument(uri: "file:///a", version: 1, text: Array(text.utf8))
      let (start, end) = (document.offset(of: position(1), encoding), document.offset(of: position(3), encoding))
      for offset in [start, end] {
        let place = document.position(of: offset, encoding)
        try BrokenPromise.unless(
          document.offset(of: place, encoding) == offset, "\(offset) is at \(place), which is not it")
      }
      let new = Array("é\n\u{1D11E}".utf8.prefix([0, 2, 3, 7][Int(bytes[5]) % 4]))
      let expected = document.text[..<start] + new + document.text[max(start, end)...]
      document.replace(from: position(1), to: position(3), encoding, with: new)
      try BrokenPromise.unless(document.text == Array(expected), "the text is another")
      let fresh = TextDocument(uri: "file:///a", version: 1, text: document.text)
      try BrokenPromise.unless(fresh.lineCount == document.lineCount, "the lines are others")
    }
  }

  /// Command lines, one word a line.
  static let commandLine = FuzzTarget(
    name: "command-line", promise: "a command that is parsed alone is the one that the tree of commands parses"
  ) {
    { bytes in
      guard bytes.count < 2_000, let text = String(validating: bytes, as: UTF8.self) else { return }
      let words = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(20).map(String.init)
      for name in ["check", "rules"] {
        let arguments = [name] + words
        let alone = (try? FioriLintCommand.parse(arguments[...])).map { String(reflecting: $0) }
        let inTree = (try? FioriLintCommand.parseAsRoot(arguments)).map { String(reflecting: $0) }
        try BrokenPromise.unlessSame("alone and in the tree", [alone ?? "refused"], [inTree ?? "refused"])
      }
    }
  }
}
