import Screens

/// What is around the cells of a collection and belongs to it.
struct Surroundings {
  /// How far above the cells they are looked for, in points.
  static let reach = 80.0
  /// How many views are looked at for one header.
  static let most = 200

  var header: Int32?
  /// See All of the header.
  var seeAll: Int32?
  /// See All below the cells.
  var footer: Int32?
  /// The view below the cells, where the file says that there is one.
  var footerView: Int32?
  /// The touch target of See All of the header, where that is another view.
  var seeAllTarget: Int32?
  /// The touch target of See All below the cells, where that is another view.
  var footerTarget: Int32?
  /// Whether something that is there may be a header.
  var maybeHeader = false
  /// Whether something that is there may be See All, in another language for instance.
  var maybeSeeAll = false

  /// The views that are written with the collection.
  var parts: [Int32] { [header, seeAll, footer].compactMap { $0 } }
}

/// The texts of links that lead to all items of a view.
enum SeeAllText {
  /// Whether a text consists of the guideline's words or others that stand for them, with a count or an arrow behind.
  static func matches(_ text: UTF8Text) -> Bool {
    guard (7...40).contains(text.count) else { return false }
    let text = String(decoding: text, as: UTF8.self).lowercased()
    return ["see all", "show all", "view all"].contains {
      text.hasPrefix($0) && !(text.dropFirst($0.count).first?.isLetter ?? false)
    }
  }

  /// The one whole number in a text: digits, with nothing but spaces and brackets beside them.
  static func count(in text: UTF8Text) -> Double? {
    let numbers = text.split { !($0 &- 48 < 10) }
    guard numbers.count == 1, let digits = numbers.first, digits.count < 10 else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }
}

extension ObservedViews {
  /// Whether a view shows the words of a link that leads to all items.
  func saysSeeAll(_ index: Int32) -> Bool {
    withText(self[index].text) { text, _ in SeeAllText.matches(text) } ?? false
  }
}
