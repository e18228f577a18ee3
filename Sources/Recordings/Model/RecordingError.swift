/// Why a recording cannot be read or written: what, where, what was expected and what to do.
public struct RecordingError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public var code: Code
  /// The file's name; `-` for standard input or output.
  public var file: String
  /// The line, from 1; 0 where it is about the whole file.
  public var line: Int
  /// The byte within the line, from 1; 0 where it is about the whole line.
  public var column: Int
  /// What is wrong and what was expected, in one line without a final period.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// A failure at a place in a file.
  public init(
    _ code: Code, _ message: String, file: String, line: Int = 0, column: Int = 0, hint: String? = nil
  ) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.hint = hint
  }
}

extension RecordingError: CustomStringConvertible {
  /// `file:line:column: message`.
  public var description: String {
    var place = file
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    return "\(place): \(message)"
  }
}
