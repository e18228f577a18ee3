/// Findings that are known and accepted for now, and how many controls had a name: what an audit is held against so that
/// only what is new fails it.
public struct Baseline: Hashable, Sendable {
  /// Findings that are accepted, in the order of the audit that wrote them.
  public var entries: [Entry] = []
  /// How many controls had a name, by target.
  public var names: [NameCoverage] = []

  /// A finding that is accepted.
  public struct Entry: Hashable, Sendable {
    /// The rule.
    public var rule = ""
    /// What was audited, as named on the command line.
    public var target = ""
    /// The id of the node.
    public var node = ""
    /// What the node is, as `FindingPrint.looks` has it.
    public var looks: UInt64 = 0
    /// What was found, for people; nothing is matched by it.
    public var message: String?
    /// Why it is accepted; nobody has said so where it is nil.
    public var reason: String?
    /// The last day on which it is accepted; nil for as long as it is there.
    public var expires: CalendarDay?

    /// An entry without anything.
    public init() {}

    /// Where it stands, such as `name-missing at inbox/compose in mail.scene.yaml`.
    public var words: String { "\(rule) at \(node) in \(target)" }

    /// Why and how long it is accepted, such as `waits for the new icons (until 2027-01-31)`.
    public var acceptance: String {
      (reason ?? "nobody has said why") + (expires.map { " (until \($0))" } ?? "")
    }
  }

  /// A baseline that accepts nothing.
  public init() {}
}
