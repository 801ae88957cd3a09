/// That a fragment is used, and where.
final class MDKFragmentUse {
  /// The reference in the linted file.
  let place: Range<Int>
  /// The reference where it is written: in the linted file, or, behind its bytes, in the fragment that has it.
  let written: Range<Int>
  /// The fragment's real path.
  let path: String
  /// The fragment that refers to this one; `nil` where the linted file does.
  let user: MDKFragmentUse?
  /// What a reference lays over some of it, or over what it is a part of; `nil`: nothing.
  let properties: Range<Int>?
  let depth: Int
  /// The start of places in the fragment, and of those that the use changes; `nil` if nothing needs them.
  var offset: Int?
  var changedOffset: Int?

  init(_ path: String, of reference: MDKValue, under properties: Range<Int>? = nil) {
    place = reference.ownPlace
    written = reference.place
    self.path = path
    user = reference.source
    self.properties = properties ?? user?.properties
    depth = (user?.depth ?? 0) + 1
  }
}
