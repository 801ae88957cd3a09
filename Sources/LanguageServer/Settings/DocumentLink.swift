/// A place in a document that leads elsewhere.
struct DocumentLink {
  enum Target {
    /// The absolute path of a file, and what of it is meant; `nil`: all.
    case file(String, Range<Int>?)
    /// The address of a page on the web.
    case address(String)
  }

  let range: Range<Int>
  let target: Target
}
