import Announcer
public import Harness

extension ReportMoment {
  /// What could not go on, as the last moment of a run.
  public init(_ failure: RunFailure) {
    let hint = [failure.hint].compactMap(\.self)
    self.init(time: failure.time, title: failure.instruction ?? "the run ends", changes: [failure.message] + hint)
    self.failure = failure
  }

  /// An entry of a transcript with what the screen looked like, where the run kept that (`RunOptions.keepsScreens`).
  ///
  /// - Parameter isStrict: Whether a warning is a failure.
  public init(_ entry: TranscriptEntry, isStrict: Bool = false) {
    self.init(
      time: entry.time, title: Self.title(of: entry),
      changes: entry.events.compactMap(\.text) + [entry.remarkOnTheWay].compactMap(\.self),
      reasons: entry.reasons, utterances: entry.utterances.filter { !$0.text.isEmpty },
      tree: entry.screen?.tree, cursor: entry.screen?.cursor,
      contacts: (entry.screen?.trails ?? []).map {
        ReportContact($0.tool, id: $0.contact, trail: $0.points, isLifted: $0.isLifted)
      })
    failure = RunFailure(entry, isStrict: isStrict)
    if case .warning(let text) = entry.trigger { changes.append(text) }
    if case .expectation(let outcome) = entry.trigger {
      changes.append(outcome.isKept ? "as expected" : "not as expected: \(outcome.found)")
      if let nearest = outcome.nearest { changes.append("nearest: \(nearest)") }
    }
    for step in entry.reader {
      switch step {
      case .boundary(let end): changes.append("the reader is at the \(end.rawValue)")
      case .refuses(let why): changes.append("reader: \(why)")
      case .says(let utterance) where utterance.text.isEmpty:
        changes.append("the reader says nothing: \(utterance.node.map { "#\($0)" } ?? "it") has no words")
      case .says, .asks: continue
      }
    }
  }

  /// What was done, and to what, where the input went to something.
  private static func title(of entry: TranscriptEntry) -> String {
    guard !entry.title.isEmpty else { return "by itself" }
    guard case .input(let label) = entry.trigger, let first = entry.events.first, first.event.initiator == .user else {
      return entry.title
    }
    switch first.event.kind {
    case .activated, .valueChanged, .textChanged, .focused, .delivered, .swallowed:
      return "\(label) on \(first.subject)"
    default: return label
    }
  }
}
