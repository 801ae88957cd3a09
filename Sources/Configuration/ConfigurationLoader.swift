import Inputs
import Text
import YAML

/// Loads configurations with those that they extend, each file once.
package struct ConfigurationLoader {
  /// In bytes; far more than any that people write.
  private static let sizeLimit = 1 << 20
  /// How many files one configuration may consist of, each counted as often as it is extended.
  private static let fileLimit = 100

  private struct File {
    var extends: [Sourced<PathName>] = []
    var blocks: [ConfigurationBlock] = []
  }

  private let vocabulary: ConfigurationVocabulary
  private let workingDirectory: String
  private let texts: [String: [UInt8]]
  private let boundary: ProjectBoundary?
  private var files: [String: File] = [:]
  private var errors: [Mistake] = []
  /// Those of them that are about what is named outside of a project.
  private var departures: [Mistake] = []

  /// - Parameters:
  ///   - vocabulary: what configurations may name.
  ///   - workingDirectory: the absolute path that shown paths are relative to.
  ///   - boundary: what configurations may name; `nil`: anything.
  ///   - texts: what is read in place of files, by their absolute paths.
  package init(
    _ vocabulary: ConfigurationVocabulary, workingDirectory: String, within boundary: ProjectBoundary? = nil,
    replacing texts: [String: [UInt8]] = [:]
  ) {
    self.boundary = boundary
    self.vocabulary = vocabulary
    self.workingDirectory = workingDirectory
    self.texts = texts
  }

  /// Loads configurations, in their order.
  ///
  /// - Throws: ``Mistakes`` with every mistake in any of them.
  package mutating func load(_ names: [PathName]) throws(Mistakes) -> [Configuration] {
    errors = []
    var configurations: [Configuration] = []
    for name in names {
      var blocks: [ConfigurationBlock] = []
      var chain: [PathName] = []
      var count = 0
      collect(name, from: nil, into: &blocks, &chain, &count)
      configurations.append(Configuration(name: name, blocks: blocks))
    }
    if !errors.isEmpty { throw Mistakes(errors) }
    return configurations
  }

  /// The folders of rule pages that configurations name, for each of them: they have to be read before anything else of
  /// a configuration can be, because it may name their rules. What is wrong in the configurations, ``load(_:)`` says.
  ///
  /// - Throws: ``Mistakes`` where one names what lies outside of its project.
  package mutating func ruleFolders(of names: [PathName]) throws(Mistakes) -> [[Sourced<PathName>]] {
    let folders = names.map { name in
      var blocks: [ConfigurationBlock] = []
      var chain: [PathName] = []
      var count = 0
      collect(name, from: nil, into: &blocks, &chain, &count)
      return blocks.flatMap(\.settings.ruleFolders)
    }
    if !departures.isEmpty { throw Mistakes(departures) }
    return folders
  }

  /// Adds the blocks of a file behind those of the files that it extends.
  private mutating func collect(
    _ name: PathName, from place: FilePlace?, into blocks: inout [ConfigurationBlock],
    _ chain: inout [PathName], _ count: inout Int
  ) {
    if let place, let start = chain.firstIndex(where: { $0.location == name.location }) {
      let way = (chain[start...] + [name]).map(\.display).joined(separator: " → ")
      errors.append(Mistake("`extends` comes back to where it was: \(way)", at: place))
      return
    }
    count += 1
    guard count <= Self.fileLimit else {
      // It is said once.
      if count == Self.fileLimit + 1, let place {
        errors.append(Mistake("`extends` leads to more than \(Self.fileLimit) files", at: place))
      }
      return
    }
    guard let file = file(name, from: place) else { return }
    chain.append(name)
    for other in file.extends { collect(other.value, from: other.place, into: &blocks, &chain, &count) }
    chain.removeLast()
    blocks += file.blocks
  }

  private mutating func file(_ name: PathName, from place: FilePlace?) -> File? {
    if let file = files[name.location] { return file }
    let bytes: [UInt8]
    do throws(FileFailure) {
      let text = texts[name.location]
      bytes = if let text { text } else { try SmallFile.contents(of: name.location, limit: Self.sizeLimit) }
    } catch {
      let start = FilePlace(path: name.display, line: 1, column: 1)
      let subject = place == nil ? "the configuration" : name.display
      let message =
        error.reason == .permissionDenied
        ? "\(subject) cannot be read: \(error.message)" : "\(subject) \(error.message)"
      errors.append(Mistake(message, at: place ?? start))
      // It is said once.
      files[name.location] = File()
      return nil
    }
    var reader = ConfigurationReader(
      name, vocabulary, workingDirectory: workingDirectory, within: boundary, isExtended: place != nil)
    reader.read(bytes)
    errors += reader.errors
    departures += reader.departures
    let file = File(extends: reader.extends, blocks: reader.blocks)
    files[name.location] = file
    return file
  }
}
