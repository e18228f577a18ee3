internal import Digests
internal import InputEvents
internal import Room
internal import Scenes
internal import StageModel

/// Which states are the same.
extension Stage {
  /// Everything that decides what happens next, to know a state again; made of shared memory where states share it.
  public struct StateKey: Hashable, Sendable {
    fileprivate let words: StateWords
  }

  /// Everything that decides what happens next, whenever the state was reached; of stages of one scene.
  public var stateKey: StateKey {
    var words = StateWords(now: state.room.now)
    encode(into: &words)
    return StateKey(words: words)
  }

  /// A hash of everything that decides what happens next; equal states reached at different times are equal.
  public var stateHash: UInt64 {
    var hasher = StateHasher(now: state.room.now)
    encode(into: &hasher)
    return hasher.finalize()
  }

  private func encode(into sink: inout some StateSink) {
    // An indicator that is still to be seen decides something only where it can become a jog bar, or be pressed.
    let profile = blueprint.indicators
    state.encode(into: &sink, indicatorsDecide: profile?.becomesJogBar == true || profile?.canTakeRoom == true)
  }
}
