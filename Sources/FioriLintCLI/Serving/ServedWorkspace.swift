import FileAccess
import Formats
import Inputs
import Linting
import Reporting
import Screens
import Text
import Workspaces

/// The folders that an editor has open, each linted as `fiorilint check` would lint it there.
final class ServedWorkspace: ScreenWorkspace {
  /// The absolute paths of the folders.
  var folders: [String] = [] {
    // Changes in a folder that was not open were not reported.
    didSet { projects = projects.filter { folders.contains($0.key.text) && oldValue.contains($0.key.text) } }
  }

  private let additions: TeamExtensions
  /// By folder; what lies in none of the folders belongs to its own.
  private var projects: [PathKey: ServedProject] = [:]
  /// By absolute path.
  private var documents: [PathKey: Document] = [:]
  /// What is read in place of files, by all paths that they are read by; `nil`: not known any more.
  private var knownTexts: [PathKey: [UInt8]]?

  private struct Document {
    var text: [UInt8]
    /// Its path without symbolic links; `nil` where it is no file yet.
    var realPath: String?
    /// Whether it was a screen when it could last be read: broken, it still means to be one.
    var wasScreen = false
  }

  /// A workspace without folders.
  init(_ additions: TeamExtensions) {
    self.additions = additions
  }

  // MARK: Texts

  func setText(_ text: [UInt8]?, at location: String) {
    knownTexts = nil
    if let text {
      if documents[location] == nil {
        documents[location] = Document(text: text, realPath: FileAccess.realPath(location))
      } else {
        documents[location]?.text = text
      }
    } else {
      documents[location] = nil
    }
    noticeChange(at: location)
  }

  func noticeChange(at location: String) {
    let isFolder = isFolder(location)
    for project in projects.values { project.noticeChange(at: location, isFolder: isFolder) }
  }

  /// Whether a path is that of a folder, or of what was one by its name.
  private func isFolder(_ location: String) -> Bool {
    let name = location.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    return documents[location] == nil && !name.dropFirst().contains(UInt8(ascii: "."))
  }

  var texts: FileOverlay { FileOverlay(allTexts) }

  private var allTexts: [PathKey: [UInt8]] {
    if let knownTexts { return knownTexts }
    var texts: [PathKey: [UInt8]] = [:]
    for (location, document) in documents {
      texts[location] = document.text
      if let real = document.realPath { texts[real] = document.text }
    }
    knownTexts = texts
    return texts
  }

  /// What is read in place of files of a folder.
  private func texts(in folder: String) -> [PathKey: [UInt8]] {
    var texts = allTexts
    for (location, document) in documents {
      texts[PathName(location.text, in: folder, from: folder).display] = document.text
    }
    return texts
  }

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
    var folder = innermost ?? PathName.folder(of: location)
    while folder != "/", !Terminal.isFolder(folder) { folder = PathName.folder(of: folder) }
    return folder
  }

  private func project(_ folder: String) -> ServedProject {
    if let project = projects[folder] { return project }
    let project = ServedProject(folder, additions)
    projects[folder] = project
    return project
  }

  func check(_ location: String) -> CheckedFile? {
    guard let document = served(location) else { return nil }
    let file = document.check()
    documents[location]?.wasScreen = file != nil
    return file
  }

  func fixes(_ location: String, where isTried: (Finding) -> Bool) -> CheckedFile? {
    served(location)?.fixes(where: isTried)
  }

  func openQuestions(_ location: String) -> [InconclusiveCheck] { served(location)?.openQuestions() ?? [] }

  func hasExclusion(_ finding: Finding, in text: [UInt8], at location: String) -> Bool {
    served(location)?.hasExclusion(finding, in: text) ?? false
  }

  func fixed(_ location: String) -> [UInt8]? { served(location)?.fixed() }

  func read(_ location: String, for consumer: any ScreenConsumer) -> SupportedFacts {
    served(location)?.read(for: consumer).supportedFacts ?? .all
  }

  func drawing(of location: String, screen: String?) throws(MessageError) -> String {
    try screenDocument(location).drawing(of: screen)
  }

  func converted(_ location: String, to language: String) throws(MessageError) -> String {
    guard let language = NativeWriter.Language(rawValue: language) else { throw Self.refusal("expected json or xml") }
    return try screenDocument(location).converted(to: language)
  }

  func testFailures(ofPage location: String) throws(MessageError) -> [(line: Int, column: Int, message: String)] {
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

  func settingsKind(of location: String) -> SettingsKind? {
    // The plan of its project knows which files are configurations.
    _ = served(location)
    return project(folder(of: location)).settingsKind(of: location)
  }

  var settingFiles: [String] { Set(projects.values.flatMap(\.settingFiles)).sorted() }

  func rule(ofPage location: String) -> String? {
    sortedProjects.lazy.compactMap { $0.rule(ofPage: location) }.first
  }

  var mistakes: [ProjectMistake] { distinct { $0.mistakes + $0.hints + $0.exampleMistakes } }

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

  func configuration(of file: CheckedFile) -> String {
    projects[file.folder]?.configuration(of: file.location)
      ?? PathName.location(FileFinder.configurationName, in: file.folder)
  }

  func baselineLocation(of file: CheckedFile) -> String? {
    projects[file.folder]?.baseline(of: file.location)?.name.location
  }

  func baseline(of file: CheckedFile, adding index: Int) -> (location: String, text: [UInt8])? {
    projects[file.folder]?.baseline(of: file.location, adding: index, of: file.report)
  }

  func summary(ofRule id: String) -> String? {
    sortedProjects.lazy.compactMap { $0.rule(id)?.rule.summary }.first
  }

  func page(ofRule id: String) -> String? {
    for project in sortedProjects {
      guard let (rule, folder) = project.rule(id) else { continue }
      if rule.page.path.isEmpty { return ProjectPages.page(of: rule) }
      return DocumentURI.uri(of: PathName.location(rule.page.path, in: folder))
    }
    return nil
  }
}
