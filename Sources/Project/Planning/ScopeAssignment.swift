import Support

/// Finds out file by file which scope it is in.
struct ScopeAssignment: Sendable {
  private struct Key: Hashable, Sendable {
    var configuration: Int
    var selection: Configuration.Selection
  }

  let configurations: [Configuration]
  /// By configuration: what it says at its top.
  private let common: [Settings]
  private let bareSettings: Settings
  private let nearest: NearestConfigurations
  /// By folder of files without a configuration: their scope.
  private var bareScopes: [PathKey: Int] = [:]
  private var lastFolder: (path: String, configuration: Int?)?
  private var uniformScopes: [Int: Int] = [:]
  private var numbers: [Key: Int] = [:]
  private let ruleFolders: [[PathName]]
  private(set) var scopes: [ConfigurationScope]

  /// - Parameters:
  ///   - ruleFolders: the folders of the team's rules for each configuration.
  ///   - bare: the folders of the team's rules where no configuration is: in the working directory, and in folders of
  ///     files.
  ///   - commandLine: the settings of the command line for files without a configuration; `nil`: none.
  init(
    _ configurations: [Configuration], _ ruleFolders: [[PathName]], _ nearest: NearestConfigurations, bare: BareRules,
    _ commandLine: Configuration?
  ) {
    self.configurations = configurations
    self.ruleFolders = ruleFolders
    self.nearest = nearest
    common = configurations.map(\.common)
    scopes = [ConfigurationScope(bare: bare.here, commandLine)]
    bareSettings = scopes[0].settings()
    for (folder, rules) in bare.byFolder.sorted(by: { $0.key < $1.key }) where rules != bare.here {
      if let known = scopes.firstIndex(where: { $0.ruleFolders == rules }) {
        bareScopes[folder] = known
      } else {
        bareScopes[folder] = scopes.count
        scopes.append(ConfigurationScope(bare: rules, commandLine))
      }
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
    let common = common(of: configuration)
    if !isTaken, common.selectsFiles, !common.takes(location, isNamed: isNamed) { return nil }
    guard let number = configuration else { return bareScope(of: location) }
    if let scope = uniformScopes[number] { return scope }
    let configuration = configurations[number]
    let key = Key(configuration: number, selection: configuration.selection(for: location))
    if let scope = numbers[key] { return scope }
    scopes.append(ConfigurationScope(configuration, key.selection, ruleFolders: ruleFolders[number]))
    numbers[key] = scopes.count - 1
    if configuration.isUniform { uniformScopes[number] = scopes.count - 1 }
    return scopes.count - 1
  }

  /// What a configuration says at its top, by its number; `nil`: what holds without one.
  func common(of configuration: Int?) -> Settings { configuration.map { common[$0] } ?? bareSettings }

  /// The numbers of the configurations that hold for files that were asked for.
  var usedConfigurations: Set<Int> { Set(numbers.keys.map(\.configuration)) }

  /// The scope of a file that was asked for before, by its absolute path; `nil` where none is known.
  func knownScope(of location: String) -> Int? {
    guard let number = configuration(of: PathName.folder(of: location)) else { return bareScope(of: location) }
    return uniformScopes[number]
      ?? numbers[Key(configuration: number, selection: configurations[number].selection(for: location))]
  }

  /// The number of the configuration that is nearest to a folder.
  func configuration(of folder: String) -> Int? { nearest.number(of: folder) }

  private func bareScope(of location: String) -> Int {
    bareScopes.isEmpty ? 0 : bareScopes[PathName.folder(of: location)] ?? 0
  }
}

/// Finds the configuration that is nearest to a folder, in the folder's project.
struct NearestConfigurations: Sendable {
  private let isForAll: Bool
  private let byFolder: [PathKey: Int]
  /// The length of the longest of those folders, in bytes.
  private let longestFolder: Int
  /// Which of them a repository is around: those hold for all that is in their folders.
  private let areInRepositories: [Bool]

  /// - Parameters:
  ///   - names: the configurations.
  ///   - isForAll: whether the first holds for everything.
  init(_ names: [PathName], isForAll: Bool) {
    self.isForAll = isForAll
    byFolder = Dictionary(zip(names.map { PathKey($0.folder) }, names.indices)) { first, _ in first }
    longestFolder = names.map(\.folder.utf8.count).max() ?? 0
    areInRepositories = names.map { isForAll || topOfRepository(around: $0.folder) != nil }
  }

  /// The number of the configuration that is nearest to a folder; `nil`: none holds there.
  func number(of folder: String) -> Int? {
    if isForAll { return 0 }
    if byFolder.isEmpty { return nil }
    // The path of a record may be very long, and no longer folder holds a configuration.
    var next = folder.pathAbove(within: longestFolder)
    while true {
      if let number = byFolder[next] {
        return areInRepositories[number] || next.hasBytes(of: folder) || topOfRepository(around: folder) == nil
          ? number : nil
      }
      if next == "/" { return nil }
      next = PathName.folder(of: next)
    }
  }
}
