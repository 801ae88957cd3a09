import Documents
import Linting
import Screens
import Support

/// The files that a SARIF log speaks of, and the writing of places in them.
///
/// These are the files with results. Those without are no part of the log: a large project has very many, and hosts
/// refuse large logs.
struct SARIFLocations {
  /// A file as its locations name it.
  struct File {
    var uri: URIReference
    /// Its index among the artifacts.
    var index: Int?
    /// Whether its elements are XML's.
    var isXML = false

    /// Writes the members of its artifact location.
    func writeLocation(to json: inout JSONWriter) {
      SARIFLocations.write(uri, to: &json)
      if let index { json.member("index", index) }
    }
  }

  /// A place in a file.
  struct Place {
    var file: File
    var start: SourcePosition
    var end: SourcePosition
    /// The path of the element there; `nil` if there is none.
    var element: String?
  }

  private let workingDirectory: String
  private let root: String
  private var uris: [URIReference] = []
  private var artifacts: [FileReport] = []
  private let others: [String]
  /// By path.
  private var indices: [Path: Int] = [:]

  /// - Parameters:
  ///   - files: those with results.
  ///   - others: the paths of those that notifications alone speak of.
  init(_ files: [FileReport], besides others: [String] = [], workingDirectory: String, root: String) {
    self.workingDirectory = workingDirectory
    self.root = root
    self.others = others
    var seen: [URIReference: Int] = [:]
    for file in files {
      let uri = reference(file.path)
      if let index = seen[uri] {
        indices[file.path] = index
        // A file that could not be used may have the same path as a linted one.
        if artifacts[index].format.isEmpty { artifacts[index] = file }
        continue
      }
      seen[uri] = uris.count
      indices[file.path] = uris.count
      uris.append(uri)
      artifacts.append(file)
    }
  }

  /// The reference to a file.
  func reference(_ path: String) -> URIReference {
    URIReference(path: path, workingDirectory: workingDirectory, root: root)
  }

  /// A file, as its locations name it.
  func file(_ path: String, isXML: Bool = false) -> File {
    guard let index = indices[path] else { return File(uri: reference(path), isXML: isXML) }
    return File(uri: uris[index], index: index, isXML: isXML)
  }

  // MARK: Files

  /// Writes the members of `originalUriBaseIds`: none has a URI, so that the log says nothing about the machine.
  func writeBases(to json: inout JSONWriter) {
    let heights = Set((uris + others.map(reference)).compactMap(\.parents)).union([0]).sorted()
    for parents in heights {
      let description =
        switch parents {
        case 0: "The top folder of the project."
        case 1: "The folder above the top folder of the project."
        default: "The folder \(parents) levels above the top folder of the project."
        }
      json.member(
        named: Self.baseID(parents),
        object: { json in json.member("description", object: { $0.member("text", description) }) })
    }
  }

  private static func baseID(_ parents: Int) -> String {
    parents == 0 ? "%SRCROOT%" : "%SRCROOT_PARENT_\(parents)%"
  }

  /// Writes the elements of `artifacts`.
  func writeArtifacts(to json: inout JSONWriter) {
    for (uri, file) in zip(uris, artifacts) {
      json.element { json in
        json.member("location", object: { Self.write(uri, to: &$0) })
        json.member("roles", texts: ["analysisTarget"])
        if !file.format.isEmpty { json.member("mimeType", file.isXML ? "application/xml" : "application/json") }
        // A file that could not be read to its end may not be what it seemed to be.
        if file.failure == nil { json.member("encoding", file.encoding) }
        if let digest = file.digest { json.member("hashes", object: { $0.member("sha-256", digest) }) }
      }
    }
  }

  fileprivate static func write(_ uri: URIReference, to json: inout JSONWriter) {
    json.member("uri", uri.text)
    if let parents = uri.parents { json.member("uriBaseId", baseID(parents)) }
  }

  // MARK: Places

  /// Writes the members of a location.
  func write(_ place: Place, to json: inout JSONWriter) {
    writePhysical(place.file, to: &json) { json in
      json.member("startLine", place.start.line)
      json.member("startColumn", place.start.utf16Column)
      json.member("endLine", place.end.line)
      json.member("endColumn", place.end.utf16Column)
    }
    if let element = place.element {
      writeLogical(place.file, to: &json) { $0.member("fullyQualifiedName", element) }
    }
  }

  /// Writes the members of the locations of elements of a file, with holes for line, column, end line, end column and
  /// element.
  func writeTemplate(in file: File, to json: inout JSONWriter) {
    writePhysical(file, to: &json) { json in
      json.hole("startLine")
      json.hole("startColumn")
      json.hole("endLine")
      json.hole("endColumn")
    }
    writeLogical(file, to: &json) { $0.hole("fullyQualifiedName") }
  }

  /// Writes the members of the location of a file as a whole.
  func write(wholeFile path: String, to json: inout JSONWriter) {
    json.member(
      "physicalLocation",
      object: { json in
        json.member("artifactLocation", object: { file(path).writeLocation(to: &$0) })
      })
  }

  private func writePhysical(_ file: File, to json: inout JSONWriter, _ region: (inout JSONWriter) -> Void) {
    json.member(
      "physicalLocation",
      object: { json in
        json.member("artifactLocation", object: { file.writeLocation(to: &$0) })
        json.member("region", object: region)
      })
  }

  private func writeLogical(_ file: File, to json: inout JSONWriter, _ name: (inout JSONWriter) -> Void) {
    json.member(
      "logicalLocations",
      list: { json in
        json.element { json in
          name(&json)
          json.member("kind", file.isXML ? "element" : "object")
        }
      })
  }

  /// Writes the members of the location of a failure. A host shows only results with a region, so a failure without a
  /// location is at the file's beginning.
  func write(_ failure: Failure, to json: inout JSONWriter) {
    let position = failure.position ?? .start
    write(Place(file: file(failure.path), start: position, end: position), to: &json)
  }
}
