import Formats
import Linting
import Project
import Reporting
import Screens
import Support

/// The folders that an editor has open, each linted as `fiorilint check` would lint it there.
final class ServedWorkspace {
  /// The absolute paths of the folders.
  var folders: [String] = [] {
    // Changes in a folder that was not open were not reported.
    didSet { projects = projects.filter { folders.contains($0.key.text) && oldValue.contains($0.key.text) } }
  }

  private let additions: TeamExtensions
  /// By folder; what lies in none of the folders belongs to its own.
  private var projects: [Path: ServedProject] = [:]
  /// By absolute path.
  private var documents: [Path: Document] = [:]
  /// What is read in place of files, by all paths that they are read by; `nil`: not known any more.
  private var knownTexts: [Path: [UInt8]]?

  private struct Document {
    var text: [UInt8]
    /// Its path without symbolic links; it need not be there.
    let realPath: String
    /// Whether it was a screen when it could last be read: broken, it still means to be one.
    var wasScreen = false
  }

  /// A workspace without folders.
  init(_ additions: TeamExtensions) {
    self.additions = additions
  }

  // MARK: Texts

  /// Takes a text in the place of a file, for itself and for those that refer to it; `nil`: the file counts again.
  func setText(_ text: [UInt8]?, at location: String) {
    knownTexts = nil
    if let text {
      if documents[location] == nil {
        documents[location] = Document(text: text, realPath: Path(location).resolved)
      } else {
        documents[location]?.text = text
      }
    } else {
      documents[location] = nil
    }
    noticeChange(at: location)
  }

  /// Notes that a file was changed, added or removed.
  func noticeChange(at location: String) {
    let isFolder = isFolder(location)
    for project in projects.values { project.noticeChange(at: location, isFolder: isFolder) }
  }

  /// Whether a path is that of a folder, or of what was one by its name.
  private func isFolder(_ location: String) -> Bool {
    let name = location.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    return documents[location] == nil && !name.dropFirst().contains(UInt8(ascii: "."))
  }

  /// The texts that were set, in the place of their files.
  var texts: FileOverlay { FileOverlay(allTexts) }

  private var allTexts: [Path: [UInt8]] {
    if let knownTexts { return knownTexts }
    var texts: [Path: [UInt8]] = [:]
    for (location, document) in documents {
      texts[location] = document.text
      texts[document.realPath] = document.text
    }
    knownTexts = texts
    return texts
  }

  /// What is read in place of files of a folder.
  private func texts(in folder: String) -> [Path: [UInt8]] {
    var texts = allTexts
    let here = Path(folder).resolved
    for document in documents.values { texts[Path(document.realPath).display(from: here)] = document.text }
    return texts
  }

  /// Of some documents those for which something else may be found once a file has changed, the file itself aside.
  func dependents(of location: String, among documents: [String]) -> [String] {
    if isFolder(location) || projects.values.contains(where: { $0.isSetting(location) }) { return documents }
    return documents.filter { ReferencedFiles.mayRefer($0, to: CollectionOfOne(location)) }
  }

  // MARK: Linting

  /// The folder that a file is linted in: the innermost of those that are open, else its own, or what is there of it.
  private func folder(of location: String) -> String {
    let around = folders.filter { location.path(inside: $0) != nil }
    let innermost = around.max { $0.utf8.count < $1.utf8.count }
    // One that is open may have been deleted.
    var folder = innermost ?? Path(location).folder
    while folder != "/", !Path(folder).isFolder { folder = Path(folder).folder }
    return folder
  }

  private func project(_ folder: String) -> ServedProject {
    if let project = projects[folder] { return project }
    let project = ServedProject(folder, additions)
    projects[folder] = project
    return project
  }

  /// Lints the text that was set for a path; `nil` if it is no screen, or a configuration excludes it or is wrong.
  func check(_ location: String) -> CheckedFile? {
    guard let document = served(location) else { return nil }
    let file = document.check()
    documents[location]?.wasScreen = file != nil
    return file
  }

  /// Lints the text that was set for a path, with the fixes of what is found.
  ///
  /// - Parameter isTried: whether the fixes of a finding are tried, so that those are left that help; the others are as
  ///   they are planned.
  func fixes(_ location: String, where isTried: (Finding) -> Bool) -> CheckedFile? {
    served(location)?.fixes(where: isTried)
  }

  /// What is left inconclusive in the text that was set for a path, and where.
  func openQuestions(_ location: String) -> [InconclusiveCheck] { served(location)?.openQuestions() ?? [] }

  /// Whether another text in the place of the one that was set for a path holds a finding back, and asks nothing that
  /// cannot be asked there.
  func hasExclusion(_ finding: Finding, in text: [UInt8], at location: String) -> Bool {
    served(location)?.hasExclusion(finding, in: text) ?? false
  }

  /// The text that was set for a path with all fixed in it that is safe to fix, as `check --fix` leaves it.
  func fixed(_ location: String) -> [UInt8]? { served(location)?.fixed() }

  /// Gives the screens of the text that was set for a path to a consumer, and returns what its format can tell.
  @discardableResult
  func read(_ location: String, for consumer: any ScreenConsumer) -> SupportedFacts {
    served(location)?.read(for: consumer).supportedFacts ?? .all
  }

  /// A screen of the text that was set for a path, by name or number, with what is found on it, as SVG.
  func drawing(of location: String, screen: String?) throws(MessageError) -> String {
    try screenDocument(location).drawing(of: screen)
  }

  /// The screens of the text that was set for a path as a screen description in `json` or `xml`.
  func converted(_ location: String, to language: String) throws(MessageError) -> String {
    guard let language = NativeWriter.Language(rawValue: language) else { throw Self.refusal("expected json or xml") }
    return try screenDocument(location).converted(to: language)
  }

  /// What is wrong with the examples of a rule page.
  func testFailures(
    ofPage location: String
  ) throws(MessageError) -> [(line: Int, column: Int, message: String)] {
    guard documents[location] != nil else { throw Self.refusal("the page is not open") }
    let folder = folder(of: location)
    // What was read before is read again where it does not hold any more.
    _ = served(location)
    guard let failures = project(folder).testFailures(ofPage: location) else {
      throw Self.refusal(
        "\(PathName(location, in: folder, from: folder).display) is not a rule page, or has errors")
    }
    return failures.map { ($0.line, $0.place?.column ?? 1, $0.message) }
  }

  private func screenDocument(_ location: String) throws(MessageError) -> ServedDocument {
    guard let document = served(location) else {
      throw Self.refusal("the configuration excludes the document, or could not be read")
    }
    return document
  }

  /// Why a command cannot be done.
  static func refusal(_ message: String) -> MessageError { MessageError(.requestFailed, message) }

  private func served(_ location: String) -> ServedDocument? {
    guard let document = documents[location] else { return nil }
    let folder = folder(of: location)
    let own = documents.keys.map(\.text).filter { self.folder(of: $0) == folder }.sorted()
    return project(folder).document(document.text, at: location, wasScreen: document.wasScreen, beside: own) {
      self.texts(in: folder)
    }
  }

  /// Lints all files of all folders, open texts in their places.
  ///
  /// - Parameter isWanted: whether to lint the rest. It is called now and then, by one thread at a time while this one
  ///   waits, with the number of files that are done and the number of all.
  func checkAll(
    while isWanted: @escaping @Sendable (_ done: Int, _ total: Int) -> Bool, _ body: (CheckedFile) -> Void
  ) {
    // A walk skips what was a screen before it broke.
    var broken = Set(documents.filter { $1.wasScreen && folders.contains(folder(of: $0.text)) }.keys.map(\.text))
    for folder in folders {
      project(folder).checkAll(texts(in: folder), while: isWanted) { file in
        // What lies in an inner folder is linted there.
        guard self.folder(of: file.location) == folder else { return }
        broken.remove(file.location)
        body(file)
      }
    }
    for location in broken.sorted() {
      if let file = check(location), file.report.format.isEmpty { body(file) }
    }
  }

  /// What says what may be written in a document; `nil` where nothing does.
  ///
  /// - Parameter format: the name of its format where it is a screen; `nil` where it is none, or none that could be
  ///   read yet.
  func completionSource(of location: String, format: String?) -> CompletionSource? {
    if format == NativeXMLFormat().name || format == nil && location.hasSuffix(".xml") { return .xml }
    if format == NativeJSONFormat().name || format == nil && location.hasSuffix(".json") {
      return .json(JSONSchemaGenerator().schema)
    }
    guard format == nil else { return nil }
    // The plan of its project knows what the file names.
    _ = served(location)
    return project(folder(of: location)).completionSource(of: location)
  }

  /// What of how screens are linted a file says by its path; `nil`: nothing.
  func settingsKind(of location: String) -> SettingsKind? {
    // The plan of its project knows which files are configurations.
    _ = served(location)
    return project(folder(of: location)).settingsKind(of: location)
  }

  /// The absolute paths of the configurations and rule pages that are there, sorted.
  var settingFiles: [String] { Set(projects.values.flatMap(\.settingFiles)).sorted() }

  /// The id of the rule that a page is about; `nil` where it is none.
  func rule(ofPage location: String) -> String? {
    sortedProjects.lazy.compactMap { $0.rule(ofPage: location) }.first
  }

  /// What is wrong with what was read besides screens.
  var mistakes: [ProjectMistake] { distinct { $0.mistakes + $0.hints + $0.exampleMistakes } }

  /// Those of them that keep rules from being checked, as nothing was read before that could hold on.
  var hindrances: [ProjectMistake] { distinct(\.hindrances) }

  /// Those of all folders, in an order that is always the same.
  private var sortedProjects: [ServedProject] {
    projects.sorted { $0.key < $1.key }.map(\.value)
  }

  private func distinct(_ mistakes: (ServedProject) -> [ProjectMistake]) -> [ProjectMistake] {
    var all: [ProjectMistake] = []
    for project in sortedProjects {
      for mistake in mistakes(project) where !all.contains(mistake) { all.append(mistake) }
    }
    return all
  }

  /// The absolute path of the configuration that holds for a file; where none does, of one that would.
  func configuration(of file: CheckedFile) -> String {
    projects[file.folder]?.configuration(of: file.location)
      ?? Path(FileReport.Configuration.defaultName, in: file.folder).text
  }

  /// The absolute path of the baseline that holds for a file, which need not be there yet; `nil` where there is none.
  func baselineLocation(of file: CheckedFile) -> String? {
    guard let project = projects[file.folder], let baseline = project.baseline(of: file.location) else { return nil }
    return project.location(of: baseline.name.location)
  }

  /// The baseline that holds for a file, with one more finding in it; `nil` where there is none.
  ///
  /// - Parameter index: that of the finding among those of the file that count.
  func baseline(of file: CheckedFile, adding index: Int) -> (location: String, text: [UInt8])? {
    projects[file.folder]?.baseline(of: file.location, adding: index, of: file.report)
  }

  /// A rule in one sentence; `nil` for a rule that is not known.
  func summary(ofRule id: String) -> String? {
    sortedProjects.lazy.compactMap { $0.rule(id)?.rule.summary }.first
  }

  /// Where a rule's page is; `nil` for a rule that is not known.
  func page(ofRule id: String) -> String? {
    for project in sortedProjects {
      guard let (rule, folder) = project.rule(id) else { continue }
      if rule.page.path.isEmpty { return ProjectPages.page(of: rule) }
      return DocumentURI.uri(of: Path(rule.page.path, in: folder).text)
    }
    return nil
  }
}
