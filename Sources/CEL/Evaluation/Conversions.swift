/// Functions that make a value of one type of a value of another.
enum Conversions {
  static func convert(_ value: Value, to function: Function) -> Outcome {
    let result: Value?
    switch function {
    case .dyn: return .value(value)
    case .bool: result = bool(value)
    case .int: result = int(value)
    case .uint: result = uint(value)
    case .double: result = double(value)
    case .string: result = string(value)
    case .bytes: result = bytes(value)
    default: result = nil
    }
    if let result { return .value(result) }
    if case .measure(let measure) = value { return .unknown(measure.unknowns) }
    return .failure("\(value.typeName) \(text(value)) is no \(function.rawValue)")
  }

  private static func text(_ value: Value) -> String {
    guard case .string(let string) = string(value) else { return "value" }
    let scalars = string.unicodeScalars
    return scalars.count > 40 ? "`\(String(scalars.prefix(40)))…`" : "`\(string)`"
  }

  private static func bool(_ value: Value) -> Value? {
    switch value {
    case .bool: value
    case .string("1"), .string("t"), .string("T"), .string("true"), .string("TRUE"), .string("True"): .bool(true)
    case .string("0"), .string("f"), .string("F"), .string("false"), .string("FALSE"), .string("False"): .bool(false)
    default: nil
    }
  }

  private static func int(_ value: Value) -> Value? {
    switch value {
    case .int: value
    case .uint(let uint): Int64(exactly: uint).map { .int($0) }
    // The limits themselves may have been rounded to, so they are out of range, too.
    case .double(let double): Swift.abs(double) < 0x1p63 ? .int(Int64(double)) : nil
    case .measure(let measure): same(int(.double(measure.least)), int(.double(measure.greatest)))
    case .string(let string): Int64(string).map { .int($0) }
    default: nil
    }
  }

  private static func uint(_ value: Value) -> Value? {
    switch value {
    case .uint: value
    case .int(let int): UInt64(exactly: int).map { .uint($0) }
    case .double(let double): double >= 0 && double < 0x1p64 ? .uint(UInt64(double)) : nil
    case .measure(let measure): same(uint(.double(measure.least)), uint(.double(measure.greatest)))
    case .string(let string): UInt64(string).map { .uint($0) }
    default: nil
    }
  }

  /// The value that both limits of a measure come to; `nil` where they differ.
  private static func same(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right, case .value(.bool(true)) = Value.equality(left, right) else { return nil }
    return left
  }

  private static func double(_ value: Value) -> Value? {
    switch value {
    case .double, .measure: value
    case .int, .uint: value.asDouble
    case .string(let string): Double(string).map { .double($0) }
    default: nil
    }
  }

  private static func string(_ value: Value) -> Value? {
    switch value {
    case .string: value
    case .bool(let bool): .string(bool ? "true" : "false")
    case .int(let int): .string(String(int))
    case .uint(let uint): .string(String(uint))
    case .double(let double):
      double == double.rounded() && Swift.abs(double) < 1e15 ? .string(whole(double)) : .string("\(double)")
    case .bytes(let bytes): String(validating: bytes, as: UTF8.self).map { .string($0) }
    default: nil
    }
  }

  private static func whole(_ double: Double) -> String {
    double == 0 && double.sign == .minus ? "-0" : String(Int64(double))
  }

  private static func bytes(_ value: Value) -> Value? {
    switch value {
    case .bytes: value
    case .string(let string): .bytes(Array(string.utf8))
    default: nil
    }
  }
}
