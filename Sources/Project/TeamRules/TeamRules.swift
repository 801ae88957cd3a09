import BuiltInRules
import Linting
import RulePageReading
import RulePages
import Screens
import Support

/// The rules of a team's own: those of its pages, and those of its executable, which hold everywhere.
package struct TeamRules: Sendable {
  /// No rules.
  package static let none = TeamRules()

  /// In bytes; far more than any page that people write.
  private static let sizeLimit = 1 << 20

  /// Sorted by id.
  package private(set) var rules: [Rule] = []
  /// The absolute paths of the folders that have a rule, by its id.
  private var folders: [String: [Path]] = [:]

  private init() {}

  /// Reads all pages in folders.
  ///
  /// - Parameters:
  ///   - paths: the absolute paths of the only pages, or folders of pages, to read; `nil`: all of them, and the rules
  ///     that the executable adds.
  ///   - additions: what the executable adds: its checks are there for pages.
  ///   - allowsOutside: whether pages may be behind links that lead out of the project.
  ///   - workingDirectory: the absolute path of the folder that shown paths start from; `nil`: that of the process.
  ///   - texts: what is read in place of pages, by their absolute paths.
  /// - Throws: ``UserErrors`` with every mistake in any of them.
  init(
    _ folders: [PathName], only paths: [String]? = nil, with additions: TeamExtensions,
    allowingOutside allowsOutside: Bool = false,
    from workingDirectory: String? = nil, replacing texts: [Path: [UInt8]] = [:]
  ) throws {
    let errors: [UserError]
    (self, errors) = Self.reading(
      folders, only: paths, with: additions, allowingOutside: allowsOutside, from: workingDirectory, replacing: texts)
    guard errors.isEmpty else { throw UserErrors(errors) }
  }

  /// The rules of the pages that are right, and every mistake in the others, sorted by place; see
  /// ``init(_:only:with:allowingOutside:from:replacing:)``.
  package static func reading(
    _ folders: [PathName], only paths: [String]? = nil, with additions: TeamExtensions,
    allowingOutside allowsOutside: Bool, from workingDirectory: String? = nil,
    replacing texts: [Path: [UInt8]] = [:]
  ) -> (rules: TeamRules, mistakes: [UserError]) {
    var team = TeamRules()
    let mistakes = team.read(folders, only: paths, with: additions, allowsOutside, from: workingDirectory, texts).sorted
    { left, right in
      guard let place = left.place, let other = right.place, place != other else { return left.message < right.message }
      return place < other
    }
    return (team, mistakes)
  }

  private mutating func read(
    _ folders: [PathName], only paths: [String]?, with additions: TeamExtensions, _ allowsOutside: Bool,
    from workingDirectory: String?, _ texts: [Path: [UInt8]]
  ) -> [UserError] {
    guard !folders.isEmpty || !additions.rules.isEmpty else { return [] }
    var pages: [String: RulePage] = [:]
    // What can be read of them is good for finding more mistakes alone.
    var broken: Set<String> = []
    var errors: [UserError] = []
    for folder in folders {
      let (found, failures) = Self.pages(
        in: folder, leavingProject: allowsOutside, from: workingDirectory, texts)
      errors += failures
      for (path, location) in found {
        // A page that explains the folder to people is no rule.
        if location.pathName == "README.md" || location.pathName == "README.markdown" { continue }
        if let paths, !paths.contains(where: location.leads) {
          continue
        }
        guard location.hasSuffix(".md") else {
          errors.append(
            UserError(
              path: path, line: 1, column: 1, message: "is not read: the name of a rule page ends in .md; rename it"))
          continue
        }
        let id = String((location.path(inside: folder.location) ?? location).dropLast(".md".count))
        do throws(UserErrors) {
          let (read, mistakes) = try Self.page(id, at: path, location, texts)
          errors += mistakes
          guard let page = read else { continue }
          if !mistakes.isEmpty { broken.insert(id) }
          if let rule = additions.rules.first(where: { $0.page.id == id }) {
            throw UserErrors([Self.collision(of: page, with: rule.page)])
          }
          if var other = pages[id] {
            let first = other.path
            other.path = page.path
            guard other == page else {
              throw UserErrors([
                UserError(
                  path: path, line: 1, column: 1,
                  message: "the rule `\(id)` is also in \(first), with other content; delete or rename one of them")
              ])
            }
          } else {
            pages[id] = page
          }
          self.folders[id, default: []].append(Path(folder.location))
        } catch {
          errors += error.errors
        }
      }
    }
    for page in pages.values.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
      do throws(RuleError) {
        let rule = try Rule(page, additions: additions.checks)
        errors += Self.wrongStatements(page)
        if !broken.contains(page.id) { rules.append(rule) }
      } catch {
        errors += Self.mistakes(in: page, additions)
      }
    }
    return paths == nil ? errors + add(additions) + wrongSupersessions() : errors
  }

  /// The pages of a folder, those that an editor has and the disk has not yet after the others, with why some cannot be
  /// found.
  private static func pages(
    in folder: PathName, leavingProject allowsOutside: Bool, from workingDirectory: String?,
    _ texts: [Path: [UInt8]]
  ) -> (pages: [(path: String, location: String)], failures: [UserError]) {
    let unsaved = texts.keys.map(\.text).filter {
      $0.path(inside: folder.location) != nil && $0.hasSuffix(".md") && !Terminal.exists($0)
    }
    let isThere = unsaved.isEmpty || Terminal.exists(folder.location)
    let finder = FileFinder(
      workingDirectory: workingDirectory ?? ".", candidateExtensions: ["md", "markdown"], listsSkipped: true,
      leavesProject: allowsOutside)
    let list = finder.find(isThere ? [folder.display] : [])
    // A skipped rule would be missing without notice, so a link out of the project is an error.
    let outside = list.skipped.filter { $0.reason == SkippedPath.leadsOutside }.map { link in
      UserError(
        path: link.path, line: 1, column: 1,
        message: "is a link out of the project; --allow-outside-project allows it")
    }
    var pages = (0..<list.count).map { index in
      (path: list.path(at: index), location: Path(list.path(at: index), in: list.workingDirectory).text)
    }
    for location in unsaved.sorted() {
      // A walk leaves out what is hidden.
      let inside = location.path(inside: folder.location) ?? ""
      if inside.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      pages.append((PathName(location, in: "/", from: list.workingDirectory).display, location))
    }
    return (pages, outside + list.failures.map { UserError(path: $0.path, line: 1, column: 1, message: $0.message) })
  }

  /// Adds the rules that the executable adds.
  ///
  /// - Returns: what is wrong with them.
  private mutating func add(_ additions: TeamExtensions) -> [UserError] {
    guard !additions.rules.isEmpty else { return [] }
    var errors: [UserError] = []
    for (index, declaration) in additions.rules.enumerated() {
      let page = declaration.page
      let line = page.cases.first?.line ?? 1
      if let mistake = TeamRuleID.mistake(in: page.id, of: "rule") {
        errors.append(UserError(path: page.path, line: line, column: 1, message: mistake))
        continue
      }
      if let other = additions.rules[..<index].first(where: { $0.page.id == page.id }) {
        errors.append(Self.collision(of: page, with: other.page))
        continue
      }
      do throws(RuleError) {
        rules.append(try Rule(declaration, additions: additions.checks))
      } catch {
        errors += Self.mistakes(in: page, additions)
      }
    }
    rules.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    return errors
  }

  /// What pages name as rules to supersede, and is none.
  private func wrongSupersessions() -> [UserError] {
    let known = BuiltInRules.pages.map(\.id) + rules.map(\.id)
    return rules.flatMap { rule in
      rule.page.supersedes.compactMap { other in
        guard other.text == rule.id || !known.contains(other.text) else { return nil }
        let others = known.filter { $0 != rule.id }
        return UserError(
          path: rule.page.path, line: max(1, other.place.line), column: max(1, other.place.column),
          message: other.text == rule.id
            ? "`supersedes` must list other rules; `\(other.text)` is this rule"
            : "`supersedes` names the unknown rule `\(other.text)`\(suggestion(for: other.text, among: others))")
      }
    }
  }

  /// The statements of a page that no guideline has.
  private static func wrongStatements(_ page: RulePage) -> [UserError] {
    let named = page.cases.flatMap { zip($0.statements, $0.statementPlaces) }
    guard !named.isEmpty else { return [] }
    let known = BuiltInRules.statements.map(\.id)
    var errors: [UserError] = []
    for (id, place) in named where !known.contains(id) {
      let error = UserError(
        path: page.path, line: place.line, column: place.column,
        message: "unknown guideline statement `\(id)`; `fiorilint coverage` lists them"
          + suggestion(for: id, among: known))
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }

  private static func mistakes(in page: RulePage, _ additions: TeamExtensions) -> [UserError] {
    let statements = wrongStatements(page)
    // The nearest statement says more than how they begin.
    return statements
      + Rule.mistakes(in: page, additions: additions.checks).map { UserError($0, in: page.path) }.filter { mistake in
        !statements.contains { $0.place?.line == mistake.place?.line && $0.place?.column == mistake.place?.column }
      }
  }

  /// The error of a rule whose id another one has.
  private static func collision(of page: RulePage, with other: RulePage) -> UserError {
    let place = other.cases.first.map { "\(other.path):\($0.line)" } ?? other.path
    return UserError(
      path: page.path, line: page.cases.first?.line ?? 1, column: 1,
      message: "the rule `\(page.id)` is also in \(place); rename one of them")
  }

  private static func page(
    _ id: String, at path: String, _ location: String, _ texts: [Path: [UInt8]]
  ) throws(UserErrors) -> (RulePage?, [UserError]) {
    func wrong(_ message: String) -> UserErrors {
      UserErrors([UserError(path: path, line: 1, column: 1, message: message)])
    }
    let folder = location.pathFolder
    if !id.utf8.contains(UInt8(ascii: "/")), !folder.hasSuffix("/\(TeamRuleFolders.name)") {
      let parent = String(path.pathFront.dropLast()).pathFront.dropLast()
      throw wrong(
        "a rule page must be in a subfolder of a folder of rules; "
          + "did you mean `rule-folders: [\(parent.isEmpty ? "." : parent)]`?")
    }
    if let mistake = TeamRuleID.mistake(in: id) { throw wrong(mistake) }
    let bytes: [UInt8]
    do throws(FileFailure) {
      let text = texts[location]
      bytes = if let text { text } else { try SmallFile.contents(of: location, limit: sizeLimit) }
    } catch {
      throw UserErrors([UserError("the page \(error.message)", at: FileLocation(path: path))])
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw wrong("the page is not valid UTF-8") }
    let reader = RulePageReader(id: id, path: path)
    var (page, errors) = reader.examine(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    page?.path = path
    return (page, errors)
  }

  /// Whether a rule comes from a page.
  func hasPage(of rule: Rule) -> Bool { folders[rule.id] != nil }

  /// Whether a rule holds where the pages of some folders do; one that is no team's holds everywhere.
  ///
  /// - Parameter folders: their absolute paths.
  package func holds(_ rule: Rule, in folders: [PathName]) -> Bool {
    guard let own = self.folders[rule.id] else { return true }
    return folders.contains { own.contains(Path($0.location)) }
  }
}
