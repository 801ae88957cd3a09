import Screens

// The See All of a section: in its header, and what makes it one.
extension MDKScreenWriter {
  /// Writes a button at the right end of a header, if it is a See All.
  func headerButton(_ button: MDKValue, of section: MDKValue, isVisible: Bool) {
    guard let press = button["OnPress"] else { return }
    switch isSeeAll(button["Title"], press, of: section) {
    case false: return
    case nil: builder.setUnknown(.seeAll, at: button.place)
    default:
      guard isVisible else { return builder.setUnknown(.seeAll, at: button.place) }
      element(.seeAll, as: .seeAll, at: button.place) {
        text(.text, button["Title"])
        count(in: button["Title"])
        tap(press, ofSeeAll: true)
      }
    }
  }

  /// Writes a header that can be tapped and shows a chevron, if it is a See All.
  func headerLink(_ header: MDKValue, of section: MDKValue) {
    guard let press = header["OnPress"], !evaluator.isAbsent(press.json), let accessory = header["AccessoryType"]
    else { return }
    let answer = evaluator.text(accessory.json)
    let hasChevron = answer.word == "disclosureindicator"
    if answer == .absent || answer.text != nil && !hasChevron { return }
    switch isSeeAll(header["Caption"], press, of: section) {
    case false: return
    case true? where hasChevron:
      element(.seeAll, as: .seeAll, at: press.place) {
        builder.set(.chevron, flag: true, at: accessory.place)
        tap(press, ofSeeAll: true)
      }
    default: builder.setUnknown(.seeAll, at: press.place)
    }
  }

  /// Whether what can be tapped in a header or footer leads to all items of its section; `nil` where that is not known.
  ///
  /// A text that says so is believed unless the action is known to do something else. Any other text may stand for a
  /// form, a filter or another list: there the page that opens has to list the same items.
  func isSeeAll(_ label: MDKValue?, _ press: MDKValue, of section: MDKValue) -> Bool? {
    var text = evaluator.text(label?.json).text ?? ""
    let saysSo = text.withUTF8 { SeeAllText.matches($0) }
    guard let action = evaluator.action(press)?.action else { return saysSo ? true : nil }
    switch action.kind {
    case .document, .other: return false
    case .chained: return saysSo ? true : nil
    case .navigation:
      if action.isModal == true { return saysSo ? nil : false }
      if saysSo { return true }
      guard action.isModal == false, let page = action.page.flatMap({ destination($0) }), page.opens == .list,
        let target = MDKTarget(section["Target"], evaluator), page.target?.holdsAll(of: target) == true
      else { return nil }
      return true
    }
  }

  /// Writes the number of items in a label: its only number.
  func count(in label: MDKValue?) {
    guard let label else { return }
    switch evaluator.text(label.json) {
    case .absent: return
    case .known(let text):
      let numbers = text.split { !$0.isASCII || !$0.isNumber }
      guard numbers.count == 1, numbers[0].utf8.count < 10, let count = Double(numbers[0]) else { return }
      builder.set(.count, number: count, at: label.place)
    case .bound, .uncertain: builder.setUnknown(.count, at: label.place)
    }
  }
}
