import Screens

/// What the file says of a view beyond what all views have. Few views have it.
struct ObservedDetail {
  /// Its facts, in ``ObservedViews``.
  var facts: Range<Int32>
  /// What messages call its element, where that is more than the kind.
  var noun: ElementNoun?
}

/// A fact or part of the vocabulary that the file gives a view.
struct ObservedFact {
  enum Value {
    /// There, or possibly there: the file does not say what it is.
    case unknown
    case flag(Bool)
    case token(Token)
    case number(Double)
    /// A number that the true one does not exceed.
    case limit(Double)
    /// The box of the view.
    case box
    /// Index of a text of ``ObservedViews``.
    case text(Int32)
  }

  let member: Member
  let value: Value
  let place: FilePlace
}

// The details of the view that is open. They come before the views inside it.
extension ObservedViews {
  func set(_ member: Member, _ value: ObservedFact.Value, at place: Range<Int>) {
    append(ObservedFact(member: member, value: value, place: FilePlace(place)))
  }

  func set(_ member: Member, text: String, at place: Range<Int>) {
    var text = text
    set(member, .text(text.withUTF8 { keep($0, at: place) }), at: place)
  }

  func setUnknown(_ member: Member, at place: Range<Int>) { set(member, .unknown, at: place) }

  /// Gives its element a noun.
  func setNoun(_ noun: ElementNoun) { withDetail { $0.noun = noun } }
}
