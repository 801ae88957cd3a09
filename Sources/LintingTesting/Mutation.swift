import Screens

/// One change of one fact, part or list of a described file.
package struct Mutation: Sendable {
  /// What is done.
  package enum Change: Sendable, Hashable {
    /// What is given instead; `nil`: the member is left out.
    case value(DescribedValue?)
    /// The name is written with a letter too many.
    case misspelt
  }

  /// Where a number lies that a limit is tried with.
  package struct Boundary: Sendable, Hashable {
    /// The limit.
    package var limit: Double
    /// Whether the number lies just beyond it, above or below; else it is the limit itself.
    package var isBeyond: Bool
  }

  /// The element that is changed.
  package var site: DescribedSite
  /// Its fact, part or list.
  package var member: Member
  /// What is done to it.
  package var change: Change
  /// What is done, in few words.
  package var name: String
  /// The limit that a number is tried with.
  package var boundary: Boundary?
  /// Whether a number is changed by no more than it takes to count.
  package var isNudge = false
  /// What the element has after it and did not have before.
  package var ingredient: ForbiddenFeature?

  /// What is changed and how, in one line.
  package var description: String { "\(place): \(name)" }

  /// What is changed, in one line.
  package var place: String { "\(site.path) \(member.name)" }

  /// The file with the change.
  package func applied(to file: DescribedFile) -> DescribedFile {
    var file = file
    file.screens[site.screen].change(at: site.steps[...]) { element in
      guard let index = element.members.firstIndex(where: { $0.member == member }) else {
        if case .value(let value?) = change { element[member] = value }
        return
      }
      switch change {
      case .value(let value): element[member] = value
      case .misspelt: element.members[index].name += "x"
      }
    }
    return file
  }
}

/// The place of an element in a described file.
package struct DescribedSite: Sendable, Hashable {
  /// Index of the screen.
  package var screen: Int
  /// From the screen to the element.
  package var steps: [Step]
  /// The element's kind.
  package var kind: Kind
  /// The path of the element, for people.
  package var path: String

  /// A part, or an element of a list, by its index.
  package struct Step: Sendable, Hashable {
    var member: Member
    var index: Int
  }
}

extension DescribedFile {
  /// Every element with its place, in document order.
  package var sites: [(site: DescribedSite, element: DescribedElement)] {
    var sites: [(DescribedSite, DescribedElement)] = []
    for (index, screen) in screens.enumerated() {
      let name = isList ? "screen[\(index + 1)]" : "screen"
      Self.collect(screen, DescribedSite(screen: index, steps: [], kind: .screen, path: name), &sites)
    }
    return sites
  }

  private static func collect(
    _ element: DescribedElement, _ site: DescribedSite, _ sites: inout [(DescribedSite, DescribedElement)]
  ) {
    sites.append((site, element))
    for member in element.members {
      guard case .elements(let elements, _) = member.value else { continue }
      for (index, inner) in elements.enumerated() {
        let isList = Vocabulary.declaration(of: member.member, in: element.kind)?.isList ?? false
        let name = isList ? "\(inner.kind.name)[\(index + 1)]" : member.member.name
        let step = DescribedSite.Step(member: member.member, index: index)
        collect(
          inner,
          DescribedSite(
            screen: site.screen, steps: site.steps + [step], kind: inner.kind, path: site.path + "/" + name), &sites)
      }
    }
  }
}

extension MemberDeclaration {
  /// Whether the member is a list of parts.
  var isList: Bool {
    if case .list = role { true } else { false }
  }
}

extension DescribedElement {
  fileprivate mutating func change(
    at steps: ArraySlice<DescribedSite.Step>, _ change: (inout DescribedElement) -> Void
  ) {
    guard let step = steps.first else { return change(&self) }
    guard case .elements(var elements, let isOpen)? = self[step.member], elements.indices.contains(step.index) else {
      return
    }
    elements[step.index].change(at: steps.dropFirst(), change)
    self[step.member] = .elements(elements, isOpen: isOpen)
  }
}
