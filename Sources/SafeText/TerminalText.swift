/// A text that a terminal shows as it is: the only thing that the program writes for people.
///
/// What stands in the source is taken as it is; what is filled in has come from somewhere, and is written out where a
/// terminal would obey it or not show it:
///
/// ```swift
/// let name = "Pad\u{1B}[2J\n"
/// let line: TerminalText = "recording \(name)\n"  // recording Pad\u{1b}[2J\u{a}
/// ```
public struct TerminalText: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The text.
  public let description: String

  /// A text that stands in the source.
  public init(stringLiteral text: String) { description = text }

  /// A text of which parts are filled in.
  public init(stringInterpolation parts: StringInterpolation) { description = parts.text }

  /// Lines that were put together elsewhere: their line breaks stay.
  ///
  /// - Parameter keepsStyles: Whether the control sequences of `TerminalStyle` stay too.
  public init(lines: String, keepsStyles: Bool = false) {
    guard keepsStyles, lines.utf8.contains(0x1B) else {
      description = lines.linesForTerminal
      return
    }
    var text = ""
    var remaining = lines.unicodeScalars[...]
    while let escape = remaining.firstIndex(of: "\u{1B}") {
      text += String(remaining[..<escape]).linesForTerminal
      remaining = remaining[escape...]
      let style = TerminalStyle.sequences.first { remaining.starts(with: $0.unicodeScalars) }
      text += style ?? "\u{1B}".forTerminal
      remaining = remaining.dropFirst(style?.unicodeScalars.count ?? 1)
    }
    description = text + String(remaining).linesForTerminal
  }

  /// The parts of a text that is being put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Fills in something from outside.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.forTerminal
    }

    /// Fills in what is a text for a terminal already.
    public mutating func appendInterpolation(_ value: TerminalText) { text += value.description }
  }
}
