import Documents
import Formats
import Project
import Screens
import Support
import Syntax

extension LanguageServer {
  /// The files and rule pages that a document refers to.
  func documentLinks(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    return .array(
      links(of: document).map { link in
        ["range": range(link.range, in: document.text), "target": .text(address(of: link.target))]
      })
  }

  /// Where the file is that a reference names, and where in it what is named.
  func definition(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    return .array(
      try links(of: document, at: parameters).compactMap { link in
        // Pages on the web are no documents.
        guard case .file(let path, let place) = link.target else { return nil }
        return location(of: place, in: path)
      })
  }

  /// What refers to what a reference names; where none is, to the document itself.
  func references(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    let offset = try offset(of: parameters, in: document)
    if let id = mentions(of: document).first(where: { $0.range.holds(offset) })?.id
      ?? workspace.rule(ofPage: document.location)
    {
      return .array(references(toRule: id))
    }
    if let name = AndroidLinks.name(at: offset, in: document.text.text, location: document.location) {
      let found = AndroidLinks(workspace.texts).references(to: name, from: document.location)
      return .array(found.flatMap { path, text, ranges in places(ranges, in: text, at: path) })
    }
    var targets = try links(of: document, at: parameters).compactMap { link in
      if case .file(let path, _) = link.target { path } else { nil }
    }
    if targets.isEmpty { targets = [Path(document.location).real ?? document.location] }
    let links = MDKLinks(workspace.texts)
    return .array(
      targets.flatMap { target in
        links.references(to: target).flatMap { path, text, ranges in places(ranges, in: text, at: path) }
      })
  }

  /// Where configurations, rule pages and open documents name a rule.
  private func references(toRule id: String) -> [JSONLiteral] {
    var found: [JSONLiteral] = []
    let files = workspace.settingFiles
    for location in files + uris.keys.filter({ !files.contains($0) }).sorted() {
      guard let document = self.document(at: location) else { continue }
      let mentions = RuleMentions(document.text)
      let isSetting = workspace.settingsKind(of: location) != nil
      for mention in isSetting ? mentions.anywhere : mentions.inSuppressions where mention.id == id {
        found.append(["uri": .text(document.uri), "range": range(mention.range, in: document)])
      }
    }
    return found
  }

  /// The rules that a document names.
  func mentions(of document: OpenDocument) -> [RuleMentions.RuleIDReference] {
    let mentions = RuleMentions(document.text.text)
    let isSetting = workspace.settingsKind(of: document.location) != nil
    return (isSetting ? mentions.anywhere : mentions.inSuppressions).filter { workspace.page(ofRule: $0.id) != nil }
  }

  // MARK: Links

  private func offset(of parameters: Parameters, in document: OpenDocument) throws(MessageError) -> Int {
    guard let place = DocumentPosition(parameters["position"]) else {
      throw MessageError(.invalidParams, "`position` must be a position")
    }
    return document.text.offset(of: place, features.encoding)
  }

  private func links(of document: OpenDocument, at parameters: Parameters) throws(MessageError) -> [DocumentLink] {
    let offset = try offset(of: parameters, in: document)
    return links(of: document).filter { $0.range.holds(offset) }
  }

  private func links(of document: OpenDocument) -> [DocumentLink] {
    let (text, location) = (document.text.text, document.location)
    var links = mentions(of: document).compactMap { mention in
      workspace.page(ofRule: mention.id).map { page in
        DocumentLink(range: mention.range, target: DocumentURI.path(of: page).map { .file($0, nil) } ?? .address(page))
      }
    }
    if workspace.settingsKind(of: location) == .configuration {
      links += ConfigurationLinks.links(in: text, at: location) { path in
        workspace.texts.text(of: path) != nil || Path(path).real != nil
      }
    } else if MDKLinks.endings.contains(where: { location.hasSuffix(".\($0)") }) {
      links += MDKLinks(workspace.texts).links(in: text, at: location)
        .map { DocumentLink(range: $0.range, target: .file($0.path, nil)) }
    } else if location.hasSuffix(".xml") {
      links += AndroidLinks(workspace.texts).links(in: text, at: location)
        .map { DocumentLink(range: $0.range, target: .file($0.path, $0.place)) }
    }
    return links
  }

  // MARK: Places

  private func address(of target: DocumentLink.Target) -> String {
    switch target {
    case .file(let path, _): uri(of: path)
    case .address(let address): address
    }
  }

  /// A place in a file, or its beginning.
  private func location(of place: Range<Int>?, in path: String) -> JSONLiteral {
    let uri = uri(of: path)
    let start = DocumentPosition(line: 0, character: 0)
    guard let place, let document = document(at: DocumentURI.path(of: uri) ?? path) else {
      return ["uri": .text(uri), "range": DocumentPosition.range(start, start)]
    }
    return ["uri": .text(uri), "range": range(place, in: document)]
  }

  private func places(_ ranges: [Range<Int>], in text: [UInt8], at path: String) -> [JSONLiteral] {
    let document = TextDocument(uri: uri(of: path), version: nil, text: text)
    return ranges.map { ["uri": .text(document.uri), "range": range($0, in: document)] }
  }

  /// The URI of a real path, which is that of the open document where one is.
  private func uri(of path: String) -> String {
    if let uri = uris[path] { return uri }
    return uris.first { Path($0.key).real == path }?.value ?? DocumentURI.uri(of: path)
  }
}

extension Range<Int> {
  /// Whether a pointer is in it, or directly behind it.
  fileprivate func holds(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}

/// A place in a document that leads elsewhere.
struct DocumentLink {
  enum Target {
    /// The absolute path of a file, and what of it is meant; `nil`: all.
    case file(String, Range<Int>?)
    /// The address of a page on the web.
    case address(String)
  }

  let range: Range<Int>
  let target: Target
}

/// The files that a configuration names: those that it extends, and its baseline.
enum ConfigurationLinks {
  private static let keys = ["extends", "baseline"]

  /// The names of files that are there.
  ///
  /// - Parameters:
  ///   - location: the absolute path of the configuration.
  ///   - isThere: whether there is a file at an absolute path.
  static func links(in text: [UInt8], at location: String, isThere: (String) -> Bool) -> [DocumentLink] {
    guard let places = YAMLPlaces(text, in: 0..<text.count), case .map(let entries) = places.root.content else {
      return []
    }
    let folder = Path(location).folder
    var links: [DocumentLink] = []
    for entry in entries where keys.contains(entry.key) {
      let names: [YAMLNode] = if case .list(let items) = entry.value.content { items } else { [entry.value] }
      for name in names {
        guard case .scalar(let text, _) = name.content, let range = places.range(of: name) else { continue }
        let path = Path(text, in: folder).text
        if isThere(path) { links.append(DocumentLink(range: range, target: .file(path, nil))) }
      }
    }
    return links
  }
}
