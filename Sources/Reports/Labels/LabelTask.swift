public import Harness

/// A common task of an application: a flow, with what became of it in each of its cases.
public struct LabelTask: Hashable, Sendable {
  /// The flow that does it, such as `mail.flow.yaml`.
  public var name: String
  /// What became of its cases, in order.
  public var plays: [Play]

  /// One case of a flow.
  public struct Play: Hashable, Sendable {
    /// What became of it.
    public var result: CaseResult
    /// Whether touch and keys went to VoiceOver, as far as Detent plays it.
    public var usesVoiceOver: Bool

    /// A case with its result.
    public init(_ result: CaseResult, usesVoiceOver: Bool) {
      (self.result, self.usesVoiceOver) = (result, usesVoiceOver)
    }
  }

  /// What became of a task.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// Every case ends as expected.
    case done
    /// Some case does not.
    case failed
    /// Nothing fails, but some case expects nothing or does something in vain, so that it shows nothing.
    case unproven
    /// No case plays it in the way that is asked for.
    case unplayed
  }

  /// A task with its cases.
  public init(_ name: String, _ plays: [Play]) { (self.name, self.plays) = (name, plays) }

  /// What became of it in all of its cases.
  public var outcome: Outcome { Self.outcome(plays) }

  /// What became of it with VoiceOver.
  public var outcomeWithVoiceOver: Outcome { Self.outcome(plays.filter(\.usesVoiceOver)) }

  private static func outcome(_ plays: [Play]) -> Outcome {
    if plays.contains(where: { $0.result.verdict == .failed }) { return .failed }
    let played = plays.filter { $0.result.verdict == .passed }
    guard !played.isEmpty else { return .unplayed }
    guard played.count == plays.count else { return .unproven }
    return played.allSatisfy { $0.result.expectations > 0 && $0.result.warnings.isEmpty } ? .done : .unproven
  }
}
