import ArgumentParser
import Project
import Screens

/// Options that set a configuration key for all files: their names, values, help and messages are those of the key. They
/// hold what `--set` takes, `KEY=VALUE`. `--set` comes behind them, and wins.
extension Option {
  /// An option that sets a key to one value.
  init(_ key: ConfigurationKey) where Value == String? {
    self.init(name: .customLong(key.name), help: key.optionHelp(), completion: key.completion) { argument in
      if let mistake = key.mistake(in: argument) { throw ValidationError(mistake) }
      return "\(key.name)=\(argument)"
    }
  }

  /// An option that sets a key to several values, separated by commas; it can be repeated. It holds the values.
  ///
  /// - Parameter discussion: the values and what each means; `nil`: the help lists them.
  init(wrappedValue: [String], _ key: ConfigurationKey, discussion: String? = nil) where Value == [String] {
    self.init(
      wrappedValue: wrappedValue, name: .customLong(key.name), help: key.optionHelp(discussion),
      completion: key.completion
    ) { argument in
      let values = argument.split(separator: ",", omittingEmptySubsequences: false)
        .map { Suppression.trimmed(String($0)) }
      for mistake in values.lazy.compactMap(key.mistake) { throw ValidationError(mistake) }
      return values.joined(separator: ", ")
    }
  }
}

extension ConfigurationKey {
  /// What an option that is given so often sets; `nil` where it is not given.
  func assignment(_ values: [String]) -> String? {
    values.isEmpty ? nil : "\(name)=[\(values.joined(separator: ", "))]"
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
