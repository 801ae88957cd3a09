/// A JSON value of a message to a client.
package enum MessageValue: Sendable {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([MessageValue])
  /// Members in the order in which they are written, each name once.
  case object([(name: String, value: MessageValue)])
  /// A value that is written already.
  case written([UInt8])

  /// An object without the members that have no value.
  package static func members(_ members: (String, MessageValue?)...) -> MessageValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  package init(stringLiteral text: String) { self = .text(text) }

  /// A number.
  package init(integerLiteral number: Int) { self = .number(number) }

  /// `true` or `false`.
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }

  /// A list.
  package init(arrayLiteral items: MessageValue...) { self = .list(items) }

  /// An object with all of the members.
  package init(dictionaryLiteral members: (String, MessageValue)...) { self = .object(members.map { ($0, $1) }) }
}
