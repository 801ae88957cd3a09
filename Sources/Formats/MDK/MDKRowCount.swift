import Screens

/// How many rows a list has that is bound to data, as far as it matters: a list of one row is none.
enum MDKRowCount {
  case one, several
  /// Only metadata that is not there could tell.
  case unknown
}

extension MDKEvaluator {
  /// How many rows a target gives a list, whether it is an object or what its members are written in.
  ///
  /// One row is what a key predicate, the link of an entity, a navigation to one, a filter by the whole key or `$top=1` leaves. Functions,
  /// paths of REST services, and what rules return, are lists.
  func rowCount(of target: MDKValue) -> MDKRowCount {
    guard target.isObject else {
      // A binding gives what the page has already, which may be a list.
      let isLink = target.json.string.map { ODataPath.isLink($0[...]) } ?? false
      return isLink ? .one : .several
    }
    if let link = text(target["ReadLink"]), !link.isEmpty {
      let rows = rowCount(ofPath: link, metadata(of: target)).rows
      // The link itself leads to one entity, a navigation behind it may lead to several.
      return rows == .unknown && !link.contains("/") ? .one : rows
    }
    let options = target["QueryOptions"].flatMap { $0.json.string }.map { ODataQuery($0) }
    if options?.isLimitedToOne == true { return .one }
    guard let set = target["EntitySet"], !isAbsent(set.json) else { return .several }
    // A rule, a global and a text of a platform give the name of a set.
    if let name = text(set), name.hasPrefix("$(") || name.hasSuffix(".js") || name.hasSuffix(".global") {
      return .several
    }
    let equalities = options?.equalities ?? [:]
    guard !equalities.isEmpty || set.json.withText({ ODataPath.mayLeadToOne($0) }) == true else { return .several }
    let metadata = metadata(of: target)
    let path = rowCount(ofPath: text(set) ?? "", metadata)
    if path.rows == .unknown, options?.ordersRows == true { return .several }
    guard path.rows != .one, !equalities.isEmpty else { return path.rows }
    guard let key = path.key else {
      let mayBeOne = options?.ordersRows != true && equalities.contains { ODataQuery.mayBeKey($0.key, equal: $0.value) }
      return mayBeOne ? .unknown : path.rows
    }
    return key.allSatisfy { equalities[$0] != nil } ? .one : path.rows
  }

  /// What is written, whether the running application has to put something into it or not.
  private func text(_ value: MDKValue?) -> String? { value?.json.string }

  private func metadata(of target: MDKValue) -> MDKMetadata? {
    guard var service = target["Service"].flatMap({ text($0.json).text }) else { return nil }
    return service.withUTF8 { application?.metadata(of: $0) }
  }

  /// How many entities a path leads to, and what their key is, where that is known.
  private func rowCount(ofPath path: String, _ metadata: MDKMetadata?) -> (rows: MDKRowCount, key: [String]?) {
    var segments = ODataPath.segments(of: path)
    // A cast to a derived type.
    while segments.count > 1, let last = segments.last, !last.contains("{"), !last.contains("("), last.contains(".") {
      segments.removeLast()
    }
    guard let last = segments.last else { return (.several, nil) }
    if last.contains("{") || last.hasPrefix("#") {
      if last.contains("(") && last.first != "{" { return (.one, nil) }
      return (ODataPath.isLink(last) ? .one : .unknown, nil)
    }
    if let bracket = last.firstIndex(of: "("), last.last == ")" {
      let predicate = last[last.index(after: bracket)...].dropLast()
      if predicate.contains(where: { !$0.isWhitespace }) {
        // What the metadata has no set for may be a function that gives several.
        if segments.count == 1, let metadata, metadata.key(ofSet: String(last[..<bracket])) == nil {
          return (.unknown, nil)
        }
        return (.one, nil)
      }
    }
    let name = String(last.prefix { $0 != "(" })
    guard segments.count > 1 else { return (.several, metadata?.key(ofSet: name)) }
    guard let leadsToMany = metadata?.leadsToMany(name) else { return (.unknown, nil) }
    return (leadsToMany ? .several : .one, metadata?.key(behind: name))
  }
}
