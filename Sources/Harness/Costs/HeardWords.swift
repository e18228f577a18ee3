import Announcer
import Gestures

/// What is heard of what is said after an instruction of a script as it is written.
struct HeardWords {
  /// What is heard, in order; the last of it perhaps in part.
  let said: [Utterance]
  /// How long that takes, in µs.
  let heard: Int64

  /// - Parameter limit: How long a script waits before it does something else, where it lets the reader read on until then,
  ///   in µs; nil where all is heard.
  init(_ said: [Utterance], until limit: Int64?, _ terms: CostTerms) {
    guard let limit else {
      (self.said, heard) = (said, terms.pace.duration(of: said))
      return
    }
    var (count, time): (Int, Int64) = (0, 0)
    while count < said.count, time < limit {
      count += 1
      time = terms.pace.duration(of: Array(said.prefix(count)))
    }
    (self.said, heard) = (Array(said.prefix(count)), min(time, limit))
  }

  /// How long each instruction lets a reader read on before something else is done; nil where it does not, where nothing
  /// follows, and where no time is given to it: then people hear it to its end.
  static func limits(of actions: [ScriptAction]) -> [Int64?] {
    actions.indices.map { place in
      switch actions[place] {
      case .reader(.read), .reader(.readFromTop): break
      default: return nil
      }
      var waited: Int64 = 0
      for action in actions[(place + 1)...] {
        guard case .wait(let time) = action else { return waited > 0 ? waited : nil }
        waited += time
      }
      return nil
    }
  }
}
