import Announcer
public import Harness

extension ReportStep {
  /// An entry of a transcript with what the screen looked like, where the run kept that (`RunOptions.keepsScreens`).
  public init(_ entry: TranscriptEntry) {
    self.init(
      time: entry.time, title: entry.title.isEmpty ? "by itself" : entry.title,
      changes: entry.events.compactMap(\.text), utterances: entry.utterances.map(\.text),
      tree: entry.screen?.tree, cursor: entry.screen?.cursor,
      contacts: (entry.screen?.trails ?? []).map {
        ReportContact(id: $0.contact, trail: $0.points, isLifted: $0.isLifted)
      })
    for step in entry.reader {
      switch step {
      case .boundary(let end): changes.append("the reader is at the \(end.rawValue)")
      case .refuses(let why): changes.append("reader: \(why)")
      case .says, .asks: continue
      }
    }
  }
}
