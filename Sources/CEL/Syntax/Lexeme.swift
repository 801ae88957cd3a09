/// A piece of an expression that its grammar is made of.
struct Lexeme: Equatable {
  /// What the piece is.
  enum Kind: Equatable {
    case name(String)
    /// A name in backticks, which only a field can have.
    case quotedName(String)
    /// The magnitude; a minus before it belongs to the grammar.
    case int(UInt64)
    case uint(UInt64)
    case double(Double)
    case string(String)
    case bytes([UInt8])
    /// An operator or a bracket.
    case symbol(String)
    case end
  }

  var kind: Kind
  /// Where it is, in bytes.
  var range: Range<Int>

  /// What error messages call it.
  var description: String {
    switch kind {
    case .name(let name), .quotedName(let name): "`\(name)`"
    case .int, .uint, .double: "a number"
    case .string: "a string"
    case .bytes: "bytes"
    case .symbol(let symbol): "`\(symbol)`"
    case .end: "the end"
    }
  }
}
