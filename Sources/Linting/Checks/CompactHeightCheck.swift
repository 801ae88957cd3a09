import Screens

/// Asks that the cells of a list are lower in compact height than in regular height.
///
/// One screen alone does not show it. The check keeps the heights of a file's lists and compares each list with what
/// came before it.
final class CompactHeightCheck: ElementCheck, Check {
  static let name = "compact-height"
  static let summary = "The cells of a list are lower on a screen of compact height than on one of regular height."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The list to check.", .list).required
    let kind = Parameter<Kind>("kind", "The kind of cell that is compared.", otherwise: "all kinds")
    let maxHeight = Parameter<Double>(
      "maxHeight", "The greatest height on a screen of compact height.", unit: "pt or dp", otherwise: "none")
    let tolerance = Parameter<Double>(
      "tolerance", "A smaller difference does not count.", unit: "pt or dp", default: 0.5)
  }

  private let list: Member
  private let kinds: KindSet
  private let maximum: Double
  private let tolerance: Double
  private var seen = ListHeights()

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    self.list = list
    let only = try arguments.kind(Self.parameters.kind)
    let possible = KindSet(arguments.kinds.flatMap { Vocabulary.declaration(of: list, in: $0)?.kinds ?? [] })
    kinds = only.map { possible.intersection([$0]) } ?? possible
    guard !kinds.isEmpty else {
      throw arguments.wrong(Self.parameters.kind, "names a kind that `\(list.name)` never holds")
    }
    maximum = try arguments.number(Self.parameters.maxHeight) ?? .infinity
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override var phase: CheckPhase { .screens }

  override func startFile() { seen.forget() }

  override func check(_ element: Element, _ pass: inout Pass) {
    let isOneOfSeveral = pass.tree.isOneOfSeveral
    guard isOneOfSeveral || maximum.isFinite else { return pass.notApplicable() }
    var lowest = Double.infinity
    var highest = 0.0
    var unsized: Element?
    for cell in element.members(list) where kinds.contains(cell.kind) {
      guard let height = cell.size.height else {
        unsized = unsized ?? cell
        continue
      }
      lowest = min(lowest, height)
      highest = max(highest, height)
    }
    if element.isExplicitlyUnknown(list) { return pass.inconclusive(missing: list, of: element) }
    guard highest > 0 || unsized != nil else { return pass.notApplicable() }
    guard let height = element.screen.token(.heightClass) else {
      return pass.inconclusive(missing: .heightClass, of: element.screen)
    }
    let isCompact = height == .compact
    if isCompact, highest > maximum + tolerance {
      return pass.report(
        ("""
        cells of \(short: element) are \(measured: highest, "height", unit: pass.unit) \(pass.unit) high in compact height
        """ as Message).limited(to: "at most \(required: maximum, .max, "height", unit: pass.unit) \(pass.unit)"),
        at: element)
    }
    if let unsized { return pass.inconclusive(missing: .frame, of: unsized) }
    guard isOneOfSeveral else { return isCompact ? () : pass.notApplicable() }
    compare(element, isCompact, lowest, highest, &pass)
  }

  private func compare(
    _ element: Element, _ isCompact: Bool, _ lowest: Double, _ highest: Double, _ pass: inout Pass
  ) {
    guard let name = element.screen.bytes(.name), !name.isEmpty else {
      return pass.inconclusive(missing: .name, of: element.screen)
    }
    var id: UnsafeBufferPointer<UInt8>?
    if element.kind != .screen {
      id = element.bytes(.id)
      guard id?.isEmpty == false else { return pass.inconclusive(missing: .id, of: element) }
    }
    guard let heights = seen.add(isCompact ? lowest : highest, isCompact, screen: element.screen, name, id),
      heights.lowestCompact.isFinite, heights.highestRegular > 0
    else { return pass.notApplicable() }
    guard heights.lowestCompact > heights.highestRegular - tolerance else { return }
    let (lowest, highest) = (heights.lowestCompact, heights.highestRegular)
    // The other screens have what this one's is held against.
    let compact: Message =
      isCompact
      ? "\(measured: lowest, "height", unit: pass.unit) \(pass.unit)"
      : "\(required: lowest, .min, "height", unit: pass.unit) \(pass.unit)"
    let regular: Message =
      isCompact
      ? "\(required: highest, .max, "height", unit: pass.unit) \(pass.unit)"
      : "\(measured: highest, "height", unit: pass.unit) \(pass.unit)"
    let difference = highest - lowest
    let only: Message = difference > 0 ? "only \(difference) \(pass.unit)" : "not"
    let message: Message =
      "cells of \(short: element) are "
      + (isCompact
        ? "\(compact) high in compact height, \(only) lower than in regular height (\(regular))"
        : "\(regular) high in regular height, \(only) higher than in compact height (\(compact))")
    pass.report(
      difference > 0 ? message.limited(to: "at least \(tolerance) \(pass.unit)") : message, at: element)
  }
}
