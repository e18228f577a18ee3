/// A value of a document, as the text of it is put together.
indirect enum Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  case string(String)
  case number(Int)
  case flag(Bool)
  case list([Text])
  case entity(Entity)

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
      if case .entity? = items.first {
        "[\n" + items.map { indent + "  " + $0.json(indent: indent + "  ") }.joined(separator: ",\n") + "]"
      } else {
        "[" + items.map { $0.json(indent: indent) }.joined(separator: ", ") + "]"
      }
    case .entity(let entity):
      "{" + entity.attributes.map { "\"\($0)\": \($1.json(indent: indent))" }.joined(separator: ", ") + "}"
    }
  }
}
