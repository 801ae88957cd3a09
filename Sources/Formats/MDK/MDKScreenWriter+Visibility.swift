import Screens

// Which elements are shown.
extension MDKScreenWriter {
  /// Gives every object of a list to a body that is not hidden; one that may be leaves the list open.
  func eachVisible(
    of value: MDKValue?, into list: inout MDKList, _ body: (MDKValue, Range<Int>, inout MDKList) -> Void
  ) {
    eachObject(of: value, into: &list) { object, place, list in
      if isShown(object, at: place, in: &list) { body(object, place, &list) }
    }
  }

  /// Whether an element of a list is written: it is not hidden. One that may be hidden leaves the list open.
  func isShown(
    _ object: MDKValue, by member: JSONName = "Visible", at place: Range<Int>, in list: inout MDKList
  ) -> Bool {
    let visible = isVisible(object, by: member)
    if visible == nil { leaveOpen(&list, at: object[member]?.place ?? place) }
    return visible ?? mayBeShown(object, by: member)
  }

  /// Whether an element is shown; `nil` where only the running application knows.
  func isVisible(_ value: MDKValue, by member: JSONName = "Visible") -> Bool? {
    evaluator.flag(value[member]?.json, default: true)
  }

  /// Whether what an element shows counts: it is shown, or the running application decides.
  ///
  /// Whether MDK shows what is literally something else than true or false, as `" false "`, `0` and `null` are, is not documented.
  func mayBeShown(_ value: MDKValue, by member: JSONName = "Visible") -> Bool {
    if let isVisible = isVisible(value, by: member) { return isVisible }
    guard let visibility = value[member]?.json, visibility.kind == .string else { return false }
    return evaluator.text(visibility).text == nil
  }
}
