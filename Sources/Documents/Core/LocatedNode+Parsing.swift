import Accessibility

extension LocatedNode {
  /// The value that a document holds.
  ///
  /// - Parameters:
  ///   - bytes: The text, UTF-8, with or without byte order mark, with any line ends.
  ///   - file: The name of the document in every location.
  ///   - format: The notation; unless given what the file's name says, or else how the text begins.
  ///   - limits: What the document may ask of the machine.
  /// - Throws: The first error of the notation, or all keys that occur twice.
  public static func parse(
    _ bytes: [UInt8], file: String, format: DocumentFormat? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> LocatedNode {
    do {
      let start = try DocumentText.check(bytes, file: file, limits: limits)
      let limits = limits.of(bytes: bytes.count)
      switch format ?? DocumentFormat(fileName: file, content: bytes[...]) {
      case .yaml:
        var parser = YAMLParser(bytes: bytes, start: start, file: file, limits: limits)
        let node = try parser.parseDocument()
        try parser.log.finish()
        return node
      case .json:
        var parser = JSONParser(bytes: bytes, start: start, file: file, limits: limits)
        let node = try parser.parseDocument()
        try parser.log.finish()
        return node
      }
    } catch let error as DocumentError {
      throw DocumentErrors(error)
    } catch let errors as DocumentErrors {
      throw errors
    } catch {
      throw DocumentErrors(DocumentError(SourceLocation(file: file, line: 1, column: 1), "\(error)"))
    }
  }

  /// The values of a JSON text in which they may follow each other, as in JSON Lines; at least one.
  ///
  /// - Throws: The first error of the notation, or all names that occur twice.
  public static func parseAll(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> [LocatedNode] {
    do {
      let start = try DocumentText.check(bytes, file: file, limits: limits)
      var parser = JSONParser(bytes: bytes, start: start, file: file, limits: limits.of(bytes: bytes.count))
      let nodes = try parser.parseDocuments()
      try parser.log.finish()
      return nodes
    } catch let error as DocumentError {
      throw DocumentErrors(error)
    } catch let errors as DocumentErrors {
      throw errors
    } catch {
      throw DocumentErrors(DocumentError(SourceLocation(file: file, line: 1, column: 1), "\(error)"))
    }
  }

  /// The value that a document held in a string holds.
  public static func parse(
    _ text: String, file: String, format: DocumentFormat? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> LocatedNode {
    try parse(Array(text.utf8), file: file, format: format, limits: limits)
  }
}
