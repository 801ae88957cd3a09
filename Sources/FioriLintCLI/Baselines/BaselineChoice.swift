import Inputs
import Text

/// The baselines of a run, and which of them holds for each file.
struct BaselineChoice: Sendable {
  /// Each once.
  let files: [PathName]
  /// The number of the baseline that holds for a file, by its path in reports; `nil`: none does.
  let number: @Sendable (_ path: String) -> Int?

  /// Baselines, with what chooses among them.
  init(_ files: [PathName], number: @escaping @Sendable (String) -> Int?) {
    self.files = files
    self.number = number
  }

  /// One baseline for all files.
  init(forAll file: PathName) { self.init([file]) { _ in 0 } }

  /// For each file of a run the baseline that its configuration names.
  init(configuredIn inputs: ConfiguredFiles) {
    var files: [PathName] = []
    var numbers: [PathKey: Int] = [:]
    for scope in inputs.scopes {
      guard let name = scope.baseline, numbers[name.location] == nil else { continue }
      numbers[name.location] = files.count
      files.append(name)
    }
    self.init(files) { [numbers] path in inputs.baseline(of: path).flatMap { numbers[$0.location] } }
  }
}
