import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// The documents in the hands of real consumers.
@Suite(.enabled(if: Consumers.areInstalled, "no consumers: run .ci/python-env"))
struct ConsumerTests {
  private func write(_ sample: SampleReport, _ reporter: any Reporter, to file: URL) throws {
    try Data(sample.document(reporter).utf8).write(to: file)
  }

  @Test(arguments: ["summary", "html", "codeclimate"])
  func sarifTools(command: String) throws {
    try TestPaths.withDirectory { directory in
      for sample in SampleReport.all {
        try write(sample, SARIFReporter(), to: directory.appending(path: "\(sample.name).sarif"))
      }
      let files = SampleReport.all.map { "\($0.name).sarif" }
      let (status, output) = try Consumers.run("sarif", [command, "--output", "out"] + files, in: directory)
      #expect(status == 0, "\(output)")
      #expect(!output.contains("Traceback"), "\(output)")
    }
  }

  @Test func sarifToolsSeeEveryResult() throws {
    try TestPaths.withDirectory { directory in
      try write(.ordinary, SARIFReporter(), to: directory.appending(path: "a.sarif"))
      let (status, output) = try Consumers.run("sarif", ["csv", "--output", "a.csv", "a.sarif"], in: directory)
      #expect(status == 0, "\(output)")
      let table = try String(contentsOf: directory.appending(path: "a.csv"), encoding: .utf8)
      let rows = Set(table.split(whereSeparator: \.isNewline).dropFirst().map(String.init))
      #expect(rows.count == 7)
      #expect(
        rows.contains(
          "fiorilint,warning,collection-view/header-required,collectionView[featured] has no header; name what it "
            + "shows in a header. This one has a header: [line 40](1).,screens/shop.json,5"))
      #expect(rows.contains("fiorilint,error,fiorilint/unreadable-input,`</screen>` was expected.,screens/half.xml,9"))
    }
  }

  private static let junitReader = """
    import json, sys
    from junitparser import JUnitXml
    for path in sys.argv[1:]:
        suites = JUnitXml.fromfile(path)
        cases = [[suite.name, case.classname, case.name] + [type(result).__name__ for result in case.result]
                 for suite in suites for case in suite]
        counts = [sum(getattr(suite, name) for suite in suites) for name in ("tests", "failures", "errors", "skipped")]
        print(json.dumps({"cases": cases, "counts": counts}))
    """

  @Test(arguments: JUnitDialect.allCases, JUnitLayout.all)
  func junitparser(dialect: JUnitDialect, layout: JUnitLayout) throws {
    try TestPaths.withDirectory { directory in
      let names = SampleReport.all.map { "\($0.name).xml" }
      for (sample, name) in zip(SampleReport.all, names) {
        try write(sample, JUnitReporter(dialect: dialect, layout: layout), to: directory.appending(path: name))
      }
      let (status, output) = try Consumers.run("python", ["-c", Self.junitReader] + names, in: directory)
      try #require(status == 0, "\(output)")
      let lines = output.split(separator: "\n")
      #expect(lines.count == names.count)
      for line in lines {
        let value = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let counts = try #require(value["counts"] as? [Int])
        let cases = try #require(value["cases"] as? [[String]])
        #expect(counts[0] == cases.count && !cases.isEmpty)
        #expect(counts[1] == cases.count { $0.dropFirst(3) == ["Failure"] })
        #expect(counts[2] == cases.count { $0.dropFirst(3) == ["Error"] })
        #expect(counts[3] == cases.count { $0.dropFirst(3) == ["Skipped"] })
        #expect(Set(cases.map { $0.prefix(3) }).count == cases.count)
      }
    }
  }

  @Test(arguments: [(SampleReport.ordinary, Int32(1)), (.clean, 0), (.nothing, 0)])
  func junitparserVerifies(sample: SampleReport, expected: Int32) throws {
    try TestPaths.withDirectory { directory in
      try write(sample, JUnitReporter(), to: directory.appending(path: "a.xml"))
      let (status, output) = try Consumers.run("junitparser", ["verify", "a.xml"], in: directory)
      #expect(status == expected, "\(output)")
    }
  }

  @Test func pythonReadsTheJSON() throws {
    try TestPaths.withDirectory { directory in
      try write(.hostile, JSONReporter(includesChecks: true), to: directory.appending(path: "a.json"))
      let program = "import json; print(len(json.load(open('a.json', encoding='utf-8'))['findings']))"
      let (status, output) = try Consumers.run("python", ["-c", program], in: directory)
      #expect(status == 0 && output == "\(SampleReport.hostile.report.summary.findings)\n", "\(output)")
    }
  }
}
