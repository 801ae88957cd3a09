import Documents
import Linting
import RulePages

/// The guideline documents as SARIF's taxonomies: one for each document that an evaluated rule names a statement of,
/// whose taxa are all of its statements.
struct SARIFTaxonomies {
  private struct Taxonomy {
    var document: GuidelineDocument
    var statements: [GuidelineStatement]
  }

  private struct Place {
    var taxonomy: Int
    var taxon: Int
  }

  private var taxonomies: [Taxonomy] = []
  private var places: [String: Place] = [:]

  init(_ run: RunInformation) {
    let named = Set(run.rules.flatMap(\.statements))
    for document in GuidelineDocument.all {
      let statements = document.statements(in: run.statements)
      guard statements.contains(where: { named.contains($0.id) }) else { continue }
      for (index, statement) in statements.enumerated() {
        places[statement.id] = Place(taxonomy: taxonomies.count, taxon: index)
      }
      taxonomies.append(Taxonomy(document: document, statements: statements))
    }
  }

  var isEmpty: Bool { taxonomies.isEmpty }

  /// Writes the elements of `supportedTaxonomies`.
  func writeReferences(to json: inout JSONWriter) {
    for (index, taxonomy) in taxonomies.enumerated() {
      json.element { json in
        json.member("name", taxonomy.document.id)
        json.member("index", index)
      }
    }
  }

  /// Writes the elements of `relationships` of a rule that some statements ask for; those of no document are skipped.
  func writeRelationships(to statements: [String], to json: inout JSONWriter) {
    for id in statements {
      guard let place = places[id] else { continue }
      json.element { json in
        json.member(
          "target",
          object: { json in
            json.member("id", id)
            json.member("index", place.taxon)
            json.member(
              "toolComponent",
              object: { json in
                json.member("name", taxonomies[place.taxonomy].document.id)
                json.member("index", place.taxonomy)
              })
          })
        json.member("kinds", texts: ["relevant"])
      }
    }
  }

  /// Whether any of some statements is a taxon.
  func contains(anyOf statements: [String]) -> Bool { statements.contains { places[$0] != nil } }

  /// Writes the elements of `taxonomies`.
  func write(to json: inout JSONWriter) {
    for taxonomy in taxonomies { json.element { Self.write(taxonomy, to: &$0) } }
  }

  private static func write(_ taxonomy: Taxonomy, to json: inout JSONWriter) {
    let page = ProjectPages.page(of: taxonomy.document)
    json.member("name", taxonomy.document.id)
    json.member("fullName", taxonomy.document.title)
    json.member("shortDescription", object: { $0.member("text", SARIFText.sentence(taxonomy.document.title)) })
    json.member("informationUri", page)
    json.member("isComprehensive", true)
    json.member(
      "taxa",
      list: { json in
        for statement in taxonomy.statements {
          json.element { json in
            json.member("id", statement.id)
            json.member("name", SARIFText.pascalCase(statement.id))
            json.member(
              "shortDescription",
              object: { $0.member("text", SARIFText.sentence(statement.says, limit: SARIFText.descriptionLimit)) })
            json.member("helpUri", page)
            json.member(
              "properties",
              object: { json in
                json.member("level", statement.level)
                json.member("section", statement.section)
                if !statement.undecidable.isEmpty { json.member("undecidable", statement.undecidable) }
              })
          }
        }
      })
  }
}
