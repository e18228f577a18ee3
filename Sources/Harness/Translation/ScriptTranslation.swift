import SafeText

/// A script that does what a recording did, with what is to be said of it.
public struct ScriptTranslation: Hashable, Sendable {
  /// Its lines, in order.
  public internal(set) var lines: [Line] = []
  /// How many instructions do not come out the same; each has a comment above it.
  public internal(set) var deviations = 0
  /// Whether the script, played from the start, ends as the recording did: in the same state, or where that hangs on
  /// when things were done, in one that looks and sounds the same.
  public internal(set) var endsAlike = true
  /// Whether it is the same state, by its hash: what shows only when somebody goes on counts too.
  public internal(set) var endsInSameState = true

  /// A line of a script.
  public enum Line: Hashable, Sendable {
    /// Something that is done or expected, as a script spells it.
    case instruction(String)
    /// Something for people to know.
    case comment(String)

    /// Whether something is done or expected.
    var isInstruction: Bool { if case .instruction = self { true } else { false } }
    /// Whether it lets time pass.
    var isWait: Bool {
      if case .instruction(let text) = self { text.hasPrefix("wait ") && !text.hasPrefix("wait for ") } else { false }
    }
  }

  /// Whether everything comes out the same.
  public var isFaithful: Bool { deviations == 0 && endsAlike }

  /// The script, each line closed by a newline.
  public var text: String {
    lines.map { line in
      switch line {
      case .instruction(let text): text + "\n"
      // What steers a terminal, and a line break above all, stays in its comment.
      case .comment(let text): "# " + text.forTerminal + "\n"
      }
    }.joined()
  }

  mutating func say(_ text: String) { lines.append(.comment(text)) }
}
