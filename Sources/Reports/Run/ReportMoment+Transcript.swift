import Announcer
public import Harness

extension ReportMoment {
  /// An entry of a transcript with what the screen looked like, where the run kept that (`RunOptions.keepsScreens`).
  public init(_ entry: TranscriptEntry) {
    self.init(
      time: entry.time, title: Self.title(of: entry),
      changes: entry.events.compactMap(\.text) + [entry.remarkOnTheWay].compactMap(\.self),
      reasons: entry.reasons, utterances: entry.utterances.filter { !$0.text.isEmpty },
      tree: entry.screen?.tree, cursor: entry.screen?.cursor,
      contacts: (entry.screen?.trails ?? []).map {
        ReportContact($0.tool, id: $0.contact, trail: $0.points, isLifted: $0.isLifted)
      })
    if case .warning(let text) = entry.trigger { changes.append(text) }
    if case .expectation(let outcome) = entry.trigger {
      changes.append(outcome.isKept ? "as expected" : "not as expected: \(outcome.found)")
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
