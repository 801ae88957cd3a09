import Screens

/// A case in a bucket, with what is left to ask of its selector when kind of element and of parent are known.
///
/// Most selectors have one alternative for the two: conditions on the element, on its parent, on the screen. A selector
/// with more than that is run as a whole.
struct BucketedCase {
  /// The case's number.
  let number: Int32
  /// The compound that the element has to match; `nil` where its kind is enough.
  private(set) var subject: UnsafePointer<SelectorOperation>?
  /// The compound that its parent has to match; `nil` where its kind is enough.
  private(set) var parent: UnsafePointer<SelectorOperation>?
  /// The compound that the screen has to match.
  private(set) var screen: UnsafePointer<SelectorOperation>?
  /// The whole selector, where the three do not say it.
  private(set) var whole: UnsafePointer<SelectorOperation>?

  /// Whether every element of the kinds that has what is required matches.
  private(set) var asksNothing: Bool
  /// The facts and parts without which no element matches, as ``Element/mayHave(all:)`` takes them.
  private var required: UInt64 = 0
  /// The kinds of element to ask about.
  private let kinds: KindSet

  /// An item that asks the whole selector.
  ///
  /// - Parameters:
  ///   - program: the case's selector; `nil` where every element of its kinds matches.
  ///   - kinds: those that the selector's subjects can have.
  init(_ number: Int32, whole program: UnsafePointer<SelectorOperation>?, kinds: KindSet) {
    self.number = number
    self.kinds = kinds
    whole = program
    asksNothing = program == nil
  }

  /// `nil` where no element of the kind inside a parent of the kind can match.
  init?(
    _ number: Int32, _ program: UnsafePointer<SelectorOperation>?, _ kind: Kind, in parentKind: Kind?
  ) {
    self.init(number, whole: program, kinds: KindSet(kind))
    guard let program else { return }
    var only: UnsafePointer<SelectorOperation>?
    var count = 0
    var alternative = program + 1
    for _ in 0..<program.pointee.count {
      if Self.mayMatch(alternative, kind, in: parentKind) {
        only = alternative
        count += 1
      }
      alternative += Int(alternative.pointee.length)
    }
    guard let only else { return nil }
    if count == 1 {
      required = Self.required(by: only + 1, of: kind)
      reduce(only, parentKind)
    }
  }

  private static func mayMatch(
    _ alternative: UnsafePointer<SelectorOperation>, _ kind: Kind, in parentKind: Kind?
  ) -> Bool {
    let subject = alternative + 1
    guard subject.pointee.kinds.contains(kind) else { return false }
    let outer = subject + Int(subject.pointee.length)
    guard outer < alternative + Int(alternative.pointee.length), outer.pointee.combinator == .child else { return true }
    return parentKind.map(outer.pointee.kinds.contains) ?? false
  }

  private mutating func reduce(_ alternative: UnsafePointer<SelectorOperation>, _ parentKind: Kind?) {
    let end = alternative + Int(alternative.pointee.length)
    let subject = alternative + 1
    var next = subject + Int(subject.pointee.length)
    var parent: UnsafePointer<SelectorOperation>?
    var screen: UnsafePointer<SelectorOperation>?
    if next < end, next.pointee.combinator == .child {
      parent = next
      next += Int(next.pointee.length)
    } else if next < end, next.pointee.asksForKindAlone, parentKind.map(next.pointee.kinds.contains) ?? false {
      // The parent is the ancestor that is looked for; ancestors further out are looked for from there.
      next += Int(next.pointee.length)
      guard next == end else { return }
    }
    if next < end, next.pointee.combinator == .descendant, next.pointee.kinds == KindSet(.screen), parentKind != nil {
      screen = next
      next += Int(next.pointee.length)
    }
    guard next == end else { return }
    whole = nil
    self.subject = subject.pointee.asksForKindAlone ? nil : subject
    self.parent = parent.flatMap { $0.pointee.asksForKindAlone ? nil : $0 }
    self.screen = screen.flatMap { $0.pointee.asksForKindAlone ? nil : $0 }
    asksNothing = self.subject == nil && self.parent == nil && self.screen == nil
  }

  /// The facts and parts that an element of a kind needs for a compound to match.
  private static func required(by compound: UnsafePointer<SelectorOperation>, of kind: Kind) -> UInt64 {
    var mask: UInt64 = 0
    let end = compound + Int(compound.pointee.length)
    var condition = compound + 1
    while condition < end {
      let operation = condition.pointee
      switch operation.code {
      case .part:
        if !operation.isNegated { mask |= Element.mask(of: operation.fact) }
      case .token, .flag, .number, .text:
        // What is not given may hold, unless only what is known counts.
        let standard = operation.standard(of: kind)
        let holdsUngiven =
          standard == WordTable.none
          ? operation.isNegated || !operation.isKnown : operation.holds(standard)
        if !holdsUngiven, operation.fact != .smallDevice { mask |= Element.mask(of: operation.fact) }
      case .has:
        let holders = Vocabulary[kind].members.filter { declaration in
          declaration.isPart && declaration.kinds.contains(where: operation.kinds.contains)
        }
        if operation.combinator == .child, holders.count == 1 { mask |= Element.mask(of: holders[0].member) }
      default: break
      }
      condition += Int(operation.length)
    }
    return mask
  }

  /// Whether an element may match; where not, nothing needs to be asked.
  @inline(__always)
  func mayMatch(_ element: Element) -> Bool { kinds.contains(element.kind) && element.mayHave(all: required) }

  /// Whether an element of the bucket matches an item. The item is read in place, because it is large to copy.
  static func match(
    _ item: UnsafePointer<BucketedCase>, _ matcher: SelectorMatcher, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    if let whole = item.pointee.whole { return matcher.list(whole, element, &need) }
    var match = Match.yes
    if let subject = item.pointee.subject {
      match = matcher.compound(subject, element, &need)
      if match == .no { return .no }
    }
    if let parent = item.pointee.parent {
      guard let outer = element.parent else { return .no }
      match = min(match, matcher.compound(parent, outer, &need))
      if match == .no { return .no }
    }
    if let screen = item.pointee.screen { match = min(match, matcher.compound(screen, element.screen, &need)) }
    return match
  }
}

extension SelectorOperation {
  /// Whether a condition on a word or flag holds of a value.
  fileprivate func holds(_ value: UInt8) -> Bool { ((value == small) == (comparison == .equal)) != isNegated }

  /// Whether a compound has no conditions and matches in any part.
  fileprivate var asksForKindAlone: Bool { length == 1 && member == WordTable.none }
}

/// An element that a case is to be asked about: its selector matches it, or may match it.
struct Candidate {
  /// The number of the case.
  let number: Int
  /// The element's place in its tree.
  let element: Int32
  /// Whether the selector matches, or only may.
  let match: Match
  /// The fact that would decide a ``Match/maybe``.
  let need: PackedMissingFact
}
