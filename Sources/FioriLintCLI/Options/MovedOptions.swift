/// Where the settings of options are that other commands or earlier drafts had, for messages about unknown options.
enum MovedOptions {
  /// What to write instead of an option; `nil` for options that never were.
  static func help(for option: String) -> String? {
    if let key = keys[option] {
      let top = key.prefix { $0 != "." }
      return "use `--set \(key)=…`, or the key `\(top)` in .fiorilint.yml"
    }
    return replacements[option].map { "use \($0)" }
  }

  /// The configuration keys of options that are keys only.
  private static let keys = [
    "--group-by": "reports.text.group-by", "--root": "reports.root", "--help-base": "reports.rule-pages",
    "--sarif-category": "reports.sarif.category", "--junit-dialect": "reports.junit.dialect",
    "--junit-granularity": "reports.junit.cases", "--junit-passes": "reports.junit.passed",
    "--junit-inconclusive": "reports.junit.inconclusive", "--device-class": "device-class",
    "--screen-width-dp": "screen-width-dp", "--kind": "element-kinds", "--max-file-size": "max-file-size",
    "--require-conclusive": "require-conclusive", "--ignore": "ignore", "--exclude": "exclude",
    "--include": "include",
  ]

  /// The options in the place of others.
  private static let replacements = [
    "--show-suppressed": "`--show suppressed`", "--show-baselined": "`--show baselined`",
    "--show-fixes": "`--show fixes`", "--suggest-suppressions": "`--show suppressions`",
    "--mergeable": "`--format partial=FILE`, or `--partial` of `fiorilint stream`",
    "--statistics": "`--counts`", "--lines": "`--json-lines`", "--batch": "`--batch-records`",
    "--facts": "`--annotate`", "--allow-outside": "`--allow-outside-project`",
    "--require-decided": "`--set require-conclusive=…`, or the key `require-conclusive` in .fiorilint.yml",
    "--no-color": "`--color never`, or set NO_COLOR", "--today": "the environment variable SOURCE_DATE_EPOCH",
    "--date": "the environment variable SOURCE_DATE_EPOCH",
  ]
}
