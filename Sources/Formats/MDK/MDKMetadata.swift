import Screens

/// What the metadata of an OData service says of how many entities a path leads to.
struct MDKMetadata {
  /// Where a navigation property leads.
  private struct Navigation {
    /// `nil` where types that have it disagree.
    var leadsToMany: Bool?
    var type: String?
  }

  private let parser: Parser
  private var navigations: [String: Navigation] = [:]

  /// - Returns: `nil` where the source is no metadata, or cannot be read.
  init?(_ source: SourceReader) {
    parser = Parser()
    do throws(ReadError) {
      try parser.parse(source)
    } catch {
      return nil
    }
    guard !parser.keys.isEmpty else { return nil }
    for link in parser.links {
      var (type, leadsToMany) = (link.type, link.leadsToMany)
      if let association = link.association {
        guard let end = parser.ends[association]?[link.role] else { continue }
        (type, leadsToMany) = (end.type, end.isMany)
      }
      let known = navigations[link.name] ?? Navigation(leadsToMany: leadsToMany, type: type)
      navigations[link.name] = Navigation(
        leadsToMany: known.leadsToMany == leadsToMany ? leadsToMany : nil, type: known.type == type ? type : nil)
    }
  }

  /// Whether a navigation property leads to several entities in all types that have it; `nil` where that is not known.
  func leadsToMany(_ navigation: String) -> Bool? { navigations[navigation]?.leadsToMany }

  /// The key of the entities that a navigation property leads to; `nil` where that is not known.
  func key(behind navigation: String) -> [String]? { navigations[navigation]?.type.flatMap { key(of: $0) } }

  /// The key of the entities of a set; `nil` where that is not known.
  func key(ofSet set: String) -> [String]? { parser.sets[set].flatMap { key(of: $0) } }

  /// The type of what a path leads to, whose first segment is a set and each further one a navigation property; `nil`
  /// where that is not known.
  func type(of path: [String]) -> String? {
    guard let last = path.last else { return nil }
    return path.count == 1 ? parser.sets[last] : navigations[last]?.type
  }

  private func key(of type: String) -> [String]? {
    var type = type
    for _ in 0..<16 {
      if let key = parser.keys[type], !key.isEmpty { return key }
      guard let base = parser.bases[type] else { return nil }
      type = base
    }
    return nil
  }

  /// Reads the metadata of OData 2 to 4.
  private final class Parser: NestedXMLParser {
    /// A navigation property: where it leads, or the association that says so.
    struct Link {
      let name: String
      var type: String?
      var leadsToMany: Bool?
      var association: String?
      var role = ""
    }

    /// By the name of a type: its key; empty where a type that it is based on has it.
    private(set) var keys: [String: [String]] = [:]
    private(set) var bases: [String: String] = [:]
    /// By the name of a set: the name of its type.
    private(set) var sets: [String: String] = [:]
    private(set) var links: [Link] = []
    private(set) var ends: [String: [String: (type: String, isMany: Bool)]] = [:]
    /// The entity type and the association that were opened last.
    private var type: String?
    private var association = ""

    /// Elements beyond which no more are kept; large services have some ten thousand.
    private static let maximumCount = 500_000
    private var count = 0

    override func restart() {
      super.restart()
      keys = [:]
      bases = [:]
      sets = [:]
      links = []
      ends = [:]
      type = nil
      association = ""
      count = 0
    }

    override func openElement(_ tag: borrowing XMLStartTag) {
      count += 1
      guard count < Self.maximumCount else { return }
      let element = tag.name
      // Nearly all elements are properties and annotations, of which nothing is kept: no text is made of theirs.
      if element.equals("EntityType") {
        let name = Self.name(of: tag)
        type = name
        // Two schemas may have types of one name.
        keys[name] = []
        if let base = Self.value("BaseType", tag) { bases[name] = Self.plain(base) }
      } else if element.equals("ComplexType") || element.equals("Association") || element.equals("EntityContainer") {
        // What holds no entity type's key.
        type = nil
        association = Self.name(of: tag)
      } else if element.equals("PropertyRef"), let type {
        keys[type, default: []].append(Self.name(of: tag))
      } else if element.equals("NavigationProperty") {
        links.append(
          Self.link(
            Self.name(of: tag), type: Self.value("Type", tag), Self.value("Relationship", tag),
            Self.value("ToRole", tag)))
      } else if element.equals("End"), let role = Self.value("Role", tag), let end = Self.value("Type", tag),
        let multiplicity = Self.value("Multiplicity", tag)
      {
        ends[association, default: [:]][role] = (Self.plain(end), multiplicity == "*")
      } else if element.equals("EntitySet"), let type = Self.value("EntityType", tag) {
        sets[Self.name(of: tag)] = Self.plain(type)
      }
    }

    private static func value(_ name: StaticString, _ tag: borrowing XMLStartTag) -> String? {
      tag.value(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func name(of tag: borrowing XMLStartTag) -> String { value("Name", tag) ?? "" }

    private static func link(_ name: String, type: String?, _ association: String?, _ role: String?) -> Link {
      guard let type else {
        return Link(name: name, association: association.map { plain($0) } ?? "", role: role ?? "")
      }
      let collection = "Collection("
      guard type.hasPrefix(collection), type.hasSuffix(")") else {
        return Link(name: name, type: plain(type), leadsToMany: false)
      }
      return Link(name: name, type: plain(String(type.dropFirst(collection.count).dropLast())), leadsToMany: true)
    }

    /// A name without its namespace, which may be given by an alias.
    private static func plain(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
  }
}
