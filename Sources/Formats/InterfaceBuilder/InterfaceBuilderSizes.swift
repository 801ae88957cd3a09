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
    var isGiven = false
    var isRatio = false
    var first: Int32 = -1
    var last: Int32 = -1
    var same: Int32 = -1
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

  /// Whether both lengths of a view are facts.
  mutating func isKnown(_ index: Int32, _ elements: InterfaceBuilderElements) -> Bool {
    knows(index, true, elements, 0) && knows(index, false, elements, 0)
  }

  // MARK: Constraints

  private mutating func bind(_ constraint: InterfaceBuilderConstraint, _ elements: InterfaceBuilderElements) {
    guard let first = constraint.first == 0 ? constraint.owner : elements.element(constraint.first) else { return }
    // What it binds to may be something that is not kept.
    guard let second = elements.element(constraint.second) else {
      if constraint.second == 0 { give(first, constraint, elements) }
      return
    }
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.width, .height) where first == second,
      (.height, .width) where first == second:
      width.bonds[Int(first)].isRatio = true
      height.bonds[Int(first)].isRatio = true
    case (.width, .width): follow(first, second, true)
    case (.height, .height): follow(first, second, false)
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
    guard constraint.secondAttribute == .none, let frame = elements[index].frame else { return }
    // Where the canvas shows another length, it was not laid out since.
    switch constraint.firstAttribute {
    case .width: if abs(frame.width - constraint.constant) <= 1 { width.bonds[Int(index)].isGiven = true }
    case .height: if abs(frame.height - constraint.constant) <= 1 { height.bonds[Int(index)].isGiven = true }
    default: return
    }
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
    guard element.frame != nil, element.states.isDisjoint(with: [.uncertain, .varies]) else { return false }
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
    let bond = isWidth ? width.bonds[Int(index)] : height.bonds[Int(index)]
    if bond.isGiven { return true }
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
