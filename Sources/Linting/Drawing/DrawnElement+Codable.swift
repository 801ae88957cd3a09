import Screens

/// The form in partial reports, where elements are most of a result: false and missing values are left out, and frames
/// are lists.
extension DrawnElement {
  private enum CodingKeys: String, CodingKey {
    case kind, name, parent, frame, text, value, form, placeholder, cornerRadius, innerFrame, hasChevron, isPrototype
    case isOpen
  }

  /// Writes what is known of the element.
  package func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: CodingKeys.self)
    try record.encode(kind, forKey: .kind)
    try record.encode(name, forKey: .name)
    try record.encodeIfPresent(parent, forKey: .parent)
    try record.encodeIfPresent(frame.map(Self.list), forKey: .frame)
    try record.encodeIfPresent(text, forKey: .text)
    try record.encodeIfPresent(value, forKey: .value)
    try record.encodeIfPresent(form, forKey: .form)
    try record.encodeIfPresent(placeholder, forKey: .placeholder)
    try record.encodeIfPresent(cornerRadius, forKey: .cornerRadius)
    try record.encodeIfPresent(innerFrame.map(Self.list), forKey: .innerFrame)
    for (isSo, key) in [(hasChevron, CodingKeys.hasChevron), (isPrototype, .isPrototype), (isOpen, .isOpen)] where isSo
    {
      try record.encode(true, forKey: key)
    }
  }

  /// Reads an element.
  ///
  /// - Throws: a `DecodingError` where it is none.
  package init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: CodingKeys.self)
    func frame(_ key: CodingKeys) throws -> Frame? {
      guard let numbers = try record.decodeIfPresent([Double].self, forKey: key) else { return nil }
      guard numbers.count == 4 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: record, debugDescription: "a frame is a list of four numbers")
      }
      return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.init(
      try record.decode(Kind.self, forKey: .kind), name: try record.decode(String.self, forKey: .name),
      parent: try record.decodeIfPresent(Int.self, forKey: .parent), frame: try frame(.frame),
      text: try record.decodeIfPresent(String.self, forKey: .text))
    value = try record.decodeIfPresent(String.self, forKey: .value)
    form = try record.decodeIfPresent(Token.self, forKey: .form)
    placeholder = try record.decodeIfPresent(Token.self, forKey: .placeholder)
    cornerRadius = try record.decodeIfPresent(Double.self, forKey: .cornerRadius)
    innerFrame = try frame(.innerFrame)
    hasChevron = try record.decodeIfPresent(Bool.self, forKey: .hasChevron) ?? false
    isPrototype = try record.decodeIfPresent(Bool.self, forKey: .isPrototype) ?? false
    isOpen = try record.decodeIfPresent(Bool.self, forKey: .isOpen) ?? false
  }

  private static func list(_ frame: Frame) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }
}
