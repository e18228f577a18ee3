/// Flow documents (`*.flow.yaml`, or the same in JSON): what is done to an interface, and what is to come of it.
public enum FlowDocument {
  /// Reads a flow; its instructions know where in the document they stand.
  ///
  /// - Throws: Everything that is wrong in the document.
  public static func read(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> Flow {
    do throws(DocumentErrors) {
      let node = try LocatedNode.parse(bytes, file: file, limits: limits)
      var decoder = DocumentDecoder(limits: limits)
      decoder.lines = DocumentLines(bytes)
      let flow = EntityForm<Flow>.flow.read(node, &decoder)
      try decoder.finish()
      guard let flow else { throw DocumentErrors(DocumentError(node.location, "the flow cannot be read")) }
      return flow
    } catch {
      throw error.mended(by: bytes)
    }
  }

  /// Reads a flow that is held in a string.
  public static func read(_ text: String, file: String) throws(DocumentErrors) -> Flow {
    try read(Array(text.utf8), file: file)
  }

  /// The JSON Schema of flow documents.
  static var schema: DocumentValue { SchemaDocument.make("flow", "Detent flow", EntityForm<Flow>.flow.schema) }
}
