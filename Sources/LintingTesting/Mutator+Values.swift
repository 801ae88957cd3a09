import Screens

extension Mutator {
  /// What can be given instead of a value, which may be nothing.
  func changes(of value: DescribedValue, _ declaration: MemberDeclaration) -> [ValueChange] {
    var changes = value == .unknown ? [] : [ValueChange(value: .unknown, name: "unknown")]
    changes.append(ValueChange(value: nil, name: "left out"))
    switch value {
    case .text(let text): changes += texts(text, declaration)
    case .number(let number): changes += numbers(number, declaration)
    case .flag(let flag): changes.append(ValueChange(value: .flag(!flag), name: "\(!flag)"))
    case .token(let token):
      guard case .token(let tokens, _)? = declaration.factType else { break }
      changes += tokens.filter { $0 != token }.map {
        ValueChange(value: .token($0), name: $0.name, ingredient: .word(declaration.member, $0))
      }
    case .frame(let frame): changes += frames(frame)
    case .texts(let texts): changes += textLists(texts)
    case .elements(let elements, let isOpen):
      changes += declaration.isList ? lists(elements, isOpen, declaration) : parts(elements)
    case .unknown: break
    }
    return changes
  }

  private func texts(_ text: String, _ declaration: MemberDeclaration) -> [ValueChange] {
    if declaration.factType == .color {
      let colors = ["accent1", "#777777", "#a0b1c2"] + subject.texts.filter { $0.hasPrefix("accent") }.suffix(1)
      return colors.filter { $0 != text }.map { ValueChange(value: .text($0), name: $0) }
    }
    var changes = ["", "Other"] + subject.texts.prefix(12)
    // A number in a text, another one and none.
    if text.contains(where: \.isNumber) {
      changes.append(String(text.map { $0 == "9" ? "8" : $0.isNumber ? "9" : $0 }))
      changes.append(String(text.filter { !$0.isNumber }))
    }
    var values = changes.filter { $0 != text }.map { ValueChange(value: .text($0), name: "\"\($0)\"") }
    let filling = text.isEmpty ? "A" : text
    for (count, boundary) in counts(upTo: 80) where count > 0 {
      let longer = String(String(repeating: filling, count: count / filling.count + 1).prefix(count))
      values.append(ValueChange(value: .text(longer), name: "of \(count) characters", boundary: boundary))
    }
    return values
  }

  private func textLists(_ texts: [String]) -> [ValueChange] {
    var values = [ValueChange(value: .texts(texts + ["Other"]), name: "one more")]
    if !texts.isEmpty { values.append(ValueChange(value: .texts([]), name: "emptied")) }
    for (count, boundary) in counts(upTo: 40) {
      let missing = max(0, count - texts.count)
      let changed = Array((texts + Array(repeating: "Other", count: missing)).prefix(count))
      values.append(ValueChange(value: .texts(changed), name: "\(count) of them", boundary: boundary))
    }
    return values
  }

  private func numbers(_ number: Double, _ declaration: MemberDeclaration) -> [ValueChange] {
    let isCount = declaration.factType == .count
    let step = isCount ? 1 : subject.step
    var values: [ValueChange] = boundaries(step: step).map { value, boundary in
      ValueChange(value: .number(value), name: LiteralText.number(value), boundary: boundary)
    }
    for value in [number - 1, number + 1] {
      values.append(ValueChange(value: .number(value), name: LiteralText.number(value), isNudge: true))
    }
    for value in [0, number * 2] { values.append(ValueChange(value: .number(value), name: LiteralText.number(value))) }
    return values.filter { change in
      guard case .number(let value)? = change.value else { return false }
      return value >= 0 && (!isCount || value == value.rounded()) && (value != number || change.boundary != nil)
    }
  }

  /// Each limit, and what lies just below and above it.
  private func boundaries(step: Double) -> [(Double, Mutation.Boundary)] {
    limits.flatMap { limit in
      [
        (limit, Mutation.Boundary(limit: limit, isBeyond: false)),
        (limit - step, Mutation.Boundary(limit: limit, isBeyond: true)),
        (limit + step, Mutation.Boundary(limit: limit, isBeyond: true)),
      ]
    }
  }

  /// The limits that can be numbers of something, and their neighbours.
  private func counts(upTo most: Double) -> [(Int, Mutation.Boundary)] {
    boundaries(step: 1).filter { (0...most).contains($0.0) && $0.0 == $0.0.rounded() }.map { (Int($0.0), $0.1) }
  }

  private func frames(_ frame: Frame) -> [ValueChange] {
    var values: [ValueChange] = []
    func add(_ name: String, _ boundary: Mutation.Boundary? = nil, nudge: Bool = false, _ change: (inout Frame) -> Void)
    {
      var changed = frame
      change(&changed)
      guard changed.width >= 0, changed.height >= 0 else { return }
      values.append(ValueChange(value: .frame(changed), name: name, boundary: boundary, isNudge: nudge))
    }
    for (value, boundary) in boundaries(step: subject.step) {
      let text = LiteralText.number(value)
      add("width \(text)", boundary) { $0.width = value }
      add("height \(text)", boundary) { $0.height = value }
    }
    let components: [(String, WritableKeyPath<Frame, Double>)] = [
      ("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height),
    ]
    for (name, component) in components {
      for shift in [-subject.step, subject.step] {
        let text = "\(name) \(shift < 0 ? "−" : "+")\(LiteralText.number(subject.step))"
        add(text, nudge: true) { $0[keyPath: component] += shift }
      }
    }
    add("x +40") { $0.x += 40 }
    add("y +40") { $0.y += 40 }
    add("right of itself") { $0.x += $0.width + 16 }
    add("below itself") { $0.y += $0.height + 16 }
    add("width doubled") { $0.width *= 2 }
    add("height doubled") { $0.height *= 2 }
    add("width halved") { $0.width /= 2 }
    add("height halved") { $0.height /= 2 }
    add("empty") { ($0.width, $0.height) = (0, 0) }
    return values
  }

  private func parts(_ elements: [DescribedElement]) -> [ValueChange] {
    guard let part = elements.first, !part.members.isEmpty else { return [] }
    return [ValueChange(value: .elements([DescribedElement(part.kind)], isOpen: false), name: "emptied")]
  }

  private func lists(
    _ elements: [DescribedElement], _ isOpen: Bool, _ declaration: MemberDeclaration
  ) -> [ValueChange] {
    guard let first = elements.first, let last = elements.last else { return [] }
    var values: [ValueChange] = []
    func add(_ name: String, _ changed: [DescribedElement], _ boundary: Mutation.Boundary? = nil) {
      values.append(ValueChange(value: .elements(changed, isOpen: isOpen), name: name, boundary: boundary))
    }
    if elements.count > 1 {
      add("without its first", Array(elements.dropFirst()))
      add("without its last", elements.dropLast())
      if first != last { add("first moved last", elements.dropFirst() + [first]) }
    }
    add("with an empty one", elements + [DescribedElement(last.kind)])
    add("with one like the last", Self.resized(elements, to: elements.count + 1))
    for (count, boundary) in counts(upTo: 40) where count > 0 {
      add("\(count) of them", Self.resized(elements, to: count), boundary)
    }
    for kind in declaration.kinds where kind != last.kind && Vocabulary.cellKinds.contains(kind) {
      values.append(
        ValueChange(
          value: .elements(elements.dropLast() + [last.made(kind)], isOpen: isOpen),
          name: "last one made \(kind.name)", ingredient: .kind(kind)))
    }
    return values
  }

  /// A list cut off, or continued with elements like its last one, as far apart as the last two are.
  private static func resized(_ elements: [DescribedElement], to count: Int) -> [DescribedElement] {
    guard var last = elements.last, count > elements.count else { return Array(elements.prefix(count)) }
    var shift = (x: 0.0, y: 0.0)
    if case .frame(let frame)? = last[.frame], elements.count > 1,
      case .frame(let before)? = elements[elements.count - 2][.frame]
    {
      shift = (frame.x - before.x, frame.y - before.y)
    }
    var elements = elements
    while elements.count < count {
      last.move(by: shift)
      elements.append(last)
    }
    return elements
  }
}

extension DescribedElement {
  /// The element as one of another kind, with as much of it as that kind carries too.
  fileprivate func made(_ other: Kind) -> DescribedElement {
    DescribedElement(
      other,
      members.filter { member in
        guard let mine = Vocabulary.declaration(of: member.member, in: kind),
          let theirs = Vocabulary.declaration(of: member.member, in: other)
        else { return false }
        guard case .token(let token) = member.value, case .token(let tokens, _)? = theirs.factType else {
          return mine.role == theirs.role
        }
        return tokens.contains(token)
      })
  }
}

/// A change of one value, before it has a place.
struct ValueChange {
  var value: DescribedValue?
  var name: String
  var boundary: Mutation.Boundary?
  var isNudge = false
  var ingredient: ForbiddenFeature?

  func mutation(of member: Member, at site: DescribedSite) -> Mutation {
    Mutation(
      site: site, member: member, change: .value(value), name: name, boundary: boundary, isNudge: isNudge,
      ingredient: ingredient)
  }
}
