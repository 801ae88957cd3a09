import ArgumentParser
import Screens

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
    if name == "none" {
      meaning = .nothing
    } else if let kind = Vocabulary.kind(named: name), kind != .screen {
      meaning = .kind(kind)
    } else {
      let names = Vocabulary.kinds.map(\.kind.name).filter { $0 != Kind.screen.name } + ["none"]
      let advice = nearest(to: name, among: names).map { " (did you mean \($0)?)" } ?? ""
      throw ValidationError(
        "No kind is called \(name)\(advice); expected one of \(names.joined(separator: ", ")).")
    }
  }
}
