import Screens

/// Asks for a part.
final class RequiredCheck: ElementCheck, Check {
  static let name = "required"
  static let summary = "The element has a part, or one of several."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let parts = Parameter<[PartPath]>(
      "parts", "The parts, any of which will do; paths such as footer/seeAll."
    ).required
    let nonEmpty = Parameter<Bool>("nonEmpty", "Whether a part whose text is empty counts as absent.")
    let onlyIfSubset = Parameter<Bool>(
      "onlyIfSubset", "Check only views that show fewer cells than `totalCount`.")
  }

  private let parts: [PartPath]
  /// The part of the element itself that is the only one asked for; `nil` where more is.
  private let onlyPart: Member?
  private let nonEmpty: Bool
  private let onlyIfSubset: Bool

  init(_ arguments: Arguments) throws(RuleError) {
    parts = try arguments.paths(Self.parameters.parts)
    guard !parts.isEmpty else { throw arguments.missing(Self.parameters.parts) }
    let firsts = parts.compactMap(\.members.first)
    let lacking = arguments.kinds.filter { kind in
      !firsts.contains { WordTable.shared.kinds(with: $0).contains(kind) }
    }
    if let kind = lacking.first {
      let names = firsts.map { "`\($0.name)`" }.unique.words(last: "or")
      throw arguments.wrong(Self.parameters.parts, "names \(names), which \(kind.name) does not have")
    }
    onlyPart = parts.count == 1 && parts[0].members.count == 1 ? parts[0].members[0] : nil
    nonEmpty = try arguments.flag(Self.parameters.nonEmpty)
    onlyIfSubset = try arguments.flag(Self.parameters.onlyIfSubset)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    // Most elements have the one part that is asked for.
    if let onlyPart, case .present(let part) = element.part(onlyPart),
      !nonEmpty || part.bytes(.text)?.first ?? 0 > 0x20
    {
      return
    }
    var need: MissingFact?
    var empty: Element?
    for path in parts {
      let (part, unknown) = path.follow(from: element)
      switch part {
      case .present(let present):
        guard nonEmpty, let text = present.bytes(.text), text.allSatisfy({ $0 <= 0x20 }) else { return }
        empty = present
      case .absent: continue
      case .unknown: need = need ?? unknown
      }
    }
    if let need { return pass.inconclusive(missing: need.member, of: need.element) }
    if onlyIfSubset {
      guard let total = element.number(.totalCount) else { return pass.inconclusive(missing: .totalCount, of: element) }
      if let shown = element.cellCount {
        guard total > Double(shown) else { return pass.notApplicable() }
        pass.report("\(subject: element) shows \(shown) of \(total) items but has no \(name(element))", at: element)
      } else if let most = element.number(.maxItemCount), total > most {
        pass.report(
          "\(subject: element) shows at most \(most) of \(total) items but has no \(name(element))", at: element)
      } else {
        pass.inconclusive(missing: .cells, of: element)
      }
    } else if let empty {
      pass.report("\(subject: element) has an empty \(empty.noun.singular)", at: .text, of: empty)
    } else {
      pass.report("\(subject: element) has no \(name(element))", at: element)
    }
  }

  private func name(_ element: Element) -> String {
    var names: [String] = []
    for part in parts {
      // See All of the view and of its footer are one thing.
      let noun = part.members.count > 1 && parts.count > 1 ? part.lastNoun(in: element) : part.noun(in: element)
      if !names.contains(noun.singular) { names.append(noun.singular) }
    }
    return names.joined(separator: " or ")
  }
}

extension Element {
  /// How many cells the view shows; `nil` where they are not known one by one.
  var cellCount: Int? {
    guard !isExplicitlyUnknown(.cells) else { return nil }
    var count = 0
    for cell in members(.cells) {
      if cell.isPrototype { return nil }
      count += 1
    }
    return count
  }

  /// Whether the cell stands for an unknown number of equal cells, or may do so.
  var isPrototype: Bool { flag(.prototype) ?? isExplicitlyUnknown(.prototype) }
}
