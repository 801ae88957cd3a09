/// The products of a shop, whose screens stand beside this file.
struct Catalog {
  let products: [String]
}
