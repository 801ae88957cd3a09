import Screens
import Support

/// A finding in a part, the same for all files that include it.
struct PartFinding: Hashable {
  let rule: String
  let path: Path
  let start: SourcePosition
  let outcome: String

  init?(_ finding: Finding) {
    guard let origin = finding.origin, let outcome = finding.outcome else { return nil }
    rule = finding.rule
    path = Path(origin.place.path)
    start = origin.place.start
    self.outcome = outcome
  }
}

extension Finding {
  /// Whether it is found in a part that properties lie over.
  var isUnderProperties: Bool { origin.map { $0.change != .nothing } ?? false }
}

extension ScreenTree {
  /// The message about a screen without the names of elements, which differ in each use of the same part.
  ///
  /// Each name is replaced by the element's name in its parent: `the chevron of objectCell announces a push`.
  func outcome(_ message: String, of violation: RawFinding) -> String {
    var names: [(name: [UInt8], word: [UInt8])] = []
    for index in [violation.element] + violation.related.map(\.element.index) {
      var next: Element? = self[Int(index)]
      while let element = next, element.parent != nil {
        let word = Array(element.memberName.utf8)
        for name in [element.proseName, element.shortProseName, element.pathComponent] {
          let name = Array(name.utf8)
          if !name.isEmpty, name != word, !names.contains(where: { $0.name == name }) { names.append((name, word)) }
        }
        next = element.parent
      }
    }
    // A name holds those of the elements around it.
    names.sort { $0.name.count > $1.name.count }
    var text = Array(message.utf8)
    for (name, word) in names { text.replace(name, with: word) }
    return String(decoding: text, as: UTF8.self)
  }
}
