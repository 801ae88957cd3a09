/// What is around the cells of a view, as indices in the page source.
struct PageSourceSurroundings {
  var header: Int32?
  var seeAll: Int32?
  /// Whether something that is there may be a header.
  var maybeHeader = false
  /// Whether something that is there may be See All, in another language for instance.
  var maybeSeeAll = false
}
