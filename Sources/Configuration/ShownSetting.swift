/// What a key sets, for people.
package enum ShownSetting: Sendable {
  /// One value, or what holds where none is set.
  case value(String, ConfigurationPlace?)
  /// The items of a list.
  case list([(value: String, place: ConfigurationPlace)])
}
