/// What shows that a finding is true: the shortest input that leads to it.
public struct Evidence: Hashable, Sendable {
  /// The input as a gesture script, which `detent run --script` plays; empty where the interface starts in the state.
  public var script: String
  /// How many steps the script has.
  public var steps: Int
  /// The session file with the same input, once one is written.
  public var session: String?

  /// Input that leads to a finding.
  public init(script: String, steps: Int, session: String? = nil) {
    self.script = script
    self.steps = steps
    self.session = session
  }
}
