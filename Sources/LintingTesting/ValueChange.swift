import Screens

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
