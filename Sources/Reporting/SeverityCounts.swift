import Linting

/// How many findings there are of each severity.
struct SeverityCounts {
  var errors = 0
  var warnings = 0
  var infos = 0

  /// How many there are of one.
  subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .info: infos
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .info: infos = newValue
      }
    }
  }

  /// How many there are of all.
  var total: Int { errors + warnings + infos }

  /// In words, those that there are: `2 errors, 1 info`.
  var text: String {
    let parts = [(errors, "error"), (warnings, "warning"), (infos, "info")]
    let texts = parts.filter { $0.0 > 0 }.map { SummaryLine.counted($0.0, $0.1) }
    return texts.isEmpty ? "no findings" : texts.joined(separator: ", ")
  }
}
