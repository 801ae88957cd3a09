// Foundation brings its own ICU, whose types clash with those in libxml2's headers.
import CLibXML2
import Synchronization

/// libxml2's validator of RELAX NG.
final class RelaxNGValidator: @unchecked Sendable {
  struct InvalidSchema: Error {
    var messages: [String]
  }

  private let schema: xmlRelaxNGPtr
  // libxml2 does not promise that a schema can be used by several threads at once.
  private let lock = Mutex(())

  init(_ text: String) throws {
    let messages = Messages()
    let bytes = [UInt8](text.utf8)
    let schema = bytes.withUnsafeBufferPointer { buffer -> xmlRelaxNGPtr? in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let context = xmlRelaxNGNewMemParserCtxt(text.baseAddress, Int32(text.count)) else { return nil }
        defer { xmlRelaxNGFreeParserCtxt(context) }
        xmlRelaxNGSetParserStructuredErrors(
          context, { Messages.add($1?.pointee.message, to: $0) }, Unmanaged.passUnretained(messages).toOpaque())
        return xmlRelaxNGParse(context)
      }
    }
    guard let schema, messages.all.isEmpty else { throw InvalidSchema(messages: messages.all) }
    self.schema = schema
  }

  deinit { xmlRelaxNGFree(schema) }

  /// What is wrong in a document; empty where it is valid.
  func problems(of bytes: [UInt8]) -> [String] {
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { xmlReadMemory($0.baseAddress, Int32($0.count), nil, nil, options) }
    }
    guard let document else { return ["not well-formed"] }
    defer { xmlFreeDoc(document) }
    return lock.withLock { _ in
      let messages = Messages()
      guard let context = xmlRelaxNGNewValidCtxt(schema) else { return ["out of memory"] }
      defer { xmlRelaxNGFreeValidCtxt(context) }
      xmlRelaxNGSetValidStructuredErrors(
        context, { Messages.add($1?.pointee.message, to: $0) }, Unmanaged.passUnretained(messages).toOpaque())
      let result = xmlRelaxNGValidateDoc(context, document)
      return result == 0 ? [] : messages.all.isEmpty ? ["invalid (\(result))"] : messages.all
    }
  }
}

/// What libxml2 reports while it works on one schema or document.
private final class Messages {
  var all: [String] = []

  static func add(_ text: UnsafePointer<CChar>?, to messages: UnsafeMutableRawPointer?) {
    guard let messages, let text else { return }
    Unmanaged<Messages>.fromOpaque(messages).takeUnretainedValue().all.append(String(cString: text))
  }
}
