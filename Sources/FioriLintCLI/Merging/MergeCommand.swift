import ArgumentParser

/// `fiorilint merge`: makes one report of the reports of several runs.
struct MergeCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join json reports of several runs into one report, in any format.",
    discussion: """
      Takes reports that `fiorilint check --shard i/n --format json=FILE` wrote, or `--mergeable` without shards. All \
      shards together give what one run over all files gives. A file that several runs checked counts once. With --lines \
      it takes files of answers of `fiorilint stream --mergeable`, in any order; equal answers count once.

      Exit status: that of one run; 2 where a report cannot be read, was written by another version or with other \
      rules, contradicts another one, or where a shard is missing.
      """)

  @Flag(help: "Take files with an answer of `fiorilint stream --mergeable` in each line.")
  var lines = false

  @Argument(help: "Reports to join.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @OptionGroup var reports: ReportOptions

  @OptionGroup var outside: FileAccessOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(
      MergeRun.status(
        of: inputs, lines: lines, reports.settings, additions, allowingOutside: outside.allowOutside))
  }
}
