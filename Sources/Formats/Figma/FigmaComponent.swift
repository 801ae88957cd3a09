import Screens

/// What a file says of a component beside its layers.
struct FigmaComponent {
  /// Its name: of a variant, the values of its properties.
  var name = ""
  /// Id of the set of variants that it belongs to.
  var setID: String?
  /// The name of that set; `nil` where there is none.
  var setName: String?
  /// The platform whose guidelines its documentation is, where that is one of SAP's.
  var platform: Token?
}
