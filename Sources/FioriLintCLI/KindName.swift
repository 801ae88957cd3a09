import ArgumentParser
import Screens
import Text

/// What names of foreign formats stand for, as `--kind` takes it: `PATTERN=KIND`, or `PATTERN=none`.
struct KindName: Hashable {
  let pattern: String
  let meaning: KindNames.Meaning

  /// - Throws: a `ValidationError` for what is no such pair, and for an unknown kind.
  init(parsing argument: String) throws {
    guard let equals = argument.lastIndex(of: "="), equals > argument.startIndex else {
      throw ValidationError(
        "Expected PATTERN=KIND, as in com.acme.OrderCell=objectCell.")
    }
    pattern = String(argument[..<equals])
    let name = String(argument[argument.index(after: equals)...])
    guard let meaning = KindNames.Meaning(name: name) else {
      let names = KindNames.Meaning.names
      let advice = suggestion(for: name, among: names, isQuoted: false)
      throw ValidationError(
        "No kind is called \(name)\(advice); expected one of \(names.joined(separator: ", ")).")
    }
    self.meaning = meaning
  }
}
