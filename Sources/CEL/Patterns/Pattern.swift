/// A regular expression in the syntax of RE2, as far as no more is asked than whether some part of a text matches.
///
/// Its time is proportional to the text and to its own size, for any pattern and text. Captures have no use here;
/// flags, Unicode classes, POSIX classes and `\Q…\E` are left out and refused.
struct Pattern: Sendable {
  /// One step of the machine that a pattern is.
  enum Instruction: Sendable {
    /// One scalar of a set, and on to the next instruction.
    case scalar(ScalarSet)
    /// On to both places.
    case split(Int, Int)
    case jump(Int)
    case assert(Assertion)
    case match
  }

  /// What a place in the text has to be.
  enum Assertion: Sendable {
    case start
    case end
    case wordBoundary
    case noWordBoundary
  }

  /// A set of scalars.
  struct ScalarSet: Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  /// The largest machine, in instructions.
  static let maximumSize = 2_000

  let instructions: [Instruction]

  /// Reads a pattern.
  ///
  /// - Throws: a ``PatternError`` for what is no pattern, is left out, or is too large.
  init(_ source: String) throws(PatternError) {
    var parser = PatternParser(source)
    instructions = try parser.whole()
  }

  /// How many steps a search takes at most.
  func cost(of text: String) -> Int {
    let (cost, isTooMuch) = (text.utf8.count + 1).multipliedReportingOverflow(by: instructions.count / 4 + 1)
    return isTooMuch ? .max : cost
  }

  /// Whether some part of a text matches.
  func matches(_ text: String) -> Bool {
    var current = States(instructions.count)
    var next = States(instructions.count)
    var previous: Unicode.Scalar?
    var scalars = text.unicodeScalars.makeIterator()
    var scalar = scalars.next()
    while true {
      // A match may begin at each place.
      if add(0, to: &current, previous, scalar) { return true }
      guard let read = scalar else { return false }
      let following = scalars.next()
      for place in current.places {
        if case .scalar(let set) = instructions[place], set.contains(read),
          add(place + 1, to: &next, read, following)
        {
          return true
        }
      }
      swap(&current, &next)
      next.removeAll()
      previous = read
      scalar = following
    }
  }

  /// The places that the machine is in, each once.
  private struct States {
    var places: [Int] = []
    private var isIn: [Bool]

    init(_ count: Int) {
      isIn = Array(repeating: false, count: count)
    }

    mutating func insert(_ place: Int) -> Bool {
      if isIn[place] { return false }
      isIn[place] = true
      places.append(place)
      return true
    }

    mutating func removeAll() {
      for place in places { isIn[place] = false }
      places.removeAll(keepingCapacity: true)
    }
  }

  /// Enters a place and all that it leads to without reading; whether that is a match.
  private func add(
    _ place: Int, to states: inout States, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    var open = [place]
    while let place = open.popLast() {
      guard states.insert(place) else { continue }
      switch instructions[place] {
      case .match: return true
      case .scalar: continue
      case .jump(let target): open.append(target)
      case .split(let first, let second): open += [first, second]
      case .assert(let assertion): if Self.holds(assertion, before, after) { open.append(place + 1) }
      }
    }
    return false
  }

  private static func holds(_ assertion: Assertion, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    switch assertion {
    case .start: before == nil
    case .end: after == nil
    case .wordBoundary: isWord(before) != isWord(after)
    case .noWordBoundary: isWord(before) == isWord(after)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let value = scalar?.value, let byte = UInt8(exactly: value) else { return false }
    return byte.isNameStart || byte.isDigit
  }
}

/// What is wrong with a pattern.
struct PatternError: Error {
  var message: String
}
