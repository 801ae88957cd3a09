import Screens

/// What a page shows, by its sections, as far as it matters for navigation to it.
///
/// A page of bound rows or collections is a list. One that begins with an object's own fields is its detail, even if
/// lists follow. Other pages that do both can be either. So can menus, which may be those of an object. The content of
/// an extension, an image or a chart is unknown. These pages are left open, and so is a page that is made at run time.
struct MDKDestination {
  /// `list` or `detail`; `nil` where the page does not tell.
  private(set) var opens: Token?
  /// `objectCell` where the page is a list of them.
  private(set) var listContent: Token?
  /// Whether it has lists at all.
  var hasLists: Bool { hasObjectTable || hasOtherList }
  /// What all of its lists are made of; `nil` where that is not known, or differs.
  private(set) var target: MDKTarget?
  /// Whether it is a list that depends on what the page was opened for, and may be all that there is about it.
  var listsWhatBelongs: Bool { opens == .list && hasBoundTarget }

  private var hasBoundTarget = false
  private var hasObjectTable = false
  private var hasOtherList = false
  private var hasForm = false
  private var hasFields = false
  private var hasFixedFields = false
  private var hasSurprise = false
  /// Whether it has menus, or sections with unknown content.
  private var hasOther = false
  private var beginsWithFields = false
  private var visits = 0
  private var fragments = 0

  /// How many values of a page and its fragments are looked at, and how many fragments are followed.
  private static let maximumVisits = 2000
  private static let maximumFragments = 500
  private static let maximumDepth = 16

  init(_ page: MDKValue, _ evaluator: MDKEvaluator) {
    guard page.type == "Page", let controls = page["Controls"] else { return }
    visit(controls, evaluator, depth: 0)
    if beginsWithFields {
      if !hasForm { opens = .detail }
    } else if hasSurprise || hasForm {
      return
    } else if hasFields {
      if !hasLists { opens = .detail }
    } else if hasLists, !hasFixedFields, !hasOther {
      opens = .list
      if !hasOtherList { listContent = .objectCell }
    }
  }

  private mutating func visit(_ value: MDKValue, _ evaluator: MDKEvaluator, depth: Int) {
    visits += 1
    guard visits < Self.maximumVisits, depth < Self.maximumDepth else {
      hasSurprise = true
      return
    }
    switch content(value, evaluator) {
    case .absent: return
    case .value(let array) where array.isArray:
      for item in array.items { visit(item, evaluator, depth: depth + 1) }
    case .value(let object) where object.isObject: visitObject(object, evaluator, depth: depth)
    default: hasSurprise = true
    }
  }

  private mutating func content(_ value: MDKValue?, _ evaluator: MDKEvaluator) -> MDKContent {
    var count = fragments
    defer { fragments = count }
    return evaluator.content(value) { fragment, reference, _ in
      count += 1
      let use = MDKFragmentUse(fragment.path, of: reference)
      return use.depth <= Self.maximumDepth && count <= Self.maximumFragments ? use : nil
    }
  }

  private mutating func visitObject(_ object: MDKValue, _ evaluator: MDKEvaluator, depth: Int) {
    let visible = evaluator.flag(object["Visible"]?.json, default: true)
    if visible == false { return }
    let type = object.type
    switch type {
    case "Control.Type.SectionedTable":
      if object["Section"] != nil { hasSurprise = true }
      if let sections = object["Sections"] { visit(sections, evaluator, depth: depth + 1) }
    case "Control.Type.FormCellContainer", "Section.Type.FormCell":
      hasForm = true
    case "Section.Type.ObjectTable":
      visitList(object, evaluator, isCertain: visible == true)
      hasObjectTable = true
    case "Section.Type.ObjectCollection", "Section.Type.ContactCell", "Section.Type.ContactTable",
      "Section.Type.GridTable", "Section.Type.DataTable":
      visitList(object, evaluator, isCertain: visible == true)
      hasOtherList = true
    case _ where type.showsFields:
      // Fields without any binding belong to no object: settings, a greeting, an imprint.
      guard MDKBindings.areIn(object) else {
        hasFixedFields = true
        return
      }
      if visible == true, !hasSurprise, !hasLists, !hasForm { beginsWithFields = true }
      hasFields = true
      hasSurprise = hasSurprise || visible == nil
    case "Section.Type.ButtonTable": return
    case _ where type.hasPrefix("Section.Type."): hasOther = true
    default: hasSurprise = true
    }
  }

  private mutating func visitList(_ section: MDKValue, _ evaluator: MDKEvaluator, isCertain: Bool) {
    hasSurprise = hasSurprise || !isCertain
    let own = MDKTarget(section["Target"], evaluator)
    target = hasLists ? target?.joined(with: own) : own
    guard let target = section["Target"], hasData(target, evaluator) else {
      // Rows that are written out are a menu, and what no target fills is filled by code, or shows nothing.
      hasOther = true
      return
    }
    if MDKBindings.areIn(target) { hasBoundTarget = true }
    // A single row is no list.
    if case .value(let object) = content(target, evaluator), evaluator.rowCount(of: object) == .one { hasOther = true }
  }

  /// Whether a target names anything: editors leave ones behind in which all is empty.
  private mutating func hasData(_ target: MDKValue, _ evaluator: MDKEvaluator) -> Bool {
    switch content(target, evaluator) {
    case .absent: false
    case .value(let object) where object.isObject: MDKTarget.isNamed(by: object, evaluator)
    case .value: true
    case .unknown: !evaluator.isAbsent(target.json)
    }
  }
}

extension MDKTypeName {
  /// Whether it is a section that shows fields of one object.
  var showsFields: Bool {
    switch self {
    case "Section.Type.ObjectHeader", "Section.Type.ProfileHeader", "Section.Type.KeyValue",
      "Section.Type.SimplePropertyCollection":
      true
    default: false
    }
  }
}
