import Examples
import Formats
import Linting
import Project
import Reporting
import Screens
import Support
import Synchronization

/// One folder that an editor has open, linted as `fiorilint check` does that was started there.
///
/// Configurations and rule pages are kept until one of them changes. If one becomes wrong, its last correct version
/// stays in use.
final class ServedProject {
  /// What is wrong with configurations, rule pages and baselines.
  private(set) var mistakes: [ProjectMistake] = []
  /// What the examples of the rule pages say that are open, where it is not what their rules do.
  private(set) var exampleMistakes: [ProjectMistake] = []

  let folder: String
  /// The same without links, which the paths of reports start from.
  private let realFolder: String
  let additions: TeamExtensions
  private(set) var plan: LintPlan?
  /// Whether the folder is there.
  private var isThere: Bool { Path(folder).isFolder }
  /// The absolute paths of the documents that the plan is for.
  private var planned: Set<Path> = []
  /// Those that the last plan was for that could be made.
  private var plannedWell: Set<Path> = []
  /// While a configuration has mistakes: the plan for those documents that it does not apply to.
  private var rest: (plan: LintPlan, documents: Set<Path>, worker: EngineWorker?)?
  /// Whether the plan holds no more.
  private var isOutdated = true
  /// `nil` where other texts are to be read than when they were made.
  private var worker: EngineWorker?
  /// What reads screens and checks no rule of them, for documents that no plan could be made for.
  private var bare: EngineWorker?
  /// Whether the last plan could not be made.
  private var isFailed = false
  /// By the absolute path of the file: what baselines know; `nil` where one could not be read.
  private var baselines: [Path: ReferenceFindings?] = [:]

  /// A folder of which nothing is read yet.
  init(_ folder: String, _ additions: TeamExtensions) {
    self.folder = folder
    realFolder = Path(folder).resolved
    self.additions = additions
  }

  // MARK: Changes

  /// Whether a file says how screens are linted.
  func isSetting(_ location: String) -> Bool {
    if location.hasSuffix(".yml") || location.hasSuffix(".yaml")
      || baselines.keys.contains(where: { self.location(of: $0.text).hasBytes(of: location) })
    {
      return true
    }
    guard location.hasSuffix(".md") else { return false }
    let folders = plan?.inputs.ruleFolders.map { self.location(of: $0.location) } ?? []
    return location.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(".fiorilint".utf8) }
      || folders.contains { location.path(inside: $0) != nil }
  }

  /// Notes that the text of a file has changed, or that a folder has come or gone with all its files.
  func noticeChange(at location: String, isFolder: Bool) {
    if isFolder || isSetting(location) {
      isOutdated = true
    } else if ReferencedFiles.mayBeReferredTo(location) {
      worker = nil
      rest?.worker = nil
      bare = nil
    }
  }

  // MARK: Documents

  /// A text, ready to be linted; `nil` where it is not to be.
  ///
  /// - Parameters:
  ///   - location: its absolute path.
  ///   - wasScreen: whether it was a screen when it could last be read.
  ///   - documents: the absolute paths of all documents of the folder that are open.
  ///   - texts: what is read in place of files.
  func document(
    _ text: [UInt8], at location: String, wasScreen: Bool, beside documents: [String],
    _ texts: () -> [Path: [UInt8]]
  ) -> ServedDocument? {
    guard isThere else { return nil }
    if isOutdated || !planned.contains(location) { makePlan(documents, texts()) }
    let isOfRest = rest?.documents.contains(location) == true
    if isFailed, !isOfRest, !plannedWell.contains(location) {
      return bareDocument(text, at: location, wasScreen, texts)
    }
    guard let plan = plan(for: location), let scope = scope(of: location) else { return nil }
    let known = isOfRest ? rest?.worker : worker
    let worker = known ?? EngineWorker(plan, .details, overlay: FileOverlay(texts()))
    if isOfRest { rest?.worker = worker } else { self.worker = worker }
    let path = Path(Path(location).resolved).display(from: plan.inputs.files.workingDirectory)
    return ServedDocument(
      text: text, location: location, folder: folder, path: path, scope: scope, worker: worker,
      wasScreen: wasScreen, known: plan.inputs.scopes[scope].baseline.flatMap(self.known))
  }

  /// A text of which is found whether it can be read.
  private func bareDocument(
    _ text: [UInt8], at location: String, _ wasScreen: Bool, _ texts: () -> [Path: [UInt8]]
  ) -> ServedDocument? {
    if bare == nil { bare = barePlan(texts()).map { EngineWorker($0, .details, overlay: FileOverlay(texts())) } }
    guard let bare else { return nil }
    let path = Path(Path(location).resolved).display(from: bare.plan.inputs.files.workingDirectory)
    return ServedDocument(
      text: text, location: location, folder: folder, path: path, scope: 0, worker: bare,
      wasScreen: wasScreen, known: nil)
  }

  /// What configurations have that does nothing.
  var hints: [ProjectMistake] {
    if isFailed { return [] }
    return (plan?.inputs.hints ?? []).compactMap { hint in
      hint.place.map {
        ProjectMistake(location: self.location(of: $0.path), mistake: hint, isHint: true)
      }
    }
  }

  /// What keeps rules from being checked.
  var hindrances: [ProjectMistake] { bare == nil ? [] : mistakes }

  /// A rule and the folder that the path of its page starts from.
  func rule(_ id: String) -> (rule: Rule, folder: String)? {
    knownRules.first { $0.id == id }.map { ($0, folder) }
  }

  /// What is wrong with the examples of a rule's page; `nil` where it is none, or could not be read.
  func testFailures(ofPage location: String) -> [RuleTest.Failure]? {
    guard isThere, let plan,
      let rule = plan.rules.first(where: {
        !$0.page.path.isEmpty && self.location(of: $0.page.path) == location
      }),
      !mistakes.contains(where: { $0.location == location })
    else { return nil }
    return RuleTest(rule, beside: plan.rules).failures
  }

  private func makePlan(_ documents: [String], _ texts: [Path: [UInt8]]) {
    isOutdated = false
    mistakes = []
    exampleMistakes = []
    baselines = [:]
    worker = nil
    rest = nil
    bare = nil
    isFailed = false
    planned = Set(paths: documents)
    do {
      let plan = try LintPlan([], settings(texts), LintingSettings(), documents: documents.map { Path($0).resolved })
      self.plan = plan
      plannedWell = planned
      // The author of an open page wants to see how its examples fail; `test-rules` reports the other pages.
      for location in documents where location.hasSuffix(".md") {
        for failure in testFailures(ofPage: location) ?? [] {
          let path = Path(Path(location).resolved).display(from: plan.inputs.files.workingDirectory)
          let column = failure.place?.column ?? 1
          exampleMistakes.append(
            ProjectMistake(
              location: location,
              mistake: UserError(path: path, line: failure.line, column: column, message: failure.message)))
        }
      }
    } catch {
      isFailed = true
      note(error)
      rest = restPlan(documents, texts)
    }
  }

  /// The plan for a document.
  private func plan(for location: String) -> LintPlan? {
    if let rest, rest.documents.contains(location) { return rest.plan }
    return plan
  }

  /// What a baseline knows; `nil` where it cannot be read.
  private func known(_ name: PathName) -> ReferenceFindings? {
    if let known = baselines[name.location] { return known }
    let known: ReferenceFindings?
    do {
      known = try Baseline(reading: name.location, from: folder).known
    } catch {
      known = nil
      note(error, at: name.location)
    }
    baselines[name.location] = .some(known)
    return known
  }

  // MARK: Holding back

  /// The scope of a document; `nil` where its configuration leaves it out.
  private func scope(of location: String) -> Int? {
    plan(for: location)?.inputs.documentScopes[Path(location).resolved]
  }

  /// The absolute path of the configuration that holds for a document; `nil` where none does.
  func configuration(of location: String) -> String? {
    guard let plan = plan(for: location), let scope = scope(of: location) else { return nil }
    return plan.inputs.scopes[scope].part.map { self.location(of: $0.configuration.name.location) }
  }

  /// The baseline that holds for a document, without entries where it is not there yet; `nil` where there is none, or
  /// it cannot be read.
  func baseline(of location: String) -> Baseline? {
    guard isThere, let plan = plan(for: location), let scope = scope(of: location),
      let path = plan.inputs.scopes[scope].baseline?.location
    else { return nil }
    return Terminal.exists(path) ? try? Baseline(reading: path, from: folder) : Baseline(path: path, from: folder)
  }

  /// The baseline that holds for a document, with one more finding in it; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - index: that of the finding among those that count.
  ///   - report: the document's.
  func baseline(of location: String, adding index: Int, of report: FileReport) -> (location: String, text: [UInt8])? {
    guard let baseline = baseline(of: location) else { return nil }
    var nothing = ReferenceFindings([], below: baseline.folder, workingDirectory: realFolder)
    var reviewed = report
    let found = nothing.review(&reviewed, by: .baseline)
    guard found.indices.contains(index) else { return nil }
    let bytes = Baseline.bytes(of: baseline.entries.map(\.identity) + [found[index]])
    return (self.location(of: baseline.name.location), bytes)
  }

  // MARK: All files

  /// Lints all files of the folder.
  ///
  /// - Parameters:
  ///   - texts: what is read in place of files.
  ///   - isWanted: is asked now and then whether the rest is to be linted too.
  func checkAll(
    _ texts: [Path: [UInt8]], while isWanted: @escaping @Sendable (_ done: Int, _ total: Int) -> Bool,
    _ body: (CheckedFile) -> Void
  ) {
    guard isThere else { return }
    do {
      let plan = try LintPlan([folder], settings(texts), LintingSettings())
      if isOutdated { baselines = [:] }
      let review = BaselineReview(BaselineChoice(configuredIn: plan.inputs), known: known)
      let run = ScreenRun(plan, showsProgress: false, demands: plan.inputs.reviewDemands.union(.details))
      let reports = Mutex<[FileReport]>([])
      _ = run.run(.baseline(review), while: isWanted) { report in
        if !report.isSkipped { reports.withLock { $0.append(report) } }
      }
      if self.plan == nil { self.plan = plan }
      for report in reports.withLock({ $0 }) {
        body(CheckedFile(location: location(of: report.path), folder: folder, report: report))
      }
    } catch {
      mistakes = []
      note(error)
    }
  }

  /// The absolute path of a file as the editor calls it, whose folder may be a link.
  ///
  /// - Parameter path: absolute, or as reports have it.
  func location(of path: String) -> String {
    let location = Path(path, in: realFolder).text
    return location.path(inside: realFolder).map { "\(folder == "/" ? "" : folder)/\($0)" } ?? location
  }

  /// Notes why something could not be read.
  ///
  /// - Parameter location: of what; `nil`: the configuration of the folder, unless the error says it.
  private func note(_ error: any Error, at location: String? = nil) {
    let path = location ?? Path(FileReport.Configuration.defaultName, in: folder).text
    for mistake in UserErrors(error).errors {
      let location = mistake.place.map { self.location(of: $0.path) } ?? path
      mistakes.append(ProjectMistake(location: location, mistake: mistake))
    }
  }
}
