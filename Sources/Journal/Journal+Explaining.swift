package import Accessibility
internal import Gestures
package import Harness

/// Who else could have taken an input (`--explain`).
extension Journal {
  /// Says of a decision who else could have taken its input; who did comes first.
  ///
  /// Nothing happens where that is not asked for, where no such decision is there, or where it says so already.
  ///
  /// - Parameters:
  ///   - index: The decision's place among all since the input.
  ///   - candidates: Who could have taken it, in the order in which they were asked.
  ///   - receiver: As what the taker took it, where it could have as several things.
  ///   - isGrabber: Whether a node is the grabber of what took it.
  ///   - plain: As what a node takes an input that nobody foresaw.
  package mutating func explain(
    arbitration index: Int, among candidates: [Arbitration.Candidate], as receiver: Receiver?,
    isGrabber: (NodeID, NodeID) -> Bool, plain: (NodeID) -> Receiver
  ) {
    guard explains, arbitrations.indices.contains(index), arbitrations[index].candidates.isEmpty else { return }
    let taker = arbitrations[index].taker
    let receiver = arbitrations[index].receiver ?? receiver
    var candidates = candidates
    let place =
      candidates.firstIndex { candidate in
        // What an input missed has not taken it, whatever took it is called.
        candidate.node == taker && candidate.receiver == receiver ?? candidate.receiver
          && (receiver != nil || candidate.measures.allSatisfy(\.isMet))
      }
      ?? candidates.firstIndex { $0.receiver == receiver && (receiver != .grabber || isGrabber($0.node, taker)) }
    var winner = place.map { candidates.remove(at: $0) } ?? Arbitration.Candidate(receiver ?? plain(taker), taker)
    if winner.receiver == .grabber { winner.node = taker }
    winner.took = true
    arbitrations[index].candidates = [winner] + candidates
  }

  /// Candidates with the one that took the input before all others.
  package static func candidates(
    _ candidates: [Arbitration.Candidate], wonBy taker: NodeID, as receiver: Receiver
  ) -> [Arbitration.Candidate] {
    var candidates = candidates
    let place =
      candidates.firstIndex { $0.receiver == receiver && $0.node == taker }
      ?? candidates.firstIndex { $0.receiver == receiver }
    var winner = place.map { candidates.remove(at: $0) } ?? Arbitration.Candidate(receiver, taker)
    winner.took = true
    return [winner] + candidates
  }
}
