import Inputs
import YAML

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
    let folder = PathName.folder(of: location)
    var links: [DocumentLink] = []
    for entry in entries where keys.contains(entry.key) {
      let names: [YAMLNode] = if case .list(let items) = entry.value.content { items } else { [entry.value] }
      for name in names {
        guard case .scalar(let text, _) = name.content, let range = places.range(of: name) else { continue }
        let path = PathName.location(text, in: folder)
        if isThere(path) { links.append(DocumentLink(range: range, target: .file(path, nil))) }
      }
    }
    return links
  }
}
