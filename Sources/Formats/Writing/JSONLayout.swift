import Screens

/// Lays elements out as JSON: an object that fits is one line; else its facts fill lines, and each of its parts begins
/// one.
struct JSONLayout {
  private(set) var text: OutputText
  private let deliver: ([UInt8]) -> Void

  /// - Parameter deliver: is given what was written, piece by piece.
  init(_ text: OutputText, _ deliver: @escaping ([UInt8]) -> Void) {
    self.text = text
    self.deliver = deliver
  }

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - isTyped: whether it says its kind.
  ///   - indentation: that of the line it begins in.
  ///   - behind: how many closing characters follow it at most.
  mutating func write(_ element: Element, isTyped: Bool, _ indentation: Int, behind: Int) {
    let mark = text.mark
    if writeLine(element, isTyped: isTyped, behind: behind) { return }
    text.reset(to: mark)
    writeLines(element, isTyped: isTyped, indentation, behind: behind)
  }

  // MARK: One line

  /// Writes an element into the line; gives up, and says `false`, once the line is too long.
  private mutating func writeLine(_ element: Element, isTyped: Bool, behind: Int) -> Bool {
    text.write("{")
    if isTyped { writeType(element.kind) }
    var isFirst = !isTyped
    for plan in MemberPlan.all[Int(element.kind.rawValue)] {
      let given = plan.given(in: element)
      if given == .nothing { continue }
      if !isFirst { text.write(", ") }
      isFirst = false
      writeName(plan)
      guard writeValue(plan, given, of: element, behind: behind + 1) else { return false }
    }
    text.write("}")
    return text.hasRoom(for: behind)
  }

  /// Writes the value of a member into the line; gives up, and says `false`, once the line is too long.
  private mutating func writeValue(
    _ plan: MemberPlan, _ given: MemberPlan.Given, of element: Element, behind: Int
  ) -> Bool {
    switch (given, plan.shape) {
    case (.known, .part):
      guard let part = element.part(plan.member).element else { return true }
      return writeLine(part, isTyped: false, behind: behind)
    case (.known, .list(let name)):
      text.write("[")
      var isFirst = true
      for item in element.members(plan.member) {
        if !isFirst { text.write(", ") }
        isFirst = false
        guard writeLine(item, isTyped: name == nil, behind: behind + 1) else { return false }
      }
      if element.isGivenAsUnknown(plan.member) { text.write(", null") }
      text.write("]")
    case (.known, _): writeFact(plan, of: element)
    default: text.write("null")
    }
    return text.hasRoom(for: behind)
  }

  // MARK: Several lines

  private mutating func writeLines(_ element: Element, isTyped: Bool, _ indentation: Int, behind: Int) {
    text.write("{")
    if isTyped { writeType(element.kind) }
    var isFirst = !isTyped
    var isBehindPart = false
    for plan in MemberPlan.all[Int(element.kind.rawValue)] {
      let given = plan.given(in: element)
      if given == .nothing { continue }
      if !isFirst { text.write(",") }
      let isPart = given == .known && !plan.isFact
      if isPart || isBehindPart {
        if !isFirst { text.startLine(indentation + 2) }
        writeMember(plan, given, of: element, indentation + 2, behind: behind + 1)
      } else {
        let mark = text.mark
        if !isFirst { text.write(" ") }
        writeName(plan)
        if !writeValue(plan, given, of: element, behind: behind + 1), !isFirst {
          text.reset(to: mark)
          text.startLine(indentation + 2)
          writeName(plan)
          _ = writeValue(plan, given, of: element, behind: behind + 1)
        }
      }
      isFirst = false
      isBehindPart = isPart
    }
    text.write("}")
  }

  private mutating func writeMember(
    _ plan: MemberPlan, _ given: MemberPlan.Given, of element: Element, _ indentation: Int, behind: Int
  ) {
    writeName(plan)
    let mark = text.mark
    if writeValue(plan, given, of: element, behind: behind) { return }
    guard given == .known else { return }
    switch plan.shape {
    case .part:
      text.reset(to: mark)
      if let part = element.part(plan.member).element {
        writeLines(part, isTyped: false, indentation, behind: behind)
      }
    case .list(let name):
      text.reset(to: mark)
      writeItems(plan, of: element, areTyped: name == nil, indentation, behind: behind + 1)
    default: return
    }
  }

  private mutating func writeItems(
    _ plan: MemberPlan, of element: Element, areTyped: Bool, _ indentation: Int, behind: Int
  ) {
    text.write("[")
    var isFirst = true
    for item in element.members(plan.member) {
      if !isFirst { text.write(",") }
      isFirst = false
      text.startLine(indentation + 2)
      write(item, isTyped: areTyped, indentation + 2, behind: behind)
      text.passOn(to: deliver)
    }
    if element.isGivenAsUnknown(plan.member) {
      text.write(",")
      text.startLine(indentation + 2)
      text.write("null")
    }
    text.write("]")
  }

  // MARK: Pieces

  private mutating func writeType(_ kind: Kind) {
    text.write("\"type\": \"")
    text.write(plain: kind.name)
    text.write("\"")
  }

  private mutating func writeName(_ plan: MemberPlan) {
    text.write("\"")
    text.write(plain: plan.name)
    text.write("\": ")
  }

  private mutating func writeFact(_ plan: MemberPlan, of element: Element) {
    switch plan.shape {
    case .text: if let bytes = element.bytes(plan.member) { text.write(json: bytes) }
    case .number: if let number = element.number(plan.member) { text.write(number) }
    case .flag: text.write(element.flag(plan.member) == true ? "true" : "false")
    case .token:
      text.write("\"")
      text.write(plain: element.token(plan.member)?.name ?? "")
      text.write("\"")
    case .frame:
      guard let frame = element.frame(plan.member) else { return }
      text.write("[")
      text.write(frame, separator: ", ")
      text.write("]")
    case .texts:
      text.write("[")
      var isFirst = true
      for var item in element.texts(plan.member) ?? [] {
        if !isFirst { text.write(", ") }
        isFirst = false
        item.withUTF8 { text.write(json: $0) }
      }
      text.write("]")
    case .part, .list: return
    }
  }
}

extension OutputText {
  /// Appends the four numbers of a frame.
  mutating func write(_ frame: Frame, separator: StaticString) {
    write(frame.x)
    write(separator)
    write(frame.y)
    write(separator)
    write(frame.width)
    write(separator)
    write(frame.height)
  }
}
