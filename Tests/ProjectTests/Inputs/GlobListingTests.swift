import Foundation
import Testing

@testable import Project

/// Globs that match nothing, and what they may have meant.
@Suite struct GlobListingTests {
  private let tree: TemporaryTree

  init() throws {
    tree = try TemporaryTree([
      "screens/orders.json", "screens/old/detail.page", "README.md", "node_modules/x/y.json", ".hidden/z.json",
      "a/1.json",
    ])
    try tree.link("link", to: "screens")
  }

  @Test(arguments: [
    "screens", "screens/", "/screens/*.json", "**/*.page", "*.md", "node_modules/", "x/", "y.json", ".hidden/*",
    "z.json",
    "link", "link/orders.json", "{nope,a}/1.json", "./a/?.json", "**", "a/**",
  ]) func matches(glob: String) throws {
    let listing = try #require(GlobListing(folder: tree.root))
    #expect(GlobListing.isPath(glob, in: tree.root) || listing.holds(glob) == true)
  }

  @Test(arguments: [
    ("nope/", nil), ("a/1.jsn", "a/1.json"), ("A/", "a/"), ("*.JSON", "*.json"), ("/Screens/*.json", "/screens/*.json"),
    ("screns/**/*.page", "screens/**/*.page"), ("**/ordres.json", "**/orders.json"), ("*.pag", "*.page"),
    ("SCREENS/Orders.json", "screens/orders.json"), ("./A/1.json", "./a/1.json"), ("orders.json/", nil),
    ("[n]ope", nil),
    ("a/2/3.json", nil), ("Orders.json", "orders.json"), ("a/2.json", nil),
  ]) func nearest(glob: String, meant: String?) throws {
    let listing = try #require(GlobListing(folder: tree.root))
    #expect(!GlobListing.isPath(glob, in: tree.root) && listing.holds(glob) == false)
    #expect(listing.nearest(to: glob) == meant)
  }

  /// What lies behind a link that is left out may be meant.
  @Test func links() throws {
    try tree.link("again", to: "screens")
    let listing = try #require(GlobListing(folder: tree.root))
    #expect(listing.holds("again/*.jso") == nil && listing.holds("link/*.jso") == nil)
    #expect(listing.holds("*.jso") == false && listing.holds("a/*.jso") == false && listing.holds("**/a/*.jso") == nil)
    try tree.link("loop", to: ".")
    #expect(GlobListing(folder: tree.root) != nil)
    #expect(GlobListing(folder: tree.path("gone")) == nil)
  }
}
