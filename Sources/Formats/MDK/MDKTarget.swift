/// What a list of a page is made of: the entity set, link, function or path that its `Target` names.
struct MDKTarget {
  private let source: [String]

  /// The query where it picks some of the items out, as it is written; empty where it does not.
  private let filter: String

  private static let members: [JSONName] = ["EntitySet", "ReadLink", "Path", "Service"]

  /// - Returns: `nil` where there is no such target, or where only the running application knows what it is.
  init?(_ target: MDKValue?, _ evaluator: MDKEvaluator) {
    guard let target, target.isObject, !target.isFragmentUse, target["Function"] == nil else { return nil }
    var source: [String] = []
    for member in Self.members {
      switch evaluator.text(target[member]?.json) {
      case .absent: source.append("")
      case .known(let text): source.append(text)
      case .bound, .uncertain: return nil
      }
    }
    guard source.dropLast().contains(where: { !$0.isEmpty }) else { return nil }
    self.source = source
    let query = target["QueryOptions"]?.json.string ?? ""
    // A rule may well do so.
    filter = query.contains("$filter") || query.hasSuffix(".js") ? query : ""
  }

  /// Whether a list of this has all items of a list of another target: it is made of the same, and has no filter that
  /// the other one lacks.
  func holdsAll(of other: MDKTarget) -> Bool { source == other.source && (filter.isEmpty || filter == other.filter) }

  /// What lists of this and of another target show together; `nil` where none of them has all of it.
  func joined(with other: MDKTarget?) -> MDKTarget? {
    guard let other else { return nil }
    if holdsAll(of: other) { return self }
    return other.holdsAll(of: self) ? other : nil
  }

  /// Whether a target gives what belongs to the object of the page: it is written in terms of that.
  static func belongsToPage(_ target: MDKValue) -> Bool {
    let texts = target.isObject ? members.dropLast().map { target[$0] } : [target]
    return texts.contains { $0?.json.withText { $0.contains(UInt8(ascii: "{")) } ?? false }
  }

  /// Whether a `Target` names anything at all: editors leave ones behind in which all is empty.
  static func isNamed(by target: MDKValue, _ evaluator: MDKEvaluator) -> Bool {
    if target["Function"].map({ !$0.isBlank }) ?? false { return true }
    return members.dropLast().contains { !evaluator.isAbsent(target[$0]?.json) }
  }
}
