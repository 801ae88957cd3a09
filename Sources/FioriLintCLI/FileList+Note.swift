import Formats
import Inputs

extension FileList {
  /// Says why there was nothing to do.
  ///
  /// - Parameters:
  ///   - verb: what would have been done.
  ///   - excludedCount: how many files a configuration leaves out.
  func note(_ verb: String, excludedCount: Int) {
    var reasons: [String] = []
    if otherFileCount > 0 { reasons.append("\(otherFileCount) with other extensions") }
    if ignoredCount > 0 { reasons.append("\(ignoredCount) ignored") }
    if excludedCount > 0 { reasons.append("\(excludedCount) that the configuration leaves out") }
    let passed = reasons.isEmpty ? "" : "; passed over: " + reasons.joined(separator: ", ")
    let extensions = Formats.candidateExtensions.sorted().map { "." + $0 }.joined(separator: " ")
    Terminal.writeError("fiorilint: note: nothing to \(verb): no files \(extensions) found\(passed)\n")
  }
}
