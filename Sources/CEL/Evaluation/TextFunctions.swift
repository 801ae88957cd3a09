/// Functions on texts, which are sequences of Unicode scalars.
enum TextFunctions {
  typealias Scalars = [Unicode.Scalar]

  static func call(_ function: Function, _ arguments: [Value]) -> Outcome {
    guard case .string(let text)? = arguments.first else {
      return .noOverload(function.rawValue, arguments.first ?? .null)
    }
    var others: [Scalars] = []
    var numbers: [Int] = []
    for argument in arguments.dropFirst() {
      switch argument {
      case .string(let other): others.append(Array(other.unicodeScalars))
      case .int(let number): numbers.append(Int(clamping: number))
      default: return .noOverload(function.rawValue, argument)
      }
    }
    switch (function, others.count, numbers.count) {
    case (.lowerAscii, 0, 0): return mapped(text) { $0.isUpper ? $0 + 32 : $0 }
    case (.lower, 0, 0): return .value(.string(text.lowercased()))
    case (.upperAscii, 0, 0): return mapped(text) { $0.isLower ? $0 - 32 : $0 }
    default: break
    }
    let scalars = Array(text.unicodeScalars)
    switch (function, others.count, numbers.count) {
    case (.contains, 1, 0): return .bool(find(others[0], in: scalars, from: 0) != nil)
    case (.startsWith, 1, 0): return .bool(scalars.starts(with: others[0]))
    case (.endsWith, 1, 0): return .bool(scalars.reversed().starts(with: others[0].reversed()))
    case (.indexOf, 1, 0...1): return index(of: others[0], in: scalars, from: numbers.first ?? 0)
    case (.lastIndexOf, 1, 0...1): return lastIndex(of: others[0], in: scalars, from: numbers.first ?? scalars.count)
    case (.charAt, 0, 1): return part(scalars, numbers[0], min(numbers[0], scalars.count - 1) + 1)
    case (.substring, 0, 1...2): return part(scalars, numbers[0], numbers.last ?? 0, isOpen: numbers.count == 1)
    case (.trim, 0, 0): return string(trimmed(scalars))
    case (.reverse, 0, 0): return string(scalars.reversed())
    case (.replace, 2, 0...1): return string(replacing(others[0], by: others[1], in: scalars, numbers.first ?? -1))
    case (.split, 1, 0...1):
      return .value(.list(pieces(scalars, others[0], numbers.first ?? -1).map { .string(Self.text($0)) }))
    default: return .noOverload(function.rawValue, arguments.first ?? .null, arguments.last ?? .null)
    }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> Outcome { .value(.string(text(scalars))) }

  private static func mapped(_ text: String, _ change: (UInt8) -> UInt8) -> Outcome {
    .value(.string(String(decoding: text.utf8.map(change), as: UTF8.self)))
  }

  private static func outOfRange(_ index: Int) -> Outcome { .failure("the text has no place \(index)") }

  // MARK: Places

  private static func find(_ part: Scalars, in text: Scalars, from start: Int) -> Int? {
    guard part.count <= text.count else { return nil }
    var index = start
    while index + part.count <= text.count {
      if text[index...].starts(with: part) { return index }
      index += 1
    }
    return nil
  }

  private static func index(of part: Scalars, in text: Scalars, from start: Int) -> Outcome {
    guard (0...text.count).contains(start) else { return outOfRange(start) }
    return .value(.int(Int64(find(part, in: text, from: start) ?? -1)))
  }

  private static func lastIndex(of part: Scalars, in text: Scalars, from last: Int) -> Outcome {
    guard (0...text.count).contains(last) else { return outOfRange(last) }
    var index = min(last, text.count - part.count)
    while index >= 0 {
      if text[index...].starts(with: part) { return .value(.int(Int64(index))) }
      index -= 1
    }
    return .value(.int(-1))
  }

  // MARK: Parts

  private static func part(_ text: Scalars, _ start: Int, _ end: Int, isOpen: Bool = false) -> Outcome {
    let end = isOpen ? text.count : end
    guard (0...text.count).contains(start) else { return outOfRange(start) }
    guard (0...text.count).contains(end) else { return outOfRange(end) }
    guard start <= end else { return .failure("the part of a text cannot end (\(end)) before it begins (\(start))") }
    return string(text[start..<end])
  }

  private static func trimmed(_ text: Scalars) -> ArraySlice<Unicode.Scalar> {
    var rest = text[...]
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return rest
  }

  /// The text cut where a separator is, into so many pieces at most; any number where `limit` is negative.
  private static func pieces(_ text: Scalars, _ separator: Scalars, _ limit: Int) -> [ArraySlice<Unicode.Scalar>] {
    if limit == 0 { return [] }
    var pieces: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    while limit < 0 || pieces.count < limit - 1 {
      if separator.isEmpty {
        guard start + 1 < text.count else { break }
        pieces.append(text[start...start])
        start += 1
      } else {
        guard let next = find(separator, in: text, from: start) else { break }
        pieces.append(text[start..<next])
        start = next + separator.count
      }
    }
    if separator.isEmpty, text.isEmpty { return [] }
    return pieces + [text[start...]]
  }

  /// The text with a part replaced so many times at most; everywhere where `limit` is negative.
  private static func replacing(
    _ part: Scalars, by other: Scalars, in text: Scalars, _ limit: Int
  ) -> Scalars {
    var result: Scalars = []
    var start = 0
    var count = 0
    while limit < 0 || count < limit {
      if part.isEmpty {
        result += other
        guard start < text.count else { return result }
        result.append(text[start])
        start += 1
      } else {
        guard let next = find(part, in: text, from: start) else { break }
        result += text[start..<next] + other
        start = next + part.count
      }
      count += 1
    }
    return result + text[start...]
  }
}

extension UInt8 {
  fileprivate var isUpper: Bool { self &- 65 < 26 }
  fileprivate var isLower: Bool { self &- 97 < 26 }
}
