import InputEvents

extension Form where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  public static func choice(_ type: Value.Type = Value.self) -> Form {
    .choice(Value.allCases.map { ($0.rawValue, $0) }, name: \.rawValue)
  }
}

extension Form {
  /// One of a table of named values.
  public static func choice(
    _ table: [(name: String, value: Value)], name: @escaping @Sendable (Value) -> String
  ) -> Form {
    let names = table.map(\.name)
    let values = Dictionary(table.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    return Form(
      schema: ["enum": .list(names.map { .text($0) })],
      read: { node, decoder in
        if let text = node.scalar?.text, let value = values[text] { return value }
        decoder.mismatch(
          node, expected: names.count == 1 ? names[0] : "one of \(NearestSpelling.list(names))",
          hint: node.scalar.flatMap { NearestSpelling.hint($0.text, among: names) } ?? node.absenceHint)
        return nil
      },
      write: { .text(name($0)) })
  }
}

extension Form where Value: OptionSet, Value.Element == Value {
  /// A list of names of a table, each at most once, for a set of options.
  public static func options(_ table: [(name: String, value: Value)]) -> Form {
    let one = Form<String>.choice(table.map { ($0.name, $0.name) }, name: { $0 })
    let values = Dictionary(table.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let names = Form<[String]>.list(of: one, unique: true)
    return Form(
      schema: names.schema,
      read: { node, decoder in
        guard let names = names.read(node, &decoder) else { return nil }
        return names.reduce(into: Value()) { set, name in
          if let value = values[name] { set.formUnion(value) }
        }
      },
      write: { set in
        .list(table.filter { set.isSuperset(of: $0.value) }.map { .text($0.name) })
      })
  }
}
