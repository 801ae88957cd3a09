import Linting
import Support

/// The baselines that a command of `fiorilint baseline` is about, and which of them holds for each file.
///
/// Files whose configuration names a baseline have that; those of another configuration have one beside it, and those
/// without configuration one in the working directory.
package struct BaselinePlaces {
  /// Each once.
  package private(set) var all: [BaselinePlace] = []
  /// By number of a configuration; `nil` is none.
  private var numbers: [Int?: Int] = [:]
  private let inputs: ConfiguredFiles

  /// - Parameter file: the baseline of all files; `nil`: those of their configurations.
  /// - Throws: a ``UserError`` where files without configuration lie outside of the project.
  package init(_ inputs: ConfiguredFiles, _ paths: [String], file: String?, _ screens: ScreenSettings) throws {
    self.inputs = inputs
    let here = inputs.files.workingDirectory
    let concerned = inputs.configurations(for: paths).sorted { ($0 ?? -1) < ($1 ?? -1) }
    let boundary = screens.allowsOutside ? nil : ProjectBoundary(workingDirectory: here)
    if let file { all.append(BaselinePlace(path: file)) }
    var known: [Path: Int] = [:]
    for number in concerned {
      let named = inputs.settings(ofConfiguration: number).baseline?.value
      if file != nil {
        numbers[number] = 0
        guard named == nil, screens.configuration != .none else { continue }
        let configuration = try configuration(number, within: boundary)
        // A configuration may name what lies in its project.
        if boundary?.rootLeft(by: all[0].name.location, from: configuration.folder) == nil {
          all[0].configurations.append(configuration)
        }
        continue
      }
      var place =
        try named.map(BaselinePlace.init(named:))
        ?? BaselinePlace(beside: configuration(number, within: boundary), from: here)
      if screens.configuration == .none { place.configurations = [] }
      // Two names of one baseline must not be written one over the other.
      let identity = Path(Path(place.name.location).resolved)
      if let other = known[identity] {
        all[other].isNamed = all[other].isNamed || place.isNamed
        all[other].configurations += place.configurations
        numbers[number] = other
      } else {
        known[identity] = all.count
        numbers[number] = all.count
        all.append(place)
      }
    }
  }

  /// Leaves out baselines; their files have none then.
  package mutating func remove(where isUnwanted: (BaselinePlace) -> Bool) {
    let kept = all.indices.filter { !isUnwanted(all[$0]) }
    let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    numbers = numbers.compactMapValues { places[$0] }
    all = kept.map { all[$0] }
  }

  /// The same for a review.
  package var choice: BaselineChoice {
    BaselineChoice(all.map(\.name)) { [inputs, numbers] path in numbers[inputs.configuration(of: path)] }
  }

  /// The configuration of a number, or the one to make for files that have none.
  private func configuration(_ number: Int?, within boundary: ProjectBoundary?) throws -> PathName {
    if let number { return inputs.configurations[number].name }
    let here = inputs.files.workingDirectory
    let folder = inputs.folderWithoutConfiguration
    if folder.hasBytes(of: here) { return PathName(FileReport.Configuration.defaultName, in: here, from: here) }
    let configuration = PathName(FileReport.Configuration.defaultName, in: folder, from: here)
    guard boundary?.rootLeft(by: configuration.location, from: here) == nil else {
      throw UserError(
        "some files are outside the project and have no configuration; run the command in a folder above them, or add "
          + "--baseline FILE")
    }
    return configuration
  }
}

/// A baseline that a command of `fiorilint baseline` is about.
package struct BaselinePlace {
  /// Where the file is.
  package let name: PathName
  /// The file's path, as it is shown and opened.
  package let path: String
  /// Whether a configuration names it, or the command line.
  package var isNamed: Bool
  /// The configurations that have to name it so that checks use it.
  package var configurations: [PathName] = []

  /// The baseline that the command line names.
  init(path: String) {
    name = Baseline(path: path).name
    self.path = path
    isNamed = true
  }

  /// The baseline that a configuration names.
  init(named name: PathName) {
    self.name = name
    path = name.display
    isNamed = true
  }

  /// The baseline of files whose configuration names none. It is beside the configuration.
  ///
  /// - Parameter configuration: it need not be there.
  init(beside configuration: PathName, from workingDirectory: String) {
    name = PathName(Baseline.defaultPath, in: configuration.folder, from: workingDirectory)
    path = name.display
    isNamed = false
    configurations = [configuration]
  }
}
