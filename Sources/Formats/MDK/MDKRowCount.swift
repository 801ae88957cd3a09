import Screens

/// How many rows a list has that is bound to data, as far as it matters: a list of one row is none.
enum MDKRowCount {
  case one, several
  /// Only metadata that is missing could decide it.
  case unknown
}

extension MDKEvaluator {
  /// How many rows a target gives a list, whether it is an object or what its members are written in.
  ///
  /// One row is what a key predicate, the link of an entity, a navigation to one, a filter by the whole key or `$top=1`
  /// leaves. Functions, paths of REST services, and what rules return, are lists.
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
      let name = ODataPath.segments(of: text(set) ?? "").last.map { String($0) } ?? ""
      let mayBeOne =
        options?.ordersRows != true
        && equalities.contains { MDKKeyGuess.mayBeKey($0.key, equal: $0.value, ofSet: name) }
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

extension MDKScreenWriter {
  /// How many rows the data of a section gives it; `several` where its cells are literal, and so are counted.
  func rowCount(of section: MDKValue, fixed: JSONName? = nil, hasMaxItemCount: Bool = true) -> MDKRowCount {
    if let fixed, let cells = section[fixed], !evaluator.isAbsent(cells.json) { return .several }
    let maximum = hasMaxItemCount ? evaluator.count(section["MaxItemCount"]?.json) : nil
    if maximum == 1 { return .one }
    var rows = MDKRowCount.several
    if case .value(let target) = content(section["Target"]) {
      rows = evaluator.rowCount(of: target)
    } else if let target = section["Target"] {
      rows = evaluator.rowCount(of: target)
    }
    guard rows == .unknown else { return rows }
    return maximum != nil || servesSeveralRows(section) ? .several : .unknown
  }

  /// Whether a section has something that only several rows need: a search, pages, groups, a choice of several, or a See All.
  ///
  /// Editors write all of these with their defaults, which say nothing.
  private func servesSeveralRows(_ section: MDKValue) -> Bool {
    func member(_ name: JSONName) -> MDKValue? {
      guard case .value(let value) = content(section[name]), value.isObject else { return nil }
      return value
    }
    if evaluator.flag(member("Search")?["Enabled"]?.json, default: false) == true { return true }
    if let paging = member("DataPaging") {
      if evaluator.flag(paging["ShowLoadingIndicator"]?.json, default: false) == true { return true }
      if let size = evaluator.count(paging["PageSize"]?.json), size > 1, size != 50 { return true }
    }
    if let properties = member("Grouping")?["GroupingProperties"], !evaluator.isAbsent(properties.json) { return true }
    if let selection = member("Selection") {
      for mode in [selection["Mode"], selection["LongPressToEnable"]]
      where evaluator.text(mode?.json).word == "multiple" {
        return true
      }
    }
    return hasSeeAll(section)
  }

  /// Whether the footer or the header of a section leads to all of its items, even if only the running application shows it.
  private func hasSeeAll(_ section: MDKValue) -> Bool {
    func leadsToAll(_ label: MDKValue?, _ press: MDKValue?) -> Bool {
      guard let press, !evaluator.isAbsent(press.json) else { return false }
      return isSeeAll(label, press, of: section) == true
    }
    if case .value(let footer) = content(section["Footer"]), footer.isObject, isVisible(footer) != false,
      evaluator.text(footer["FooterStyle"]?.json).word != "help",
      leadsToAll(
        evaluator.isAbsent(footer["Caption"]?.json) ? footer["AttributeLabel"] : footer["Caption"], footer["OnPress"])
    {
      return true
    }
    guard case .value(let header) = content(section["Header"]), header.isObject, isVisible(header) != false else {
      return false
    }
    if leadsToAll(header["Caption"], header["OnPress"]) { return true }
    guard case .value(let items) = content(header["Items"]), items.isArray else { return false }
    return items.items.contains { item in
      guard case .value(let item) = content(item), item.isObject, isVisible(item) != false else { return false }
      return leadsToAll(item["Title"], item["OnPress"])
    }
  }
}
