import Linting
import Support

extension ConfiguredFiles {
  /// What findings need to be compared with the baselines that configurations name; nothing where none names one.
  package var reviewDemands: ReportRequirements { scopes.contains { $0.baseline != nil } ? .identities : [] }

  /// The numbers of the configurations that hold for what was named, files there or not; `nil` stands for none.
  package func configurations(for paths: [String]) -> Set<Int?> {
    if tree.isUniform { return [nil] }
    var numbers = Set(tree.usedConfigurations.map(Optional.some))
    for path in paths where path != "-" {
      let location = files.location(of: path)
      let isFolder = Path(path).isFolder
      numbers.insert(tree.configuration(of: isFolder ? location : Path(location).folder))
      guard isFolder else { continue }
      for (number, configuration) in tree.configurations.enumerated()
      where configuration.name.folder.leads(into: location) { numbers.insert(number) }
    }
    return numbers
  }

  /// Why a baseline is missing, at the line of the configuration that names it; `nil` where it is there.
  package func mistake(inMissing baseline: PathName) -> UserError? {
    if Terminal.exists(baseline.location) { return nil }
    let named = ((0..<configurations.count).map { settings(ofConfiguration: $0) } + [settings]).compactMap(\.baseline)
    let place = named.first { $0.value.location.hasBytes(of: baseline.location) }?.place
    let isNone = ["false", "never", "no", "none", "off"].contains(baseline.location.pathName.lowercased())
    let nearest = PathSuggestions.advice(on: baseline.display)
    return UserError(
      "the baseline \(baseline.display) does not exist"
        + (isNone && place != nil
          ? "; remove `baseline` to use none" : nearest.isEmpty ? "; `fiorilint baseline create` writes it" : nearest),
      at: place.flatMap { $0.path == CommandLineSettings.place ? nil : $0 })
  }

  /// The absolute path of the innermost folder that holds the files without configuration; the working directory where
  /// it holds them all.
  var folderWithoutConfiguration: String {
    let here = files.workingDirectory
    var folder: String?
    for index in 0..<count where scopes[scope(at: index)].part == nil {
      let own = Path(files.exactPath(at: number(at: index)), in: here).folder
      if own.leads(into: here) {
        folder = folder.map { PathAncestors(here).first(where: $0.leads(into:)) ?? "/" } ?? here
      } else {
        folder = PathAncestors(folder ?? own).first(where: own.leads(into:)) ?? "/"
      }
    }
    return folder ?? here
  }
}
