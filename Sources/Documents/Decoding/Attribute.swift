/// One attribute of an entity: its name, its form, and where its value is kept.
public struct Attribute<Entity: Sendable>: Sendable {
  /// The key in the document.
  public let name: String
  /// What it is, in a sentence, for the schema.
  public let summary: String
  /// The JSON Schema of its value.
  public let schema: DocumentValue
  /// Whether it cannot be left out.
  public let isRequired: Bool
  /// Reads the value into the entity; false after an error has been noted.
  let read: @Sendable (LocatedNode, inout Entity, inout DocumentDecoder) -> Bool
  /// The value to be written; nil where it can be left out.
  let write: @Sendable (Entity) -> DocumentValue?

  /// An attribute with its own ways in and out.
  public init<Value: Sendable>(
    _ name: String, _ form: Form<Value>, isRequired: Bool = false, _ summary: String,
    set: @escaping @Sendable (inout Entity, Value) -> Void, get: @escaping @Sendable (Entity) -> Value?
  ) {
    self.name = name
    self.summary = summary
    schema = form.schema
    self.isRequired = isRequired
    let (readValue, writeValue) = (form.read, form.write)
    read = { node, entity, decoder in
      guard let value = readValue(node, &decoder) else { return false }
      set(&entity, value)
      return true
    }
    write = { entity in get(entity).map(writeValue) }
  }

  /// An attribute that must be there.
  public static func required<Value: Sendable>(
    _ name: String, _ form: Form<Value>, _ path: any WritableKeyPath<Entity, Value> & Sendable, _ summary: String
  ) -> Attribute {
    Attribute(
      name, form, isRequired: true, summary, set: { $0[keyPath: path] = $1 }, get: { $0[keyPath: path] })
  }

  /// An attribute that has a default; it is not written where it has that.
  public static func optional<Value: Sendable & Equatable>(
    _ name: String, _ form: Form<Value>, _ path: any WritableKeyPath<Entity, Value> & Sendable, default: Value,
    _ summary: String
  ) -> Attribute {
    Attribute(
      name, form, summary, set: { $0[keyPath: path] = $1 },
      get: { $0[keyPath: path] == `default` ? nil : $0[keyPath: path] })
  }

  /// An attribute whose absence means that nothing is known or nothing is there.
  public static func optional<Value: Sendable>(
    _ name: String, _ form: Form<Value>, _ path: any WritableKeyPath<Entity, Value?> & Sendable, _ summary: String
  ) -> Attribute {
    Attribute(name, form, summary, set: { $0[keyPath: path] = $1 }, get: { $0[keyPath: path] })
  }
}
