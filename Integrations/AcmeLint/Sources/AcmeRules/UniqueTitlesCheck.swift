import FioriLint

/// Asks that no two cells of a view have the same title.
final class UniqueTitlesCheck: ElementCheck, Check {
  static let name = "acme/unique-titles"
  static let summary = "No two cells of a view have the same title."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let apartBy = Parameter<Member>(
      "apartBy", "A part whose text tells cells of the same title apart.", .part, otherwise: "none")
  }

  private let apartBy: Member?

  init(_ arguments: Arguments) throws(RuleError) {
    apartBy = try arguments.member(Self.parameters.apartBy, in: [.objectCell, .collectionCell])
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var cells: [[String]: Element] = [:]
    for cell in element.members(.cells) {
      guard let title = text(.title, of: cell, &pass), !title.isEmpty else { continue }
      guard let other = apartBy.map({ text($0, of: cell, &pass) }) ?? "" else { continue }
      if let twin = cells[[title, other]] {
        pass.report(
          "two cells are called \"\(title)\"", at: cell, related: [RelatedElement(twin, "the other one")])
      } else {
        cells[[title, other]] = cell
      }
    }
    if element.isExplicitlyUnknown(.cells) { pass.inconclusive(missing: .cells, of: element) }
  }

  /// The text of a part: empty where the part is absent, `nil` where it is unknown, which leaves the rule inconclusive.
  private func text(_ member: Member, of cell: Element, _ pass: inout Pass) -> String? {
    switch cell.part(member) {
    case .absent: return ""
    case .unknown:
      pass.inconclusive(missing: member, of: cell)
      return nil
    case .present(let part):
      let text = part.text(.text)
      if text == nil { pass.inconclusive(missing: .text, of: part) }
      return text
    }
  }
}
