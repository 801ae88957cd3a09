import Documents
import Support

/// A key of a configuration: all that is known of it.
package final class ConfigurationKey: Sendable {
  /// As it is written; a member of another key follows that key and a dot.
  package let name: String
  let scope: Scope
  /// What it says, with its unit and default.
  package let doc: String
  /// The unit of its value, where the name does not say it.
  package let unit: String?
  /// The JSON Schema of its value, of which a member `description` is for the place to give.
  package let schema: @Sendable (ConfigurationVocabulary) -> JSONLiteral
  /// What it sets; `nil` for a key that says how configurations and overrides go together.
  let setting: Setting?
  /// The option of the command line that sets it, which has its name; `nil`: only `--set` does.
  package let option: Option?
  /// The keys that its value is a map of; empty for all other values.
  package let members: [ConfigurationKey]

  /// What the command line says of a key besides.
  package struct Option: Sendable {
    /// What it does, without values and default.
    package let help: String
    /// What its value is called.
    package let valueName: String
  }

  /// Where a key is allowed.
  enum Scope {
    /// At the top of a file; it holds for a whole run, which takes it from the configuration of the working directory.
    case run
    /// At the top of a file; it holds for all files that the configuration is for, or for the configuration itself.
    case top
    /// At the top, and in overrides for files: it has to be known before a screen is read.
    case files
    /// Everywhere.
    case anywhere
    /// In overrides only.
    case condition
  }

  /// A key that sets something.
  ///
  /// - Parameter doc: what it says, in a sentence without the default.
  init(
    _ name: String, at scope: Scope, _ setting: Setting, unit: String? = nil, option: Option? = nil, _ doc: String
  ) {
    self.name = name
    self.scope = scope
    self.unit = unit
    self.option = option
    self.doc = setting.standard.map { "\(doc.dropLast()) (default: \($0))." } ?? doc
    self.setting = setting
    members = []
    schema = setting.schema
  }

  /// A key that says how configurations and overrides go together.
  init(_ name: String, at scope: Scope, schema: @escaping @autoclosure @Sendable () -> JSONLiteral, _ doc: String) {
    self.name = name
    self.scope = scope
    self.doc = doc
    (unit, option) = (nil, nil)
    self.schema = { _ in schema() }
    setting = nil
    members = []
  }

  /// A key whose value is a map of other keys.
  init(_ name: String, at scope: Scope, _ members: [ConfigurationKey], _ doc: String) {
    self.name = name
    self.scope = scope
    self.doc = doc
    self.members = members
    (unit, option) = (nil, nil)
    setting = nil
    schema = { vocabulary in
      [
        "type": "object",
        "properties": .object(members.map { ($0.localName, $0.describedSchema(vocabulary)) }),
        "additionalProperties": false,
      ]
    }
  }

  /// The schema with the key's description.
  package func describedSchema(_ vocabulary: ConfigurationVocabulary) -> JSONLiteral {
    var members: [(name: String, value: JSONLiteral)] = [("description", .text(doc))]
    if case .object(let more) = schema(vocabulary) { members += more }
    return .object(members)
  }

  /// The name without those of the keys around it.
  package var localName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The keys that set something: this one, or its members.
  package var settingKeys: [ConfigurationKey] { members.isEmpty ? [self] : members.flatMap(\.settingKeys) }

  /// Whether it holds for a whole run, which takes it from the configuration of the working directory, and not for
  /// files.
  package var isForRun: Bool { scope == .run }

  /// The prefix of a team's own keys, which are allowed at the top. They hold what anchors name.
  package static let ownPrefix = "x-"

  /// The keys at the top of a file.
  package static let atTop = all.filter { $0.scope != .condition }

  /// The keys of an override.
  package static let inOverride = conditions + all.filter { $0.scope == .anywhere || $0.scope == .files }

  /// The keys that say what an override is for.
  package static let conditions = all.filter { $0.scope == .condition }

  /// The keys that have to be known before a screen is read, so that no override for screens has them.
  package static let beforeScreens = all.filter { $0.scope == .files }

  /// How a message about an unknown key ends: with the nearest key, or one inside another key that ends with the name.
  ///
  /// - Parameters:
  ///   - name: the unknown key, with dots before nested keys.
  ///   - keys: those that are allowed there.
  static func suggestion(for name: String, among keys: [ConfigurationKey]) -> String {
    let nearest = Support.suggestion(for: name, among: keys.map(\.localName))
    guard nearest.isEmpty else { return nearest }
    let inner = keys.flatMap { key in key.members.flatMap(\.withMembers) }
    let ends = inner.map { key in key.name.drop { $0 != "." }.dropFirst() }
    if let index = ends.firstIndex(where: { $0 == name }) { return Support.suggestion("`\(inner[index].name)`") }
    let near = Support.nearest(to: name, among: ends.map(String.init) + inner.map(\.localName))
    return Support.suggestion(
      inner.first { $0.name == "reports.\(near ?? "")" || $0.localName == near }.map { "`\($0.name)`" })
  }

  /// The key and the keys inside it.
  private var withMembers: [ConfigurationKey] { [self] + members.flatMap(\.withMembers) }

  /// Whether its value may be a list of texts.
  var takesTexts: Bool { setting?.takesTexts ?? false }

  /// The words that it takes; empty where they cannot be listed.
  package var words: [String] { setting?.form?.words ?? [] }

  /// The value that holds where nothing is set; `nil`: there is none, or its description says it.
  package var standard: String? { setting?.standard }

  /// What is expected of a value of the option; `nil` where it is right.
  package func mistake(in value: String) -> String? {
    guard let form = setting?.form, !form.accepts(value) else { return nil }
    let name = value.isEmpty ? "empty" : value
    let advice = Support.suggestion(for: value, among: form.words, isQuoted: false)
    return "--\(self.name) cannot be \(name); expected \(form.expected)\(advice)"
  }

  /// How what is set is shown, with its place.
  package func shown(of settings: Settings) -> SettingDescription {
    setting?.shown(settings) ?? .list([], isMap: false)
  }
}

extension ConfigurationKey: Equatable {
  /// Each key is there once.
  package static func == (left: ConfigurationKey, right: ConfigurationKey) -> Bool { left === right }
}
