import Linting
import RulePages
import Screens

/// What a rule is about: the facts, parts and lists in its selectors and parameters, those that its check needs, and
/// the values that they are compared with.
package struct RuleSubject: Sendable {
  /// A fact, part or list of a kind.
  package struct Place: Sendable, Hashable {
    /// The kind that has it.
    package var kind: Kind
    /// The fact, part or list.
    package var member: Member
  }

  /// A number that a parameter gives, other than a tolerance.
  package struct Limit: Sendable, Hashable {
    /// Index of the case.
    package var `case`: Int
    /// The parameter's name.
    package var parameter: String
    /// The number.
    package var value: Double

    /// Whether the limit can be one of a component of frames; `component` is empty where there are none.
    func concerns(_ component: String) -> Bool {
      let name = parameter.lowercased()
      return !(name.contains("width") && component == "height") && !(name.contains("height") && component == "width")
    }
  }

  /// Something that a parameter forbids.
  package struct Prohibition: Sendable, Hashable {
    /// Index of the case.
    package var `case`: Int
    /// What is forbidden.
    package var ingredient: ForbiddenFeature
  }

  /// What selectors and parameters name.
  package private(set) var named: Set<Place> = []
  /// What is found to be needed when it is made unknown.
  package private(set) var needed: Set<Place> = []
  /// The numbers of the parameters.
  package private(set) var limits: [Limit] = []
  /// The words of a fact that a case does not allow, the kinds and parts that it forbids.
  package private(set) var prohibitions: Set<Prohibition> = []
  /// The numbers of the selectors.
  package private(set) var numbers: [Double] = []
  /// The texts that facts are compared with.
  package private(set) var texts: [String] = []
  /// By how much more than nothing a number has to be changed for it to count.
  package private(set) var step = 0.5

  /// What a rule's page says.
  package init(_ rule: Rule) {
    for (index, item) in rule.cases.enumerated() {
      add(item.selector.questions)
      let kinds = Array(item.selector.subjectKinds)
      addProhibitions(of: item.source, kinds, in: index)
      for entry in item.source.parameters {
        if entry.key == "tolerance" {
          if case .number(let tolerance) = entry.value.content { step = max(step, tolerance) }
        } else {
          add(entry.value, of: entry.key, kinds, in: index)
        }
      }
    }
    // Just beyond a limit: by a tenth more than what is tolerated.
    step += 0.1
  }

  /// Whether the rule speaks of a fact, part or list of a kind.
  package func speaks(of member: Member, in kind: Kind) -> Bool {
    let place = Place(kind: kind, member: member)
    return named.contains(place) || needed.contains(place)
  }

  /// Notes that a fact, part or list was found to be needed.
  package mutating func note(_ member: Member, of kind: Kind) { needed.insert(Place(kind: kind, member: member)) }

  private mutating func add(_ questions: [Selector.Question]) {
    for question in questions {
      for kind in question.kinds { named.insert(Place(kind: kind, member: question.member)) }
      switch question.value {
      case .number(let number)? where !numbers.contains(number): numbers.append(number)
      case .text(let text)?: add(text)
      default: break
      }
    }
  }

  private mutating func addProhibitions(of item: RuleCase, _ kinds: [Kind], in index: Int) {
    func texts(_ name: String) -> [String] {
      guard let value = item.parameters.first(where: { $0.key == name })?.value else { return [] }
      if case .list(let values) = value.content { return values.map(\.description) }
      return [value.description]
    }
    var ingredients: [ForbiddenFeature] = []
    if item.check == Checks.forbidding.kinds {
      ingredients = texts("kinds").compactMap { Vocabulary.kind(named: $0) }.map { .kind($0) }
    }
    if item.check == Checks.forbidding.parts {
      for path in texts("parts") {
        ingredients += Self.places(path, in: kinds).map { [.part($0[$0.count - 1].member)] } ?? []
      }
    }
    // The fact that `allowed` speaks of is named, or it is the one that has all those words.
    let (allowed, fact) = (texts("allowed"), texts("fact").first)
    for kind in fact == nil ? Kind.allCases : kinds where !allowed.isEmpty {
      for declaration in Vocabulary[kind].members where fact == nil || declaration.member.name == fact {
        guard case .token(let tokens, _)? = declaration.factType,
          allowed.allSatisfy({ name in tokens.contains { $0.name == name } })
        else { continue }
        ingredients += tokens.filter { !allowed.contains($0.name) }.map { .word(declaration.member, $0) }
      }
    }
    for ingredient in ingredients { prohibitions.insert(Prohibition(case: index, ingredient: ingredient)) }
  }

  private mutating func add(_ text: String) {
    if !texts.contains(text) { texts.append(text) }
  }

  /// A parameter names members, is a selector, a text to compare with, or a limit.
  private mutating func add(_ value: PageValue, of name: String, _ kinds: [Kind], in index: Int) {
    switch value.content {
    case .number(let number): limits.append(Limit(case: index, parameter: name, value: number))
    case .list(let values): for value in values { add(value, of: name, kinds, in: index) }
    case .map(let entries): for entry in entries { add(entry.value, of: entry.key, kinds, in: index) }
    case .flag: break
    case .text(let text):
      if let places = Self.places(text, in: kinds) {
        named.formUnion(places)
      } else if let selector = try? Selector(text) {
        add(selector.questions)
      } else {
        add(text)
      }
    }
  }

  /// The members that a path such as `footer/seeAll` names, in the nearest kinds that have them; `nil` where it names
  /// none.
  private static func places(_ path: String, in subjects: [Kind]) -> [Place]? {
    var kinds = subjects
    var places: [Place] = []
    for name in path.split(separator: "/") {
      let inside = kinds.flatMap { Vocabulary[$0].members.flatMap(\.kinds) }
      guard
        let owners = [kinds, inside, Kind.allCases].first(where: {
          Vocabulary.member(named: String(name), in: $0) != nil
        }), let member = Vocabulary.member(named: String(name), in: owners)
      else { return nil }
      let having = Kind.allCases.filter { owners.contains($0) && Vocabulary.declaration(of: member, in: $0) != nil }
      places += having.map { Place(kind: $0, member: member) }
      kinds = having.flatMap { Vocabulary.declaration(of: member, in: $0)?.kinds ?? [] }
    }
    return places.isEmpty ? nil : places
  }
}

/// Something that a description can have and that a rule can forbid.
package enum ForbiddenFeature: Sendable, Hashable {
  /// A fact with a word.
  case word(Member, Token)
  /// An element of a kind, in a list.
  case kind(Kind)
  /// A part.
  case part(Member)

  /// The ingredient as pages write it.
  package var name: String {
    switch self {
    case .word(let fact, let word): "\(fact.name)=\(word.name)"
    case .kind(let kind): kind.name
    case .part(let part): part.name
    }
  }
}
