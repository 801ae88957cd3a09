import Linting
import Screens

/// What holds a finding back, as it is pasted into the file that the finding is in.
public enum SuppressionText {
  /// What stands for the reason, which only people know.
  private static let reason = "TODO: say why"

  /// The member of a JSON description's element, or the comment in front of an XML description's; `nil` for a format that cannot say
  /// it, and for a finding about a suppression.
  public static func text(for finding: Finding, in format: String) -> String? {
    guard !finding.rule.utf8.starts(with: "suppression/".utf8) else { return nil }
    switch format {
    case "json": return #""\#(Suppression.name)": {"\#(finding.rule)": "\#(reason)"}"#
    case "xml": return "<!-- \(Suppression.name) \(finding.rule): \(reason) -->"
    default: return nil
    }
  }
}
