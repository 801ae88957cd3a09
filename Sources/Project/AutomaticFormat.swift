import Reporting

/// `--format auto`: the format whose annotations the build server shows that the program runs on.
package enum AutomaticFormat {
  /// What `--format` takes.
  package static let name = "auto"
  /// What it is for, in one line.
  package static let summary = "`github` or `azure` on these servers, elsewhere `text`."

  /// The names of all formats, this one last.
  package static let allNames = Reporters.names + [name]

  /// The variables by which build servers say who they are, in the order in which they are asked.
  private static let servers = [("GITHUB_ACTIONS", "github"), ("GITLAB_CI", gitlab), ("TF_BUILD", "azure")]
  private static let gitlab = "gitlab"

  /// The name of the format that an environment asks for; GitLab reads its own from a file, and shows people the log.
  ///
  /// - Parameters:
  ///   - environment: gives a variable's value; `nil` where it is not set.
  ///   - isFile: whether the report goes to a file.
  package static func format(in environment: (String) -> String?, toFile isFile: Bool) -> String {
    let name = server(environment)
    return name == gitlab && !isFile ? "text" : name
  }

  private static func server(_ environment: (String) -> String?) -> String {
    // GitHub and GitLab say `true`, Azure `True`.
    servers.first { environment($0.0)?.lowercased() == "true" }?.1 ?? "text"
  }

  /// Whether a value of `--format` writes what GitLab reads.
  package static func isForGitLab(_ format: String) -> Bool { format.hasPrefix(gitlab) || format.hasPrefix("auto=") }

  /// What to say where GitLab would read a report that is not asked for; `nil`: nothing.
  package static func note(in environment: (String) -> String?) -> String? {
    guard server(environment) == gitlab else { return nil }
    return "to show findings in a GitLab merge request, add --format gitlab=gl-code-quality-report.json"
  }
}
