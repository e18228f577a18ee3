public import Geometry

/// A property that can be asked of a node, with the way to read it.
public struct Question<Value: Sendable>: Sendable {
  /// What has to be carried by the source for the answer to count.
  public let property: Property
  /// Reads it from a node.
  public let read: @Sendable (AccessibilityNode) -> Value

  /// A question by its property.
  public init(_ property: Property, _ read: @escaping @Sendable (AccessibilityNode) -> Value) {
    self.property = property
    self.read = read
  }
}

extension Question where Value == String? {
  /// What it is called.
  public static var name: Self { Self(.name) { $0.name } }
  /// What it is set to.
  public static var value: Self { Self(.value) { $0.value } }
  /// What it does.
  public static var hint: Self { Self(.hint) { $0.hint } }
  /// What stands in it while it is empty.
  public static var placeholder: Self { Self(.placeholder) { $0.placeholder } }
  /// The language of its texts.
  public static var language: Self { Self(.language) { $0.language } }
  /// What is wrong with what it holds.
  public static var errorText: Self { Self(.errorText) { $0.errorText } }
}

extension Question where Value == Color? {
  /// Colour of text and glyphs.
  public static var foreground: Self { Self(.colors) { $0.foreground } }
  /// Colour behind them.
  public static var background: Self { Self(.colors) { $0.background } }
}

extension Question where Value == Double? {
  /// Size of its text in points.
  public static var fontSize: Self { Self(.fontSize) { $0.fontSize } }
  /// Weight of its font.
  public static var fontWeight: Self { Self(.fontWeight) { $0.fontWeight } }
}

extension Question where Value == Int? {
  /// The level of a heading.
  public static var headingLevel: Self { Self(.headingLevel) { $0.headingLevel } }
}

extension Question where Value == Bool? {
  /// Whether a reader stops at it for its own sake.
  public static var isElement: Self { Self(.isElement) { $0.isElement } }
  /// Whether any of it is on the screen.
  public static var isShowing: Self { Self(.isShowing) { $0.isShowing } }
  /// Whether its author says that it only adorns.
  public static var isDecorative: Self { Self(.decorative) { $0.traits.contains(.decorative) } }
}

extension Question where Value == Rect {
  /// Its place on the screen, in points.
  public static var frame: Self { Self(.frame) { $0.frame } }
}

extension Question where Value == [String] {
  /// Actions by the names that their author gave them.
  public static var customActions: Self { Self(.customActions) { $0.customActions } }
}

extension Question where Value == ValueRange? {
  /// The numbers behind its value.
  public static var range: Self { Self(.range) { $0.range } }
}

extension Question where Value == Position? {
  /// Its place among its likes.
  public static var position: Self { Self(.position) { $0.position } }
}

extension AccessibilityTree {
  /// Asks a node for a property; what the source of the tree cannot say is not known, and is never "none".
  ///
  /// A value that is there counts whatever the source is said to carry: the file has said it after all.
  public func ask<Value>(_ question: Question<Value?>, of index: Int) -> Answer<Value?> {
    guard nodes.indices.contains(index) else { return .notKnown(.never) }
    let value = question.read(nodes[index])
    if value == nil, let gap = provenance?.gap(question.property) { return .notKnown(gap) }
    return .known(value)
  }

  /// Asks a node for a property that every node has.
  public func ask<Value>(_ question: Question<Value>, of index: Int) -> Answer<Value> {
    guard nodes.indices.contains(index) else { return .notKnown(.never) }
    if let gap = provenance?.gap(question.property) { return .notKnown(gap) }
    return .known(question.read(nodes[index]))
  }

  /// Whether its lengths are in points: those of a source that writes pixels are with the number of pixels to a point.
  public var hasPoints: Bool { scale != nil || provenance?.isInPixels != true }

  /// Whether the source of the tree can say a property at all.
  public func says(_ property: Property) -> Bool { provenance?.gap(property) == nil }
}
