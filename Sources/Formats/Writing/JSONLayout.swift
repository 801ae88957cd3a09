import Documents
import Screens

/// Lays elements out as JSON: an object that fits is one line; else its facts fill lines, and each of its parts begins
/// one.
struct JSONLayout {
  private var json = JSONWriter(.line, escaping: .jsonDescription)
  private let deliver: ([UInt8]) -> Void

  /// - Parameter deliver: is given what was written, piece by piece.
  init(_ deliver: @escaping ([UInt8]) -> Void) {
    self.deliver = deliver
  }

  /// Writes what several screens begin with.
  mutating func beginList() {
    // It begins no lines of its own, so that the screens in it are not indented twice.
    json.output.write(literal: "{\"screens\": ")
    json.open("[")
  }

  /// Writes a screen.
  mutating func write(screen: Element, isOneOfSeveral: Bool) {
    if isOneOfSeveral { json.separate(.lines) }
    write(screen, isTyped: true, behind: isOneOfSeveral ? 2 : 0)
    passOn()
  }

  /// Writes what several screens end with.
  mutating func endList() {
    json.close("]")
    json.output.write(literal: "}")
  }

  /// Ends the last line.
  mutating func finish() {
    json.output.write(literal: "\n")
    json.passOn(to: deliver)
  }

  private mutating func passOn() { if json.output.count > NativeWriter.pieceSize { json.passOn(to: deliver) } }

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - isTyped: whether it says its kind.
  ///   - behind: how many closing characters follow it at most.
  private mutating func write(_ element: Element, isTyped: Bool, behind: Int) {
    let mark = json.mark
    if writeLine(element, isTyped: isTyped, behind: behind) { return }
    json.reset(to: mark)
    writeLines(element, isTyped: isTyped, behind: behind)
  }

  // MARK: One line

  /// Writes an element into the line; gives up, and says `false`, once the line is too long.
  private mutating func writeLine(_ element: Element, isTyped: Bool, behind: Int) -> Bool {
    json.open("{")
    if isTyped { writeType(element.kind) }
    for plan in MemberPlan.all[Int(element.kind.rawValue)] {
      let given = plan.given(in: element)
      if given == .nothing { continue }
      json.key(plain: plan.name, .line)
      guard writeValue(plan, given, of: element, behind: behind + 1) else { return false }
    }
    json.close("}")
    return json.hasRoom(for: behind)
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
      json.open("[")
      for item in element.members(plan.member) {
        json.separate(.line)
        guard writeLine(item, isTyped: name == nil, behind: behind + 1) else { return false }
      }
      if element.isExplicitlyUnknown(plan.member) {
        json.output.write(literal: ", null")
      }
      json.close("]")
    case (.known, _): writeFact(plan, of: element)
    default: json.null()
    }
    return json.hasRoom(for: behind)
  }

  // MARK: Several lines

  private mutating func writeLines(_ element: Element, isTyped: Bool, behind: Int) {
    json.open("{")
    if isTyped { writeType(element.kind) }
    var isFirst = !isTyped
    var isBehindPart = false
    for plan in MemberPlan.all[Int(element.kind.rawValue)] {
      let given = plan.given(in: element)
      if given == .nothing { continue }
      let isPart = given == .known && !plan.isFact
      if isPart || isBehindPart {
        writeMember(plan, given, of: element, isFirst: isFirst, behind: behind + 1)
      } else {
        let mark = json.mark
        json.key(plain: plan.name, .line)
        if !writeValue(plan, given, of: element, behind: behind + 1), !isFirst {
          json.reset(to: mark)
          json.key(plain: plan.name, .lines)
          _ = writeValue(plan, given, of: element, behind: behind + 1)
        }
      }
      isFirst = false
      isBehindPart = isPart
    }
    json.close("}")
  }

  private mutating func writeMember(
    _ plan: MemberPlan, _ given: MemberPlan.Given, of element: Element, isFirst: Bool, behind: Int
  ) {
    json.key(plain: plan.name, isFirst ? .line : .lines)
    let mark = json.mark
    if writeValue(plan, given, of: element, behind: behind) { return }
    guard given == .known else { return }
    switch plan.shape {
    case .part:
      json.reset(to: mark)
      if let part = element.part(plan.member).element { writeLines(part, isTyped: false, behind: behind) }
    case .list(let name):
      json.reset(to: mark)
      writeItems(plan, of: element, areTyped: name == nil, behind: behind + 1)
    default: return
    }
  }

  private mutating func writeItems(_ plan: MemberPlan, of element: Element, areTyped: Bool, behind: Int) {
    json.open("[")
    for item in element.members(plan.member) {
      json.separate(.lines)
      write(item, isTyped: areTyped, behind: behind)
      passOn()
    }
    if element.isExplicitlyUnknown(plan.member) {
      json.separate(.lines)
      json.null()
    }
    json.close("]")
  }

  // MARK: Pieces

  private mutating func writeType(_ kind: Kind) {
    json.key("type")
    writeWord(kind.name)
  }

  private mutating func writeWord(_ name: String) {
    json.output.write(literal: "\"")
    json.output.write(name)
    json.output.write(literal: "\"")
  }

  private mutating func writeFact(_ plan: MemberPlan, of element: Element) {
    switch plan.shape {
    case .text: if let bytes = element.bytes(plan.member) { json.value(bytes) }
    case .number: if let number = element.number(plan.member) { json.output.write(length: number) }
    case .flag: json.value(element.flag(plan.member) == true)
    case .token: writeWord(element.token(plan.member)?.name ?? "")
    case .frame:
      guard let frame = element.frame(plan.member) else { return }
      json.output.write(literal: "[")
      json.output.write(frame, separator: ", ")
      json.output.write(literal: "]")
    case .texts: json.values(element.texts(plan.member) ?? [], "[", "]") { $0.value($1) }
    case .part, .list: return
    }
  }
}
