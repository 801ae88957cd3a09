import Formats
import Inputs

extension FileList {
  /// Says why there was nothing to do.
  ///
  /// - Parameter verb: what would have been done.
  func noteIfEmpty(_ verb: String) {
    guard isEmpty else { return }
    var reasons: [String] = []
    if otherFileCount > 0 { reasons.append("\(otherFileCount) with other extensions") }
    if ignoredCount > 0 { reasons.append("\(ignoredCount) ignored") }
    let passed = reasons.isEmpty ? "" : "; passed over: " + reasons.joined(separator: ", ")
    let extensions = Formats.candidateExtensions.sorted().map { "." + $0 }.joined(separator: " ")
    Terminal.writeError("fiorilint: note: nothing to \(verb): no files \(extensions) found\(passed)\n")
  }
}
