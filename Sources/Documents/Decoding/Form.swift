/// How a kind of value stands in a document: how it is read, how it is written, and its JSON Schema.
///
/// Readers, writers and schemas of all documents are made of forms, so that the three cannot differ.
public struct Form<Value: Sendable>: Sendable {
  /// Reads a value; nil after an error has been noted.
  public typealias Reader = @Sendable (LocatedNode, inout DocumentDecoder) -> Value?
  /// Writes a value.
  public typealias Writer = @Sendable (Value) -> DocumentValue

  /// The JSON Schema (draft 2020-12) of what `read` accepts.
  public var schema: DocumentValue
  /// Reads a value; nil after an error has been noted.
  public var read: Reader
  /// Writes a value so that `read` gives it back.
  public var write: Writer

  /// A form by its three sides.
  public init(schema: DocumentValue, read: @escaping Reader, write: @escaping Writer) {
    self.schema = schema
    self.read = read
    self.write = write
  }

  /// The same form for another type; `make` returns what was expected where a value has no counterpart.
  public func map<Other: Sendable>(
    _ make: @escaping @Sendable (Value) -> Other?, expected: String, back: @escaping @Sendable (Other) -> Value
  ) -> Form<Other> {
    let read = self.read
    let write = self.write
    return Form<Other>(
      schema: schema,
      read: { node, decoder in
        guard let value = read(node, &decoder) else { return nil }
        guard let other = make(value) else {
          decoder.mismatch(node, expected: expected)
          return nil
        }
        return other
      },
      write: { write(back($0)) })
  }

  /// Reads a whole document.
  ///
  /// - Throws: Everything that is wrong in it.
  public func decode(_ node: LocatedNode, limits: DocumentLimits = DocumentLimits()) throws(DocumentErrors) -> Value {
    var decoder = DocumentDecoder(limits: limits)
    let value = read(node, &decoder)
    try decoder.finish()
    guard let value else { throw DocumentErrors(DocumentError(node.location, "the value cannot be read")) }
    return value
  }
}
