import Reporting

/// `--format auto`: the format whose annotations the build server shows that the program runs on.
enum AutomaticFormat {
  /// What `--format` takes.
  static let name = "auto"
  /// What it is for, in one line.
  static let summary = "What GitHub, GitLab or Azure shows; elsewhere text."

  /// The names of all formats, this one last.
  static let allNames = Reporters.names + [name]

  /// The variables by which build servers say who they are, in the order in which they are asked.
  private static let servers = [("GITHUB_ACTIONS", "github"), ("GITLAB_CI", "gitlab"), ("TF_BUILD", "azure")]

  /// The name of the format that an environment asks for.
  ///
  /// - Parameter environment: gives a variable's value; `nil` where it is not set.
  static func format(in environment: (String) -> String?) -> String {
    // GitHub and GitLab say `true`, Azure `True`.
    servers.first { environment($0.0)?.lowercased() == "true" }?.1 ?? "text"
  }

  /// What to say where a format's report goes to standard output, and its server reads it from a file; `nil`: nothing.
  static func note(onStandardOutput format: String) -> String? {
    guard format == "gitlab" else { return nil }
    return "GitLab reads this report from an artifact: --format auto=gl-code-quality-report.json writes the file"
  }
}
