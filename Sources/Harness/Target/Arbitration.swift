public import Accessibility
public import Gestures
public import InputEvents

/// Why an input went where it went.
public struct Arbitration: Hashable, Sendable {
  /// When it was decided.
  public var time: Timestamp
  /// What was decided about, such as `drag at 196,430`.
  public var subject: String
  /// Who took it.
  public var taker: NodeID
  /// The taker as people know it, such as `sheet "New Message"`; nil where nobody has looked it up.
  public var name: String?
  /// As what the taker took it, where it is there as several things; nil where that is plain.
  public var receiver: Receiver?
  /// The row or rule that decided, with the numbers.
  public var reason: String
  /// Who could have taken it, who did first; empty unless the target explains.
  public var candidates: [Candidate]

  /// Somebody that could have taken an input.
  public struct Candidate: Hashable, Sendable {
    /// What it is to the input.
    public var receiver: Receiver
    /// Which one.
    public var node: NodeID
    /// The node as people know it; nil where nobody has looked it up.
    public var name: String?
    /// Whether it took the input.
    public var took: Bool
    /// The numbers that decided, each beside its limit.
    public var measures: [Measure]
    /// What the numbers do not say.
    public var note: String

    /// A candidate that has not got the input yet.
    public init(_ receiver: Receiver, _ node: NodeID, _ measures: [Measure] = [], note: String = "") {
      self.receiver = receiver
      self.node = node
      self.measures = measures
      self.note = note
      took = false
    }

    /// Why or why not, with the numbers.
    public var reason: String {
      (measures.map(\.description) + (note.isEmpty ? [] : [note])).joined(separator: ", ")
    }
  }

  /// A decision.
  public init(
    time: Timestamp, subject: String, taker: NodeID, as receiver: Receiver? = nil, reason: String,
    candidates: [Candidate] = []
  ) {
    self.time = time
    self.subject = subject
    self.taker = taker
    self.receiver = receiver
    self.reason = reason
    self.candidates = candidates
  }
}

extension Arbitration: CustomStringConvertible {
  /// What was decided about, for whom, over whom, and by which rule, in a line.
  ///
  /// ```
  /// drag at 196,430 for sheet "New Message": grabber (began 12 pt inside its 44 pt area) over content (at offset 0); SM-3 grabber, down
  /// ```
  public var description: String {
    func list(_ candidates: [Candidate]) -> String {
      candidates.map { candidate in
        let words = candidate.receiver.words
        let name = candidate.node == taker ? "" : candidate.name ?? "#\(candidate.node)"
        let subject = name.isEmpty ? words : name.utf8.starts(with: words.utf8) ? name : "\(words) \(name)"
        let reason = candidate.reason
        return subject + (reason.isEmpty ? "" : " (\(reason))")
      }.joined(separator: ", ")
    }
    let head = "\(subject) for \(name ?? "#\(taker)"): "
    guard !candidates.isEmpty else { return head + reason }
    let others = candidates.filter { !$0.took }
    return head + list(candidates.filter(\.took)) + (others.isEmpty ? "" : " over " + list(others)) + "; " + reason
  }
}
