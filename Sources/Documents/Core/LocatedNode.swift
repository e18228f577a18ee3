public import Accessibility

/// A document node: a value with the place where it stands.
///
/// YAML and JSON come to the same shape. Scalars keep the text of the document; what they mean is decided by the
/// attribute that they are read for, so that `label: No` is a text and `grabber: no` is an error with a hint.
public struct LocatedNode: Hashable, Sendable {
  /// Where it begins.
  public var location: SourceLocation
  /// What it is.
  public var content: Content

  /// What a node is.
  public enum Content: Hashable, Sendable {
    case scalar(Scalar)
    case mapping(Mapping)
    case sequence([LocatedNode])
  }

  /// A text, number, truth value or nothing.
  public struct Scalar: Hashable, Sendable {
    /// The text, unquoted and unescaped.
    public var text: String
    /// Whether it stands without quotes, so that it may be a number, a truth value or nothing.
    public var isPlain: Bool

    /// A scalar.
    public init(_ text: String, isPlain: Bool) {
      self.text = text
      self.isPlain = isPlain
    }

    /// Whether it says that there is no value: empty, `~` or `null`, without quotes.
    public var isNull: Bool { isPlain && (text.isEmpty || text == "~" || text == "null") }
  }

  /// Keys with their values, in the order of the document; no key occurs twice.
  public struct Mapping: Hashable, Sendable {
    /// The pairs, in the order of the document.
    public var entries: [Entry]

    /// A mapping.
    public init(_ entries: [Entry]) { self.entries = entries }

    /// The value of a key; linear in the number of keys.
    public subscript(key: String) -> LocatedNode? { entries.first { $0.key == key }?.value }
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public var key: String
    /// Where the key stands.
    public var keyLocation: SourceLocation
    /// The value.
    public var value: LocatedNode

    /// A pair.
    public init(key: String, keyLocation: SourceLocation, value: LocatedNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// A node at a place.
  public init(_ content: Content, at location: SourceLocation) {
    self.location = location
    self.content = content
  }

  /// Its pairs, where it is a mapping.
  public var mapping: Mapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  /// Its items, where it is a sequence.
  public var sequence: [LocatedNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// Its text, where it is a scalar.
  public var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// What it is in words, for "expected …, found …".
  public var summary: String {
    switch content {
    case .mapping(let mapping): mapping.entries.isEmpty ? "an empty mapping" : "a mapping"
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar): "\"\(Self.excerpt(scalar.text))\""
    }
  }

  /// At most 40 characters of a text, on one line, with those that cannot be seen named by their number.
  static func excerpt(_ text: String) -> String {
    var result = ""
    for character in text.prefix(41) {
      if character.isNewline {
        result.append(" ")
      } else if character == "\u{FEFF}" {
        result += "(a byte order mark, U+FEFF)"
      } else {
        result.append(character)
      }
    }
    return result.count > 40 ? result.prefix(39) + "…" : result
  }
}
