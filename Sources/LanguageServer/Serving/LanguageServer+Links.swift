import Documents
import FileAccess
import Formats
import Screens

extension LanguageServer {
  /// The files that a document refers to.
  func documentLinks(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    return .array(
      links(of: document).map { link in
        ["range": range(link.range, in: document.text), "target": .text(uri(of: link.path))]
      })
  }

  /// Where the file is that a reference names.
  func definition(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    return .array(
      try links(of: document, at: parameters).map { link in
        let start = DocumentPosition(line: 0, character: 0)
        return ["uri": .text(uri(of: link.path)), "range": DocumentPosition.range(start, start)]
      })
  }

  /// What refers to the file that a reference names; where none stands, to the document itself.
  func references(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    var targets = try links(of: document, at: parameters).map(\.path)
    if targets.isEmpty { targets = [FileAccess.realPath(document.location) ?? document.location] }
    let links = MDKLinks(workspace.texts)
    var places: [JSONLiteral] = []
    for target in targets {
      for (path, text, ranges) in links.references(to: target) {
        let other = TextDocument(uri: uri(of: path), version: nil, text: text)
        places += ranges.map { ["uri": .text(other.uri), "range": range($0, in: other)] }
      }
    }
    return .array(places)
  }

  private func links(of document: OpenDocument, at parameters: Parameters) throws(MessageError) -> [MDKLinks.Link] {
    guard let place = DocumentPosition(parameters["position"]) else {
      throw MessageError(.invalidParams, "`position` has to be a position")
    }
    let offset = document.text.offset(of: place, features.encoding)
    return links(of: document).filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  private func links(of document: OpenDocument) -> [MDKLinks.Link] {
    guard let dot = document.location.utf8.lastIndex(of: UInt8(ascii: ".")),
      MDKLinks.endings.contains(String(document.location[dot...].dropFirst()))
    else { return [] }
    return MDKLinks(workspace.texts).links(in: document.text.text, at: document.location)
  }

  /// The URI of a real path, which is that of the open document where one is.
  private func uri(of path: String) -> String {
    if let uri = uris[path] { return uri }
    return uris.first { FileAccess.realPath($0.key) == path }?.value ?? DocumentURI.uri(of: path)
  }
}
