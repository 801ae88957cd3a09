/// The content of a JSON string as it is in the text, between its quotes.
struct JSONText {
  var start: Int
  var end: Int
  var hasEscapes: Bool

  var count: Int { end - start }
}
