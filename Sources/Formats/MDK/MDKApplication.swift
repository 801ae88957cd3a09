import Screens
import Support

/// An MDK project on disk: a folder with an `Application.app`, and what its pages refer to.
///
/// `/Name/Pages/X.page` means the file `Pages/X.page` of the project whose application is called `Name`; name and
/// folder may differ. Nothing outside the folder is read, even through references and symbolic links, and nothing is
/// written. What cannot be resolved is `nil`, never an error. What was read is kept until ``forget(all:)``; it belongs
/// to one thread.
final class MDKApplication {
  /// The folder's real path.
  let root: String
  /// The `_Name` of its `Application.app`; `nil` where that says none, so that no reference can be resolved.
  private(set) var name: String?
  /// What its `Application.app` refers to that makes up the application.
  private(set) var ownReferences: [String] = []
  private let platform: Token?
  /// Where the values of actions and destinations come from while they are looked at.
  private let origins = MDKOrigins()
  /// Reads the files of all projects, one after the other.
  let source: SourceReader

  /// What could not be read for the values that references lead to.
  let brokenFiles = MDKBrokenFiles()

  private let actions = MDKReferences<MDKAction?>()
  private let rules = MDKReferences<MDKAction?>()
  private let fragments = MDKReferences<MDKFragment?>()
  private let destinations = MDKReferences<MDKDestination?>()
  private let globals = MDKReferences<String?>()
  let services = MDKReferences<MDKMetadata?>()
  /// How many bytes of fragments are kept, and of how many the page is made up.
  private var fragmentSize = 0
  private var pageSize = 0
  /// Of how many bytes of fragments the destination is made up that is looked at; `nil`: none is.
  private var destinationSize: Int?
  /// A number of the page.
  private var page = 0
  /// Whether references lead nowhere, whether the application is whole, and its files, once they were needed.
  let missing = MDKReferences<Bool>()
  /// Of how many references something is known.
  var knownCount = 0
  /// What is suggested in place of references that lead nowhere, and for which of them a document has asked.
  var nearestPaths: [String: String?] = [:]
  var documentReferences: Set<String> = []
  var wholeness: Bool?
  var allFiles: [String]?
  /// The sets and types that may have a page, and whether each has one for certain, once they were needed.
  var pagedEntities: [String: Bool]?
  /// By their ending.
  var namesByEnding: [String: MDKFileNames] = [:]

  /// For how many references of a document the nearest paths are searched.
  static let maximumNearestPaths = 100

  /// The largest file that is looked into, in bytes; real ones stay under 150 KB.
  static let maximumFileSize = 4 << 20
  /// How many files, and how many bytes of fragments, are remembered from one page to the next.
  private static let keptFiles = 4096
  private static let keptFragments = 4 << 20
  /// Of how many bytes of fragments one page can be made up at most.
  private let maximumFragments: Int

  /// - Parameters:
  ///   - root: the real path of a folder that has an `Application.app`.
  ///   - platform: `ios` or `android`; `nil` where pages serve both.
  ///   - source: reads the files.
  ///   - maximumFragments: of how many bytes of fragments one page can be made up at most.
  init(root: String, platform: Token?, source: SourceReader, maximumFragments: Int = 32 << 20) {
    self.maximumFragments = maximumFragments
    self.root = root
    self.platform = platform
    self.source = source
    if let path = path(inside: "Application.app") {
      // Without it, no reference of any page leads anywhere.
      brokenFiles.trackForAll { parse(path) }?.withRoot { root in
        name = root["_Name"]?.string
        guard let name else { return }
        ownReferences = root.children.flatMap { [$0] + $0.children }.compactMap(\.string).filter { reference in
          reference.hasPrefix("/\(name)/")
            && [".page", ".action", ".js", ".global"].contains { reference.hasSuffix($0) }
        }
      }
    }
  }

  /// Gives back what was read: all of it, or only where it is much. Values of fragments are not valid afterwards.
  func forget(all: Bool) {
    if all || knownCount > Self.keptFiles || fragmentSize > Self.keptFragments {
      actions.removeAll()
      rules.removeAll()
      destinations.removeAll()
      globals.removeAll()
      services.removeAll()
      fragments.removeAll()
      fragmentSize = 0
      missing.removeAll()
      nearestPaths.removeAll()
      brokenFiles.forget()
      knownCount = 0
      wholeness = nil
      allFiles = nil
      pagedEntities = nil
      namesByEnding.removeAll()
    }
    brokenFiles.beginPage()
    origins.removeAll()
    page &+= 1
    pageSize = 0
  }

  /// Another page or fragment asks for what is near its references.
  func beginDocument() {
    if !documentReferences.isEmpty { documentReferences.removeAll() }
  }

  // MARK: What pages refer to

  /// What an action does.
  func action(_ reference: UTF8Text) -> MDKAction? {
    lookUp(reference, in: actions) {
      guard reference.ends(with: ".action"), let path = path(of: reference), let document = parse(path) else {
        return nil
      }
      return document.withRoot { MDKAction(MDKValue($0), evaluator) }
    }
  }

  /// What the script of a rule does; it is read, and never run.
  func rule(_ reference: UTF8Text) -> MDKAction? {
    lookUp(reference, in: rules) {
      guard let path = path(of: reference), let rule = script(path) else { return nil }
      return MDKAction(rule) { name in
        var name = name
        return name.withUTF8 { self.action($0) }
      }
    }
  }

  /// The text or number of a global constant, as it is written there.
  func global(_ reference: UTF8Text) -> String? {
    lookUp(reference, in: globals) {
      guard let path = path(of: reference), let document = parse(path) else { return nil }
      return document.withRoot { root in
        switch root["Value"]?.kind {
        case .string: root["Value"]?.string
        case .number, .yes, .no: root["Value"].map { String(decoding: $0.written, as: UTF8.self) }
        default: nil
        }
      }
    }
  }

  /// A reusable piece of a page; `nil` where there is none, or the page has enough of them.
  func fragment(_ reference: UTF8Text) -> MDKFragment? {
    guard hasRoom || fragments[reference] != nil else { return nil }
    let fragment = lookUp(reference, in: fragments) {
      guard let path = path(of: reference), let document = parse(path) else { return nil }
      fragmentSize += document.size
      return MDKFragment(path: path, document: document)
    }
    return fragment.flatMap(usable)
  }

  private var hasRoom: Bool { destinationSize ?? pageSize < maximumFragments }

  /// A fragment, if the page has room for it, independent of earlier pages.
  private func usable(_ fragment: MDKFragment) -> MDKFragment? {
    guard fragment.page != page || destinationSize != nil else { return fragment }
    guard hasRoom else { return nil }
    if let size = destinationSize {
      destinationSize = size + fragment.document.size
      return fragment
    }
    pageSize += fragment.document.size
    fragment.page = page
    return fragment
  }

  /// What a page shows, as far as it matters to those who navigate to it.
  func destination(_ reference: UTF8Text) -> MDKDestination? {
    lookUp(reference, in: destinations) {
      // Fragments of the page may lead back here.
      destinations.set(nil, for: reference)
      // It is known to later pages, and must not depend on what this one is made up of.
      let outerSize = destinationSize
      destinationSize = 0
      defer { destinationSize = outerSize }
      guard reference.ends(with: ".page"), let path = path(of: reference), let document = parse(path) else {
        return nil
      }
      return document.withRoot { MDKDestination(MDKValue($0), evaluator) }
    }
  }

  /// What a reference leads to: what is known of it, or what a body finds.
  private func lookUp<Value>(
    _ reference: UTF8Text, in table: MDKReferences<Value?>, _ find: () -> Value?
  ) -> Value? {
    if let known = table[reference] {
      brokenFiles.noteThose(behind: reference)
      return known
    }
    let value = brokenFiles.track(behind: reference, find)
    knownCount += 1
    table.set(value, for: reference)
    return value
  }

  var evaluator: MDKEvaluator { MDKEvaluator(platform: platform, application: self, origins: origins) }

  // MARK: Files

  /// The real path of what a reference means; `nil` where it means no file of this project.
  func path(of reference: UTF8Text) -> String? {
    guard let name else { return nil }
    // `/Name/Pages/X.page`, or `Pages/X.page` as the schemas allow.
    var relative = Substring(String(decoding: reference, as: UTF8.self))
    if relative.first == "/" {
      relative = relative.dropFirst()
      guard relative.hasPrefix(name + "/") else { return nil }
      relative = relative.dropFirst(name.count + 1)
    }
    return path(inside: relative)
  }

  /// Its folder.
  var folder: ConfinedFolder { ConfinedFolder(root: root, overlay: source.overlay) }

  func path(inside relative: Substring) -> String? {
    folder.path(of: relative)
  }

  private func script(_ path: String) -> MDKRule? {
    do throws(ReadError) {
      try source.open(path, path: path)
      try source.readAll()
    } catch {
      return nil
    }
    guard source.count <= MDKRule.maximumSize else { return nil }
    let script = UTF8Text(start: source.bytes, count: source.count)
    if let conflict = MergeConflict.leftover(in: script) {
      brokenFiles.note(path, ReadError(MergeConflict.message, at: conflict), in: source)
      return nil
    }
    return MDKRule(script)
  }

  func parse(_ path: String) -> JSONDocument? {
    let document = JSONDocument()
    do throws(ReadError) {
      try source.open(path, path: path)
      try source.readAll()
      try document.parse(source)
      // The next file, which may be read while this one is looked at, takes the place of its text.
      document.detach()
      return document
    } catch {
      brokenFiles.note(path, error.explained(in: source), in: source)
      return nil
    }
  }
}

/// A fragment's file.
final class MDKFragment {
  /// Its real path, by which it is identified.
  let path: String
  let document: JSONDocument
  /// The number of the last page that it is a piece of.
  var page = -1
  /// What is looked for in the whole of it.
  lazy var survey = MDKIssueScan(document)
  /// What is wrong in it; `nil` until it is needed.
  var mistakes: [MDKIssue]?

  init(path: String, document: JSONDocument) {
    self.path = path
    self.document = document
  }
}
