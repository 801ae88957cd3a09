import Configuration
import Inputs
import Text

/// Finds out file by file which scope it is in.
struct ScopeAssignment: Sendable {
  private struct Key: Hashable, Sendable {
    var configuration: Int
    var selection: Configuration.Selection
  }

  let configurations: [Configuration]
  /// By configuration: what it says at its top.
  let common: [Settings]
  private let isForAll: Bool
  private let byFolder: [PathKey: Int]
  private var lastFolder: (path: String, configuration: Int?)?
  private var uniformScopes: [Int: Int] = [:]
  private var numbers: [Key: Int] = [:]
  private let ruleFolders: [[PathName]]
  private(set) var scopes: [ConfigurationScope]

  /// - Parameter ruleFolders: the folders of the team's rules for each configuration.
  init(
    _ configurations: [Configuration], _ ruleFolders: [[PathName]], bare: ConfigurationScope, isForAll: Bool
  ) {
    self.configurations = configurations
    self.ruleFolders = ruleFolders
    scopes = [bare]
    self.isForAll = isForAll
    common = configurations.map(\.common)
    byFolder = Dictionary(zip(configurations.map { PathKey($0.name.folder) }, configurations.indices)) { first, _ in
      first
    }
  }

  /// The scope of a file, by its absolute path; `nil` where its configuration leaves it out.
  ///
  /// - Parameter isTaken: whether nothing leaves it out.
  mutating func scope(of location: String, isNamed: Bool, isTaken: Bool = false) -> Int? {
    let folder = PathName.folder(of: location)
    if lastFolder?.path.hasBytes(of: folder) != true { lastFolder = (folder, configuration(of: folder)) }
    return scope(of: location, in: lastFolder?.configuration, isNamed: isNamed, isTaken: isTaken)
  }

  /// The scope of a file for which a configuration holds, by its number, or none.
  mutating func scope(of location: String, in configuration: Int?, isNamed: Bool, isTaken: Bool = false) -> Int? {
    guard let number = configuration else { return 0 }
    if !isTaken, common[number].selectsFiles, !common[number].takes(location, isNamed: isNamed) { return nil }
    if let scope = uniformScopes[number] { return scope }
    let configuration = configurations[number]
    let key = Key(configuration: number, selection: configuration.selection(for: location))
    if let scope = numbers[key] { return scope }
    scopes.append(
      ConfigurationScope(
        part: (configuration, key.selection), ruleFolders: ruleFolders[number],
        baseline: common[number].baseline?.value, commonFailLevel: common[number].failLevel?.value))
    numbers[key] = scopes.count - 1
    if configuration.isUniform { uniformScopes[number] = scopes.count - 1 }
    return scopes.count - 1
  }

  /// The numbers of the configurations that hold for files that were asked for.
  var usedConfigurations: Set<Int> { Set(numbers.keys.map(\.configuration)) }

  /// The scope of a file that was asked for before, by its absolute path; `nil` where none is known.
  func knownScope(of location: String) -> Int? {
    guard let number = configuration(of: PathName.folder(of: location)) else { return 0 }
    return uniformScopes[number]
      ?? numbers[Key(configuration: number, selection: configurations[number].selection(for: location))]
  }

  /// The number of the configuration that is nearest to a folder.
  func configuration(of folder: String) -> Int? {
    if isForAll { return 0 }
    var folder = folder
    while true {
      if let number = byFolder[folder] { return number }
      if folder == "/" { return nil }
      folder = PathName.folder(of: folder)
    }
  }
}
