/// A value of a document, as the text of it is put together.
struct Text {
  /// JSON of it, given how far its lines are set in.
  private let render: (_ indent: String) -> String
  /// Whether it is an entity, so that it has a line of its own in a list.
  private var isEntity = false

  private init(_ render: @escaping (_ indent: String) -> String) { self.render = render }

  static func string(_ text: String) -> Text { Text { _ in "\"\(text)\"" } }

  static func number(_ number: Int) -> Text { Text { _ in "\(number)" } }

  static func flag(_ flag: Bool) -> Text { Text { _ in "\(flag)" } }

  static func list(_ items: [Text]) -> Text {
    Text { indent in
      guard items.first?.isEntity == true else {
        return "[" + items.map { $0.render(indent) }.joined(separator: ", ") + "]"
      }
      return "[\n" + items.map { indent + "  " + $0.render(indent + "  ") }.joined(separator: ",\n") + "]"
    }
  }

  static func entity(_ entity: Entity) -> Text {
    var text = Text { indent in
      "{" + entity.attributes.map { "\"\($0.0)\": \($0.1.render(indent))" }.joined(separator: ", ") + "}"
    }
    text.isEntity = true
    return text
  }

  /// JSON, which is YAML too; what is on a list of entities has a line of its own.
  var json: String { render("") }
}

extension Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .string(value) }
}

extension Text: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
}

extension Text: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Text: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Text...) { self = .list(elements) }
}
