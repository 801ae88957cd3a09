import Documents
import Screens

/// Lays elements out as XML: each begins a line, attributes fill lines.
struct XMLLayout {
  private var xml = XMLWriter(escaping: .xmlDescription)
  private var losses: [NativeWriter.OmittedContent] = []
  private let deliver: ([UInt8]) -> Void

  /// - Parameter deliver: is given what was written, piece by piece.
  init(_ deliver: @escaping ([UInt8]) -> Void) {
    self.deliver = deliver
  }

  private static let list = "screens"

  /// Writes what several screens begin with.
  mutating func beginList() {
    xml.beginTag(named: Self.list)
    xml.beginContent()
  }

  /// Writes a screen.
  ///
  /// - Returns: what XML has no way to write.
  mutating func write(screen: Element) -> [NativeWriter.OmittedContent] {
    losses = []
    write(screen, Kind.screen.name)
    return losses
  }

  /// Writes what several screens end with.
  mutating func endList() { xml.endElement(named: Self.list) }

  /// Writes a description of no screen.
  mutating func writeEmptyList() {
    xml.beginTag(named: Self.list)
    xml.endEmptyElement()
  }

  /// Passes on what is left.
  mutating func finish() { xml.passOn(to: deliver) }

  /// Writes an element with the name of its tag.
  private mutating func write(_ element: Element, _ name: String) {
    xml.beginTag(named: name)
    let plans = MemberPlan.all[Int(element.kind.rawValue)]
    var unknown: [String] = []
    var isFirst = true
    for plan in plans {
      let given = plan.given(in: element)
      if given == .unknown { unknown.append(plan.name) }
      guard given == .known else { continue }
      if !plan.isFact {
        // A list may be written and go on; a part that is written is there.
        if case .list = plan.shape, element.isExplicitlyUnknown(plan.member) { unknown.append(plan.name) }
      } else if case .texts = plan.shape, !Self.isListed(element.texts(plan.member) ?? []) {
        unknown.append(plan.name)
        lose(
          "a text of `\(plan.name)` has a comma or space that no list in XML can hold: it is unknown there", plan,
          element)
      } else {
        var isWhole = true
        xml.attribute(named: plan.name, isFirst: isFirst) { isWhole = Self.write(plan, of: element, to: &$0) }
        if !isWhole {
          lose("`\(plan.name)` has a character that XML cannot hold: U+FFFD stands for it", plan, element)
        }
        isFirst = false
      }
    }
    if !unknown.isEmpty {
      xml.attribute(named: "unknown", isFirst: isFirst) { $0.output.write(unknown.joined(separator: " ")) }
    }
    guard element.children.contains(where: { _ in true }) else {
      xml.endEmptyElement()
      return passOn()
    }
    xml.beginContent()
    for plan in plans {
      switch plan.shape {
      case .part: if let part = element.part(plan.member).element { write(part, plan.name) }
      case .list(let name): for item in element.members(plan.member) { write(item, name ?? item.kind.name) }
      default: continue
      }
    }
    xml.endElement(named: name)
    passOn()
  }

  private mutating func passOn() { if xml.output.count > NativeWriter.pieceSize { xml.passOn(to: deliver) } }

  private mutating func lose(_ message: String, _ plan: MemberPlan, _ element: Element) {
    losses.append(NativeWriter.OmittedContent(message: message, member: plan.member, element: Int(element.index)))
  }

  /// Whether a list of texts is the same once it was split at its commas.
  private static func isListed(_ texts: [String]) -> Bool {
    texts.allSatisfy { text in
      let bytes = text.utf8
      guard let first = bytes.first, let last = bytes.last else { return false }
      return !isXMLSpace(first) && !isXMLSpace(last) && !bytes.contains(UInt8(ascii: ","))
    }
  }

  /// Writes the value of a fact.
  ///
  /// - Returns: `false` where XML has no way to write one of its characters.
  private static func write(_ plan: MemberPlan, of element: Element, to xml: inout XMLWriter) -> Bool {
    switch plan.shape {
    case .text: if let bytes = element.bytes(plan.member) { return xml.value(bytes) }
    case .number: if let number = element.number(plan.member) { xml.output.write(length: number) }
    case .flag: xml.output.write(literal: element.flag(plan.member) == true ? "true" : "false")
    case .token: xml.output.write(element.token(plan.member)?.name ?? "")
    case .frame: if let frame = element.frame(plan.member) { xml.output.write(frame, separator: " ") }
    case .texts:
      var isWhole = true
      for (index, item) in (element.texts(plan.member) ?? []).enumerated() {
        if index > 0 { xml.output.write(literal: ", ") }
        var item = item
        if !item.withUTF8({ xml.value($0) }) { isWhole = false }
      }
      return isWhole
    case .part, .list: break
    }
    return true
  }
}
