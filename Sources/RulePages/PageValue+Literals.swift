// Values of parameters as rules in Swift write them; their place in a page is not known.

extension PageValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) { self.init(.text(text)) }
}

extension PageValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral number: Int) { self.init(.number(Double(number))) }
}

extension PageValue: ExpressibleByFloatLiteral {
  /// A number.
  public init(floatLiteral number: Double) { self.init(.number(number)) }
}

extension PageValue: ExpressibleByBooleanLiteral {
  /// `true` or `false`.
  public init(booleanLiteral flag: Bool) { self.init(.flag(flag)) }
}

extension PageValue: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral values: PageValue...) { self.init(.list(values)) }
}
