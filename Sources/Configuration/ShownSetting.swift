import Text

/// What a key sets, for people.
package enum ShownSetting: Sendable {
  /// One value, or what holds where none is set.
  case value(String, FilePlace?)
  /// The items of a list.
  case list([(value: String, place: FilePlace)])
}
