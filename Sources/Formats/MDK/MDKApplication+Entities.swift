import Screens
import Support

// Which entities have a page in the project.
extension MDKApplication {
  /// Whether the project has a page for what a list shows: a row of another list opens one, or a page with fields says
  /// that it shows such an entity.
  ///
  /// - Returns: `nil` where the target names no set of entities, or only the running application knows which.
  func hasPage(forRowsOf target: MDKValue) -> Bool? {
    guard target.isObject, let set = target["EntitySet"]?.json.string else { return nil }
    let names = entityNames(of: set, service: target["Service"]?.json.string)
    return names.isEmpty ? nil : !pagedNames.isDisjoint(with: names)
  }

  private var pagedNames: Set<String> {
    if let pagedEntities { return pagedEntities }
    var found: Set<String> = []
    for file in files where file.hasSuffix(".page") || file.hasSuffix(".fragment") {
      guard let path = path(inside: file[...]), let document = parse(path, notesMistakes: false) else { continue }
      document.withRoot { root in
        let hasFields = collect(root, into: &found)
        if hasFields, let target = root["DesignTimeTarget"] { found.formUnion(entityNames(of: target)) }
      }
    }
    pagedEntities = found
    return found
  }

  private func entityNames(of target: JSONValue) -> Set<String> {
    target["EntitySet"]?.string.map { entityNames(of: $0, service: target["Service"]?.string) } ?? []
  }

  /// The name of a set, or of the navigation at its end, and of the type where that is known.
  private func entityNames(of set: String, service: String?) -> Set<String> {
    guard let last = ODataPath.segments(of: set).last, !last.hasPrefix("#") else { return [] }
    let name = String(last.prefix { $0 != "(" })
    guard !name.isEmpty, !name.contains(where: { "{$.".contains($0) }) else { return [] }
    var service = service ?? ""
    let known = service.withUTF8 { metadata(of: $0) }
    return known?.type(of: name).map { ["type \($0)"] } ?? [name]
  }

  private static let cells: [JSONName] = ["ObjectCell", "ContactCell", "ImageCell", "Row"]

  /// Collects the entities of whose lists a row opens a page.
  ///
  /// - Returns: whether a section shows the fields of an object.
  private func collect(_ value: JSONValue, into found: inout Set<String>) -> Bool {
    var hasFields = false
    if value.kind == .object {
      hasFields = Self.fieldSections.contains(value["_Type"]?.string ?? "")
      if let target = value["Target"], target.kind == .object,
        ([value] + Self.cells.compactMap { value[$0] }).contains(where: { opensPage($0["OnPress"]) })
      {
        found.formUnion(entityNames(of: target))
      }
    }
    if value.kind == .object || value.kind == .array {
      for child in value.children where collect(child, into: &found) { hasFields = true }
    }
    return hasFields
  }

  private static let fieldSections: Set<String> = [
    "Section.Type.ObjectHeader", "Section.Type.ProfileHeader", "Section.Type.KeyValue",
    "Section.Type.SimplePropertyCollection",
  ]

  /// Whether a handler navigates; a rule may do so.
  private func opensPage(_ press: JSONValue?) -> Bool {
    guard let name = press?.kind == .object ? press?["Name"]?.string : press?.string else { return false }
    if name.hasSuffix(".js") || name.hasSuffix(".ts") { return true }
    guard name.hasSuffix(".action") else { return false }
    var reference = name
    guard let path = reference.withUTF8({ path(of: $0) }), let document = parse(path, notesMistakes: false) else {
      return false
    }
    return document.withRoot { $0["_Type"]?.string == "Action.Type.Navigation" }
  }
}
