import Screens

/// Where an element stops matching an alternative of a selector.
struct SelectorMiss {
  /// How many of its compounds and conditions the element meets.
  private(set) var passed = 0
  /// What it does not meet.
  private(set) var text = ""
  private let source: [UInt8]

  init(_ alternative: ComplexSelector, of source: String, on element: Element) {
    self.source = Array(source.utf8)
    guard meets(alternative.subject, element) else { return }
    let end = alternative.subject.range.upperBound
    // What the compound before was met by, where only one element can be it.
    var inner: Element? = element
    for (combinator, compound) in alternative.ancestors {
      let holders = holders(of: inner, combinator, around: element)
      let possible = holders.filter { compound.names($0) }
      inner = possible.count == 1 ? possible.first : nil
      if answer(compound.offset..<end, element) != .no {
        passed += 1
        continue
      }
      if let inner, !meets(compound, inner) { return }
      let name = "`\(text(of: compound.range))`"
      if let holder = holders.first, holders.count == 1, possible.isEmpty {
        text = "\(holder.proseName) is no \(name)"
      } else if possible.isEmpty {
        text = "\(element.proseName) is not inside \(name)"
      } else {
        text = "no container of \(element.proseName) matches \(name)"
      }
      return
    }
  }

  /// Whether an element is what a compound names and meets its conditions; if not, says which it does not.
  private mutating func meets(_ compound: CompoundSelector, _ element: Element) -> Bool {
    guard compound.names(element) else {
      text = "\(element.proseName) is no `\(text(of: compound.range))`"
      return false
    }
    passed += 1
    for condition in compound.pieces.dropFirst() {
      let whole = text(of: compound.pieces[0]) + text(of: condition)
      var need: MissingFact?
      if (try? Selector(whole, isTrusted: true))?.match(element, &need) == .no {
        text = "`\(text(of: condition))` does not hold for \(element.proseName)"
        return false
      }
      passed += 1
    }
    return true
  }

  private func holders(
    of inner: Element?, _ combinator: SelectorOperation.Combinator, around element: Element
  ) -> [Element] {
    if combinator == .child, let inner { return inner.parent.map { [$0] } ?? [] }
    return Array(sequence(first: inner ?? element) { $0.parent }.dropFirst())
  }

  private func answer(_ range: Range<Int>, _ element: Element) -> Match {
    var need: MissingFact?
    return (try? Selector(text(of: range), isTrusted: true))?.match(element, &need) ?? .maybe
  }

  private func text(of range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
}

extension Selector {
  /// Why an element does not match: what it does not meet of the alternative that it meets most of.
  func miss(on element: Element) -> String {
    var parser = SelectorParser(source, isTrusted: true)
    guard let list = try? parser.selectorList() else { return "" }
    var furthest: SelectorMiss?
    for alternative in list.alternatives {
      let miss = SelectorMiss(alternative, of: source, on: element)
      if miss.passed > furthest?.passed ?? -1 { furthest = miss }
    }
    return furthest?.text ?? ""
  }
}

extension CompoundSelector {
  /// Whether an element has the name of the compound, independent of the conditions.
  fileprivate func names(_ element: Element) -> Bool {
    kinds.contains(element.kind) && (member == nil || member == element.member)
  }
}

/// A ``MissingFact`` in one word, or none, as the matcher hands it around.
struct PackedMissingFact {
  /// The element's index and the member's raw value; negative where there is none.
  private var code: Int64 = -1

  /// No need.
  static let none = PackedMissingFact()

  private init() {}

  init(_ member: Member, of element: Element) { code = Int64(element.index) << 8 | Int64(member.rawValue) }

  /// Takes another one where there is none yet: the first unknown is the one that is named.
  @inline(__always)
  mutating func complete(with other: PackedMissingFact) { if code < 0 { code = other.code } }

  /// What it says of the tree that an element is in.
  func need(in tree: Element) -> MissingFact? {
    guard code >= 0, let member = Member(rawValue: UInt8(truncatingIfNeeded: code)) else { return nil }
    return MissingFact(member, of: tree.element(at: Int32(truncatingIfNeeded: code >> 8)))
  }
}
