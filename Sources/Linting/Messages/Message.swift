import Screens
import Support

/// What a check says: a sentence that keeps its numbers as values.
///
/// A string literal is one. Its numbers are values, never text: `"the row has \(count) cells"`. Measures and limits are
/// named: `"is \(measured: 36, "width", unit: "pt") pt wide"`; reports give both beside the sentence.
public struct Message: Sendable {
  /// A number in a sentence.
  struct Number: Sendable {
    /// Where it is, in bytes from the beginning of the words; `nil` if the words are not those of the check and lack
    /// it.
    fileprivate var place: Range<Int>?
    var value: Double
    /// What it is; `nil` for a number that is only shown.
    fileprivate(set) var quantity: Quantity?

    /// Whether it is another one to the last bit.
    fileprivate func isWritten(as other: Number) -> Bool {
      place == other.place && value.bitPattern == other.value.bitPattern && quantity == other.quantity
        && quantity?.greatest?.bitPattern == other.quantity?.greatest?.bitPattern
    }
  }

  /// The element that the sentence is about, if the words do not have it: many elements share the words. A message
  /// stays with its screen, and on its thread.
  nonisolated(unsafe) private(set) var about: Element?
  /// The words, without the designation of the element that they are about.
  private(set) var words: String
  /// Where that designation belongs.
  private(set) var seam = InsertionPoint()
  /// The numbers in the words, from first to last, and among them those that the words do not have.
  private(set) var allNumbers: [Number] = []
  /// Where in the words the limit begins, with the `; ` before it; `nil` where there is none.
  private var limitStart: Int?

  /// Where in some words the designation of an element belongs.
  struct InsertionPoint: Equatable {
    /// In bytes from the beginning of the words.
    var place = 0
    /// Whether it is clear what the element belongs to, so that it is not named.
    var isShort = false

    /// What belongs there.
    func proseName(of element: Element) -> String { isShort ? element.shortProseName : element.proseName }
  }

  /// The designation of the element that the sentence is about, where the words do not have it.
  var subject: String { about.map(seam.proseName) ?? "" }

  /// The sentence as it reads.
  public var text: String { about == nil ? words : String(inserting: subject, at: seam.place, of: words) }

  /// A sentence without numbers.
  public init(_ text: String) { words = text }

  /// A sentence behind the designation of the element that it is about; it may be one that was said before.
  init(about element: Element, _ sentence: consuming Message) {
    if sentence.about != nil { sentence = sentence.whole }
    self = sentence
    (about, seam) = (element, InsertionPoint())
  }

  /// A message of its parts, as another had them.
  init(about element: Element?, words: String, seam: InsertionPoint, numbers: [Number]) {
    (about, self.words, self.seam, allNumbers) = (element, words, seam, numbers)
  }

  /// The same sentence in words that have the designation of the element that it is about.
  private var whole: Message {
    var message = Message(text)
    message.allNumbers = allNumbers.map { number in
      var number = number
      number.place = number.place.map(placeInText)
      return number
    }
    message.limitStart = limitStart.map { placeInText($0..<$0).lowerBound }
    return message
  }

  /// The range in the whole sentence of a range in the words.
  private func placeInText(_ place: Range<Int>) -> Range<Int> {
    guard about != nil, place.lowerBound >= seam.place else { return place }
    let length = subject.utf8.count
    return place.lowerBound + length..<place.upperBound + length
  }

  /// The numbers in the words, from first to last.
  var numbers: [Number] { allNumbers.filter { $0.place != nil } }

  /// The same, and behind them those that the words do not have.
  var orderedNumbers: [Number] { numbers + allNumbers.filter { $0.place == nil } }

  /// The texts before, between and behind the numbers; there is one more than numbers.
  var wordsAroundNumbers: [Substring] {
    let text = self.text
    let bytes = text.utf8
    var parts: [Substring] = []
    var start = bytes.startIndex
    for place in numbers.compactMap({ $0.place.map(placeInText) }) {
      let end = bytes.index(bytes.startIndex, offsetBy: place.lowerBound)
      parts.append(text[start..<end])
      start = bytes.index(bytes.startIndex, offsetBy: place.upperBound)
    }
    parts.append(text[start...])
    return parts
  }

  /// What was measured and what is asked for, in the order of the sentence.
  ///
  /// Sums of what a file says need not be numbers, and those are left out.
  var quantities: [Quantity] {
    allNumbers.compactMap(\.quantity).filter { $0.value.isFinite && $0.greatest?.isFinite != false }
  }

  /// Whether it equals another message, without the element, to the last bit of its numbers: 0 and -0 are written
  /// differently.
  func says(_ words: String, seam: InsertionPoint, _ numbers: [Number]) -> Bool {
    guard self.seam == seam, self.words.hasBytes(of: words) else { return false }
    return Self.areShared(allNumbers, numbers) || Self.areWritten(allNumbers, as: numbers)
  }

  /// Whether two lists hold the same numbers to the last bit. It copies none of them, which would cost more.
  private static func areWritten(_ numbers: [Number], as others: [Number]) -> Bool {
    guard numbers.count == others.count else { return false }
    return numbers.withUnsafeBufferPointer { numbers in
      others.withUnsafeBufferPointer { others in numbers.indices.allSatisfy { numbers[$0].isWritten(as: others[$0]) } }
    }
  }

  /// Whether two lists share their memory. Comparing numbers would cost more than everything else for a finding.
  private static func areShared(_ numbers: [Number], _ others: [Number]) -> Bool {
    let place = numbers.withUnsafeBufferPointer { $0.baseAddress }
    return others.withUnsafeBufferPointer { $0.baseAddress == place } && numbers.count == others.count
  }

  /// One sentence behind another.
  public static func + (left: consuming Message, right: Message) -> Message {
    left.append(right)
    return left
  }

  /// Makes room for so many more bytes.
  mutating func reserve(_ count: Int) { words.reserveCapacity(count) }

  /// Adds words.
  mutating func append(_ words: String) { self.words += words }

  /// Adds the designation of an element; the first one is what the sentence is about, and the words that many sentences
  /// share.
  ///
  /// - Parameter isShort: whether it is clear what the element belongs to.
  mutating func append(subject element: Element, isShort: Bool) {
    let seam = InsertionPoint(place: words.utf8.count, isShort: isShort)
    guard about == nil else { return append(seam.proseName(of: element)) }
    (about, self.seam) = (element, seam)
  }

  /// Adds another part of the sentence.
  mutating func append(_ other: Message) {
    // Asked for here, as what is whole already would be a copy.
    if other.about != nil, about != nil { return append(other.whole) }
    let offset = words.utf8.count
    if let element = other.about {
      about = element
      seam = InsertionPoint(place: offset + other.seam.place, isShort: other.seam.isShort)
    }
    words += other.words
    if limitStart == nil { limitStart = other.limitStart.map { $0 + offset } }
    for var number in other.allNumbers {
      number.place = number.place.map { $0.lowerBound + offset..<$0.upperBound + offset }
      allNumbers.append(number)
    }
  }

  /// Adds a number.
  mutating func append(_ value: Double, _ quantity: Quantity? = nil) {
    let start = words.utf8.count
    words += value.brief
    allNumbers.append(Number(place: start..<words.utf8.count, value: value, quantity: quantity))
  }

  /// Adds a number of which only limits are known.
  mutating func append(from least: Double, to most: Double, _ quantity: Quantity?) {
    guard least.brief != most.brief else { return append(least, quantity) }
    append(least, Self.quantity(quantity, from: least, to: most))
    append("–\(most.brief)")
  }

  /// Adds a number that the words do not have, and of which only limits are known.
  mutating func note(from least: Double, to most: Double, _ quantity: Quantity?) {
    let known = least.brief == most.brief ? quantity : Self.quantity(quantity, from: least, to: most)
    allNumbers.append(Number(place: nil, value: least, quantity: known))
  }

  private static func quantity(_ quantity: Quantity?, from least: Double, to most: Double) -> Quantity? {
    var quantity = quantity
    quantity?.value = least
    quantity?.greatest = most
    return quantity
  }

  /// The sentence with a number that its words do not have, or not as it is compared.
  func noting(_ value: Double, _ role: Quantity.Role, _ name: String, unit: String = "") -> Message {
    var message = self
    message.allNumbers.append(Number(place: nil, value: value, quantity: Quantity(name, role, value, unit: unit)))
    return message
  }

  /// The sentence with what is allowed behind it.
  func limited(to limit: Message) -> Message {
    var message = self
    let start = words.utf8.count
    message.append(Self.limitMark)
    message.append(limit)
    message.limitStart = start
    return message
  }

  private static let limitMark = "; "

  /// What is wrong, without what is allowed.
  var problem: Message {
    var message = self
    message.limitStart = nil
    if let limitStart { message.words = words.split(atByte: limitStart).0 }
    message.allNumbers.removeAll { $0.place.map { $0.lowerBound >= limitStart ?? .max } ?? true }
    return message
  }

  /// What is wrong, without the element that the sentence begins with.
  var phrase: Message {
    var message = problem
    guard about != nil, seam.place == 0 else { return message }
    message.about = nil
    guard words.utf8.first == 0x20 else { return message }
    message.removeFirst(1)
    return message
  }

  /// What is allowed; empty where the sentence does not say it.
  var limit: Message {
    guard let limitStart else { return "" }
    var message = self
    message.about = nil
    message.limitStart = nil
    message.allNumbers.removeAll { $0.place.map { $0.lowerBound < limitStart } ?? true }
    message.removeFirst(limitStart + Self.limitMark.utf8.count)
    return message
  }

  /// Removes so many bytes of the words; no number is in them.
  private mutating func removeFirst(_ count: Int) {
    words = words.split(atByte: count).1
    for index in allNumbers.indices {
      allNumbers[index].place = allNumbers[index].place.map { $0.lowerBound - count..<$0.upperBound - count }
    }
  }

  /// Gives numbers that differ, and read the same, the decimals that show it: what fails never reads like its limit.
  mutating func distinguishNumbers() {
    if areDistinct { return }
    for index in allNumbers.indices {
      guard let place = allNumbers[index].place, let decimals = decimals(of: allNumbers[index].value) else { continue }
      let text = allNumbers[index].value.brief(decimals: decimals)
      guard text.utf8.count != place.count else { continue }
      let (before, rest) = words.split(atByte: place.lowerBound)
      words = before + text + rest.split(atByte: place.count).1
      let growth = text.utf8.count - place.count
      func moved(_ offset: Int) -> Int { offset >= place.upperBound ? offset + growth : offset }
      allNumbers[index].place = place.lowerBound..<place.lowerBound + text.utf8.count
      for other in allNumbers.indices where other != index {
        allNumbers[other].place = allNumbers[other].place.map { moved($0.lowerBound)..<moved($0.upperBound) }
      }
      if about != nil { seam.place = moved(seam.place) }
      limitStart = limitStart.map(moved)
    }
  }

  /// Whether no number reads like another one. It copies none of them: nearly all sentences are so.
  private var areDistinct: Bool {
    allNumbers.withUnsafeBufferPointer { numbers in
      numbers.indices.allSatisfy { index in
        let (value, hundredths) = (numbers[index].value, (numbers[index].value * 100).rounded())
        return (value == 0 || hundredths != 0)
          && (0..<index).allSatisfy {
            numbers[$0].value == value || (numbers[$0].value * 100).rounded() != hundredths
          }
      }
    }
  }

  /// How many decimals tell a number from all others of the sentence; `nil` where two do.
  private func decimals(of value: Double) -> Int? {
    var decimals: Int?
    // What is not 0 does not read like it.
    if value != 0, (value * 100).rounded() == 0 { decimals = (3...6).first { value.brief(decimals: $0) != 0.0.brief } }
    for other in allNumbers where other.value != value && (other.value * 100).rounded() == (value * 100).rounded() {
      // What is nearer is the same but for how numbers are stored.
      let needed = (3...6).first { value.brief(decimals: $0) != other.value.brief(decimals: $0) }
      decimals = max(decimals ?? 0, needed ?? 0)
    }
    return decimals == 0 ? nil : decimals
  }

  /// The numbers of this message in other words, which a rule's page gives.
  func reworded(_ words: Message) -> Message {
    var message = words
    message.limitStart = nil
    for index in message.allNumbers.indices { message.allNumbers[index].quantity = nil }
    message.allNumbers += quantities.map { Number(place: nil, value: $0.value, quantity: $0) }
    return message
  }
}
