import Screens
import Support

/// The lengths that constraints with numbers give: a view's own ones, and those of views whose length is so much of
/// another one.
///
/// The order of constraints and views has no effect. Lengths go from view to view in rounds; of several in one round
/// the canvas, and then their number, decides.
struct InterfaceBuilderLengths {
  /// What constraints with a number say of one width or height.
  private struct Pin {
    private(set) var given: Double?
    /// Whether the canvas shows the length that is given.
    private(set) var isDrawn = false
    /// Whether two lengths are given, and the canvas shows neither.
    private(set) var isDisputed = false
    /// What the length never exceeds.
    var limit: Double?

    /// Takes a length that a constraint gives.
    mutating func take(_ length: Double, drawn: Double?) {
      let matches = drawn.map { abs($0 - length) <= 1 } ?? false
      guard let given, matches == isDrawn else {
        if given == nil || matches { (given, isDrawn) = (length, matches) }
        return
      }
      if let drawn, matches {
        self.given = [given, length].min { (abs($0 - drawn), $0) < (abs($1 - drawn), $1) }
      } else {
        isDisputed = isDisputed || given != length
        self.given = min(given, length)
      }
    }
  }

  /// A length that is so much of another one.
  struct Equation {
    let length: Int
    let base: Int
    fileprivate let factor: Double
    fileprivate let constant: Double
  }

  private var pins: [Pin]
  /// The lengths that numbers give alone; `nil` where none do.
  private var computed: [Double?]
  private(set) var equations: [Equation] = []

  /// The number of a view's width or height.
  static func number(_ index: Int32, isWidth: Bool) -> Int { 2 * Int(index) + (isWidth ? 0 : 1) }

  init(_ elements: InterfaceBuilderElements) {
    pins = Array(repeating: Pin(), count: 2 * elements.all.count)
    computed = Array(repeating: nil, count: pins.count)
    for constraint in elements.constraints { take(constraint, elements) }
    compute(elements)
  }

  // MARK: Answers

  /// Whether a constraint gives a width or height.
  func isGiven(_ number: Int) -> Bool { pins[number].given != nil }

  /// Whether the canvas shows the length that a constraint gives.
  func isDrawn(_ number: Int) -> Bool { pins[number].isDrawn }

  /// What a width or height never exceeds.
  func limit(_ number: Int) -> Double? { pins[number].limit }

  /// The length that numbers give alone, without the canvas.
  func computed(_ number: Int) -> Double? { computed[number] }

  /// Whether the length that a constraint of the view itself gives holds in a parent of any size.
  func holdsPin(_ number: Int, _ element: InterfaceBuilderElement) -> Bool {
    let pin = pins[number]
    guard pin.given != nil, Self.isBound(element) else { return false }
    // Where the canvas shows another length and does not say that it is misplaced, something else sets it.
    return pin.isDrawn || !pin.isDisputed && (element.frame == nil || element.states.contains(.uncertain))
  }

  /// Whether constraints set the lengths of a view, in all size classes.
  static func isBound(_ element: InterfaceBuilderElement) -> Bool {
    element.states.contains(.constrained) && element.states.isDisjoint(with: [.variesItself, .fixedFrame])
  }

  // MARK: Constraints

  private mutating func take(_ constraint: InterfaceBuilderConstraint, _ elements: InterfaceBuilderElements) {
    guard let isWidth = Self.isWidth(constraint.firstAttribute),
      let first = constraint.first == 0 ? constraint.owner : elements.element(constraint.first)
    else { return }
    let number = Self.number(first, isWidth: isWidth)
    // What it binds to may be something that is not kept.
    guard constraint.second == 0 else {
      guard !constraint.isLimit, let ofWidth = Self.isWidth(constraint.secondAttribute),
        let second = elements.element(constraint.second)
      else { return }
      return relate(number, Self.number(second, isWidth: ofWidth), constraint)
    }
    guard constraint.secondAttribute == .none else { return }
    if constraint.isLimit {
      pins[number].limit = min(constraint.constant, pins[number].limit ?? .infinity)
    } else {
      let frame = elements[first].frame
      pins[number].take(constraint.constant, drawn: isWidth ? frame?.width : frame?.height)
    }
  }

  /// `nil` for an attribute that is no length.
  private static func isWidth(_ attribute: InterfaceBuilderConstraint.Attribute) -> Bool? {
    attribute == .width ? true : attribute == .height ? false : nil
  }

  /// Notes an equation in both directions.
  private mutating func relate(_ first: Int, _ second: Int, _ constraint: InterfaceBuilderConstraint) {
    guard first != second else { return }
    let (factor, constant) = (constraint.multiplier, constraint.constant)
    equations.append(Equation(length: first, base: second, factor: factor, constant: constant))
    equations.append(Equation(length: second, base: first, factor: 1 / factor, constant: -constant / factor))
  }

  // MARK: Rounds

  /// Takes the lengths that are pinned, and from round to round those that follow from lengths of the round before.
  private mutating func compute(_ elements: InterfaceBuilderElements) {
    guard pins.contains(where: { $0.given != nil }) else { return }
    var round: [Int] = []
    for number in pins.indices where pins[number].given != nil {
      let element = elements[Int32(truncatingIfNeeded: number / 2)]
      guard !element.isCell, holdsPin(number, element) else { continue }
      computed[number] = pins[number].given
      round.append(number)
    }
    let ordered = equations.sorted { $0.base < $1.base }
    // What several lengths of one round disagree about is never known.
    var disputed: Set<Int> = []
    while !round.isEmpty {
      var found: [Int: (least: Double, most: Double)] = [:]
      for base in round {
        guard let length = computed[base] else { continue }
        var next = ordered.partitioningIndex { $0.base >= base }
        while next < ordered.count, ordered[next].base == base {
          let equation = ordered[next]
          next += 1
          let value = length * equation.factor + equation.constant
          // Chains of factors have no limit of their own.
          guard abs(value) < 1e9, canFollow(equation.length, value, elements), !disputed.contains(equation.length)
          else { continue }
          let known = found[equation.length] ?? (value, value)
          found[equation.length] = (min(known.least, value), max(known.most, value))
        }
      }
      round.removeAll(keepingCapacity: true)
      for (number, range) in found {
        if range.most - range.least > 1 {
          disputed.insert(number)
        } else {
          computed[number] = range.least
          round.append(number)
        }
      }
    }
  }

  /// Whether a length that no constraint gives can be so much, as far as the canvas shows it.
  private func canFollow(_ number: Int, _ length: Double, _ elements: InterfaceBuilderElements) -> Bool {
    let element = elements[Int32(truncatingIfNeeded: number / 2)]
    guard computed[number] == nil, pins[number].given == nil, !element.isCell, Self.isBound(element) else {
      return false
    }
    let drawn = number.isMultiple(of: 2) ? element.frame?.width : element.frame?.height
    guard let drawn, !element.states.contains(.uncertain) else { return true }
    return abs(drawn - length) <= 1
  }
}

/// A constraint of Auto Layout that has to be met.
struct InterfaceBuilderConstraint {
  /// What of an item it binds; an edge may be that of the item's margins.
  enum Attribute: UInt8 {
    case none, width, height, left, right, top, bottom, other

    init(_ text: UTF8Text) {
      let words: [(StaticString, Attribute)] = [
        ("width", .width), ("height", .height), ("leading", .left), ("trailing", .right), ("top", .top),
        ("bottom", .bottom), ("left", .left), ("right", .right), ("leadingMargin", .left), ("trailingMargin", .right),
        ("topMargin", .top), ("bottomMargin", .bottom), ("leftMargin", .left), ("rightMargin", .right),
      ]
      self = words.first { $0.0.withUTF8Buffer { $0.elementsEqual(text) } }?.1 ?? .other
    }
  }

  /// The element that it is in, which is the first item where none is named.
  let owner: Int32
  /// The hash of its own object id; 0 for none.
  var id: UInt64 = 0
  /// The items by the hashes of their object ids; 0 for none.
  var first: UInt64 = 0
  var second: UInt64 = 0
  var firstAttribute = Attribute.none
  var secondAttribute = Attribute.none
  /// Whether the attribute is an edge of the item's margins, and not of the item itself.
  var isFirstMargin = false
  var isSecondMargin = false
  var constant = 0.0
  /// How much of the second item's length, before the constant is added.
  var multiplier = 1.0
  /// Whether the length is no more than that, and may be less.
  var isLimit = false

  /// Whether an attribute of that name is an edge of margins.
  static func isMargin(_ attribute: UTF8Text) -> Bool { attribute.ends(with: "Margin") }
}
