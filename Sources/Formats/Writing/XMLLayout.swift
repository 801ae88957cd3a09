import Screens

/// Lays elements out as XML: each begins a line, attributes fill lines.
struct XMLLayout {
  private(set) var text: OutputText
  /// What XML has no way to write.
  private(set) var losses: [NativeWriter.Loss] = []
  private let deliver: ([UInt8]) -> Void

  /// - Parameter deliver: is given what was written, piece by piece.
  init(_ text: OutputText, _ deliver: @escaping ([UInt8]) -> Void) {
    self.text = text
    self.deliver = deliver
  }

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - name: that of its tag.
  ///   - indentation: that of the line it begins in.
  mutating func write(_ element: Element, _ name: String, _ indentation: Int) {
    text.write("<")
    text.write(plain: name)
    let plans = MemberPlan.all[Int(element.kind.rawValue)]
    var unknown: [String] = []
    var isFirst = true
    for plan in plans {
      let given = plan.given(in: element)
      if given == .unknown { unknown.append(plan.name) }
      guard given == .known else { continue }
      if !plan.isFact {
        // A list may be told and go on; a part that is told is there.
        if case .list = plan.shape, element.isGivenAsUnknown(plan.member) { unknown.append(plan.name) }
      } else if case .texts = plan.shape, !Self.isListed(element.texts(plan.member) ?? []) {
        unknown.append(plan.name)
        lose(
          "a text of `\(plan.name)` has a comma or space that no list in XML can hold: it is unknown there", plan,
          element)
      } else {
        writeAttribute(indentation, isFirst: &isFirst) { $0.writeFact(plan, of: element) }
      }
    }
    if !unknown.isEmpty {
      writeAttribute(indentation, isFirst: &isFirst) { layout in
        layout.text.write("unknown=\"")
        layout.text.write(plain: unknown.joined(separator: " "))
        layout.text.write("\"")
      }
    }
    guard element.children.contains(where: { _ in true }) else { return text.write("/>") }
    text.write(">")
    for plan in plans {
      switch plan.shape {
      case .part: if let part = element.part(plan.member).element { writeChild(part, plan.name, indentation) }
      case .list(let name):
        for item in element.members(plan.member) { writeChild(item, name ?? item.kind.name, indentation) }
      default: continue
      }
    }
    text.startLine(indentation)
    text.write("</")
    text.write(plain: name)
    text.write(">")
  }

  private mutating func writeChild(_ element: Element, _ name: String, _ indentation: Int) {
    text.startLine(indentation + 2)
    write(element, name, indentation + 2)
    text.passOn(to: deliver)
  }

  /// Writes an attribute into the line, or into the next one where that gets too long.
  private mutating func writeAttribute(
    _ indentation: Int, isFirst: inout Bool, _ body: (inout XMLLayout) -> Void
  ) {
    let (mark, lossCount) = (text.mark, losses.count)
    text.write(" ")
    body(&self)
    if !isFirst, !text.hasRoom(for: 2) {
      text.reset(to: mark)
      losses.removeLast(losses.count - lossCount)
      text.startLine(indentation + 4)
      body(&self)
    }
    isFirst = false
  }

  private mutating func lose(_ message: String, _ plan: MemberPlan, _ element: Element) {
    losses.append(NativeWriter.Loss(message: message, member: plan.member, element: Int(element.index)))
  }

  /// Whether a list of texts is the same once it was split at its commas.
  private static func isListed(_ texts: [String]) -> Bool {
    texts.allSatisfy { text in
      let bytes = text.utf8
      guard let first = bytes.first, let last = bytes.last else { return false }
      return !isXMLSpace(first) && !isXMLSpace(last) && !bytes.contains(UInt8(ascii: ","))
    }
  }

  private mutating func writeFact(_ plan: MemberPlan, of element: Element) {
    text.write(plain: plan.name)
    text.write("=\"")
    var isWhole = true
    switch plan.shape {
    case .text: if let bytes = element.bytes(plan.member) { isWhole = text.write(xml: bytes) }
    case .number: if let number = element.number(plan.member) { text.write(number) }
    case .flag: text.write(element.flag(plan.member) == true ? "true" : "false")
    case .token: text.write(plain: element.token(plan.member)?.name ?? "")
    case .frame: if let frame = element.frame(plan.member) { text.write(frame, separator: " ") }
    case .texts:
      var isFirst = true
      for var item in element.texts(plan.member) ?? [] {
        if !isFirst { text.write(", ") }
        isFirst = false
        if !item.withUTF8({ text.write(xml: $0) }) { isWhole = false }
      }
    case .part, .list: break
    }
    text.write("\"")
    if !isWhole { lose("`\(plan.name)` has a character that XML cannot hold: U+FFFD stands for it", plan, element) }
  }
}
