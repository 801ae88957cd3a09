import Screens
import Support

// What the project knows of the data of its services.
extension MDKApplication {
  /// The metadata of a service: beside its file, or that of its destination in the application's description; `nil`
  /// where there is none.
  func metadata(of service: UTF8Text) -> MDKMetadata? {
    if let known = services[service] { return known }
    let reference = String(decoding: service, as: UTF8.self)
    var metadata: MDKMetadata?
    if reference.hasSuffix(".service") {
      let name = String(reference.pathName.dropLast(".service".count))
      var beside = reference.pathFolder + "/.\(name).xml"
      if let path = beside.withUTF8({ path(of: $0) }) {
        metadata = read(path)
      } else {
        metadata = destinationMetadata(of: name, service)
      }
    }
    knownCount += 1
    services.set(metadata, for: service)
    return metadata
  }

  private func read(_ path: String) -> MDKMetadata? {
    do throws(ReadError) {
      try source.open(path, path: path)
      try source.readAll(upTo: Self.maximumFileSize, ofNo: "metadata")
    } catch {
      return nil
    }
    return MDKMetadata(source)
  }

  /// What `.service.metadata` holds of a destination.
  private func destinationMetadata(of name: String, _ service: UTF8Text) -> MDKMetadata? {
    guard let path = path(inside: ".service.metadata"), let document = parse(path) else { return nil }
    let own = self.path(of: service).flatMap { parse($0) }?.withRoot { $0["DestinationName"]?.string } ?? nil
    let text: String? = document.withRoot { root in
      root["mobile"]?["destinations"]?.children.first { destination in
        destination["name"]?.string == own ?? name
      }?["metadata"]?["odataContent"]?.string
    }
    guard let text else { return nil }
    do throws(ReadError) {
      try source.open(Array(text.utf8), path: path)
    } catch {
      return nil
    }
    return MDKMetadata(source)
  }
}
