import Support

/// The outlets of a class that a source file in Swift, Objective-C or C# wires to a tap.
struct WiredOutlets {
  private(set) var names: Set<String> = []
  /// Whether the class sizes the items of a collection view.
  private(set) var sizesItems = false
  /// Where the code of other classes begins and ends.
  private var others: [Range<Int>] = []

  /// What is called on a button so that a tap does something, behind its name and a dot or space.
  private static let calls = [
    "addTarget", "addAction", "rx.tap", "rx.controlEvent", "tapPublisher", "controlEventPublisher", "publisher",
    "AddTarget", "TouchUpInside", "PrimaryActionTriggered",
  ]
  /// The calls among them that are for taps with any arguments.
  private static let tapCalls = ["rx.tap", "tapPublisher", "controlEventPublisher"]
  /// The events among them, to which C# adds what they call.
  private static let events = ["TouchUpInside", "PrimaryActionTriggered"]
  /// What sizes items: a method of the delegate, or a property of the layout.
  private static let sizings = ["sizeForItemAt", "sizeForItemAtIndexPath", "GetSizeForItem", "itemSize", "ItemSize"]
  /// How many bytes a loop over outlets may be before what it does.
  private static let loopReach = 500
  /// How many bytes behind a call may say for which event it is.
  private static let reach = 2000

  init(of name: String, in text: UTF8Text) {
    let code = Self.withoutComments(text)
    code.withUnsafeBufferPointer { code in
      let types = Self.types(in: code)
      for (index, type) in types.enumerated() where type.name != name {
        others.append(type.start..<(index + 1 < types.count ? types[index + 1].start : code.count))
      }
      for call in Self.calls { find(call, in: code) }
      sizesItems = Self.sizings.contains { holds(word: $0, in: code) }
    }
  }

  /// Whether the code of the class has a word.
  private func holds(word: String, in code: UTF8Text) -> Bool {
    let wanted = Array(word.utf8)
    return wanted.withUnsafeBufferPointer { wanted in
      var position = 0
      while let found = code.firstIndex(of: wanted, from: position) {
        position = found + wanted.count
        let isWhole =
          (found == 0 || !Self.isWord(code[found - 1])) && (position == code.count || !Self.isWord(code[position]))
        if isWhole, !others.contains(where: { $0.contains(found) }) { return true }
      }
      return false
    }
  }

  /// The types of a file, where each declaration or extension begins.
  private static func types(in code: UTF8Text) -> [(start: Int, name: String)] {
    let keywords = ["class", "struct", "enum", "actor", "extension", "implementation"]
    var types: [(start: Int, name: String)] = []
    var before = ""
    var index = 0
    while index < code.count {
      let start = index
      while index < code.count, isWord(code[index]) { index += 1 }
      guard index > start else {
        // A colon or dot ends a declaration's words: `class: AnyObject`.
        if !isXMLSpace(code[index]) { before = "" }
        index += 1
        continue
      }
      let word = String(decoding: code[start..<index], as: UTF8.self)
      // A method of the type may be `class func`.
      if keywords.contains(before), !["func", "var", "let", "subscript"].contains(word) { types.append((start, word)) }
      before = word
    }
    return types
  }

  private mutating func find(_ call: String, in code: UTF8Text) {
    let wanted = Array(call.utf8)
    wanted.withUnsafeBufferPointer { wanted in
      var position = 0
      while let found = code.firstIndex(of: wanted, from: position) {
        position = found + wanted.count
        guard position >= code.count || !Self.isWord(code[position]), !others.contains(where: { $0.contains(found) }),
          let name = Self.owner(before: found, in: code),
          Self.wires(call, code[position..<min(position + Self.reach, code.count)])
        else { continue }
        names.insert(name)
        if let list = Self.list(of: name, before: found, in: code) { names.insert(list) }
      }
    }
  }

  /// Whether a call on a button does something with its tap, by what follows.
  private static func wires(_ call: String, _ rest: Slice<UTF8Text>) -> Bool {
    if tapCalls.contains(call) { return true }
    guard events.contains(call) else { return isForTaps(rest) }
    let next = rest.drop(while: isXMLSpace)
    return next.first == UInt8(ascii: "+") && next.dropFirst().first == UInt8(ascii: "=")
  }

  /// The list that a name goes through, as in `for button in buttons`, `foreach (var button in Buttons)` and
  /// `buttons.forEach { $0`.
  private static func list(of name: String, before call: Int, in code: UTF8Text) -> String? {
    let tokens = tokens(of: code[max(call - loopReach, 0)..<call])
    let marks = [".", "?", "!"]
    for index in tokens.indices.reversed() {
      if tokens[index] == "forEach", let list = tokens[..<index].last(where: { !marks.contains($0) }) {
        let head = tokens[(index + 1)...].prefix(6)
        let variable = head.firstIndex(of: "in").map { tokens[$0 - 1] == ")" ? tokens[$0 - 2] : tokens[$0 - 1] }
        return (variable ?? "$0") == name ? list : nil
      }
      guard tokens[index] == "in", index > 0, tokens[index - 1] == name else { continue }
      let rest = tokens[(index + 1)...].drop { $0 == "self" || marks.contains($0) }
      if let list = rest.first, let end = rest.dropFirst().first, end == "{" || end == ")" {
        return list.hasPrefix("_") ? String(list.dropFirst()) : list
      }
    }
    return nil
  }

  /// The words and signs of some code.
  private static func tokens(of code: Slice<UTF8Text>) -> [String] {
    var (tokens, index): ([String], Int) = ([], code.startIndex)
    while index < code.endIndex {
      let start = index
      while index < code.endIndex, isWord(code[index]) || code[index] == UInt8(ascii: "$") { index += 1 }
      if index == start { index += 1 }
      if !isXMLSpace(code[start]) { tokens.append(String(decoding: code[start..<index], as: UTF8.self)) }
    }
    return tokens
  }

  /// The name in front of a call: `save.`, `self.save?.`, `[self.save `, `_save `.
  private static func owner(before call: Int, in code: UTF8Text) -> String? {
    var end = call - 1
    while end >= 0, isXMLSpace(code[end]) { end -= 1 }
    guard end > 0 else { return nil }
    if code[end] == UInt8(ascii: ".") {
      end -= 1
      while end >= 0, isXMLSpace(code[end]) || code[end] == UInt8(ascii: "?") || code[end] == UInt8(ascii: "!") {
        end -= 1
      }
    } else if end == call - 1 {
      return nil
    }
    var start = end
    while start >= 0, isWord(code[start]) || code[start] == UInt8(ascii: "$") { start -= 1 }
    guard start < end, isOwn(before: start, in: code) else { return nil }
    let name = String(decoding: code[start + 1...end], as: UTF8.self)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Whether a name is one of the class itself, by what is in front of it: nothing, or `self` and a dot or arrow.
  private static func isOwn(before name: Int, in code: UTF8Text) -> Bool {
    let marks: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")]
    guard name >= 0, marks.contains(code[name]) else { return true }
    var end = name
    while end >= 0, marks.contains(code[end]) || code[end] == UInt8(ascii: "-") { end -= 1 }
    var start = end
    while start >= 0, isWord(code[start]) { start -= 1 }
    return code[(start + 1)..<(end + 1)].elementsEqual("self".utf8)
  }

  /// Whether the arguments of a call name the event of a tap.
  private static func isForTaps(_ rest: Slice<UTF8Text>) -> Bool {
    var (depth, end) = (0, rest.startIndex)
    // Swift's arguments end with their bracket, those of Objective-C with the statement.
    let isCall = rest.first == UInt8(ascii: "(")
    while end < rest.endIndex, rest[end] != UInt8(ascii: ";") || isCall && depth > 0 {
      if rest[end] == UInt8(ascii: "(") { depth += 1 }
      if rest[end] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0, isCall { break }
      }
      end += 1
    }
    let text = UTF8Text(rebasing: rest[..<end])
    return ["ouchUpInside", "rimaryActionTriggered", "llTouchEvents", "ouchDown"].contains { event in
      Array(event.utf8).withUnsafeBufferPointer { text.firstIndex(of: $0) != nil }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == 0x5F || byte >= 0x80
  }

  /// The code with spaces in the place of comments and of what texts hold.
  private static func withoutComments(_ text: UTF8Text) -> [UInt8] {
    var code = Array(text)
    var index = 0
    func starts(_ first: UInt8, _ second: UInt8) -> Bool {
      index + 1 < code.count && code[index] == first && code[index + 1] == second
    }
    while index < code.count {
      let start = index
      if starts(0x2F, 0x2F) {
        while index < code.count, code[index] != 0x0A { index += 1 }
      } else if starts(0x2F, 0x2A) {
        index += 2
        while index < code.count, !starts(0x2A, 0x2F) { index += 1 }
        index = min(index + 2, code.count)
      } else if code[index] == 0x22 {
        index += 1
        while index < code.count, code[index] != 0x22, code[index] != 0x0A { index += code[index] == 0x5C ? 2 : 1 }
        index = min(index + 1, code.count)
      } else {
        index += 1
        continue
      }
      for place in start..<min(index, code.count) { code[place] = 0x20 }
    }
    return code
  }
}
