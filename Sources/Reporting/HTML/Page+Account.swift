import Documents
import Linting
import Screens

/// What was understood of a screen, the outcomes of its checks, and the missing facts.
extension Page {
  private static let lackLimit = 8

  func writeAccount(of screen: PageScreen, to xml: inout XMLWriter) {
    guard screen.account != nil || screen.drawing != nil else { return }
    var attributes: [(StaticString, String)] = [("class", "account small")]
    // Where nothing was found this is all there is to say.
    if screen.state != .found { attributes.append(("open", "open")) }
    xml.element("details", attributes) { xml in
      xml.line("summary", text: "What fiorilint read on this screen")
      xml.element("dl") { xml in
        if let drawing = screen.drawing { write("Elements", Self.facts(of: drawing), to: &xml) }
        guard let account = screen.account else { return }
        write("Checks", [Self.counts(of: account.tally)], to: &xml)
        if account.tally.inconclusive > 0 {
          write("Missing facts", Self.words(for: account.missing), to: &xml)
        }
        if account.tally.unsupported > 0 {
          write("Unsupported", Self.words(for: account.unsupportedFacts), to: &xml)
        }
      }
    }
  }

  private func write(_ term: String, _ facts: [String], to xml: inout XMLWriter) {
    xml.line("dt") { $0.isolated(term) }
    for fact in facts.prefix(Self.lackLimit) { xml.line("dd") { $0.isolated(fact) } }
    let rest = facts.dropFirst(Self.lackLimit)
    guard !rest.isEmpty else { return }
    xml.element("dd") { xml in
      xml.element("details") { xml in
        xml.line("summary", text: SummaryLine.counted(rest.count, "more fact"))
        xml.element("ul", [("class", "plain")]) { xml in
          for fact in rest { xml.line("li") { $0.isolated(fact) } }
        }
      }
    }
  }

  private static func counts(of tally: Tally) -> String {
    let parts = [
      (tally.failed, "failed"), (tally.passed, "passed"), (tally.inconclusive, "inconclusive"),
      (tally.unsupported, "unsupported"),
    ].filter { $0.0 > 0 }
    return parts.isEmpty
      ? "No rule applies to this screen." : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "."
  }

  private static func words(for lacks: [ScreenSummary.FactCount]) -> [String] {
    lacks.map { "\($0.fact) (\(SummaryLine.counted($0.checks, "check")))" }
  }

  /// The elements by their kinds, and of how many place and text are known.
  private static func facts(of drawing: ScreenDrawing) -> [String] {
    let elements = drawing.elements.dropFirst().filter { $0.kind.isVisible }
    guard !elements.isEmpty else { return ["The file names no element of this screen."] }
    var counts: [Kind: Int] = [:]
    for element in elements { counts[element.kind, default: 0] += 1 }
    let kinds = Kind.allCases.compactMap { kind in counts[kind].map { Self.counted($0, kind) } }
    var facts = [kinds.joined(separator: ", ") + "."]
    let placed = elements.count { $0.frame != nil }
    let unit = drawing.unit == ScreenDrawing.pixels ? ", in pixels" : ""
    facts.append("Frames: \(share(placed, of: elements.count))\(placed > 0 ? unit : "") known.")
    let texts = elements.filter { $0.kind.isText }
    if !texts.isEmpty { facts.append("Texts: \(share(texts.count { $0.text != nil }, of: texts.count)) known.") }
    if drawing.omitted > 0 {
      facts.append("\(SummaryLine.counted(drawing.omitted, "more element")), not counted here.")
    }
    return facts
  }

  private static func share(_ count: Int, of all: Int) -> String {
    count == all ? "all \(all)" : "\(count == 0 ? "none" : "\(count)") of \(all)"
  }

  /// A number of elements of a kind in plain words.
  private static func counted(_ count: Int, _ kind: Kind) -> String {
    let noun = ElementNouns.standard.noun(of: kind)
    // What stands for several things is not counted in the singular.
    if noun.isPlural { return count == 1 ? noun.plural : "\(noun.plural) of \(count) elements" }
    return "\(count) \(noun.form(for: Double(count)))"
  }
}
