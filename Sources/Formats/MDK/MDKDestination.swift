import Screens

/// What a page shows, told from its sections, as far as it matters to those who navigate to it.
///
/// A page of rows or collections is a list, one that shows an object's own fields is its detail. A page that does
/// both can be either, and a page that is made up at run time can be anything: both are left open.
struct MDKDestination {
  /// `list` or `detail`; `nil` where the page does not tell.
  private(set) var opens: Token?
  /// `objectCell` where the page is a list of them.
  private(set) var listContent: Token?

  private var hasObjectTable = false
  private var hasOtherList = false
  private var hasForm = false
  private var hasFields = false
  private var hasSurprise = false
  private let evaluator: MDKEvaluator
  private var visits = 0

  /// How many values of a page and its fragments are looked at.
  private static let maximumVisits = 2000
  private static let maximumDepth = 16

  init(_ page: JSONValue, _ evaluator: MDKEvaluator) {
    self.evaluator = evaluator
    hasSurprise = true
    guard page.equals("Page", at: "_Type"), let controls = page["Controls"] else { return }
    hasSurprise = false
    visit(controls, depth: 0)
    guard !hasSurprise else { return }
    let hasList = hasObjectTable || hasOtherList
    if hasList, !hasForm, !hasFields {
      opens = .list
      if !hasOtherList { listContent = .objectCell }
    } else if hasFields, !hasList, !hasForm {
      opens = .detail
    }
  }

  private mutating func visit(_ value: JSONValue, depth: Int) {
    visits += 1
    guard visits < Self.maximumVisits, depth < Self.maximumDepth else {
      hasSurprise = true
      return
    }
    switch value.kind {
    case .array: for item in value.children { visit(item, depth: depth + 1) }
    case .string: visitFragment(value, depth: depth)
    case .object: visitObject(value, depth: depth)
    default: hasSurprise = true
    }
  }

  private mutating func visitFragment(_ reference: JSONValue?, depth: Int) {
    guard let path = reference?.string, path != "" else { return }
    if path.hasSuffix(".fragment"), let fragment = evaluator.application?.fragment(path) {
      visit(fragment.document.root, depth: depth + 1)
    } else {
      hasSurprise = true
    }
  }

  private mutating func visitObject(_ object: JSONValue, depth: Int) {
    let visible = evaluator.flag(object["Visible"], default: true)
    if visible == false { return }
    let type = object["_Type"]?.string ?? ""
    switch type {
    case "Fragment":
      // What the properties change could be anything, but the type of the section they do not.
      let overridden = evaluator.flag(object["Properties"]?["Visible"], default: true)
      if overridden == true { visitFragment(object["Fragment"], depth: depth) }
      if overridden == nil { hasSurprise = true }
    case "Control.Type.SectionedTable":
      if object["Section"] != nil { hasSurprise = true }
      if let sections = object["Sections"] { visit(sections, depth: depth + 1) }
    case "Control.Type.FormCellContainer", "Section.Type.FormCell":
      hasForm = true
    case "Section.Type.ObjectTable":
      hasObjectTable = true
      hasSurprise = hasSurprise || visible == nil
    case "Section.Type.ObjectCollection", "Section.Type.ContactCell", "Section.Type.GridTable",
      "Section.Type.DataTable":
      hasOtherList = true
      hasSurprise = hasSurprise || visible == nil
    case "Section.Type.ObjectHeader", "Section.Type.ProfileHeader", "Section.Type.KeyValue",
      "Section.Type.SimplePropertyCollection":
      // Fields without any binding belong to no object: settings, a greeting, an imprint.
      guard showsBoundValues(object) else { return }
      hasFields = true
      hasSurprise = hasSurprise || visible == nil
    case _ where type.hasPrefix("Section.Type."): return
    default: hasSurprise = true
    }
  }

  private func showsBoundValues(_ section: JSONValue) -> Bool {
    let behind = section.index + Int32(section.weight)
    for index in section.index..<behind {
      let value = JSONValue(nodes: section.nodes, bytes: section.bytes, index: index)
      if value.kind == .string, value.withText({ $0.contains(UInt8(ascii: "{")) }) == true { return true }
    }
    return false
  }
}

extension JSONValue {
  /// Whether a member is the string.
  func equals(_ text: StaticString, at name: StaticString) -> Bool { self[name]?.equals(text) ?? false }
}
