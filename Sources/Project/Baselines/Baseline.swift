import Documents
import Linting
import Reporting
import Screens
import Support

/// Findings that a team has accepted for now, as a file holds them: one in a line, sorted by path, rule and element.
package struct Baseline {
  /// The name that commands take where none is given.
  package static let defaultPath = ".fiorilint-baseline.json"
  /// What `fiorilint-baseline` has to be: it changes when older versions cannot read the file any more.
  private static let version = 1

  /// One accepted finding.
  package struct Entry {
    package let identity: FindingIdentity
    /// Where the file says so.
    package let position: SourcePosition
  }

  /// Where the file is.
  package let name: PathName
  /// The absolute path, without links, of the folder that the paths of its entries start from: its own.
  package var folder: String { Path(Path(name.location).resolved).folder }
  /// As the file has them.
  package private(set) var entries: [Entry] = []
  private let workingDirectory: String

  /// One without entries, for a file that is to be written.
  ///
  /// - Parameter folder: the absolute path of the folder that paths start from; `nil`: that of the process.
  package init(path: String, from folder: String? = nil) {
    workingDirectory = folder.map { Path($0).resolved } ?? Terminal.workingDirectory
    name = PathName(path, in: workingDirectory, from: workingDirectory)
  }

  /// Reads a file.
  ///
  /// - Parameter folder: the absolute path of the folder that paths start from; `nil`: that of the process.
  /// - Throws: a ``UserError`` with the place of what is wrong.
  package init(reading path: String, from folder: String? = nil) throws {
    self.init(path: path, from: folder)
    ReadPaths.note(file: path)
    entries = try ReportFile.read(path, as: .baseline) { file, root throws(ReadError) in
      guard root.kind == .object, let version = root["fiorilint-baseline"], let list = root["findings"] else {
        throw ReadError(
          "expected a baseline of fiorilint, an object with `fiorilint-baseline` and `findings`",
          at: root.range.lowerBound)
      }
      guard try RecordDecoder.value(Int.self, from: version) == Self.version else {
        throw ReadError(
          "fiorilint \(BuildDescription.version) reads version \(Self.version) of baselines, and this is another one; "
            + "delete the file, and write it again with `fiorilint baseline create`",
          at: version.range.lowerBound)
      }
      guard list.kind == .array else { throw ReadError("`findings` must be a list", at: list.range.lowerBound) }
      var entries: [Entry] = []
      for item in list.children {
        let identity = try RecordDecoder.value(FindingIdentity.self, from: item)
        entries.append(Entry(identity: identity, position: file.position(of: item.range.lowerBound)))
      }
      return entries
    }
  }

  /// What is known to a run.
  package var known: ReferenceFindings {
    ReferenceFindings(
      entries.lazy.map(\.identity), below: folder, workingDirectory: workingDirectory)
  }

  /// The bytes of a baseline. Equal findings give equal bytes, in any order.
  ///
  /// The content of an element is written only if another element may have the same path. That is so if the path has a
  /// number, or occurs twice in the baseline.
  package static func bytes(of identities: [FindingIdentity]) -> [UInt8] {
    var counts: [UInt64: Int] = [:]
    for identity in identities { counts[identity.fingerprint, default: 0] += 1 }
    var output = ReportBuffer()
    JSONWriter.write(to: &output) { json in
      json.member("fiorilint-baseline", version)
      json.member(
        "findings",
        list: { json in
          for identity in identities.sorted(by: precedes) {
            json.lineElement { json in
              json.member("path", identity.shownPath)
              if let encoded = identity.encodedPath { json.member("encodedPath", encoded) }
              json.member("rule", identity.rule)
              json.member("element", identity.element)
              json.member("fingerprint", String(identity.fingerprint, radix: 16))
              if let content = identity.content, identity.isCounted || counts[identity.fingerprint] ?? 0 > 1 {
                json.member("content", content.digits)
              }
            }
          }
        })
    }
    return output.bytes
  }

  private static func precedes(_ left: FindingIdentity, _ right: FindingIdentity) -> Bool {
    for (first, second) in [(left.path, right.path), (left.rule, right.rule), (left.element, right.element)]
    where !first.hasBytes(of: second) {
      return first.bytesPrecede(second)
    }
    if left.fingerprint != right.fingerprint { return left.fingerprint < right.fingerprint }
    guard let (first, second) = left.content.flatMap({ first in right.content.map { (first, $0) } }) else {
      return left.content == nil && right.content != nil
    }
    return (first.texts, first.frame, first.place) < (second.texts, second.frame, second.place)
  }
}
