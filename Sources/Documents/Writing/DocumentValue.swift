/// A value on its way into a document: like JSON, with the order of the keys kept.
public enum DocumentValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is to be spelled.
  case number(String)
  case text(String)
  case list([DocumentValue])
  case mapping([Pair])

  /// A key with its value.
  public struct Pair: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: DocumentValue

    /// A pair.
    public init(_ key: String, _ value: DocumentValue) {
      self.key = key
      self.value = value
    }
  }

  /// A whole number.
  public static func number(_ value: Int) -> Self { .number(String(value)) }
  /// A finite number, spelled as shortly as it reads back.
  public static func number(_ value: Double) -> Self { .number(NumberText.text(value)) }
}

extension DocumentValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(value) }
  public init(arrayLiteral elements: DocumentValue...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, DocumentValue)...) {
    self = .mapping(elements.map { Pair($0.0, $0.1) })
  }
}
