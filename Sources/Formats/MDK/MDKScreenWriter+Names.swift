import Screens
import Support

// Names that a page is likely to have misspelt, and references to files that are not there.
extension MDKScreenWriter {
  private static let maximumReported = 1000

  /// What is misspelt or given twice in a document, and which of its references lead nowhere: the same for every use of
  /// it.
  func mistakes(in document: JSONDocument, _ survey: MDKIssueScan) -> [MDKIssue] {
    var mistakes: [MDKIssue] = []
    misspeltMembers(document, survey, &mistakes)
    brokenReferences(document, survey, &mistakes)
    for name in document.duplicates {
      let text = quoted(UTF8Text(start: document.bytes + name.lowerBound + 1, count: name.count - 2))
      let message = "\(text) appears twice in one object; the last one counts"
      mistakes.append(MDKIssue(kind: .duplicateName, message: message, range: name))
    }
    return mistakes
  }

  /// Reports what is wrong in the fragments that a page uses, at their places, so that each use of them is known.
  func mistakesOfFragments() {
    var places: ElementsByOffset?
    var reported = 0
    for (fragment, use) in uses {
      if fragment.mistakes == nil { fragment.mistakes = mistakes(in: fragment.document, fragment.survey) }
      guard let mistakes = fragment.mistakes, !mistakes.isEmpty else { continue }
      guard let offset = use.offset, let changed = use.changedOffset else { continue }
      let elements = places ?? ElementsByOffset(builder.tree, asWritten: true)
      places = elements
      for mistake in mistakes {
        func place(behind offset: Int) -> Range<Int> {
          mistake.range.lowerBound + offset..<mistake.range.upperBound + offset
        }
        // What properties change has places of its own; of two elements the inner one comes later.
        let inner = [offset, changed].map { elements.innermost(around: place(behind: $0)) }.max() ?? 0
        let element = inner > 0 ? inner : self.elements.innermost(around: use.place)
        builder.report(mistake.kind, mistake.message, at: place(behind: offset), on: element)
        reported += 1
        if reported == Self.maximumReported { return }
      }
    }
  }

  /// Finds members that the object they are in does not have, where it has one of nearly that name.
  ///
  /// Others are left alone: an extension, or a newer client, may read them.
  private func misspeltMembers(_ document: JSONDocument, _ survey: MDKIssueScan, _ mistakes: inout [MDKIssue]) {
    for index in survey.unknownMembers {
      let member = document.value(at: index)
      guard let limit = misspellings.limit(of: member) else {
        if let mistake = misspeltSuppression(member) { mistakes.append(mistake) }
        continue
      }
      let name = member.name
      guard let owner = document.owner(of: index), let (row, what) = row(of: owner, in: document),
        let near = nearest(to: name, among: row.names, within: limit), !isExtension(owner, of: document)
      else { continue }
      // Beside `_Type` or `_Name` of MDK, a plain one belongs to the author.
      if near == "_" + name, document.value(at: owner)[named: near] != nil { continue }
      let message = "unknown member \"\(name.prefix(60))\" of \(what)\(suggestion("`\(near)`"))"
      mistakes.append(MDKIssue(kind: .unknownName, message: message, range: member.nameRange))
      // A page with so many has no typing errors, but members of its own.
      if mistakes.count == Self.maximumReported { return }
    }
  }

  /// Reports a suppression that is misspelt: a name that begins with `fiorilint` can only be one.
  private func misspeltSuppression(_ member: JSONValue) -> MDKIssue? {
    guard let bytes = member.plainName, bytes.holds(UInt8(ascii: "-")) else { return nil }
    let advice = suggestion(nearest(to: member.name, among: ["\(Suppression.name)"], within: 3).map { "`\($0)`" })
    guard !advice.isEmpty else { return nil }
    let message = "unknown member \"\(member.name.prefix(60))\"\(advice)"
    return MDKIssue(kind: .unknownName, message: message, range: member.nameRange)
  }

  /// Reports the type of an object that is nearly one that MDK has; any other one may be that of a newer client.
  func misspeltType(_ object: MDKValue) {
    guard let type = object.json["_Type"], let name = type.string, MDKMembers.known[name] == nil else { return }
    let last = name.utf8.split(separator: UInt8(ascii: ".")).last?.count ?? 0
    guard let near = nearest(to: name, among: MDKMembers.known.types, within: last < 8 ? 1 : 2) else { return }
    report(type, object, "`_Type` \"\(name.prefix(60))\"", near)
  }

  /// Reports a word that is nearly one of those that its member takes.
  func misspeltWord(_ value: MDKValue?, _ member: StaticString, among words: [String]) {
    guard let value, let word = evaluator.text(value.json).text,
      let near = nearest(to: word, among: words, within: word.utf8.count < 8 ? 1 : 2),
      near.lowercased() != word.lowercased()
    else { return }
    report(value.json, value, "`\(member)` \"\(word.prefix(60))\"", near)
  }

  private func report(_ json: JSONValue, _ value: MDKValue?, _ subject: String, _ near: String) {
    guard value?.source == nil else { return }
    builder.report(.unknownName, "unknown \(subject); did you mean \"\(near)\"?", at: json.range)
  }

  /// What is known of an object's members, and what messages call it; `nil` where the page does not say what it is.
  private func row(of object: Int, in document: JSONDocument) -> (MDKMembers.Row, String)? {
    let value = document.value(at: object)
    guard value.kind == .object else { return nil }
    if let type = value["_Type"] {
      guard let name = type.string, let row = MDKMembers.known[name] else { return nil }
      return (row, name)
    }
    // An element of an array is under the array's member.
    var holder = object
    if !value.isMember, let array = document.owner(of: holder) { holder = array }
    guard document.value(at: holder).isMember, let owner = document.owner(of: holder) else { return nil }
    let member = document.value(at: holder).name
    if isOpen(owner, in: document) { return MDKMembers.known.row(under: member).map { ($0, member) } }
    guard let owners = row(of: owner, in: document)?.0 else { return nil }
    return MDKMembers.known.row(under: member, of: owners).map { ($0, member) }
  }

  /// Whether an object does not say what it is, and has members that mean the same everywhere: a fragment, an override,
  /// or the wrapper of an element.
  private func isOpen(_ object: Int, in document: JSONDocument) -> Bool {
    let value = document.value(at: object)
    guard value.kind == .object, value["_Type"] == nil else { return false }
    guard let owner = document.owner(of: object) else { return true }
    if value.hasName("Properties") { return document.value(at: owner).equals("Fragment", at: "_Type") }
    if value.isMember { return value.hasName(startingWith: "#Name:") }
    guard let holder = document.owner(of: owner) else { return true }
    // In some lists each element is wrapped, by a member that says what it is: `"ObjectCells": [{"ObjectCell": {…}}]`.
    let list = document.value(at: owner)
    guard list.isMember, let holders = row(of: holder, in: document)?.0, holders.names.contains(list.name) else {
      return false
    }
    return MDKMembers.known.row(under: list.name, of: holders) == nil
  }

  /// Whether an object is, or lies in, the properties of an extension, which are for its code to read.
  private func isExtension(_ object: Int, of document: JSONDocument) -> Bool {
    var next: Int? = object
    while let object = next {
      if document.value(at: object).hasName("ExtensionProperties") { return true }
      next = document.owner(of: object)
    }
    return false
  }

  // MARK: References

  /// Finds references to actions, pages, fragments and rules that the project does not have, where it is there as a
  /// whole.
  private func brokenReferences(_ document: JSONDocument, _ survey: MDKIssueScan, _ mistakes: inout [MDKIssue]) {
    guard !survey.references.isEmpty, let application = evaluator.application, application.name != nil else { return }
    application.beginDocument()
    for index in survey.references {
      let value = document.value(at: index)
      forEachPath(in: value) { path in
        if let mistake = brokenReference(path, value, application) { mistakes.append(mistake) }
      }
    }
  }

  /// Calls a body with the path that a text is, or with those that it gives for each platform.
  private func forEachPath(in value: JSONValue, _ body: (UTF8Text) -> Void) {
    _ = value.withText { text in
      if text.first == UInt8(ascii: "/") { return body(text) }
      for argument in MDKEvaluator.platformArguments(text) ?? [] { body(argument) }
    }
  }

  /// Reports the files that cannot be read, of those that the page refers to, each at its own place.
  func brokenFiles(_ document: JSONDocument, _ survey: MDKIssueScan) {
    guard let application = evaluator.application else { return }
    // What the page shows is read already. Other files that it refers to may be broken too.
    for index in survey.references {
      forEachPath(in: document.value(at: index)) { path in
        switch MDKReferenceKind(path) {
        case .action: _ = application.action(path)
        case .rule: _ = application.rule(path)
        case .fragment: _ = application.fragment(path)
        case .page, nil: break
        }
      }
    }
    for file in application.brokenFiles.ofPage {
      let reference = survey.references.lazy.map { document.value(at: $0) }.first { value in
        var isBehind = false
        forEachPath(in: value) { if application.brokenFiles.are(file, behind: $0) { isBehind = true } }
        return isBehind
      }
      guard let place = insert(file, at: reference?.range ?? document.root.range) else { continue }
      builder.report(.brokenFile, "\(name(of: file.path)) cannot be read: \(file.error.message)", at: place, on: 0)
    }
  }

  private func brokenReference(_ text: UTF8Text, _ value: JSONValue, _ application: MDKApplication) -> MDKIssue? {
    guard let kind = MDKReferenceKind(text) else { return nil }
    let path = String(decoding: text, as: UTF8.self)
    let isMissing = application.isMissing(text)
    let corrected = isMissing ? nil : application.correctingName(in: path)
    guard isMissing || corrected != nil else { return nil }
    let advice = suggestion(corrected ?? application.nearestPath(to: path))
    let message = "\(kind.rawValue) \"\(path.prefix(200))\" does not exist\(advice)"
    return MDKIssue(kind: .brokenReference, message: message, range: value.range)
  }
}

/// What a reference is to.
enum MDKReferenceKind: String {
  case action, page, fragment, rule

  /// - Returns: `nil` for a text that is no reference to one of them.
  init?(_ text: UTF8Text) {
    guard text.first == UInt8(ascii: "/"), text.count < 512 else { return nil }
    if text.ends(with: ".action") {
      self = .action
    } else if text.ends(with: ".page") {
      self = .page
    } else if text.ends(with: ".fragment") {
      self = .fragment
    } else if text.ends(with: ".js") {
      self = .rule
    } else {
      return nil
    }
    // Parts that only the running application knows.
    if text.holds(UInt8(ascii: "{")) || text.holds(UInt8(ascii: "$")) { return nil }
  }
}
