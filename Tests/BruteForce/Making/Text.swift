/// A value of a document, as the text of it is put together.
enum Text {
  case string(String)
  case number(Int)
  case flag(Bool)
  case list([Text])
  case attributes([(String, Text)])

  static func entity(_ entity: Entity) -> Text { .attributes(entity.attributes) }

  /// JSON, which is YAML too; what is on a list of entities has a line of its own.
  var json: String { json(indent: "") }

  private func json(indent: String) -> String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let items):
      if case .attributes? = items.first {
        "[\n" + items.map { indent + "  " + $0.json(indent: indent + "  ") }.joined(separator: ",\n") + "]"
      } else {
        "[" + items.map { $0.json(indent: indent) }.joined(separator: ", ") + "]"
      }
    case .attributes(let attributes):
      "{" + attributes.map { "\"\($0)\": \($1.json(indent: indent))" }.joined(separator: ", ") + "}"
    }
  }
}

// Each literal by itself, with its type said and not inferred: together they have the compiler go round in a circle.

extension Text: ExpressibleByStringInterpolation {
  typealias StringLiteralType = String
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  typealias StringInterpolation = DefaultStringInterpolation

  init(stringLiteral value: String) { self = .string(value) }
}

extension Text: ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Int

  init(integerLiteral value: Int) { self = .number(value) }
}

extension Text: ExpressibleByBooleanLiteral {
  typealias BooleanLiteralType = Bool

  init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Text: ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = Text

  init(arrayLiteral elements: Text...) { self = .list(elements) }
}
