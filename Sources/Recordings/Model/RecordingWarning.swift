/// Something in a recording that a reader can live with, and a person should know.
public struct RecordingWarning: Hashable, Sendable {
  /// The line it is about, from 1; 0 where it is about the whole file.
  public var line: Int
  /// What is wrong and what the reader made of it, in one line.
  public var message: String

  /// A warning about a line.
  public init(line: Int = 0, _ message: String) {
    self.line = line
    self.message = message
  }
}

extension RecordingWarning: CustomStringConvertible {
  /// The line, where there is one, and the message.
  public var description: String { line > 0 ? "line \(line): \(message)" : message }
}
