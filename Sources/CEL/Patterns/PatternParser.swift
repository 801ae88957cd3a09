/// Reads a pattern and makes a machine of it.
struct PatternParser {
  private typealias Program = [Pattern.Instruction]

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var nesting = 0

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  /// The whole pattern.
  mutating func whole() throws(PatternError) -> [Pattern.Instruction] {
    let program = try alternatives()
    guard position == scalars.count else { throw PatternError(message: "a `)` closes nothing") }
    return program + [.match]
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  private func checked(_ program: Program) throws(PatternError) -> Program {
    guard program.count < Pattern.maximumSize else { throw PatternError(message: "the pattern is too large") }
    return program
  }

  // MARK: Structure

  private mutating func alternatives() throws(PatternError) -> Program {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Parser.maximumDepth else { throw PatternError(message: "too many nested groups") }
    var program = try sequence()
    while take("|") {
      let other = try sequence()
      program = try checked(
        [.split(1, program.count + 2)] + Self.moved(program, by: 1) + [.jump(program.count + 2 + other.count)]
          + Self.moved(other, by: program.count + 2))
    }
    return program
  }

  /// The program where it begins at another place.
  private static func moved(_ program: Program, by distance: Int) -> Program {
    program.map { instruction in
      switch instruction {
      case .split(let first, let second): .split(first + distance, second + distance)
      case .jump(let target): .jump(target + distance)
      default: instruction
      }
    }
  }

  private mutating func sequence() throws(PatternError) -> Program {
    var program: Program = []
    while let scalar = peek, scalar != "|", scalar != ")" {
      let piece = try repeated(try atom())
      program = try checked(program + Self.moved(piece, by: program.count))
    }
    return program
  }

  private mutating func repeated(_ atom: Program) throws(PatternError) -> Program {
    guard let (least, greatest) = try repetition() else { return atom }
    // Which match is the shortest does not matter.
    _ = take("?")
    if try repetition() != nil { throw PatternError(message: "a repetition is repeated; a group `(?:…)` may be") }
    var program: Program = []
    for _ in 0..<least { program = try checked(program + Self.moved(atom, by: program.count)) }
    guard let greatest else {
      let start = program.count
      return try checked(
        program + [.split(start + 1, start + 2 + atom.count)] + Self.moved(atom, by: start + 1) + [.jump(start)])
    }
    for _ in least..<greatest {
      let start = program.count
      program = try checked(program + [.split(start + 1, start + 1 + atom.count)] + Self.moved(atom, by: start + 1))
    }
    return program
  }

  /// How often the last piece is there at least and at most; `nil` where no repetition is here.
  private mutating func repetition() throws(PatternError) -> (least: Int, greatest: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = position
    guard take("{"), let least = number() else {
      position = start
      return nil
    }
    var greatest: Int? = least
    if take(",") { greatest = number() }
    guard take("}") else {
      position = start
      return nil
    }
    guard least <= 1_000, greatest ?? least <= 1_000, least <= greatest ?? least else {
      throw PatternError(message: "a repetition goes from 0 to 1000, the lesser number first")
    }
    return (least, greatest)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = peek, ("0"..."9").contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return digits.isEmpty ? nil : Int(digits) ?? .max
  }

  // MARK: Atoms

  private mutating func atom() throws(PatternError) -> Program {
    guard let scalar = peek else { return [] }
    switch scalar {
    case "(":
      position += 1
      if take("?") { try groupKind() }
      let program = try alternatives()
      guard take(")") else { throw PatternError(message: "expected a closing `)`") }
      return program
    case "[":
      position += 1
      return [.scalar(try set())]
    case "*", "+", "?":
      throw PatternError(message: "`\(scalar)` repeats nothing; `\\\(scalar)` is the character itself")
    case "\\":
      position += 1
      return [try escape()]
    default: break
    }
    position += 1
    return switch scalar {
    case ".": [.scalar(Pattern.ScalarSet(ranges: [0x0A...0x0A], isNegated: true))]
    case "^": [.assert(.start)]
    case "$": [.assert(.end)]
    default: [.scalar(Pattern.ScalarSet(ranges: [scalar.value...scalar.value]))]
    }
  }

  private mutating func groupKind() throws(PatternError) {
    if take(":") { return }
    guard take("P<") || take("<"), let end = scalars[position...].firstIndex(of: ">"), end > position,
      scalars[position..<end].allSatisfy({ UInt8(exactly: $0.value).map { $0.isNameStart || $0.isDigit } ?? false })
    else { throw PatternError(message: "only `(…)`, `(?:…)` and `(?P<name>…)` are supported, not flags") }
    position = end + 1
  }

  private mutating func escape() throws(PatternError) -> Pattern.Instruction {
    if take("b") { return .assert(.wordBoundary) }
    if take("B") { return .assert(.noWordBoundary) }
    if take("A") { return .assert(.start) }
    if take("z") { return .assert(.end) }
    return .scalar(try escapedSet())
  }

  private static let sets: [Unicode.Scalar: [ClosedRange<UInt32>]] = [
    "d": [48...57], "w": [48...57, 65...90, 95...95, 97...122], "s": [9...10, 12...13, 32...32],
  ]
  private static let controls: [Unicode.Scalar: UInt32] = ["a": 7, "f": 12, "t": 9, "n": 10, "r": 13, "v": 11]

  /// What is behind a backslash, where it stands for scalars.
  private mutating func escapedSet() throws(PatternError) -> Pattern.ScalarSet {
    guard let scalar = peek else { throw PatternError(message: "a backslash ends the pattern") }
    position += 1
    if let ranges = Self.sets[scalar] { return Pattern.ScalarSet(ranges: ranges) }
    if let upper = UInt8(exactly: scalar.value), let ranges = Self.sets[Unicode.Scalar(upper | 0x20)] {
      return Pattern.ScalarSet(ranges: ranges, isNegated: true)
    }
    if let control = Self.controls[scalar] { return Pattern.ScalarSet(ranges: [control...control]) }
    if scalar == "x" { return try hexadecimal() }
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80, !byte.isDigit, !byte.isNameStart || byte == 0x5F else {
      throw PatternError(message: "`\\\(scalar)` is left out, or nothing")
    }
    return Pattern.ScalarSet(ranges: [scalar.value...scalar.value])
  }

  private mutating func hexadecimal() throws(PatternError) -> Pattern.ScalarSet {
    var digits = ""
    let isBraced = take("{")
    while let scalar = peek, let byte = UInt8(exactly: scalar.value), byte.isHexDigit, digits.count < (isBraced ? 6 : 2)
    {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    guard isBraced ? take("}") : digits.count == 2, let code = UInt32(digits, radix: 16), code <= 0x10FFFF else {
      throw PatternError(message: "expected `\\x41` or `\\x{1F600}`")
    }
    return Pattern.ScalarSet(ranges: [code...code])
  }

  // MARK: Sets

  private mutating func set() throws(PatternError) -> Pattern.ScalarSet {
    var set = Pattern.ScalarSet(ranges: [], isNegated: take("^"))
    var isFirst = true
    while true {
      guard let scalar = peek else { throw PatternError(message: "expected a closing `]`") }
      if scalar == "]", !isFirst {
        position += 1
        return set
      }
      isFirst = false
      if take("[:") { throw PatternError(message: "classes such as `[:alpha:]` are not supported") }
      let first = try member()
      guard first.ranges.count == 1, let start = first.ranges.first?.lowerBound, first.ranges[0].count == 1,
        !first.isNegated, peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]"
      else {
        set.ranges += first.isNegated ? Self.others(than: first.ranges) : first.ranges
        continue
      }
      position += 1
      let last = try member()
      guard let end = last.ranges.first?.lowerBound, last.ranges.count == 1, last.ranges[0].count == 1, start <= end,
        !last.isNegated
      else { throw PatternError(message: "a range must go from a character to a later one") }
      set.ranges.append(start...end)
    }
  }

  private mutating func member() throws(PatternError) -> Pattern.ScalarSet {
    if take("\\") { return try escapedSet() }
    guard let scalar = peek else { throw PatternError(message: "expected a closing `]`") }
    position += 1
    return Pattern.ScalarSet(ranges: [scalar.value...scalar.value])
  }

  /// All scalars that are in none of some ranges, which are sorted.
  private static func others(than ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var others: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if range.lowerBound > start { others.append(start...(range.lowerBound - 1)) }
      start = range.upperBound + 1
    }
    return others + [start...0x10FFFF]
  }
}
