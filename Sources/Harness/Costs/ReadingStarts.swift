import Accessibility
import Announcer

/// From where it pays to let a reader read on: each further element takes a pause then, and no gesture.
///
/// Who begins farther on has less to hear, and has paid for the way there. Of two beginnings the one that has come to as
/// many elements for less is never worse, since both say the same of all that follows.
struct ReadingStarts<State: Hashable> {
  /// How long everything before each element takes to be read, by the state of the interface, in µs.
  private var before: [State: [Int64]] = [:]
  /// Beginnings that nothing was better than: where they are, and what they have cost by what follows, less what is before
  /// that.
  private var known: [State: [(ordinal: Int, cost: Int64)]] = [:]

  /// Elements whose words are found for the work of one try.
  private static var wordsOfTry: Int { 10 }

  /// Whether reading on from one element may be cheaper to another than a gesture for each, by its gestures alone.
  static func mayPay(from id: NodeID?, to other: NodeID, in view: ReaderView, _ terms: CostTerms) -> Bool {
    guard let start = id.flatMap(view.ordinal), let end = view.ordinal(of: other) else { return false }
    return mayPay(end - start, terms)
  }

  /// The same for so many elements on.
  private static func mayPay(_ count: Int, _ terms: CostTerms) -> Bool {
    Int64(count) * (terms.gesture - SpeechPace.stopPause) > terms.gesture
  }

  /// Whether reading on from where a run is may be cheaper than from everywhere that was begun from before; that is a
  /// beginning then.
  mutating func begin<Interface: ReproducibleTarget>(
    _ run: Run<Interface>, cost: Int64, _ terms: CostTerms, tries: inout Int
  ) -> Bool where Interface.StateKey == State {
    let view = run.view
    guard let focus = run.reader.cursor.focus, let ordinal = view.ordinal(of: focus),
      Self.mayPay(view.count - 1 - ordinal, terms)
    else { return false }
    let state = run.target.stateKey
    if before[state] == nil {
      var (sums, sum): ([Int64], Int64) = ([], 0)
      for place in 0..<view.count {
        sums.append(sum)
        let previous = place > 0 ? view.element(at: place - 1) : nil
        let said = run.reader.utterance(at: place, after: previous, in: view)
        sum += terms.pace.duration(of: [said]) + SpeechPace.stopPause
      }
      before[state] = sums + [sum]
      tries += view.count / Self.wordsOfTry
    }
    guard let sums = before[state], sums.indices.contains(ordinal + 1) else { return false }
    // What is read first is where somebody is already, and says nothing of what is around it.
    let first = terms.pace.duration(of: [run.reader.utterance(at: ordinal, after: focus, in: view)])
    let own = cost + first + SpeechPace.stopPause - sums[ordinal + 1]
    if known[state, default: []].contains(where: { $0.ordinal <= ordinal && $0.cost <= own }) { return false }
    known[state, default: []].append((ordinal, own))
    tries += (view.count - ordinal) / Self.wordsOfTry
    return true
  }
}
