import Linting
import Screens

/// The files that a SARIF log speaks of, and the writing of places in them.
///
/// These are the files with results. Those without are no part of the log: a large project has very many, and hosts refuse large logs.
struct SARIFPlaces {
  /// A place in a file.
  struct Place {
    var path: String
    var start: SourcePosition
    var end: SourcePosition
    /// The path of the element that stands there; `nil` where none does.
    var element: String?
  }

  private let workingDirectory: String
  private let root: String
  private var uris: [URIReference] = []
  private var artifacts: [FileReport] = []
  /// By the bytes of a path, since texts that look the same are equal.
  private var indices: [[UInt8]: Int] = [:]

  init(_ report: Report, workingDirectory: String, root: String) {
    self.workingDirectory = workingDirectory
    self.root = root
    var seen: [URIReference: Int] = [:]
    for file in report.files where !file.findings.isEmpty || file.failure != nil {
      let uri = reference(file.path)
      if let index = seen[uri] {
        indices[Array(file.path.utf8)] = index
        // What the finder could not use may stand beside what was linted.
        if artifacts[index].format.isEmpty { artifacts[index] = file }
        continue
      }
      seen[uri] = uris.count
      indices[Array(file.path.utf8)] = uris.count
      uris.append(uri)
      artifacts.append(file)
    }
  }

  /// The reference to a file.
  func reference(_ path: String) -> URIReference {
    URIReference(path: path, workingDirectory: workingDirectory, root: root)
  }

  // MARK: Files

  /// Writes the members of `originalUriBaseIds`: none has a URI, so that the log says nothing about the machine.
  func writeBases(to json: inout JSONWriter) {
    let heights = Set(uris.compactMap(\.parents)).union([0]).sorted()
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
        // Whoever could not read it to its end does not know that it is what it seemed to be.
        if file.failure == nil { json.member("encoding", file.encoding) }
        if let digest = file.digest { json.member("hashes", object: { $0.member("sha-256", digest) }) }
      }
    }
  }

  private static func write(_ uri: URIReference, to json: inout JSONWriter) {
    json.member("uri", uri.text)
    if let parents = uri.parents { json.member("uriBaseId", baseID(parents)) }
  }

  // MARK: Places

  /// Writes the members of a location.
  ///
  /// - Parameter isXML: whether elements of the file are XML's.
  func write(_ place: Place, isXML: Bool, to json: inout JSONWriter) {
    json.member(
      "physicalLocation",
      object: { json in
        json.member(
          "artifactLocation",
          object: { json in
            guard let index = indices[Array(place.path.utf8)] else {
              return Self.write(reference(place.path), to: &json)
            }
            Self.write(uris[index], to: &json)
            json.member("index", index)
          })
        json.member(
          "region",
          object: { json in
            json.member("startLine", place.start.line)
            json.member("startColumn", place.start.utf16Column)
            json.member("endLine", place.end.line)
            json.member("endColumn", place.end.utf16Column)
          })
      })
    guard let element = place.element else { return }
    json.member(
      "logicalLocations",
      list: { json in
        json.element { json in
          json.member("fullyQualifiedName", element)
          json.member("kind", isXML ? "element" : "object")
        }
      })
  }

  /// Writes the members of the location of a failure. A host shows only what has a region: one without a place stands at the file's
  /// beginning.
  func write(_ failure: Failure, to json: inout JSONWriter) {
    let position = failure.position ?? .start
    write(Place(path: failure.path, start: position, end: position), isXML: false, to: &json)
  }
}
