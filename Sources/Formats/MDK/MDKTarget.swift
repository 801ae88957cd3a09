/// What a list of a page is made of: the entity set, link, function or path that its `Target` names.
struct MDKTarget: Equatable {
  private let source: [String]

  private static let members: [StaticString] = ["EntitySet", "ReadLink", "Path", "Service"]

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
  }

  /// Whether a `Target` names anything at all: editors leave ones behind in which all is empty.
  static func isNamed(by target: MDKValue, _ evaluator: MDKEvaluator) -> Bool {
    if target["Function"].map({ !$0.isBlank }) ?? false { return true }
    return members.dropLast().contains { !evaluator.isAbsent(target[$0]?.json) }
  }
}
