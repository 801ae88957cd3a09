import Screens

/// Makes fixes of violations, as their rules and the file's format say it; whether they help is for a ``FixGuard``.
struct FixPlanner {
  private let format: any EditableFormat
  private let text: [UInt8]
  private var place = PositionCursor()

  /// - Parameter text: the file's bytes as they are stored.
  init(_ format: any EditableFormat, _ text: [UInt8]) {
    self.format = format
    self.text = text
  }

  /// What may mend a violation.
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
      var need: Need?
      guard condition.match(reported, &need) == .yes else { return nil }
    }
    guard let changes = template.changes else {
      let check = walk.cases[violation.case].check
      return check?._withUnsafeGuaranteedRef { $0.changes(mending: reported) }
    }
    // What is wrong with a part is reported at the part, and said of what has it.
    let kinds = walk.cases[violation.case].kinds
    var subject = reported
    while kinds & subject.kind.bit == 0 {
      guard let parent = subject.parent else { return nil }
      subject = parent
    }
    return changes.map { PlannedChange($0, of: subject) }
  }

  private mutating func fix(
    _ template: FixTemplate, _ changes: [PlannedChange], in screen: EditedScreen, _ source: SourceReader
  ) -> Fix? {
    var edits: [TextEdit] = []
    var safety = template.safety
    var areas: [Fix.Area] = []
    for change in changes {
      if case .resize(let width, let height) = change.change, !format.arranges(change.element, in: screen) {
        guard change.element.hasRoom(width: width, height: height) else { return nil }
        if let frame = change.element.resizedFrame(width: width, height: height) {
          let area = Fix.Area(screen: screen.tree.place(of: screen.tree.root).lowerBound, frame: frame)
          if areas.contains(where: area.covers) { return nil }
          areas.append(area)
        }
      }
      guard let edit = format.edit(change, in: screen) else { return nil }
      edits += edit.edits
      // A choice stays one, whatever the format makes of it.
      if template.safety != .suggestion, let own = edit.safety { safety = own }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.isEmpty, zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }),
      edits.allSatisfy({ $0.range.upperBound <= text.count })
    else { return nil }
    var fix = Fix(
      title: template.title, safety: safety,
      edits: edits.map { edit in
        Fix.Edit(
          start: place.position(of: edit.range.lowerBound, in: source),
          end: place.position(of: edit.range.upperBound, in: source), offset: edit.range.lowerBound,
          length: edit.range.count, replacement: String(decoding: edit.replacement, as: UTF8.self))
      })
    fix.areas = areas
    return fix
  }
}
