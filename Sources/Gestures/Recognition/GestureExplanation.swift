public import InputEvents

/// Why a gesture was recognized, and why none of the others that could have been.
public struct GestureExplanation: Hashable, Sendable {
  /// When it was decided.
  public var time: Timestamp
  /// Which of the run's devices the fingers were on.
  public var device: Int
  /// What was decided about, such as `2 fingers at 196,430`.
  public var subject: String
  /// Who took the fingers; nil when nobody did.
  public var taker: Recognizer?
  /// What became of every recognizer that could have taken them.
  public var verdicts: [Verdict]

  /// What became of one recognizer.
  public struct Verdict: Hashable, Sendable {
    /// Which one.
    public var recognizer: Recognizer
    /// Whether it took the fingers.
    public var took: Bool
    /// The numbers that decided, each beside its limit.
    public var measures: [Measure]
    /// What the numbers do not say.
    public var note: String

    /// A verdict.
    public init(_ recognizer: Recognizer, took: Bool, _ measures: [Measure] = [], note: String = "") {
      self.recognizer = recognizer
      self.took = took
      self.measures = measures
      self.note = note
    }

    /// Why or why not, with the numbers.
    public var reason: String {
      (measures.map(\.description) + (note.isEmpty ? [] : [note])).joined(separator: ", ")
    }

    /// Whether the fingers were too few or too many for it, whatever they did.
    var needsOtherFingers: Bool { !took && measures.count == 1 && measures[0].name == "fingers" && !measures[0].isMet }
  }

  /// An explanation.
  public init(time: Timestamp, device: Int, subject: String, taker: Recognizer?, verdicts: [Verdict]) {
    self.time = time
    self.device = device
    self.subject = subject
    self.taker = taker
    self.verdicts = verdicts
  }
}

extension GestureExplanation {
  /// Whether the fingers have gone without any gesture, and none goes on either.
  public var concludesNothing: Bool { taker == nil && verdicts.contains { $0.recognizer == .tap } }

  /// Whether it tells of a turn too small to begin with, about which no recognizers compete.
  public var isOfHeldTurn: Bool { verdicts.isEmpty }
}

extension GestureExplanation: CustomStringConvertible {
  /// Who took the fingers and over whom, in a line.
  ///
  /// ```
  /// 1 finger at 196,430: pan (travel 12 > 10 pt) over tap (travel 12 > 10 pt), long press (time 80 < 500 ms)
  /// ```
  public var description: String {
    if isOfHeldTurn { return subject }
    func list(_ verdicts: [Verdict]) -> String {
      verdicts.map { "\($0.recognizer.words) (\($0.reason))" }.joined(separator: ", ")
    }
    let takers = verdicts.filter { $0.recognizer == taker } + verdicts.filter { $0.took && $0.recognizer != taker }
    let others = verdicts.filter { !$0.took && $0.recognizer != taker && !$0.needsOtherFingers }
    let taken = takers.isEmpty ? "nothing" : list(takers)
    return "\(subject): \(taken)" + (others.isEmpty ? "" : (takers.isEmpty ? "; not " : " over ") + list(others))
  }
}
