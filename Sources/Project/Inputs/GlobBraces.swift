/// The globs that one with braces stands for: `*.{page,fragment}` for `*.page` and `*.fragment`.
///
/// As in shells, braces may be in braces, and those without a comma stand for themselves; so does what follows a
/// backslash.
enum GlobBraces {
  /// The most globs that one may stand for.
  static let maximumCount = 256

  /// The globs in the order in which they are written; `nil` where they are too many.
  static func alternatives(_ glob: String) -> [String]? {
    guard glob.utf8.contains(UInt8(ascii: "{")) else { return [glob] }
    var done: [String] = []
    var waiting = [Array(glob.utf8)]
    while let next = waiting.popLast() {
      if let group = Group(in: next) {
        for option in group.options.reversed() {
          waiting.append(Array(next[..<group.open]) + option + next[(group.close + 1)...])
        }
      } else {
        done.append(String(decoding: next, as: UTF8.self))
      }
      if done.count + waiting.count > maximumCount { return nil }
    }
    return done
  }

  /// Whether a text has braces that stand for several.
  static func isPresent(in text: [UInt8]) -> Bool { text.contains(UInt8(ascii: "{")) && Group(in: text) != nil }

  /// Whether a text has a brace, with a comma behind it, that is not closed.
  static func isUnclosed(in text: [UInt8]) -> Bool {
    var commas: [Bool] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"): commas.append(false)
      case UInt8(ascii: ","): if !commas.isEmpty { commas[commas.count - 1] = true }
      case UInt8(ascii: "}"): _ = commas.popLast()
      default: break
      }
      index += 1
    }
    return commas.contains(true)
  }

  /// The first braces, seen from outside, that have a comma of their own.
  private struct Group {
    let open: Int
    let close: Int
    let options: [ArraySlice<UInt8>]

    init?(in text: [UInt8]) {
      var found: (open: Int, close: Int, commas: [Int])?
      var levels: [(open: Int, commas: [Int])] = []
      var index = 0
      while index < text.count {
        switch text[index] {
        case UInt8(ascii: "\\"): index += 1
        case UInt8(ascii: "{"): levels.append((index, []))
        case UInt8(ascii: ","): if !levels.isEmpty { levels[levels.count - 1].commas.append(index) }
        case UInt8(ascii: "}"):
          if let level = levels.popLast(), !level.commas.isEmpty, level.open < found?.open ?? .max {
            found = (level.open, index, level.commas)
          }
        default: break
        }
        index += 1
      }
      guard let found else { return nil }
      (open, close) = (found.open, found.close)
      var start = found.open + 1
      var options: [ArraySlice<UInt8>] = []
      for end in found.commas + [found.close] {
        options.append(text[start..<end])
        start = end + 1
      }
      self.options = options
    }
  }
}
