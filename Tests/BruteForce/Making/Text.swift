/// A value of a document, as the text of it is put together.
indirect enum Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  case string(String)
  case number(Int)
  case flag(Bool)
  case list([Text])
  case attributes([(String, Text)])

  // Said, not inferred: what takes part in an inference has to be complete before.
  typealias StringLiteralType = String
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  typealias StringInterpolation = DefaultStringInterpolation
  typealias IntegerLiteralType = Int
  typealias BooleanLiteralType = Bool
  typealias ArrayLiteralElement = Text

  static func entity(_ entity: Entity) -> Text { .attributes(entity.attributes) }

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: Text...) { self = .list(elements) }

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
