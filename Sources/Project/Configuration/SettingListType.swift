import Documents
import Reporting
import Screens
import Support
import Syntax

/// A type of lists that keys have.
struct SettingListType<Item: Sendable>: Sendable {
  let schema: @Sendable (ConfigurationVocabulary) -> JSONLiteral
  /// What an item sets, as a configuration has it, with its place.
  let shown: @Sendable (Item) -> [DescribedValue]
  /// The items of a node; what is wrong with it is noted.
  let read: @Sendable (inout ConfigurationReader, ConfigurationKey, YAMLNode) -> [Item]
  /// What an item is to be; `nil` for values that no option sets.
  var form: TextForm?
  /// Whether it is a map in a configuration.
  var isMap = false
  /// Whether it is a list of texts in a configuration.
  var takesTexts = true
}

extension SettingListType where Item == RuleSetting {
  /// Levels and parameters; what becomes of rules is shown with them.
  static var rules: SettingListType {
    SettingListType(
      schema: { _ in ["$ref": "#/$defs/rules"] }, shown: { _ in [] }, read: { $0.rules($1, $2) },
      isMap: true, takesTexts: false)
  }
}

extension SettingListType where Item == LocatedValue<PathName> {
  /// The paths of files or folders.
  static var paths: SettingListType {
    SettingListType(
      schema: { _ in .texts }, shown: { [DescribedValue($0.value.display, at: $0.place)] }, read: { $0.paths($1, $2) })
  }
}

extension SettingListType where Item == FileGlobs {
  /// Globs of files.
  static var globs: SettingListType {
    SettingListType(
      schema: { _ in .texts }, shown: { $0.texts.map { DescribedValue($0.value, at: $0.place) } },
      read: { reader, key, node in
        reader.globs(key, node).map { [FileGlobs($0, in: reader.name.folder)] } ?? []
      })
  }
}

extension SettingListType where Item == LocatedValue<(pattern: String, meaning: KindNames.Meaning, use: EntryUse)> {
  /// What names stand for.
  static var kinds: SettingListType {
    SettingListType(
      schema: { _ in ["type": "object", "additionalProperties": .words(KindNames.Meaning.names)] },
      shown: { kind in
        let name = kind.value.meaning.name
        return [
          DescribedValue(
            "\(kind.value.pattern): \(name)", yaml: "\(YAMLScalar.text(kind.value.pattern)): \(YAMLScalar.text(name))",
            at: kind.place)
        ]
      }, read: { $0.kinds($1, $2) }, isMap: true, takesTexts: false)
  }
}

extension SettingListType where Item == LocatedValue<(name: String, file: PathName?)> {
  /// Reports.
  static var formats: SettingListType {
    SettingListType(
      schema: { vocabulary in
        let names = vocabulary.formats.joined(separator: "|")
        return .oneOrMore(["type": "string", "pattern": .text("^(\(names))(=.*[^/])?$")])
      },
      shown: { format in
        let name = format.value.name
        return [DescribedValue(format.value.file.map { "\(name)=\($0.display)" } ?? name, at: format.place)]
      },
      read: { $0.formats($1, $2) })
  }
}

extension SettingListType where Item == LocatedValue<ReportFeature> {
  /// What reports show besides open findings.
  static var features: SettingListType {
    let words = ReportFeature.words
    return SettingListType(
      schema: { _ in .oneOrMore(.words(words)) }, shown: { [DescribedValue($0.value.rawValue, at: $0.place)] },
      read: { reader, key, node in
        reader.choices(key, node, among: words).compactMap { word in
          ReportFeature(rawValue: word.value).map { LocatedValue($0, at: word.place) }
        }
      }, form: TextForm(among: words))
  }
}

extension SettingListType where Item == IgnoreSetting {
  /// What is suppressed.
  static var ignores: SettingListType {
    SettingListType(
      schema: { _ in ["type": "array", "items": ["$ref": "#/$defs/ignore"]] },
      shown: { [DescribedValue($0.summary, yaml: $0.yaml, at: $0.place)] }, read: { $0.ignores($1, $2) },
      takesTexts: false)
  }
}
