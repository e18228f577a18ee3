/// An error that the compiler says.
public struct CompilerError: Hashable, Sendable {
  /// The file, as the compiler names it.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// What it says.
  public let message: String

  /// Reads `file:line:column: error: message`.
  public init?(_ text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[3] == " error", let line = Int(parts[1]), Int(parts[2]) != nil else { return nil }
    self.file = String(parts[0])
    self.line = line
    self.message = String(parts[4].dropFirst())
  }

  /// All the errors in what a build wrote, each once, in its order.
  public static func all(in log: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return log.split(whereSeparator: \.isNewline).compactMap(CompilerError.init).filter { seen.insert($0).inserted }
  }
}
