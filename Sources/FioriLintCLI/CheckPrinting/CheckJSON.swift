import Documents
import Linting
import Screens
import Reporting

/// Writes checks for scripts: the list of all, or one.
enum CheckJSON {
  /// An array of checks.
  static func list(_ checks: [CheckDescription]) -> ReportBuffer {
    var output = ReportBuffer()
    JSONWriter.writeList(to: &output) { json in
      for check in checks { json.element { write(check, to: &$0) } }
    }
    return output
  }

  /// One check.
  static func page(_ check: CheckDescription) -> ReportBuffer {
    var output = ReportBuffer()
    JSONWriter.write(to: &output) { write(check, to: &$0) }
    return output
  }

  private static func write(_ check: CheckDescription, to json: inout JSONWriter) {
    json.member("name", check.name)
    json.member("summary", check.summary)
    json.member("kinds", texts: check.kinds.map(\.name))
    json.member(
      "parameters",
      list: { json in
        for parameter in check.parameters { json.element { write(parameter, to: &$0) } }
      })
    json.member("takesOthers", check.takesOthers)
    guard let example = check.example else { return }
    json.member(
      "example",
      object: { json in
        json.member("rule", example.rule)
        json.member("header", texts: example.header)
        json.member("language", example.language)
        json.member("text", example.text ?? "")
      })
  }

  private static func write(_ parameter: any CheckParameter, to json: inout JSONWriter) {
    json.member("name", parameter.name)
    json.member("type", parameter.type)
    if let unit = parameter.unit { json.member("unit", unit) }
    switch parameter.need {
    case .required: json.member("required", true)
    case .oneOfSeveral: json.member("oneOfSeveral", true)
    case .optional: break
    }
    if let standard = parameter.standard { json.member("default", standard) }
    json.member("doc", parameter.doc)
  }
}
