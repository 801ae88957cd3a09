import ArgumentParser
import Project
import Screens

/// Options that set a configuration key for all files: their names, values, help and messages are those of the key. They
/// hold what `--set` takes, `KEY=VALUE`.
extension Option {
  /// An option that sets a key to one value.
  init(_ key: ConfigurationKey) where Value == String? {
    self.init(name: .customLong(key.name), help: key.optionHelp(), completion: key.completion) { argument in
      try key.assignment([argument])
    }
  }

  /// An option that sets a key to several values, separated by commas; it can be repeated.
  ///
  /// - Parameter discussion: the values and what each means; `nil`: the help lists them.
  init(wrappedValue: [String], _ key: ConfigurationKey, discussion: String? = nil) where Value == [String] {
    self.init(
      wrappedValue: wrappedValue, name: .customLong(key.name), help: key.optionHelp(discussion),
      completion: key.completion
    ) { argument in
      let values = argument.split(separator: ",", omittingEmptySubsequences: false)
      return try key.assignment(values.map { Suppression.trimmed(String($0)) })
    }
  }
}

extension ConfigurationKey {
  /// - Throws: a `ValidationError` for a value that it cannot have.
  fileprivate func assignment(_ values: [String]) throws -> String {
    for mistake in values.lazy.compactMap(mistake) { throw ValidationError(mistake) }
    return values.count == 1 ? "\(name)=\(values[0])" : "\(name)=[\(values.joined(separator: ", "))]"
  }

  fileprivate var completion: CompletionKind? { words.isEmpty ? nil : .list(words) }

  /// As the parser writes it for types that list their values.
  fileprivate func optionHelp(_ discussion: String? = nil) -> ArgumentHelp {
    let notes = [
      discussion == nil && !words.isEmpty ? "values: \(words.joined(separator: ", "))" : nil,
      standard.map { "default: \($0)" },
    ].compactMap(\.self)
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return ArgumentHelp((option?.help ?? doc) + note, discussion: discussion ?? "", valueName: option?.valueName)
  }
}
