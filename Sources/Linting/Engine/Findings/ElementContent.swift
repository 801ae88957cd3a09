import Screens
import Support

/// What distinguishes an element from others whose path may be its own another time: paths count elements, and ids may
/// be given twice.
///
/// Hashes that neither the lines of a file nor the order of its members change.
package struct ElementContent: Sendable, Hashable {
  /// Of the texts in it, and of those beside it in what holds it.
  package var texts: UInt32
  /// The same, with its frame.
  package var frame: UInt32
  /// The same as the texts, with the nearest others before and behind it and what holds it.
  package var place: UInt32

  /// A content of its hashes.
  package init(texts: UInt32, frame: UInt32, place: UInt32) {
    self.texts = texts
    self.frame = frame
    self.place = place
  }
}

/// The contents of the elements of one screen.
struct ElementContents {
  private let texts: [UInt64]
  /// By the index of an element in a list: the nearest elements of the list with other texts, before it and behind it.
  /// 0 if there is none.
  private var beside: [(before: UInt64, behind: UInt64)]
  /// Sums of the texts of elements that hold nothing, by what holds them and their kind.
  private var captions: [Captions: UInt64] = [:]

  private struct Captions: Hashable {
    var holder: Int32
    /// `nil`: of all kinds.
    var kind: Kind?
  }

  init(_ tree: ScreenTree) {
    var texts = Array(repeating: UInt64(0), count: tree.count)
    // An element's content is behind it. The order of parts has no meaning.
    for index in texts.indices.reversed() {
      texts[index] = Self.hash(tree[index], holding: texts[index])
      if let parent = tree[index].parent { texts[Int(parent.index)] &+= texts[index] }
    }
    self.texts = texts
    beside = Array(repeating: (0, 0), count: texts.count)
    for index in texts.indices {
      var lists: [Member: [Int]] = [:]
      for child in tree[index].children {
        if let member = child.member { lists[member, default: []].append(Int(child.index)) }
        guard index > 0, child.children.first(where: { _ in true }) == nil else { continue }
        for kind in [nil, child.kind] {
          captions[Captions(holder: Int32(clamping: index), kind: kind), default: 0] &+= texts[Int(child.index)]
        }
      }
      for list in lists.values where list.count > 1 {
        for (left, right) in zip(list, list.dropFirst()) {
          beside[right].before = texts[left] == texts[right] ? beside[left].before : texts[left]
        }
        for (right, left) in zip(list.reversed(), list.reversed().dropFirst()) {
          beside[left].behind = texts[left] == texts[right] ? beside[right].behind : texts[right]
        }
      }
    }
  }

  private static func hash(_ element: Element, holding inside: UInt64) -> UInt64 {
    var hash = FNV1a()
    hash.combine(element.kind.name)
    hash.combine(element.member?.name ?? "")
    for declaration in Vocabulary[element.kind].members {
      guard case .text? = declaration.factType, let bytes = element.bytes(declaration.member) else { continue }
      hash.combine(declaration.member.name)
      hash.combine(bytes)
      hash.combine(0xFF)
    }
    hash.combine(number: inside)
    return hash.value
  }

  func content(of element: Element) -> ElementContent {
    var hash = FNV1a()
    hash.combine(number: texts[Int(element.index)])
    // The siblings of other kinds are the caption of an element.
    for inner in sequence(first: element, next: \.parent) {
      guard let holder = inner.parent, holder.parent != nil else { break }
      hash.combine(number: caption(holder.index, nil) &- caption(holder.index, inner.kind))
    }
    var (frame, place) = (hash, hash)
    if let own = element.frame() {
      for number in [own.x, own.y, own.width, own.height] { frame.combine(number: number.bitPattern) }
    }
    for member in [Member.width, .height] { frame.combine(number: (element.number(member) ?? -1).bitPattern) }
    for holder in sequence(first: element, next: \.parent) {
      let (before, behind) = beside[Int(holder.index)]
      place.combine(number: before)
      place.combine(number: behind)
    }
    return ElementContent(texts: hash.folded, frame: frame.folded, place: place.folded)
  }

  private func caption(_ holder: Int32, _ kind: Kind?) -> UInt64 { captions[Captions(holder: holder, kind: kind)] ?? 0 }
}

extension FNV1a {
  fileprivate mutating func combine(number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  fileprivate var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }
}
