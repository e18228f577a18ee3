/// A part of a node's text that looks the same from its beginning to its end.
public struct TextRun: Hashable, Sendable {
  /// Its first character, from 0.
  public var start: Int
  /// How many characters it has.
  public var count: Int
  /// Colour of the text; the node's unless given.
  public var foreground: Color?
  /// Colour behind the text; the node's unless given.
  public var background: Color?
  /// Size of the text in points; the node's unless given.
  public var fontSize: Double?
  /// Weight of the font, 1…1000; the node's unless given.
  public var fontWeight: Double?

  /// A part of a text.
  public init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }
}
