import Syntax

/// Finds the place in a YAML text where something is being written, by how lines are indented: the text need not be
/// whole.
///
/// Lists and maps in brackets are looked into where they are on one line.
struct YAMLCursor {
  private typealias Step = CompletionCursor.Step

  /// The place at an offset; `nil` where nothing may be written.
  ///
  /// - Parameter part: the part of the text that is YAML.
  static func cursor(in text: [UInt8], at offset: Int, within part: Range<Int>) -> CompletionCursor? {
    guard part.contains(offset) || offset == part.upperBound else { return nil }
    let lineStart = text[part.lowerBound..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? part.lowerBound
    let lineEnd = text[offset..<part.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? part.upperBound
    let before = text[part.lowerBound..<lineStart].split(separator: 0x0A, omittingEmptySubsequences: false)
    let above = before.map { String(decoding: $0, as: UTF8.self).filter { $0 != "\r" } }.dropLast()
    let behind = text[min(text.count, lineEnd)..<part.upperBound].split(separator: 0x0A).map {
      YAMLLine(String(decoding: $0, as: UTF8.self).filter { $0 != "\r" })
    }
    let typed = YAMLLine(String(decoding: text[lineStart..<offset], as: UTF8.self))
    // A comment begins with a mark, or with one behind a space.
    if typed.value.contains(" #") || text[lineStart..<offset].first(where: { $0 != 0x20 }) == UInt8(ascii: "#") {
      return nil
    }
    var location = location(to: typed, below: above.map(YAMLLine.init), above: behind)
    let rest = text[offset..<lineEnd]
    if let key = typed.key {
      location.path.append(.member(key))
      location.texts.append([:])
      return value(typed, at: lineStart + typed.valueStart, offset, location, rest)
    }
    if ["{", "[", "\"", "'"].contains(typed.value.first) {
      return value(typed, at: lineStart + typed.valueStart, offset, location, rest)
    }
    let end = offset + rest.prefix { $0 != UInt8(ascii: ":") && $0 > 0x20 }.count
    return CompletionCursor(
      path: location.path, texts: location.texts, isKey: true, isValue: !typed.dashes.isEmpty,
      siblings: location.siblings,
      replaced: lineStart + typed.valueStart..<end, typed: String(typed.value),
      hasColon: end < text.count && text[end] == UInt8(ascii: ":"))
  }

  /// Where a line is: the keys and lists around it, with the texts of their maps.
  private struct Location {
    var path: [Step] = []
    var texts: [[String: String]] = []
    var siblings: Set<String> = []
  }

  /// What is being looked out of: a map, by the column of its keys, or a list, by that of its dashes.
  private enum Level {
    case map(Int)
    case list(Int)
  }

  private static func location(to typed: YAMLLine, below lines: [YAMLLine], above behind: [YAMLLine]) -> Location {
    // From the inside to the outside.
    var steps: [Step] = []
    var containers: [[String: String]] = [[:]]
    var siblings: Set<String> = []
    var level = Level.map(typed.column)
    func take(_ line: YAMLLine) {
      guard let key = line.key else { return }
      containers[containers.count - 1][key] = String(line.value)
      if steps.isEmpty { siblings.insert(key) }
    }
    func leave(by step: Step, to outer: Level) {
      steps.append(step)
      containers.append([:])
      level = outer
    }
    for line in behind where !line.isEmpty {
      guard line.column >= typed.column, line.dashes.first ?? .max > typed.column else { break }
      if line.column == typed.column { take(line) }
    }
    for dash in typed.dashes.reversed() { leave(by: .item, to: .list(dash)) }
    for line in lines.reversed() where !line.isEmpty {
      let isOwner = line.key != nil && ["", "#", "&"].contains(line.value.prefix(1))
      switch level {
      case .map(line.column): take(line)
      case .map(let column) where isOwner && line.column < column,
        .list(let column) where isOwner && line.column <= column && !line.dashes.contains(column):
        leave(by: .member(line.key ?? ""), to: .map(line.column))
        take(line)
      default: continue
      }
      for dash in line.dashes.reversed() { leave(by: .item, to: .list(dash)) }
    }
    return Location(path: steps.reversed(), texts: containers.reversed(), siblings: siblings)
  }

  /// A list or map in brackets that is open.
  private struct Flow {
    let isMap: Bool
    /// The name in front of the last colon, behind which no comma is yet.
    var key: String?
    var texts: [String: String] = [:]
    var names: Set<String> = []

    /// The step that leads to the next value in it.
    var next: Step { isMap ? .member(key ?? "") : .item }

    mutating func end(_ word: Substring) {
      if let key {
        texts[key] = YAMLCursor.trimmed(word)
        names.insert(key)
      }
      key = nil
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The place in a value that is behind a key, or in the brackets that it begins with.
  private static func value(
    _ line: YAMLLine, at start: Int, _ offset: Int, _ location: Location, _ rest: ArraySlice<UInt8>
  ) -> CompletionCursor? {
    let value = line.value
    var open: [Flow] = []
    var marks = line.marks
    while let mark = marks.next() {
      let word = value[marks.wordStart..<mark.index]
      switch mark.kind {
      case .listStart, .mapStart: open.append(Flow(isMap: mark.kind == .mapStart))
      case .end:
        if open.popLast() == nil { return nil }
        continue
      case .comma where !open.isEmpty: open[open.count - 1].end(word)
      case .colon where open.last?.isMap == true && open.last?.key == nil: open[open.count - 1].key = trimmed(word)
      case .comma, .colon: continue
      }
      marks.startWord()
    }
    let isFlow = line.isFlow
    // Nothing follows the last bracket.
    if isFlow, open.isEmpty { return nil }
    var location = location
    for (index, flow) in open.enumerated() {
      location.texts[location.texts.count - 1] = flow.texts
      if index == open.count - 1, flow.isMap, flow.key == nil { break }
      location.path.append(flow.next)
      location.texts.append([:])
    }
    let isKey = open.last.map { $0.isMap && $0.key == nil } ?? false
    var word = value[marks.wordStart...].drop { $0 == " " }
    if let first = word.first, first == marks.quote { word = word.dropFirst() }
    let wordStart = start + value.utf8.distance(from: value.startIndex, to: word.startIndex)
    let ends = Set(isFlow ? ",]}:\"'".utf8 : ":\"'".utf8)
    let end = offset + rest.prefix { $0 > 0x20 && !ends.contains($0) }.count
    let next = rest.dropFirst(end - offset).first
    return CompletionCursor(
      path: location.path, texts: location.texts, isKey: isKey, isValue: !isKey, siblings: open.last?.names ?? [],
      replaced: wordStart..<end, typed: String(word), hasColon: next == UInt8(ascii: ":"))
  }
}
