import Inputs

extension FileList {
  /// Says why there was nothing to do.
  ///
  /// - Parameters:
  ///   - verb: what would have been done.
  ///   - candidateExtensions: those by which files were looked for.
  ///   - passedOver: how many of the files are of kinds that hold no screens.
  ///   - excludedCount: how many files a configuration leaves out.
  func note(_ verb: String, candidateExtensions: [String], passedOver: Int, excludedCount: Int) {
    var reasons: [String] = []
    if passedOver > 0 { reasons.append("\(passedOver) of kinds that hold no screens") }
    if otherFileCount > 0 { reasons.append("\(otherFileCount) with other extensions") }
    if ignoredCount > 0 { reasons.append("\(ignoredCount) ignored") }
    if excludedCount > 0 { reasons.append("\(excludedCount) that the configuration leaves out") }
    let passed = reasons.isEmpty ? "" : "; passed over: " + reasons.joined(separator: ", ")
    let extensions = candidateExtensions.sorted().map { "." + $0 }.joined(separator: " ")
    Terminal.writeError(
      "fiorilint: note: nothing to \(verb): no \(passedOver > 0 ? "screens in files" : "files") \(extensions) found\(passed)\n"
    )
  }
}
