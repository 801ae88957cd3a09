import LanguageServer
import Testing

@Suite struct DocumentURITests {
  @Test(
    arguments: [
      ("file:///a/b.json", "/a/b.json"), ("file:///a%20b/%C3%A9.page", "/a b/é.page"), ("FILE:///a", "/a"),
      ("file://localhost/a", "/a"), ("file:/a", "/a"), ("file:///a/", "/a"), ("file:///", "/"),
      ("file:///a%", "/a%"), ("file:///%zz", "/%zz"), ("file:///a%23%3F", "/a#?"), ("file:///a?x#y", "/a"),
      ("file:///a%FFb", "/a\u{FFFD}b"), ("file:///c%3A/x", "/c:/x"),
    ] as [(String, String)])
  func paths(uri: String, path: String) { #expect(DocumentURI.path(of: uri) == path) }

  @Test(arguments: ["untitled:Untitled-1", "http://a/b", "file://host/a", "file:a", "", "file", "file:///a%00b"])
  func others(uri: String) { #expect(DocumentURI.path(of: uri) == nil) }

  @Test(arguments: ["/a/b.json", "/a b/é%.page", "/a#b?c", "/𝄞", "/"])
  func thereAndBack(path: String) { #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path) }
}
