import Screens

/// Which widths and heights of a document's views are facts, and not what Auto Layout came to for the texts and the
/// device on the canvas.
///
/// A length is a fact if a constraint of the view or another length gives it, or if both edges are bound to something
/// around it with a known length. So are the lengths of frames that no constraint moves. What follows from what is
/// worked out from the facts on, so that neither the order of the document nor a circle of constraints has a part in
/// it.
struct InterfaceBuilderSizes {
  /// What decides whether a length is a fact.
  private enum Ground {
    case fact, unknown
    /// It is one where that of another element is.
    case follows(Int32)
    /// Constraints decide it.
    case bound
  }

  /// What of an element can be known: its two lengths, and where the edges are that a length lies between.
  private enum Part: Int {
    case width, height, left, right, top, bottom

    static let count = 6
  }

  private let lengths: InterfaceBuilderLengths
  /// Which parts are facts, six for each element.
  private var facts: [Bool]

  init(_ elements: InterfaceBuilderElements) {
    lengths = InterfaceBuilderLengths(elements)
    facts = Array(repeating: false, count: Part.count * elements.all.count)
    find(elements)
  }

  /// Whether the frame of a view is one that it has, and not one that it had, or has in some size classes.
  private static func isDecided(_ element: InterfaceBuilderElement) -> Bool {
    element.states.isDisjoint(with: [.uncertain, .varies])
  }

  /// The frame of a view, where both lengths of it are facts.
  func frame(of index: Int32, _ elements: InterfaceBuilderElements) -> Frame? {
    guard Self.isDecided(elements[index]), facts[Self.number(index, .width)], facts[Self.number(index, .height)] else {
      return nil
    }
    return elements[index].frame
  }

  /// The width or height of a view, where it is a fact, and greater than 0.
  func length(of index: Int32, isWidth: Bool, _ elements: InterfaceBuilderElements) -> Double? {
    let isKnown = facts[Self.number(index, isWidth ? .width : .height)]
    let frame = elements[index].frame
    let drawn = isKnown && Self.isDecided(elements[index]) ? (isWidth ? frame?.width : frame?.height) : nil
    return (drawn ?? lengths.computed(InterfaceBuilderLengths.number(index, isWidth: isWidth)))
      .flatMap { $0 > 0 ? $0 : nil }
  }

  /// What the width or height of a view never exceeds, for any length of what it is in; `nil` if nothing required
  /// limits it.
  func limit(of index: Int32, isWidth: Bool, _ elements: InterfaceBuilderElements) -> Double? {
    let number = InterfaceBuilderLengths.number(index, isWidth: isWidth)
    guard !lengths.isGiven(number), InterfaceBuilderLengths.isBound(elements[index]) else { return nil }
    return lengths.limit(number).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The height that a button has by the font of its title, with UIKit's padding; `nil` where anything else may decide
  /// it. The title has one line in any language.
  ///
  /// The canvas has to show that height too: what enlarges a button in a way that is not looked at shows there.
  func titleHeight(ofButton index: Int32, _ elements: InterfaceBuilderElements) -> Double? {
    let element = elements[index]
    let others: InterfaceBuilderElement.States = [.wraps, .redrawn, .hasClass, .reached, .fixedFrame]
    guard Self.isDecided(element), element.states.isSuperset(of: [.hasSystemType, .constrained]),
      element.states.isDisjoint(with: others), element.image == nil, let title = element.text, !title.isEmpty,
      element.parent >= 0, elements[element.parent].tag != .stackView, !isStretched(index, elements),
      let frame = element.frame
    else { return nil }
    var size = 15.0
    if element.look >= 0 {
      let look = elements.looks[Int(element.look)]
      if !look.fontPlace.isEmpty {
        // The weight of another family is not known, and a style follows the user's setting.
        guard let points = look.fontSize, look.fontWeight != nil, look.textStyle == nil else { return nil }
        size = points
      }
    }
    // The line of the system's font, and six points above and below.
    let height = (size * 1.193359375).rounded(.up) + 12
    return abs(frame.height - height) <= 1 ? max(height, frame.height) : nil
  }

  /// Whether constraints give a view a height, or bind both its upper and its lower edge.
  private func isStretched(_ index: Int32, _ elements: InterfaceBuilderElements) -> Bool {
    var (isTopBound, isBottomBound) = (false, false)
    for constraint in elements.constraints {
      let first = constraint.first == 0 ? constraint.owner : elements.element(constraint.first)
      let isFirst = first == index
      guard isFirst || constraint.second != 0 && elements.element(constraint.second) == index else { continue }
      switch isFirst ? constraint.firstAttribute : constraint.secondAttribute {
      case .height: return true
      case .top: isTopBound = true
      case .bottom: isBottomBound = true
      default: continue
      }
    }
    return isTopBound && isBottomBound
  }

  // MARK: Facts

  private static func number(_ index: Int32, _ part: Part) -> Int { Part.count * Int(index) + part.rawValue }

  private mutating func find(_ elements: InterfaceBuilderElements) {
    var steps: [(from: Int, to: Int)] = []
    var found: [Int] = []
    var isBound = Array(repeating: false, count: 2 * elements.all.count)
    for index in 0..<elements.count {
      for isWidth in [true, false] {
        let (length, part) = (InterfaceBuilderLengths.number(index, isWidth: isWidth), isWidth ? Part.width : .height)
        switch ground(of: index, isWidth, length, elements) {
        case .fact: found.append(Self.number(index, part))
        case .unknown: continue
        case .follows(let other): steps.append((Self.number(other, part), Self.number(index, part)))
        case .bound:
          isBound[length] = true
          // A stack view gives its content the length that it does not stack in.
          let outer = elements[index].parent
          let stack = elements[outer]
          if stack.tag == .stackView, stack.states.contains(.fills), stack.states.contains(.horizontal) != isWidth {
            steps.append((Self.number(outer, part), Self.number(index, part)))
          }
        }
      }
    }
    for equation in lengths.equations where isBound[equation.length] {
      steps.append((Self.number(ofLength: equation.base), Self.number(ofLength: equation.length)))
    }
    for constraint in elements.constraints {
      guard let bond = Self.bond(constraint, elements),
        isBound[InterfaceBuilderLengths.number(bond.inner, isWidth: bond.isHorizontal)]
      else { continue }
      steps.append(
        (Self.number(bond.outer, bond.isHorizontal ? .width : .height), Self.number(bond.inner, bond.edge)))
    }
    follow(steps, from: &found)
  }

  private static func number(ofLength number: Int) -> Int { Part.count * (number / 2) + number % 2 }

  /// Marks what is found, and all that follows from it.
  private mutating func follow(_ steps: [(from: Int, to: Int)], from found: inout [Int]) {
    // Where the steps from each part begin in a list of them.
    var starts = Array(repeating: 0, count: facts.count + 1)
    for step in steps { starts[step.from + 1] += 1 }
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    var ends = starts
    var targets = Array(repeating: 0, count: steps.count)
    for step in steps {
      targets[ends[step.from]] = step.to
      ends[step.from] += 1
    }
    while let next = found.popLast() {
      guard !facts[next] else { continue }
      facts[next] = true
      found += targets[starts[next]..<starts[next + 1]]
      let first = next - next % Part.count
      switch Part(rawValue: next % Part.count) {
      case .left where facts[first + Part.right.rawValue], .right where facts[first + Part.left.rawValue]:
        found.append(first + Part.width.rawValue)
      case .top where facts[first + Part.bottom.rawValue], .bottom where facts[first + Part.top.rawValue]:
        found.append(first + Part.height.rawValue)
      default: continue
      }
    }
  }

  /// The edge of a view that a constraint binds to the same edge of something around it; `nil` where it does no such
  /// thing.
  private static func bond(
    _ constraint: InterfaceBuilderConstraint, _ elements: InterfaceBuilderElements
  ) -> (inner: Int32, outer: Int32, edge: Part, isHorizontal: Bool)? {
    guard !constraint.isLimit, constraint.second != 0, constraint.firstAttribute == constraint.secondAttribute,
      let edge = edge(constraint.firstAttribute),
      let first = constraint.first == 0 ? constraint.owner : elements.element(constraint.first),
      let second = elements.element(constraint.second)
    else { return nil }
    let isInside = elements.isInside(first, of: second)
    guard isInside || elements.isInside(second, of: first) else { return nil }
    let (inner, outer) = isInside ? (first, second) : (second, first)
    // The edges of a scroll view are those of what scrolls in it, which is as large as its content.
    let guide = elements.guide(isInside ? constraint.second : constraint.first)
    guard !elements[outer].states.contains(.scrolls) || guide == .frame,
      elements.bindsEdges(constraint, first, second)
    else { return nil }
    return (inner, outer, edge, edge == .left || edge == .right)
  }

  private static func edge(_ attribute: InterfaceBuilderConstraint.Attribute) -> Part? {
    switch attribute {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    default: nil
    }
  }

  // MARK: Grounds

  private func ground(
    of index: Int32, _ isWidth: Bool, _ length: Int, _ elements: InterfaceBuilderElements
  ) -> Ground {
    let element = elements[index]
    if element.tag == .controller { return .fact }
    if !element.isCell {
      if lengths.holdsPin(length, element) { return .fact }
      // What the canvas shows of a view that has to have another length is stale, and so is what follows it.
      if elements.usesAutoLayout, lengths.isGiven(length), !lengths.isDrawn(length) { return .unknown }
    }
    guard element.frame != nil, Self.isDecided(element) else { return .unknown }
    let outer = element.parent
    switch element.tag {
    case .collectionCell: return elements.isSizeGiven(ofCell: index) ? .fact : .unknown
    case .tableCell:
      guard isWidth else { return elements.rowHeight(of: index) != nil ? .fact : .unknown }
      return elements.table(of: index).map { .follows($0) } ?? .unknown
    default: break
    }
    // A view at the top of a xib has the size that the code which loads it gives it, unless it fills the screen.
    guard outer >= 0 else { return elements.fillsScreen(index) ? .fact : .unknown }
    if element.role == .content { return .follows(outer) }
    if element.role == .root { return elements[outer].states.contains(.hasFreeSize) ? .unknown : .fact }
    // A container of another class may lay out what no constraint places.
    if element.states.contains(.fixedFrame) { return elements[outer].states.contains(.hasClass) ? .unknown : .fact }
    if !elements.usesAutoLayout { return .fact }
    guard !element.states.contains(.constrained) else { return .bound }
    let isStyled =
      elements[outer].role == .content && elements[outer].parent >= 0
      && elements[elements[outer].parent].states.contains(.styled)
    if isStyled || element.role == .sectionHeader || element.role == .sectionFooter { return .unknown }
    return element.states.contains(isWidth ? .stretchesWidth : .stretchesHeight) ? .follows(outer) : .fact
  }
}
