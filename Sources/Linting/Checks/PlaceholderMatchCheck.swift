import Screens

/// Checks that placeholder images have the size and shape of the other images.
///
/// It compares with the others of the same list, as far as those agree. A square and a rectangle differ in their size
/// only.
final class PlaceholderMatchCheck: ElementCheck, Check {
  static let name = "placeholder-match"
  static let summary = "Placeholders have the size and shape of the images in the list."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The list to check.", .list).required
    let part = Parameter<Member>("part", "The image of each of its elements.", .part).required
    let placeholders = Parameter<Selector>("placeholders", "A selector of the placeholders.").required
    let images = Parameter<Selector>("images", "A selector of the images that they are compared with.").required
    let tolerance = Parameter<Double>(
      "tolerance", "How much measures may differ.", unit: "pt or dp", default: 0.5)
  }

  private let list: Member
  private let part: Member
  private let placeholders: Selector
  private let images: Selector
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    let kinds = arguments.kinds.flatMap { Vocabulary.declaration(of: list, in: $0)?.kinds ?? [] }
    guard let part = try arguments.member(Self.parameters.part, in: kinds) else {
      throw arguments.missing(Self.parameters.part)
    }
    guard let placeholders = try arguments.selector(Self.parameters.placeholders) else {
      throw arguments.missing(Self.parameters.placeholders)
    }
    guard let images = try arguments.selector(Self.parameters.images) else {
      throw arguments.missing(Self.parameters.images)
    }
    (self.list, self.part, self.placeholders, self.images) = (list, part, placeholders, images)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  /// What the others have in common.
  private struct ReferenceImage {
    var image: Element?
    var shape: Token?
    var frame: Frame?
    var isShapeMixed = false
    var isSizeMixed = false
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var norm: ReferenceImage?
    var need: MissingFact?
    for cell in element.members(list) {
      guard let image = cell.part(part).element else { continue }
      let match = placeholders.match(image, &need)
      if match == .no { continue }
      let known = norm ?? self.norm(of: element)
      norm = known
      guard let sibling = known.image else { return pass.notApplicable() }
      // An image of another kind of object is not what this placeholder replaces.
      if let mine = cell.token(.represents), let other = sibling.parent?.token(.represents), mine != other { continue }
      compare(image, known, sibling, isSure: match == .yes, &pass)
    }
    if norm == nil { pass.notApplicable() }
  }

  override var hasFix: Bool { true }

  /// The shape that the images beside it have.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    guard let view = element.parent?.parent, let shape = element.token(.shape) else { return nil }
    let norm = norm(of: view)
    guard !norm.isShapeMixed, let other = norm.shape, isOther(shape, other) else { return nil }
    return [PlannedChange(.set(.shape, .token(other)), of: element)]
  }

  private func phrase(_ shape: Token, isPlural: Bool) -> String {
    Vocabulary.phrase(of: .shape, shape)?.text(isPlural: isPlural) ?? shape.name
  }

  private func norm(of element: Element) -> ReferenceImage {
    var norm = ReferenceImage()
    var need: MissingFact?
    for cell in element.members(list) {
      guard let image = cell.part(part).element, images.match(image, &need) == .yes else { continue }
      norm.image = norm.image ?? image
      if let shape = image.token(.shape) {
        if let known = norm.shape, isOther(known, shape) { norm.isShapeMixed = true }
        norm.shape = norm.shape ?? shape
      }
      if let frame = image.frame(), !frame.isEmpty {
        if let known = norm.frame, isOther(known, frame) { norm.isSizeMixed = true }
        norm.frame = norm.frame ?? frame
      }
    }
    return norm
  }

  private func compare(_ image: Element, _ norm: ReferenceImage, _ sibling: Element, isSure: Bool, _ pass: inout Pass) {
    let shape = image.token(.shape)
    var frame = image.frame()
    if let known = frame, known.isEmpty { frame = nil }
    if norm.isShapeMixed || norm.shape == nil {
      pass.inconclusive(missing: .shape, of: sibling)
    } else if let shape, let other = norm.shape {
      if isOther(shape, other) {
        guard isSure else { return pass.inconclusive(missing: .placeholder, of: image) }
        pass.report(
          """
          \(subject: image) \(phrase(shape, isPlural: false)), but the images beside it \
          \(phrase(other, isPlural: true))
          """,
          at: .shape, of: image, related: [RelatedElement(sibling, "one of the others")])
        return
      }
    } else {
      pass.inconclusive(missing: .shape, of: image)
    }
    if norm.isSizeMixed || norm.frame == nil {
      pass.inconclusive(missing: .frame, of: sibling)
    } else if let frame, let other = norm.frame {
      guard isOther(frame, other) else { return }
      guard isSure else { return pass.inconclusive(missing: .placeholder, of: image) }
      pass.report(
        """
        \(subject: image) is \(measured: frame.width, "width", unit: pass.unit) × \
        \(measured: frame.height, "height", unit: pass.unit) \(pass.unit), but the images beside it are \
        \(required: other.width, "width", unit: pass.unit) × \(required: other.height, "height", unit: pass.unit) \(pass.unit)
        """,
        at: .frame, of: image, related: [RelatedElement(sibling, "one of the others")],
        measure: .unlike(
          element: Int(sibling.index), width: abs(frame.width - other.width) > tolerance,
          height: abs(frame.height - other.height) > tolerance))
    } else {
      pass.inconclusive(missing: .frame, of: image)
    }
  }

  private func isOther(_ left: Token, _ right: Token) -> Bool {
    left != right && (left == .circle || right == .circle)
  }

  private func isOther(_ left: Frame, _ right: Frame) -> Bool {
    abs(left.width - right.width) > tolerance || abs(left.height - right.height) > tolerance
  }
}
