import Screens

/// Forbids parts.
final class ForbiddenCheck: ElementCheck, Check {
  static let name = "forbidden"
  static let summary = "The element has none of the given parts."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let parts = Parameter<[PartPath]>("parts", "The parts; paths such as footer/seeAll.").required
  }

  private let parts: [PartPath]

  init(_ arguments: Arguments) throws(RuleError) {
    parts = try arguments.paths(Self.parameters.parts)
    guard !parts.isEmpty else { throw arguments.missing(Self.parameters.parts) }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    for path in parts {
      let (part, unknown) = path.follow(from: element)
      switch part {
      case .present(let present):
        pass.report("\(subject: element) has \(path.noun(in: element).indefinite)", at: present)
      case .absent: continue
      case .unknown: if let unknown { pass.inconclusive(missing: unknown.member, of: unknown.element) }
      }
    }
  }

  override var hasFix: Bool { true }

  /// The part goes.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    guard let owner = element.parent, let part = element.member else { return nil }
    return [PlannedChange(.remove(part), of: owner)]
  }
}
