import Foundation
import TestSupport
import Testing

@testable import Linting
@testable import Reporting

/// `docs/reference/json.md` lists the report formats, and the members of JSON reports.
@Suite struct ReportPageTests {
  private static let path = "docs/reference/json.md"

  @Test func formats() throws {
    let rows = Reporters.all.map { entry in
      ["`\(entry.name)`", entry.summary, GeneratedText.code(entry.features.map(\.option))]
    }
    let table = GeneratedText.table(["Format", "Use", "Options that add content"], rows)
    #expect(try GeneratedText.difference(of: table, fromPart: "formats", ofFile: Self.path) == nil)
  }

  @Test func members() throws {
    let found = try Self.foundMembers()
    var text = ""
    for (title, path, members) in ReportMember.objects {
      let own = found[path, default: []]
      let known = Set(members.map(\.name))
      #expect(own.subtracting(known).isEmpty, "members of \(title) without a meaning")
      let rows = members.filter { $0.isOptional || own.contains($0.name) }.map { member in
        ["`\(member.name)`", member.meaning, member.isOptional ? "" : "yes"]
      }
      guard !rows.isEmpty else { continue }
      text += "### \(title)\n\n" + GeneratedText.table(["Member", "Meaning", "Always"], rows) + "\n"
    }
    let paths = Set(ReportMember.objects.map(\.path))
    #expect(Set(found.keys).subtracting(paths).sorted() == [])
    #expect(try GeneratedText.difference(of: text, fromPart: "members", ofFile: Self.path) == nil)
  }

  @Test func columns() throws {
    let text = GeneratedText.code(CSVReporter.columns) + "\n"
    #expect(try GeneratedText.difference(of: text, fromPart: "columns", ofFile: Self.path) == nil)
  }

  /// The members of each object in reports with all content, by the object's path.
  private static func foundMembers() throws -> [String: Set<String>] {
    var content = ReportContent.checks
    content.statuses = [.open, .suppressed, .known]
    content.suggestsSuppressions = true
    content.showsFixes = true
    var found: [String: Set<String>] = [:]
    for sample in SampleReport.all + [.held, ReportFeatureTests.fixed, elsewhere] {
      let value = try JSONSerialization.jsonObject(with: Data(sample.document(JSONReporter(content)).utf8))
      collect(value, "", into: &found)
    }
    return found
  }

  /// Findings whose related places are in another file.
  private static let elsewhere: SampleReport = {
    var sample = SampleReport.ordinary
    for file in sample.report.files.indices {
      for finding in sample.report.files[file].findings.indices {
        for place in sample.report.files[file].findings[finding].related.indices {
          sample.report.files[file].findings[finding].related[place].path = "b.json"
        }
      }
    }
    return sample
  }()

  private static func collect(_ value: Any, _ path: String, into found: inout [String: Set<String>]) {
    if let list = value as? [Any] {
      for item in list { collect(item, path + "[]", into: &found) }
    } else if let object = value as? [String: Any] {
      // Baselined findings have the members of findings.
      let path = path.hasPrefix("baselined[]") ? path.replacing("baselined[]", with: "findings[]") : path
      found[path, default: []].formUnion(object.keys)
      for (name, inner) in object where name != "measured" && name != "required" {
        collect(inner, path.isEmpty ? name : "\(path).\(name)", into: &found)
      }
    }
  }
}
