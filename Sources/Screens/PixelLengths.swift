/// The lengths of a screen that was measured in pixels of unknown density.
///
/// In dp they are unknown, and so they are in the tree.
/// ``ScreenTree/assume(dpi:)`` makes them known for one density, and ``ScreenTree/forgetLengths()`` unknown again. A
/// result that is the same at every possible density is known.
struct PixelLengths {
  /// The dots per inch that the screen may have. Android's density is a whole number of them
  /// (`DisplayMetrics.densityDpi`), of which 160 make one pixel a dp, so that trying each leaves none out.
  var dpis: ClosedRange<Int>
  /// Frames in pixels, and the facts that they stand for.
  var frames: [(entry: Int, frame: Frame)] = []
  /// Numbers in pixels, and the facts that they stand for.
  var numbers: [(entry: Int, member: Member, number: Double)] = []
  /// Words that depend on the density, one for each of ``dpis``, and the facts that they stand for.
  var tokens: [(entry: Int, member: Member, tokens: [Token?])] = []
}

extension ScreenTree {
  /// The dots per inch that the screen may have, where its lengths are known in pixels only; `nil` where they are
  /// known, or not even so.
  package var possibleDPIs: ClosedRange<Int>? { remarks.pixelLengths?.dpis }

  /// Makes the lengths known that are given in pixels, as they are at a density.
  ///
  /// - Parameter dpi: one of ``possibleDPIs``.
  package func assume(dpi: Int) {
    guard let pixels = remarks.pixelLengths, pixels.dpis.contains(dpi) else { return }
    let entries = layout.pointee.entries
    let scale = Double(dpi) / 160
    for (index, frame) in pixels.frames {
      entries[index].isKnown = true
      layout.pointee.frames[Int(entries[index].payload)] = Frame(
        x: frame.x / scale, y: frame.y / scale, width: frame.width / scale, height: frame.height / scale)
    }
    for (index, member, number) in pixels.numbers {
      entries[index].member = member.rawValue
      entries[index].payload = (number / scale).bitPattern
    }
    for (index, member, tokens) in pixels.tokens {
      let token = tokens[dpi - pixels.dpis.lowerBound]
      entries[index].member = token == nil ? WordTable.none : member.rawValue
      entries[index].small = token?.rawValue ?? 0
    }
  }

  /// Makes the lengths unknown again that ``assume(dpi:)`` made known.
  package func forgetLengths() {
    guard let pixels = remarks.pixelLengths else { return }
    let entries = layout.pointee.entries
    for (index, frame) in pixels.frames {
      entries[index].isKnown = false
      layout.pointee.frames[Int(entries[index].payload)] = frame
    }
    for (index, _, _) in pixels.numbers { entries[index].member = WordTable.none }
    for (index, _, _) in pixels.tokens { entries[index].member = WordTable.none }
  }

  /// Whether a fact is unknown for no other reason than that the density is.
  package func isInPixels(_ member: Member, of element: Element) -> Bool {
    if lengthAdvice == nil { return false }
    if element.index == 0 { return [.width, .height, .smallDevice, .deviceClass].contains(member) }
    return element.entry(member)?.pointee.small == Self.inPixels
  }

  /// What an entry says of a frame that is known in pixels.
  static let inPixels: UInt8 = 1
}

extension Element {
  /// A frame in pixels, where it is unknown in dp for no other reason than that the density is; `nil` otherwise.
  package func pixelFrame(_ member: Member) -> Frame? {
    guard let entry = entry(member), !entry.pointee.isKnown, entry.pointee.small == ScreenTree.inPixels else {
      return nil
    }
    return layout.pointee.frames[Int(entry.pointee.payload)]
  }
}

extension TreeBuilder {
  /// Says that the lengths of the screen are unknown in pt and dp, as they are given in pixels of unknown density.
  ///
  /// - Parameters:
  ///   - lengthAdvice: what the user could do to make them known.
  ///   - dpis: the dots per inch that the screen may have; `nil` where nothing limits them.
  package func measureInPixels(_ lengthAdvice: String, dpis: ClosedRange<Int>?) {
    tree.remarks.lengthAdvice = lengthAdvice
    tree.remarks.pixelLengths = dpis.map { PixelLengths(dpis: $0) }
  }

  /// A frame in pixels of unknown density.
  package func set(_ member: Member, pixels frame: Frame, at range: Range<Int>) {
    guard current >= 0 else { return }
    let entry = tree.layout.pointee.entryCount
    writer.set(member, frame: frame, at: range)
    tree.layout.pointee.entries[entry].isKnown = false
    tree.layout.pointee.entries[entry].small = ScreenTree.inPixels
    tree.layout.pointee.nodes[Int(current)].setHasUnknowns()
    tree.remarks.pixelLengths?.frames.append((entry, frame))
  }

  /// A number in pixels of unknown density. Until one is assumed it is as if it were not given.
  package func set(_ member: Member, pixels number: Double, at range: Range<Int>) {
    guard tree.remarks.pixelLengths != nil, current >= 0 else { return }
    let entry = tree.layout.pointee.entryCount
    writer.set(member, number: number, at: range)
    tree.layout.pointee.entries[entry].member = WordTable.none
    tree.remarks.pixelLengths?.numbers.append((entry, member, number))
  }

  /// A word that depends on the density. Until one is assumed it is as if it were not given.
  ///
  /// - Parameter token: the word at a number of dots per inch; `nil`: unknown.
  package func set(_ member: Member, atDPI token: (Int) -> Token?, at range: Range<Int>) {
    guard let dpis = tree.possibleDPIs, current >= 0 else { return }
    let entry = tree.layout.pointee.entryCount
    writer.set(member, token: 0, at: range)
    tree.layout.pointee.entries[entry].member = WordTable.none
    tree.remarks.pixelLengths?.tokens.append((entry, member, dpis.map(token)))
  }
}
