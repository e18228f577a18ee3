import Accessibility
import Explorer
public import Harness
import InputEvents

/// Draws how something moved in a run: where it was, how fast, where it could rest, and which fingers were down.
///
/// One plot for each scroll view and each sheet that moved, all over the same time. Values are drawn from moments that
/// the run asked a formula for, every turn among them; the line leaves out what lies within half a point of it.
public struct MotionPlot: Sendable {
  /// What moved in the run.
  public let record: MotionRecord
  /// What is drawn of it.
  public let panels: [Panel]

  /// What can be drawn over time.
  public enum Panel: String, Sendable, CaseIterable {
    /// How far content has gone, and how large it is shown.
    case offset
    /// How fast content or a sheet goes, and a crown, wheel or dial is turned.
    case velocity
    /// How high a sheet is, with its detents.
    case detent
  }

  /// Plots of a run.
  public init(_ record: MotionRecord, panels: [Panel] = Panel.allCases) {
    self.record = record
    self.panels = Panel.allCases.filter(panels.contains)
  }

  /// Everything of one scroll view or sheet that is drawn.
  struct Figure {
    let node: NodeID
    let subject: String
    let graphs: [Graph]
  }

  /// One line with its axis.
  struct Graph {
    let track: MotionRecord.Track
    let isVelocity: Bool

    /// What is drawn, with its unit.
    var title: String {
      switch (track.quantity, isVelocity) {
      case (.offsetY, false): "offset, down, in points"
      case (.offsetX, false): "offset, across, in points"
      case (.scale, false): "scale, 1 as it is"
      case (.height, false): "height, in points"
      case (.offsetY, true): "velocity, down, in points per second"
      case (.offsetX, true): "velocity, across, in points per second"
      case (.scale, true): "velocity of the scale, per second"
      case (.height, true): "velocity of the height, in points per second"
      case (.turn, false): "turned, in notches"
      case (.turn, true): "speed of turning, in notches per second"
      }
    }

    /// What is drawn of a moment.
    func value(_ sample: MotionRecord.Sample) -> Double { isVelocity ? sample.velocity : sample.value }
  }

  /// What is drawn, in the order in which things first moved.
  var figures: [Figure] {
    var nodes: [NodeID] = []
    for track in record.tracks where !nodes.contains(track.node) { nodes.append(track.node) }
    return nodes.compactMap { node in
      let tracks = record.tracks.filter { $0.node == node && !$0.samples.isEmpty }
      let graphs = panels.flatMap { panel in
        tracks.compactMap { track in
          switch panel {
          case .offset: [.height, .turn].contains(track.quantity) ? nil : Graph(track: track, isVelocity: false)
          case .detent: track.quantity == .height ? Graph(track: track, isVelocity: false) : nil
          case .velocity: Graph(track: track, isVelocity: true)
          }
        }
      }
      guard !graphs.isEmpty else { return nil }
      return Figure(node: node, subject: tracks[0].subject, graphs: graphs)
    }
  }

  /// From the first to the last moment at which anything moved or a finger was down, in seconds; what rested before it
  /// moved is seen to do so for half a second at most.
  var span: ClosedRange<Double> {
    let samples = record.tracks.flatMap { track -> [Int64] in
      guard let first = track.samples.first, let last = track.samples.last else { return [] }
      let movement = track.samples.first { $0.kind != .rest } ?? last
      return [max(first.time.microseconds, movement.time.microseconds - 500_000), last.time.microseconds]
    }
    let fingers = record.contacts.flatMap { [$0.start.microseconds, ($0.end ?? record.end).microseconds] }
    let times = samples + fingers
    guard let first = times.min(), var last = times.max() else { return 0...1 }
    // What comes to its place at once in the end is seen to stay there.
    last = max(last, min(record.end.microseconds, last + 500_000))
    return Double(first) / 1_000_000...Double(max(last, first)) / 1_000_000
  }

  // MARK: In words

  /// What can be seen in a figure, in words.
  func description(of figure: Figure) -> String {
    var sentences: [String] = []
    for graph in figure.graphs where !graph.isVelocity || figure.graphs.allSatisfy(\.isVelocity) {
      sentences.append(Self.words(graph))
    }
    let fingers = record.contacts.count
    if fingers > 0 { sentences.append("\(fingers) contact\(fingers == 1 ? "" : "s") below") }
    return sentences.joined(separator: ". ") + "."
  }

  private static func words(_ graph: Graph) -> String {
    let samples = graph.track.samples
    guard let first = samples.first, let last = samples.last else { return "" }
    var text = "The \(graph.title): \(at(first, graph)), \(at(last, graph))"
    if let least = samples.min(by: { graph.value($0) < graph.value($1) }),
      let greatest = samples.max(by: { graph.value($0) < graph.value($1) })
    {
      text += "; least \(at(least, graph)), greatest \(at(greatest, graph))"
    }
    return text + (graph.isVelocity ? "" : rests(graph.track))
  }

  /// Where something could rest, in words; of many times the first and the last ones.
  private static func rests(_ track: MotionRecord.Track) -> String {
    func words(_ period: MotionRecord.Period) -> String {
      let words = period.rests.map { "\($0.name) \($0.value.decimal)" }.joined(separator: ", ")
      return words.isEmpty ? "none" : words
    }
    guard let first = track.periods.first, track.periods.count > 1 || !first.rests.isEmpty else { return "" }
    let later = track.periods.dropFirst()
    let text = "; rests: \(words(first))" + (later.count > 4 ? "; then others" : "")
    return later.suffix(4).reduce(text) { text, period in
      text + "; from \(HTMLReport.seconds(period.since)) s \(words(period))"
    }
  }

  private static func at(_ sample: MotionRecord.Sample, _ graph: Graph) -> String {
    "\(graph.value(sample).decimal) at \(HTMLReport.seconds(sample.time)) s"
  }

  /// The moments of a track that say all: begin and end, turns, jumps, rests, the least and the greatest.
  static func milestones(of track: MotionRecord.Track, limit: Int = 40) -> [MotionRecord.Sample] {
    let samples = track.samples
    var isKept = samples.map { $0.kind != .onTheWay }
    guard let least = samples.indices.min(by: { samples[$0].value < samples[$1].value }),
      let greatest = samples.indices.max(by: { samples[$0].value < samples[$1].value })
    else { return [] }
    for index in [0, samples.count - 1, least, greatest] { isKept[index] = true }
    let kept = zip(samples, isKept).filter(\.1).map(\.0)
    guard kept.count > limit else { return kept }
    return Array(kept.prefix(limit / 2) + kept.suffix(limit / 2))
  }
}
