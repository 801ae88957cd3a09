import Text

/// What a key sets, for people.
package enum SettingDescription: Sendable {
  /// One value, or what holds where none is set.
  case value(String, FileLocation?)
  /// The items of a list.
  case list([(value: String, place: FileLocation)])
}
