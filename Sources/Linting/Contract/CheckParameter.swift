/// A parameter of a check without its type, as documentation shows it.
package protocol CheckParameter: Sendable {
  /// The parameter's key in a page's `with:`.
  var name: String { get }
  /// What it says, in a sentence.
  var doc: String { get }
  /// What its values are, in words: `number`, `names of parts`, `one of left, right`.
  var type: String { get }
  /// The unit of its numbers, as `pt or dp`; `nil` where they have none.
  var unit: String? { get }
  /// What holds where it is not given; `nil` where it says nothing then, or has to be given.
  var standard: String? { get }
  /// The words that its values, or their elements, can be; empty where they are not of a few.
  var choices: [String] { get }
  /// Whether its value is a selector.
  var isSelector: Bool { get }
}

extension CheckParameter {
  /// What it says, with its unit and default, in one sentence.
  package var summary: String {
    let end = (unit.map { ", in \($0)" } ?? "") + (standard.map { " (default: \($0))" } ?? "")
    return end.isEmpty ? doc : doc.dropLast() + end + "."
  }
}

extension Check {
  /// The stored properties of ``parameters``, in their order.
  package static var parameterList: [any CheckParameter] {
    // Documentation and mistakes ask for it; the checks of built-in pages are made without.
    Mirror(reflecting: parameters).children.compactMap { $0.value as? any CheckParameter }
  }
}
