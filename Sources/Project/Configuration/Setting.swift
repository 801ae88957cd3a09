import Documents
import Support
import Syntax

/// What a key sets: where that is kept, how it is read, what goes before what, and how it is shown.
struct Setting: Sendable {
  typealias Member<Value> = WritableKeyPath<Settings, Value> & Sendable

  /// What becomes of a list where another one goes before it.
  enum Merging {
    /// The items of the other follow.
    case added
    /// The other stands for it, unless it has no items.
    case replaced
  }

  let schema: @Sendable (ConfigurationVocabulary) -> JSONLiteral
  /// Reads a value into settings, and notes what is wrong with it.
  let read: @Sendable (inout ConfigurationReader, ConfigurationKey, YAMLNode, inout Settings) -> Void
  /// Takes a value from settings that go before those that are there.
  let merge: @Sendable (inout Settings, Settings) -> Void
  let shown: @Sendable (Settings) -> SettingDescription
  /// What a text is to be; `nil` for values that no option sets.
  let form: TextForm?
  /// Whether its value may be a list of texts.
  let takesTexts: Bool
  /// The default value; `nil` if there is none, or if the description of the key gives it.
  var standard: String?

  /// One value.
  ///
  /// - Parameter standard: the value that holds where nothing is set.
  static func value<Value: Sendable>(
    _ path: Member<LocatedValue<Value>?>, _ type: SettingType<Value>, or standard: Value
  ) -> Setting {
    let text = type.text(standard)
    var setting = value(path, type, otherwise: text)
    setting.standard = text
    return setting
  }

  /// One value.
  ///
  /// - Parameters:
  ///   - standard: what is shown where nothing is set.
  ///   - forget: forgets another value that says the same, and is not meant any more where this one is given.
  static func value<Value: Sendable>(
    _ path: Member<LocatedValue<Value>?>, _ type: SettingType<Value>, otherwise standard: String,
    insteadOf forget: (@Sendable (inout Settings) -> Void)? = nil
  ) -> Setting {
    Setting(
      schema: type.schema,
      read: { reader, key, node, settings in
        settings[keyPath: path] = type.read(&reader, key, node).map { LocatedValue($0, at: reader.place(node)) }
      },
      merge: { settings, next in
        guard let value = next[keyPath: path] else { return }
        settings[keyPath: path] = value
        forget?(&settings)
      },
      shown: { settings in
        guard let value = settings[keyPath: path] else { return .value(DescribedValue(standard, yaml: standard)) }
        let text = type.text(value.value)
        return .value(
          DescribedValue(text, yaml: type.isYAML ? text : YAMLScalar.text(text), at: value.place))
      }, form: type.form, takesTexts: type.takesTexts)
  }

  /// Several values.
  static func list<Item: Sendable>(
    _ path: Member<[Item]>, _ type: SettingListType<Item>, _ merging: Merging
  ) -> Setting {
    Setting(
      schema: type.schema,
      read: { reader, key, node, settings in settings[keyPath: path] = type.read(&reader, key, node) },
      merge: { settings, next in
        let items = next[keyPath: path]
        switch merging {
        case .added: settings[keyPath: path] += items
        case .replaced: if !items.isEmpty { settings[keyPath: path] = items }
        }
      },
      shown: { .list($0[keyPath: path].flatMap(type.shown), isMap: type.isMap) }, form: type.form,
      takesTexts: type.takesTexts)
  }
}

/// What a key sets, for people.
package enum SettingDescription: Sendable {
  /// One value, or what holds where none is set.
  case value(DescribedValue)
  /// The items of a list, or the members of a map, each as `key: value`.
  case list([DescribedValue], isMap: Bool)
}

/// A value that is set, or the default.
package struct DescribedValue: Sendable {
  /// In words.
  package let text: String
  /// As a configuration writes it.
  package let yaml: String
  /// Where it is set; `nil`: it is the default.
  package let place: FileLocation?

  init(_ text: String, yaml: String? = nil, at place: FileLocation? = nil) {
    self.text = text
    self.yaml = yaml ?? YAMLScalar.text(text)
    self.place = place
  }
}
