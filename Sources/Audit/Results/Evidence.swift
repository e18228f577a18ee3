/// What shows that a finding is true: the shortest input that leads to it.
///
/// There may be very many findings, most of them in a few states: copies share what is said.
public struct Evidence: Hashable, Sendable {
  /// The input as a gesture script, which `detent run --script` plays; empty where the interface starts in the state.
  public var script: String { common.script }
  /// How many steps the script has.
  public var steps: Int { common.steps }
  /// The session file with the same input, once one is written.
  public var session: String? {
    get { common.session }
    set { common = Common(script, steps, newValue) }
  }

  private var common: Common

  /// Input that leads to a finding.
  public init(script: String, steps: Int, session: String? = nil) {
    common = Common(script, steps, session)
  }

  /// What copies share; it never changes.
  private final class Common: Hashable, Sendable {
    let script: String
    let steps: Int
    let session: String?

    init(_ script: String, _ steps: Int, _ session: String?) {
      (self.script, self.steps, self.session) = (script, steps, session)
    }

    static func == (left: Common, right: Common) -> Bool {
      left === right || (left.script, left.steps, left.session) == (right.script, right.steps, right.session)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(script)
      hasher.combine(steps)
      hasher.combine(session)
    }
  }
}
