import Screens

/// Which widths and heights of a document's views are facts, and not what Auto Layout came to for the texts on the canvas.
///
/// A length is a fact where a constraint of the view gives it, where both edges are bound to something around it whose own
/// length is one, or where another length gives it; so are the lengths of frames that no constraint moves.
struct InterfaceBuilderSizes {
  private enum Answer: UInt8 {
    case unasked, asked, no, yes
  }

  /// What binds a view in one direction: a length of its own, the views that its edges and its length follow.
  private struct Bond {
    private(set) var given: Double?
    /// Whether the canvas shows the length that is given.
    private(set) var isDrawn = false
    /// Whether two lengths are given, and the canvas shows neither.
    private(set) var isDisputed = false
    /// What the length never exceeds.
    var limit: Double?
    var isRatio = false
    var first: Int32 = -1
    var last: Int32 = -1
    var same: Int32 = -1
    /// What the length is computed from.
    var share: Share?

    /// Takes a length that a constraint gives.
    mutating func take(_ length: Double, drawn: Double?) {
      if let drawn, abs(drawn - length) <= 1 { (given, isDrawn) = (length, true) }
      guard !isDrawn else { return }
      isDisputed = isDisputed || given.map { $0 != length } ?? false
      given = length
    }
  }

  /// A length that is so much of another one.
  private struct Share {
    var base: Int32
    var ofWidth: Bool
    var factor: Double
    var constant: Double
  }

  private struct Measure {
    var bonds: [Bond]
    var answers: [Answer]

    init(_ count: Int) {
      bonds = Array(repeating: Bond(), count: count)
      answers = Array(repeating: .unasked, count: count)
    }
  }

  /// How far a length is followed from view to view.
  private static let maximumDepth = 512
  private var width: Measure
  private var height: Measure

  init(_ elements: InterfaceBuilderElements) {
    width = Measure(elements.all.count)
    height = Measure(elements.all.count)
    for constraint in elements.constraints { bind(constraint, elements) }
  }

  /// Whether the frame of a view is one that it has, and not one that it had, or has in some size classes.
  private static func isSettled(_ element: InterfaceBuilderElement) -> Bool {
    element.states.isDisjoint(with: [.uncertain, .varies])
  }

  /// The frame of a view, where both lengths of it are facts.
  mutating func frame(of index: Int32, _ elements: InterfaceBuilderElements) -> Frame? {
    guard Self.isSettled(elements[index]), knows(index, true, elements, 0), knows(index, false, elements, 0) else {
      return nil
    }
    return elements[index].frame
  }

  /// The width or height of a view, where it is a fact, and greater than 0.
  mutating func length(of index: Int32, isWidth: Bool, _ elements: InterfaceBuilderElements) -> Double? {
    let isKnown = knows(index, isWidth, elements, 0)
    let frame = elements[index].frame
    let drawn = isKnown && Self.isSettled(elements[index]) ? (isWidth ? frame?.width : frame?.height) : nil
    return (drawn ?? computed(index, isWidth, elements)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// What the width or height of a view never exceeds, whatever becomes of what it stands in; `nil` where nothing required limits it.
  func limit(of index: Int32, isWidth: Bool, _ elements: InterfaceBuilderElements) -> Double? {
    let (element, bond) = (elements[index], (isWidth ? width : height).bonds[Int(index)])
    guard bond.given == nil, element.states.contains(.constrained),
      element.states.isDisjoint(with: [.variesItself, .fixedFrame])
    else { return nil }
    return bond.limit.flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: Constraints

  private mutating func bind(_ constraint: InterfaceBuilderConstraint, _ elements: InterfaceBuilderElements) {
    guard let first = constraint.first == 0 ? constraint.owner : elements.element(constraint.first) else { return }
    // What it binds to may be something that is not kept.
    guard let second = elements.element(constraint.second) else {
      if constraint.second == 0 { give(first, constraint, elements) }
      return
    }
    if constraint.isLimit { return }
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.width, .height), (.height, .width):
      share(constraint, first, second)
      if first == second {
        width.bonds[Int(first)].isRatio = true
        height.bonds[Int(first)].isRatio = true
      }
    case (.width, .width):
      share(constraint, first, second)
      follow(first, second, true)
    case (.height, .height):
      share(constraint, first, second)
      follow(first, second, false)
    case (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom):
      if elements.isInside(first, of: second) {
        bind(first, to: second, constraint.firstAttribute)
      } else if elements.isInside(second, of: first) {
        bind(second, to: first, constraint.firstAttribute)
      }
    default: return
    }
  }

  private mutating func give(
    _ index: Int32, _ constraint: InterfaceBuilderConstraint, _ elements: InterfaceBuilderElements
  ) {
    guard constraint.secondAttribute == .none else { return }
    if constraint.isLimit { return limit(index, constraint) }
    switch constraint.firstAttribute {
    case .width: width.bonds[Int(index)].take(constraint.constant, drawn: elements[index].frame?.width)
    case .height: height.bonds[Int(index)].take(constraint.constant, drawn: elements[index].frame?.height)
    default: return
    }
  }

  private mutating func limit(_ index: Int32, _ constraint: InterfaceBuilderConstraint) {
    switch constraint.firstAttribute {
    case .width: width.bonds[Int(index)].limit = min(constraint.constant, width.bonds[Int(index)].limit ?? .infinity)
    case .height: height.bonds[Int(index)].limit = min(constraint.constant, height.bonds[Int(index)].limit ?? .infinity)
    default: return
    }
  }

  /// Whether the length that a view is given by a constraint of its own holds, whatever becomes of what it stands in.
  private func holdsPin(_ bond: Bond, _ element: InterfaceBuilderElement) -> Bool {
    guard bond.given != nil, element.states.contains(.constrained),
      element.states.isDisjoint(with: [.variesItself, .fixedFrame])
    else { return false }
    // Where the canvas shows another length and does not say that it is misplaced, something else sets it.
    return bond.isDrawn || !bond.isDisputed && (element.frame == nil || element.states.contains(.uncertain))
  }

  private mutating func share(_ constraint: InterfaceBuilderConstraint, _ first: Int32, _ second: Int32) {
    let (isWidth, ofWidth) = (constraint.firstAttribute == .width, constraint.secondAttribute == .width)
    let (factor, constant) = (constraint.multiplier, constraint.constant)
    set(Share(base: second, ofWidth: ofWidth, factor: factor, constant: constant), first, isWidth)
    set(Share(base: first, ofWidth: isWidth, factor: 1 / factor, constant: -constant / factor), second, ofWidth)
  }

  private mutating func set(_ share: Share, _ index: Int32, _ isWidth: Bool) {
    if isWidth { width.bonds[Int(index)].share = share } else { height.bonds[Int(index)].share = share }
  }

  /// A length that constraints with numbers give alone, its own or those of what it is a share of, whatever the canvas shows.
  private func computed(
    _ index: Int32, _ isWidth: Bool, _ elements: InterfaceBuilderElements, _ depth: Int = 0
  ) -> Double? {
    let (element, bond) = (elements[index], (isWidth ? width : height).bonds[Int(index)])
    guard element.tag != .collectionCell, element.tag != .tableCell, depth < 8 else { return nil }
    if holdsPin(bond, element) { return bond.given }
    guard bond.given == nil, let share = bond.share, element.states.contains(.constrained),
      element.states.isDisjoint(with: [.variesItself, .fixedFrame]),
      let base = computed(share.base, share.ofWidth, elements, depth + 1)
    else { return nil }
    let length = base * share.factor + share.constant
    guard let drawn = isWidth ? element.frame?.width : element.frame?.height, !element.states.contains(.uncertain)
    else { return length }
    return abs(drawn - length) <= 1 ? length : nil
  }

  private mutating func follow(_ first: Int32, _ second: Int32, _ isWidth: Bool) {
    if isWidth {
      width.bonds[Int(first)].same = second
      width.bonds[Int(second)].same = first
    } else {
      height.bonds[Int(first)].same = second
      height.bonds[Int(second)].same = first
    }
  }

  private mutating func bind(_ index: Int32, to outer: Int32, _ edge: InterfaceBuilderConstraint.Attribute) {
    switch edge {
    case .left: width.bonds[Int(index)].first = outer
    case .right: width.bonds[Int(index)].last = outer
    case .top: height.bonds[Int(index)].first = outer
    default: height.bonds[Int(index)].last = outer
    }
  }

  // MARK: Answers

  private mutating func knows(
    _ index: Int32, _ isWidth: Bool, _ elements: InterfaceBuilderElements, _ depth: Int
  ) -> Bool {
    guard index >= 0, depth < Self.maximumDepth else { return false }
    switch isWidth ? width.answers[Int(index)] : height.answers[Int(index)] {
    case .yes: return true
    case .no, .asked: return false
    case .unasked: break
    }
    set(.asked, index, isWidth)
    let answer = find(index, isWidth, elements, depth + 1)
    set(answer ? .yes : .no, index, isWidth)
    return answer
  }

  private mutating func set(_ answer: Answer, _ index: Int32, _ isWidth: Bool) {
    if isWidth { width.answers[Int(index)] = answer } else { height.answers[Int(index)] = answer }
  }

  private mutating func find(
    _ index: Int32, _ isWidth: Bool, _ elements: InterfaceBuilderElements, _ depth: Int
  ) -> Bool {
    let element = elements[index]
    if element.tag == .controller { return true }
    let isView = element.tag != .collectionCell && element.tag != .tableCell
    let bond = isWidth ? width.bonds[Int(index)] : height.bonds[Int(index)]
    if isView, holdsPin(bond, element) { return true }
    // What the canvas shows of a view that has to have another length is stale, and so is what follows it.
    if isView, elements.usesAutoLayout, bond.given != nil, !bond.isDrawn { return false }
    guard element.frame != nil, Self.isSettled(element) else { return false }
    let outer = element.parent
    switch element.tag {
    case .collectionCell: return elements.isSizeGiven(ofCell: index)
    case .tableCell:
      guard isWidth else { return elements.rowHeight(of: index) != nil }
      return elements.table(of: index).map { knows($0, true, elements, depth) } ?? false
    default: break
    }
    // What stands at the top of a xib is as large as whoever loads it wants, unless it fills the screen.
    guard outer >= 0 else { return elements.fillsScreen(index) }
    if element.role == .content { return knows(outer, isWidth, elements, depth) }
    if element.role == .root { return !elements[outer].states.contains(.hasFreeSize) }
    if element.states.contains(.fixedFrame) || !elements.usesAutoLayout { return true }
    let isStyled =
      elements[outer].role == .content && elements[outer].parent >= 0
      && elements[elements[outer].parent].states.contains(.styled)
    guard element.states.contains(.constrained) else {
      if isStyled || element.role == .sectionHeader || element.role == .sectionFooter { return false }
      let stretches = element.states.contains(isWidth ? .stretchesWidth : .stretchesHeight)
      return !stretches || knows(outer, isWidth, elements, depth)
    }
    if bond.first >= 0, bond.last >= 0, knows(bond.first, isWidth, elements, depth),
      knows(bond.last, isWidth, elements, depth)
    {
      return true
    }
    if bond.isRatio, knows(index, !isWidth, elements, depth) { return true }
    if knows(bond.same, isWidth, elements, depth) { return true }
    // A stack view gives its content the length that it does not stack in.
    let stack = elements[outer]
    return stack.tag == .stackView && stack.states.contains(.fills) && stack.states.contains(.horizontal) != isWidth
      && knows(outer, isWidth, elements, depth)
  }
}
