import Accessibility
import Announcer

/// A reader that reads on from where it was until somebody asks for something: who stops it is at what is being said.
struct ReadingAloud<Interface: ReproducibleTarget> {
  /// The run as it is while the reader reads.
  private let run: Run<Interface>
  /// What is read that is about an element, in order.
  let utterances: [Utterance]
  /// How long it takes to hear the first so many of them, in µs.
  private let heard: [Int64]

  /// Reads on from where a run is.
  ///
  /// - Parameter said: What was said when the reader was asked to.
  init(_ run: Run<Interface>, said: [Utterance], _ terms: CostTerms) {
    self.run = run
    utterances = said.filter { !$0.text.isEmpty && $0.node != nil }
    var heard: [Int64] = [0]
    for utterance in utterances {
      let pause = heard.count > 1 ? SpeechPace.stopPause : 0
      heard.append((heard.last ?? 0) + pause + terms.pace.duration(of: [utterance]))
    }
    self.heard = heard
  }

  /// How long it takes to hear the first so many utterances, in µs; nil where there are not so many.
  func duration(of count: Int) -> Int64? { heard.indices.contains(count) ? heard[count] : nil }

  /// The element that the last of the first so many utterances is about.
  func node(at count: Int) -> NodeID? { utterances.indices.contains(count - 1) ? utterances[count - 1].node : nil }

  /// The run once somebody has stopped the reader there.
  func stopped(at node: NodeID) -> Run<Interface> {
    var run = run
    run.stopReading(at: node)
    return run
  }

  /// What of that which was said is heard until the reader is at a node for the first time after the first utterance.
  static func heard(_ said: [Utterance], until node: NodeID) -> [Utterance] {
    guard let place = said.dropFirst().firstIndex(where: { $0.node == node }) else { return said }
    return Array(said[...place])
  }
}

extension Run {
  /// Stops a reader that reads on, where it is at a node.
  mutating func stopReading(at node: NodeID) {
    reader.halt(at: node, in: view)
    _ = reader.perform(.stop, in: view)
  }
}
