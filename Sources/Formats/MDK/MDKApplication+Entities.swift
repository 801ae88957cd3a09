import Screens
import Support

// Which entities have a page in the project.
extension MDKApplication {
  /// Whether the project has a page for what a list shows: a row of another list opens one, or a page with fields says
  /// that it shows such an entity.
  ///
  /// - Returns: `nil` where the entity is unknown, or only the running application knows what its rows open.
  func hasPage(forRowsOf target: MDKValue) -> Bool? {
    guard target.isObject, let name = entityName(of: target.json) else { return nil }
    guard let isCertain = entitiesWithPages[name] else { return false }
    // What belongs to the object of one page need not be what belongs to that of another.
    return isCertain && !name.contains("{") ? true : nil
  }

  private var entitiesWithPages: [String: Bool] {
    if let pagedEntities { return pagedEntities }
    var found: [String: Bool] = [:]
    brokenFiles.leaveOut {
      for file in files where file.hasSuffix(".page") || file.hasSuffix(".fragment") {
        guard let path = path(inside: file[...]), let document = parse(path) else { continue }
        document.withRoot { root in
          let hasFields = collect(root, into: &found)
          if hasFields, let name = root["DesignTimeTarget"].flatMap({ entityName(of: $0) }) { found[name] = true }
        }
      }
    }
    pagedEntities = found
    return found
  }

  /// The type of the entities that a target gives, or else their set and the navigation properties behind it; `nil`
  /// where neither is known.
  private func entityName(of target: JSONValue) -> String? {
    guard let set = target["EntitySet"]?.string else { return nil }
    let path = ODataPath.segments(of: set).map { String($0.prefix { $0 != "(" }) }
    guard let last = path.last, !last.isEmpty, !last.hasPrefix("#"), !last.contains(where: { "{$.".contains($0) })
    else { return nil }
    var service = target["Service"]?.string ?? ""
    if let type = service.withUTF8({ metadata(of: $0) })?.type(of: path) { return "type \(type)" }
    return path.joined(separator: "/")
  }

  private static let cells: [JSONName] = ["ObjectCell", "ContactCell", "ImageCell", "Row"]

  /// Collects the entities of whose lists a row opens a page, or may do so.
  ///
  /// - Returns: whether a section shows the fields of an object.
  private func collect(_ value: JSONValue, into found: inout [String: Bool]) -> Bool {
    var hasFields = false
    if value.kind == .object {
      hasFields = MDKTypeName(value["_Type"]).showsFields
      if let target = value["Target"], target.kind == .object, let name = entityName(of: target) {
        for row in [value] + Self.cells.compactMap({ value[$0] }) where found[name] != true {
          let opens = opensPage(row["OnPress"])
          if opens != false { found[name] = opens ?? false }
        }
      }
    }
    if value.kind == .object || value.kind == .array {
      for child in value.children where collect(child, into: &found) { hasFields = true }
    }
    return hasFields
  }

  /// Whether a handler opens a page; `nil` where that is not known, as of most rules.
  private func opensPage(_ press: JSONValue?) -> Bool? {
    guard let press, !evaluator.isAbsent(press) else { return false }
    switch evaluator.action(MDKValue(press))?.action.kind {
    case .navigation: return true
    case .document, .other: return false
    case .chained, nil: return nil
    }
  }
}
