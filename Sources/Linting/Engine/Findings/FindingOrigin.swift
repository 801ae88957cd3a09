/// How what a finding is about came into the linted file out of another one.
///
/// A class, as few findings have one, and all would have to make room for it.
package final class FindingOrigin: Sendable, Codable {
  /// Where it is written.
  package let place: OriginalLocation
  /// A number that findings of the file share which one reference brought in.
  package let use: Int
  /// What properties that a reference lays over it, or over what it is a part of, change of it.
  package let change: Change
  /// Where the properties are written, if that is in another file that is included too; `nil`: in the linted file, or
  /// there are none.
  package let properties: OriginalLocation?

  /// What properties change of what they lie over.
  package enum Change: String, Sendable, Codable {
    /// Nothing: there are none.
    case nothing
    /// Something else of the part.
    case surroundings
    /// The element itself.
    case element
  }

  package init(place: OriginalLocation, use: Int, change: Change, properties: OriginalLocation? = nil) {
    self.place = place
    self.use = use
    self.change = change
    self.properties = properties
  }

  /// The same for a part that is wrong as it is written, independent of the properties over it.
  var unchanged: FindingOrigin { FindingOrigin(place: place, use: use, change: .nothing) }

  /// The same with what holds in the other files.
  ///
  /// - Parameter settings: gives the settings for findings at a location.
  package func with(_ settings: (OriginalLocation) -> IncludedFileSettings?) -> FindingOrigin {
    func withSettings(_ place: OriginalLocation) -> OriginalLocation {
      var place = place
      place.settings = settings(place)
      return place
    }
    return FindingOrigin(place: withSettings(place), use: use, change: change, properties: properties.map(withSettings))
  }
}

extension FindingOrigin: Hashable {
  /// Whether two say the same.
  package static func == (left: FindingOrigin, right: FindingOrigin) -> Bool {
    left.place == right.place && left.use == right.use && left.change == right.change
      && left.properties == right.properties
  }

  /// Hashes the fields that distinguish most of them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(use)
  }
}
