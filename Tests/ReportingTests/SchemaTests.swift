import Foundation
import Testing

@testable import Reporting

/// The documents against the schemas of those who read them.
@Suite(
  .enabled(if: TestPaths.hasSchemas, "the schemas are not beside the repository (../shared/schemas)"),
  .enabled(if: Consumers.areInstalled, "no consumers: run Scripts/python/install"))
struct SchemaTests {
  /// Checks with jsonschema itself: it knows URIs and dates, and takes GitHub's schema, which its metaschema does not.
  private static let jsonValidator = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    # The checker of draft 4, which the official schema is written in, leaves URI references out.
    validator = jsonschema.validators.validator_for(schema)(schema, format_checker=jsonschema.FormatChecker())
    failed = False
    for path in sys.argv[2:]:
        for error in validator.iter_errors(json.load(open(path, encoding="utf-8"))):
            failed = True
            print(path, error.json_path, error.message[:300])
    sys.exit(failed)
    """

  private static let xmlValidator = """
    import sys
    from lxml import etree
    schema = etree.XMLSchema(etree.parse(sys.argv[1]))
    failed = False
    for path in sys.argv[2:]:
        if not schema.validate(etree.parse(path)):
            failed = True
            print(path, schema.error_log)
    sys.exit(failed)
    """

  /// Writes what a reporter makes of samples.
  ///
  /// - Returns: the paths.
  private func write(
    _ reporter: any Reporter, _ ending: String, of samples: ArraySlice<SampleReport> = SampleReport.all[...],
    to directory: URL
  ) throws -> [String] {
    try samples.map { sample in
      let file = directory.appending(path: "\(sample.name).\(ending)")
      try Data(sample.document(reporter).utf8).write(to: file)
      return file.path
    }
  }

  private func schema(_ name: String) -> String { TestPaths.schemas.appending(path: name).path }

  @Test(arguments: [
    "sarif-schema-2.1.0.json", "sarif-2.1.0.schemastore.json", "sarif-schema-2.1.0.codeql-action.json",
  ])
  func sarif(name: String) throws {
    try TestPaths.withDirectory { directory in
      var files = try write(SARIFReporter(workingDirectory: "/home/some one/here"), "sarif", to: directory)
      // What else a log says of its run is the same for all samples, and a validator takes its time.
      let others = SARIFReporter(workingDirectory: "/home/some one/here", root: "/home", category: "a/b c")
      files += try write(others, "other.sarif", of: SampleReport.all.prefix(1), to: directory)
      let (status, output) = try Consumers.run(
        "python", ["-c", Self.jsonValidator, schema(name)] + files, in: directory)
      #expect(status == 0, "\(output)")
    }
  }

  private func expectValid(_ files: [String], _ name: String, in directory: URL, _ validator: String = jsonValidator)
    throws
  {
    let (status, output) = try Consumers.run("python", ["-c", validator, schema(name)] + files, in: directory)
    #expect(status == 0, "\(output)")
  }

  @Test(arguments: [
    (GitLabReporter(workingDirectory: folder) as any Reporter, "gitlab-codequality.schema.json"),
    (SonarQubeReporter(workingDirectory: folder), "sonarqube-generic-issue.derived.schema.json"),
    (RDJSONReporter(workingDirectory: folder), "rdf/DiagnosticResult.json"),
  ])
  func servers(reporter: any Reporter, name: String) throws {
    try TestPaths.withDirectory { directory in
      try expectValid(write(reporter, "json", to: directory), name, in: directory)
    }
  }

  /// GitLab checks item by item, reviewdog line by line.
  @Test func parts() throws {
    try TestPaths.withDirectory { directory in
      var items: [String] = []
      var lines: [String] = []
      for sample in SampleReport.all {
        let list = Data(sample.document(GitLabReporter(workingDirectory: Self.folder)).utf8)
        for item in try #require(try JSONSerialization.jsonObject(with: list) as? [Any]) {
          let file = directory.appending(path: "item-\(items.count).json")
          try JSONSerialization.data(withJSONObject: item).write(to: file)
          items.append(file.path)
        }
        let text = sample.document(RDJSONLinesReporter(workingDirectory: Self.folder))
        for line in text.split(separator: "\n") {
          let file = directory.appending(path: "line-\(lines.count).json")
          try Data(line.utf8).write(to: file)
          lines.append(file.path)
        }
      }
      #expect(items.count > 40)
      #expect(items.count == lines.count)
      try expectValid(items, "gitlab-codequality.official-item.schema.json", in: directory)
      try expectValid(lines, "rdf/Diagnostic.json", in: directory)
    }
  }

  @Test func checkstyle() throws {
    try TestPaths.withDirectory { directory in
      let files = try write(CheckstyleReporter(workingDirectory: Self.folder), "xml", to: directory)
      try expectValid(files, "checkstyle-report-1.0.0.xsd", in: directory, Self.xmlValidator)
    }
  }

  private static let folder = "/home/some one/here"

  /// That the schemas of the servers notice mistakes.
  @Test(arguments: [
    (
      GitLabReporter() as any Reporter, "gitlab-codequality.schema.json", #""severity": "major""#,
      #""severity": "error""#
    ),
    (GitLabReporter(), "gitlab-codequality.schema.json", #""begin": 12"#, #""begin": 0"#),
    (GitLabReporter(), "gitlab-codequality.schema.json", #""path": ""#, #""path": "/"#),
    (SonarQubeReporter(), "sonarqube-generic-issue.derived.schema.json", #""startColumn": 8"#, #""startColumn": -1"#),
    (SonarQubeReporter(), "sonarqube-generic-issue.derived.schema.json", #""ruleId""#, #""rule""#),
    (RDJSONReporter(), "rdf/DiagnosticResult.json", #""ERROR""#, #""FATAL""#),
  ])
  func theSchemasNoticeMistakes(reporter: any Reporter, name: String, right: String, wrong: String) throws {
    try TestPaths.withDirectory { directory in
      let text = SampleReport.ordinary.document(reporter)
      try #require(text.contains(right))
      try Data(text.replacing(right, with: wrong).utf8).write(to: directory.appending(path: "a.json"))
      let (status, _) = try Consumers.run("python", ["-c", Self.jsonValidator, schema(name), "a.json"], in: directory)
      #expect(status == 1)
    }
  }

  /// That the validator above notices anything at all.
  @Test func theValidatorNoticesMistakes() throws {
    try TestPaths.withDirectory { directory in
      let text = SampleReport.ordinary.document(SARIFReporter())
      let mistakes = [
        (#""level": "error""#, #""level": "fatal""#), ("screens/half.xml", "screens half.xml"),
        (#""startLine": 3"#, #""startLine": 0"#), (#""text": ""#, #""txt": ""#), ("https://github", "github page"),
      ]
      let files = try mistakes.enumerated().map { index, mistake in
        let file = directory.appending(path: "mistake-\(index).sarif")
        try Data(text.replacing(mistake.0, with: mistake.1).utf8).write(to: file)
        return file.path
      }
      let (status, output) = try Consumers.run(
        "python", ["-c", Self.jsonValidator, schema("sarif-schema-2.1.0.json")] + files, in: directory)
      #expect(status == 1)
      for file in files { #expect(output.contains(file), "\(output)") }
    }
  }

  @Test func checkJSONSchema() throws {
    try TestPaths.withDirectory { directory in
      let files = try write(SARIFReporter(), "sarif", to: directory)
      let (status, output) = try Consumers.run(
        "check-jsonschema", ["--schemafile", schema("sarif-schema-2.1.0.json")] + files, in: directory)
      #expect(status == 0, "\(output)")
    }
  }

  @Test(
    arguments: [
      (JUnitDialect.jenkins, "junit-10.jenkins.xsd"), (.strict, "junit-10.jenkins.xsd"),
      (.strict, "junit-windyroad.xsd"),
    ], JUnitLayout.all)
  func junit(schema: (dialect: JUnitDialect, name: String), layout: JUnitLayout) throws {
    let (dialect, name) = schema
    try TestPaths.withDirectory { directory in
      let files = try write(JUnitReporter(dialect: dialect, layout: layout), "xml", to: directory)
      let (status, output) = try Consumers.run(
        "python", ["-c", Self.xmlValidator, self.schema(name)] + files, in: directory)
      #expect(status == 0, "\(output)")
    }
  }
}
