import Screens

/// Makes fixes of raw findings, as their rules and the file's format say it. A ``FixGuard`` decides whether they help.
struct FixPlanner {
  private let format: any EditableFormat
  private let text: [UInt8]
  private let path: String
  private var place = PositionCursor()
  private var included: IncludedTexts
  /// Where the elements of the present screen lie; filled on demand.
  private var places: OccupiedFrames?

  /// - Parameters:
  ///   - text: the file's bytes as they are stored.
  ///   - path: its path, as it is shown.
  ///   - isWhole: whether an included text has no failures of its own, by its real path.
  init(
    _ format: any EditableFormat, _ text: [UInt8], path: String,
    isWhole: @escaping (_ text: [UInt8], _ path: String) -> Bool
  ) {
    included = IncludedTexts(isWhole)
    self.format = format
    self.text = text
    self.path = path
  }

  /// The raw findings that follow are those of another screen.
  mutating func beginScreen() { places = nil }

  /// What may fix a raw finding.
  ///
  /// - Parameter source: has the screen's text at hand.
  mutating func fixes(of violation: RawFinding, in walk: ScreenWalk, _ source: SourceReader) -> [Fix] {
    let templates = walk.table.fixes(of: violation.case)
    if templates.isEmpty { return [] }
    let screen = EditedScreen(walk.tree, text)
    let reported = walk.tree[Int(violation.element)]
    var fixes: [Fix] = []
    for template in templates {
      guard let changes = changes(of: template, for: violation, reported, in: walk),
        let fix = fix(template, changes, in: screen, source), !fixes.contains(fix)
      else { continue }
      fixes.append(fix)
    }
    return fixes
  }

  private func changes(
    of template: FixTemplate, for violation: RawFinding, _ reported: Element, in walk: ScreenWalk
  ) -> [PlannedChange]? {
    if let condition = template.condition {
      var need: MissingFact?
      guard condition.match(reported, &need) == .yes else { return nil }
    }
    guard let changes = template.changes else {
      return walk.cases[violation.case].check?.takeUnretainedValue().changes(fixing: reported)
    }
    // A problem of a part is reported at the part, but the rule is about the element that has it.
    let kinds = walk.cases[violation.case].kinds
    var subject = reported
    while !kinds.contains(subject.kind) {
      guard let parent = subject.parent else { return nil }
      subject = parent
    }
    return changes.map { PlannedChange($0, of: subject) }
  }

  private mutating func fix(
    _ template: FixTemplate, _ changes: [PlannedChange], in screen: EditedScreen, _ source: SourceReader
  ) -> Fix? {
    var edits: [TextEdit] = []
    var others: [Part] = []
    var safety = template.safety
    var areas: [Fix.Area] = []
    let resized = changes.filter { if case .resize = $0.change { true } else { false } }.map(\.element)
    for change in changes {
      if case .resize(let width, let height) = change.change, !format.arranges(change.element, in: screen) {
        let places = self.places ?? OccupiedFrames(change.element.screen)
        self.places = places
        guard change.element.hasRoom(width: width, height: height, among: places, beside: resized) else { return nil }
        if let frame = change.element.resizedFrame(width: width, height: height) {
          let area = Fix.Area(screen: screen.tree.place(of: screen.tree.root).lowerBound, frame: frame)
          if areas.contains(where: area.covers) { return nil }
          areas.append(area)
        }
      }
      let part = screen.tree.insertion(at: screen.tree.place(of: change.element).lowerBound)
      guard let text = part.map({ self.text(of: $0, source.overlay) }) ?? screen.text else { return nil }
      let edited = part.map { EditedScreen(screen.tree, text, from: $0.offset) } ?? screen
      guard let edit = format.edit(change, in: edited), edit.edits.allSatisfy({ $0.range.upperBound <= text.count })
      else { return nil }
      if let part {
        Self.add(edit.edits, to: part, in: &others)
      } else {
        edits += edit.edits
      }
      // A suggestion stays a suggestion, even if the format has a safety of its own.
      if template.safety != .suggestion, let own = edit.safety { safety = own }
    }
    guard let own = Self.inOrder(edits), let changed = changed(others), !(own.isEmpty && changed.isEmpty) else {
      return nil
    }
    var fix = Fix(
      title: template.title, safety: safety, edits: own.map { Fix.Edit($0, &place, in: source) }, others: changed)
    fix.areas = areas
    fix.joined = Self.joined(own, in: text).map { Fix.Edit($0, &place, in: source) }
    return fix
  }

  /// The longest range of edits that are given as one, in bytes.
  private static let joinedLength = 400

  /// Several edits of a text as one; `nil` where they are not several, or lie far apart.
  private static func joined(_ edits: [TextEdit], in text: [UInt8]) -> TextEdit? {
    guard edits.count > 1, let first = edits.first, let last = edits.last,
      last.range.upperBound - first.range.lowerBound <= joinedLength
    else { return nil }
    let whole = first.range.lowerBound..<last.range.upperBound
    let inner = edits.map { edit in
      TextEdit(
        edit.range.lowerBound - whole.lowerBound..<edit.range.upperBound - whole.lowerBound, edit.replacement)
    }
    let replacement = inner.applied(to: Array(text[whole]))
    return String(validating: replacement, as: UTF8.self).map { TextEdit(whole, $0) }
  }

  // MARK: Other files

  /// What changes in a text that the file includes.
  private struct Part {
    let text: InsertedText
    var edits: [TextEdit]
  }

  /// The text of an included file; `nil` where it cannot be edited for what includes it.
  private mutating func text(of part: InsertedText, _ overlay: FileOverlay) -> [UInt8]? {
    // If properties lie over it, they change its content, and may hold what it lacks.
    part.properties == nil ? included.text(of: part, overlay) : nil
  }

  private static func add(_ edits: [TextEdit], to part: InsertedText, in parts: inout [Part]) {
    guard let index = parts.firstIndex(where: { $0.text.path.hasBytes(of: part.path) }) else {
      return parts.append(Part(text: part, edits: edits))
    }
    // What includes it twice changes it once.
    parts[index].edits += edits.filter { !parts[index].edits.contains($0) }
  }

  private mutating func changed(_ parts: [Part]) -> [Fix.IncludedFileEdit]? {
    var files: [Fix.IncludedFileEdit] = []
    for part in parts {
      guard let edits = Self.inOrder(part.edits),
        let path = OriginalLocations.shownPath(of: part.text, besides: path),
        let file = included.change(edits, of: part.text.path, shown: path)
      else { return nil }
      files.append(file)
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Edits in the order of their text; `nil` where some overlap.
  private static func inOrder(_ edits: [TextEdit]) -> [TextEdit]? {
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let areApart = zip(sorted, sorted.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
    return areApart ? sorted : nil
  }
}
