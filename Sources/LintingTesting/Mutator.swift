import Linting
import Screens

/// Makes the mutations of described files that a rule's verdict is tried with.
package struct Mutator: Sendable {
  /// Of one fact, part or list that many elements of an example have, so many are changed: the first ones and the last.
  package static let sitesPerPlace = 6
  /// The most mutations of one example; of more, as many are taken at equal distances.
  package static let mutationsPerExample = 600

  let subject: RuleSubject
  let limits: [Double]

  /// The mutations of what a rule speaks of.
  package init(_ subject: RuleSubject) {
    self.subject = subject
    limits = (subject.limits.map(\.value) + subject.numbers).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Files

  /// Every change that the rule may have to notice.
  package func mutations(of file: DescribedFile) -> [Mutation] {
    var mutations: [Mutation] = []
    for (site, member, value) in Self.members(of: file) where subject.speaks(of: member, in: site.kind) {
      guard let declaration = Vocabulary.declaration(of: member, in: site.kind) else { continue }
      mutations += changes(of: value, declaration).map { $0.mutation(of: member, at: site) }
    }
    for (site, declaration) in missingParts(of: file) {
      mutations += additions(of: declaration).map { $0.mutation(of: declaration.member, at: site) }
    }
    guard mutations.count > Self.mutationsPerExample else { return mutations }
    return (0..<Self.mutationsPerExample).map { mutations[$0 * mutations.count / Self.mutationsPerExample] }
  }

  /// An empty part, and one with each of the parts that the page names inside it.
  private func additions(of declaration: MemberDeclaration) -> [ValueChange] {
    guard let kind = declaration.kinds.first else { return [] }
    var values = [
      ValueChange(
        value: .elements([DescribedElement(kind)], isOpen: false), name: "added", ingredient: .part(declaration.member))
    ]
    for inner in Vocabulary[kind].members where inner.isPart {
      guard subject.named.contains(RuleSubject.Place(kind: kind, member: inner.member)) else { continue }
      let parts = inner.kinds.prefix(1).map { DescribedElement($0) }
      let element = DescribedElement(kind, [DescribedMember(inner.member, .elements(parts, isOpen: false))])
      values.append(
        ValueChange(
          value: .elements([element], isOpen: false), name: "added with \(inner.member.name)",
          ingredient: .part(inner.member)))
    }
    return values
  }

  /// Each fact and part made unknown, even those that the rule does not use; names of elements are left.
  package static func unknowns(of file: DescribedFile) -> [Mutation] {
    members(of: file).filter { ![.id, .name].contains($0.member) && $0.value != .unknown }
      .map { Mutation(site: $0.site, member: $0.member, change: .value(.unknown), name: "unknown") }
  }

  /// What makes a description a wrong one: names that are misspelt.
  package static func misspellings(in file: DescribedFile) -> [Mutation] {
    members(of: file).map { Mutation(site: $0.site, member: $0.member, change: .misspelt, name: "misspelt") }
  }

  /// What makes a description a wrong one: values of another type.
  package static func mistypings(in file: DescribedFile) -> [Mutation] {
    members(of: file).map { site, member, value in
      let other: DescribedValue = if case .number = value { .text("wide") } else { .number(-1.5) }
      return Mutation(site: site, member: member, change: .value(other), name: "mistyped")
    }
  }

  /// What is given, of each kind's members that of a few elements.
  private static func members(
    of file: DescribedFile
  ) -> [(site: DescribedSite, member: Member, value: DescribedValue)] {
    let sites = file.sites
    var totals: [RuleSubject.Place: Int] = [:]
    for (site, element) in sites {
      for member in element.members {
        totals[RuleSubject.Place(kind: site.kind, member: member.member), default: 0] += 1
      }
    }
    var seen: [RuleSubject.Place: Int] = [:]
    var members: [(DescribedSite, Member, DescribedValue)] = []
    for (site, element) in sites {
      for member in element.members {
        let place = RuleSubject.Place(kind: site.kind, member: member.member)
        let number = seen[place, default: 0] + 1
        seen[place] = number
        guard number < sitesPerPlace || number == totals[place] else { continue }
        members.append((site, member.member, member.value))
      }
    }
    return members
  }

  /// Parts and lists that the page names and that are absent.
  private func missingParts(of file: DescribedFile) -> [(site: DescribedSite, declaration: MemberDeclaration)] {
    var seen: [RuleSubject.Place: Int] = [:]
    var parts: [(DescribedSite, MemberDeclaration)] = []
    for (site, element) in file.sites {
      for declaration in Vocabulary[site.kind].members where declaration.isPart && element[declaration.member] == nil {
        let place = RuleSubject.Place(kind: site.kind, member: declaration.member)
        guard subject.named.contains(place), seen[place, default: 0] < Self.sitesPerPlace else { continue }
        seen[place, default: 0] += 1
        parts.append((site, declaration))
      }
    }
    return parts
  }
}
