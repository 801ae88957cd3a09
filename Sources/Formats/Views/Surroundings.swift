import Screens

/// What is around the cells of a collection and belongs to it.
struct Surroundings {
  var header: Int32?
  /// See All of the header.
  var seeAll: Int32?
  /// See All below the cells.
  var footer: Int32?
  /// Whether something that is there may be a header.
  var maybeHeader = false
  /// Whether something that is there may be See All, in another language for instance.
  var maybeSeeAll = false
}
