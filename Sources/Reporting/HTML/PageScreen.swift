import Linting

/// A screen with findings, as the HTML report shows it; or a file of which no screen is known.
struct PageScreen {
  /// The element's id in the page, which the ids of its findings begin with.
  var id: String
  var path: String
  var format: String
  /// The file's path from the folder of its configuration.
  var configurationPath: String
  /// `nil` where the screen is not known, or too many are drawn already.
  var drawing: ScreenDrawing?
  /// Whether it is one too many to be drawn, and told in few words.
  var isBrief = false
  /// In the order of the file; their numbers are their places, from 1.
  var findings: [Finding]

  /// Findings of one rule and severity, which are told together.
  struct Group {
    var rule: String
    var severity: Severity
    /// Places in ``PageScreen/findings``.
    var places: [Int]
  }

  /// Severest first, then in the order of the file.
  var groups: [Group] {
    var groups: [Group] = []
    var known: [String: Int] = [:]
    for (place, finding) in findings.enumerated() {
      let key = "\(finding.severity.name) \(finding.rule)"
      if let index = known[key] {
        groups[index].places.append(place)
      } else {
        known[key] = groups.count
        groups.append(Group(rule: finding.rule, severity: finding.severity, places: [place]))
      }
    }
    return Severity.allCases.reversed().flatMap { severity in groups.filter { $0.severity == severity } }
  }

  /// The id of a finding's element in the page.
  func id(ofFinding place: Int) -> String { "\(id)f\(place + 1)" }

  /// The findings as the drawing marks them.
  var marks: [DrawnFinding] {
    findings.enumerated().compactMap { place, finding in
      finding.mark.map {
        DrawnFinding(
          number: place + 1, severity: finding.severity, message: finding.message, mark: $0,
          target: id(ofFinding: place))
      }
    }
  }

  /// The documents that the findings at some places go against.
  func documents(of places: [Int]) -> [String] {
    let ids = Set(places.flatMap { findings[$0].statements.compactMap { GuidelineDocument.of(statement: $0)?.id } })
    return ids.sorted()
  }

  /// What the screen is called: its name, or its place in the file where that has several, or the file's name.
  var title: String {
    if let name = drawing?.name, !name.isEmpty { return DrawnText.oneLine(name) }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let drawing, drawing.ordinal > 1 else { return file.shortened(to: 160) }
    return "\(file.shortened(to: 140)), screen \(drawing.ordinal)"
  }
}

extension PageScreen {
  /// The screens with findings of some files, in order; of very many findings the first.
  static func all(_ files: [FileReport]) -> [PageScreen] {
    var screens: [PageScreen] = []
    var drawnScreens = DrawnScreens()
    var room = HTMLReporter.findingLimit
    for file in files where room > 0 && file.hasOpenFindings {
      let open = file.open
      var found: [Int: [Finding]] = [:]
      for finding in open.prefix(room) {
        let screen = finding.mark?.screen ?? -1
        found[file.drawings.indices.contains(screen) ? screen : file.drawings.count, default: []].append(finding)
      }
      room -= min(room, open.count)
      let drawn = drawnScreens.take(file)
      for (index, findings) in found.sorted(by: { $0.key < $1.key }) {
        let isDrawn = drawn.contains(index)
        screens.append(
          PageScreen(
            id: "s\(screens.count + 1)", path: file.path, format: file.format,
            configurationPath: file.configurationPath ?? file.path,
            drawing: isDrawn ? file.drawings[index] : nil, isBrief: !isDrawn && index < file.drawings.count,
            findings: findings))
      }
    }
    return screens
  }
}
