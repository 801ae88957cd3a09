import BuiltInRules
import Foundation
import Linting
import LintingTesting

// `mutation-score [<rule> …]` prints how much of what it speaks of each rule notices a change of. Of rules that are named it also
// prints what they do not notice.
let names = CommandLine.arguments.dropFirst()
for name in names where !BuiltInRules.pages.contains(where: { $0.id == name }) {
  FileHandle.standardError.write(Data("mutation-score: no rule is called `\(name)`\n".utf8))
  exit(2)
}
let pages = BuiltInRules.pages.filter { names.isEmpty || names.contains($0.id) }
let trials = try pages.map { try MutationTrial(try Rule($0)) }
print(MutationTrial.table(trials), terminator: "")
for trial in trials where !names.isEmpty {
  print("\n\(trial.rule) notices no change of")
  for place in trial.unnoticed { print("  \(place)") }
  print("and not these changes:")
  for survivor in trial.survivors { print("  \(survivor)") }
}
