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
    var text = ""
    for (count, name) in [(errors, "error"), (warnings, "warning"), (infos, "info")] where count > 0 {
      if !text.isEmpty { text += ", " }
      text += SummaryLine.counted(count, name)
    }
    return text.isEmpty ? "no findings" : text
  }
}
