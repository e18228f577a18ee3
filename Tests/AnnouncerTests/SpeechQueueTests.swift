import Accessibility
import Announcer
import Testing

@Suite("Speech queue")
struct SpeechQueueTests {
  static let second: Int64 = 1_000_000

  /// Fifteen characters, a second at the usual rate.
  func sentence(_ word: String, _ priority: Utterance.Priority = .polite) -> Utterance {
    Utterance(word + String(repeating: ".", count: 15 - word.count), priority: priority)
  }

  @Test("polite utterances wait their turn")
  func politeWaits() {
    var queue = SpeechQueue()
    let (a, b) = (sentence("a"), sentence("b"))
    #expect(queue.post(a, at: 0) == [.begins(a, at: 0)])
    #expect(queue.post(b, at: 1) == [])
    #expect(queue.advance(to: Self.second) == [.ends(a, at: Self.second), .begins(b, at: Self.second)])
    #expect(queue.advance(to: 9 * Self.second) == [.ends(b, at: 2 * Self.second)])
    #expect(queue.current == nil)
  }

  @Test("what begins at the end of time ends there", arguments: [1, second - 1, second])
  func endOfTime(before: Int64) {
    var queue = SpeechQueue()
    let (a, b) = (sentence("a"), sentence("b"))
    let now = Int64.max - before
    #expect(queue.post(a, at: now) == [.begins(a, at: now)])
    #expect(queue.post(b, at: now) == [])
    #expect(queue.advance(to: .max) == [.ends(a, at: .max), .begins(b, at: .max), .ends(b, at: .max)])
  }

  @Test("an interrupting utterance cuts off what is said and drops what waits")
  func interruptingCutsOff() {
    var queue = SpeechQueue()
    let (a, b, c) = (sentence("a"), sentence("b"), sentence("c", .interrupting))
    _ = queue.post(a, at: 0)
    _ = queue.post(b, at: 0)
    #expect(queue.post(c, at: 5) == [.dropped(b, at: 5), .cutOff(a, at: 5), .begins(c, at: 5)])
  }

  @Test("what an element says often is dropped until so long after it was last heard of, each element by itself")
  func leastPause() {
    func change(_ word: String, of node: String) -> Utterance {
      var utterance = sentence(word)
      (utterance.node, utterance.leastPause) = (NodeID(node), 30 * Self.second)
      return utterance
    }
    var queue = SpeechQueue()
    let (first, second, other) = (change("10", of: "a"), change("20", of: "a"), change("30", of: "b"))
    #expect(queue.post(first, at: 0) == [.begins(first, at: 0)])
    let before = 30 * Self.second - 1
    #expect(queue.post(second, at: before) == [.ends(first, at: Self.second), .refused(second, at: before)])
    #expect(queue.post(other, at: before) == [.begins(other, at: before)])
    let at = 31 * Self.second
    #expect(queue.post(second, at: at).last == .begins(second, at: at))
  }

  @Test("a critical utterance is said to its end")
  func criticalIsNotCutOff() {
    var queue = SpeechQueue()
    let (alert, tap) = (sentence("alert", .critical), sentence("tap", .interrupting))
    _ = queue.post(alert, at: 0)
    #expect(queue.post(tap, at: 5) == [])
    #expect(queue.advance(to: Self.second) == [.ends(alert, at: Self.second), .begins(tap, at: Self.second)])
  }

  @Test("what is kept waits its turn and is said to its end, whatever else is to be said; an order to stop ends it")
  func kept() {
    var (first, title, press) = (sentence("first"), sentence("title"), sentence("press", .interrupting))
    (first.mostWaiting, title.isKept) = (1, true)
    var queue = SpeechQueue()
    _ = queue.post(first, at: 0)
    #expect(queue.post(title, at: 1) == [])
    #expect(queue.post(press, at: 5) == [.cutOff(first, at: 5), .begins(title, at: 5)])
    #expect(queue.post(sentence("other", .interrupting), at: 6) == [.dropped(press, at: 6)])
    #expect(queue.advance(to: 5 + Self.second).first == .ends(title, at: 5 + Self.second))
    queue = SpeechQueue()
    _ = queue.post(title, at: 0)
    #expect(queue.stop(at: 7) == [.cutOff(title, at: 7)])
  }

  @Test("of what only so many may wait of, one more is dropped; others wait beside it")
  func mostWaiting() {
    var queue = SpeechQueue()
    let live = (0..<5).map { number in
      var live = sentence("\(number)")
      live.mostWaiting = 3
      return live
    }
    for message in live.prefix(4) { #expect(queue.post(message, at: 0).allSatisfy { $0 == .begins(live[0], at: 0) }) }
    #expect(queue.post(sentence("other"), at: 0) == [])
    #expect(queue.post(live[4], at: 0) == [.refused(live[4], at: 0)])
    #expect(
      queue.post(live[4], at: Self.second) == [.ends(live[0], at: Self.second), .begins(live[1], at: Self.second)])
    #expect(queue.waiting == [live[2], live[3], sentence("other"), live[4]])
  }

  @Test("the same words are not queued twice in a row; later they are said again")
  func repetition() {
    var queue = SpeechQueue()
    let page = sentence("Page 19 of 27")
    _ = queue.post(page, at: 0)
    #expect(queue.post(page, at: 1) == [.dropped(page, at: 1)])
    #expect(queue.post(page, at: 2 * Self.second).last == .begins(page, at: 2 * Self.second))
  }

  @Test("stopping leaves nothing to be said")
  func stop() {
    var queue = SpeechQueue()
    let (a, b) = (sentence("a"), sentence("b"))
    _ = queue.post(a, at: 0)
    _ = queue.post(b, at: 0)
    #expect(queue.stop(at: 7) == [.cutOff(a, at: 7), .dropped(b, at: 7)])
    #expect(queue.advance(to: 9 * Self.second) == [])
  }

  @Test("nothing to say is dropped")
  func empty() {
    var queue = SpeechQueue()
    #expect(queue.post(Utterance(""), at: 0) == [.dropped(Utterance(""), at: 0)])
  }

  @Test("a critical utterance that waits is said before one that interrupts")
  func criticalWaits() {
    var queue = SpeechQueue()
    let (first, second, tap) = (sentence("a", .critical), sentence("b", .critical), sentence("tap", .interrupting))
    _ = queue.post(first, at: 0)
    #expect(queue.post(second, at: 0) == [])
    #expect(queue.post(tap, at: 5) == [])
    #expect(
      queue.advance(to: 9 * Self.second) == [
        .ends(first, at: Self.second), .begins(second, at: Self.second), .ends(second, at: 2 * Self.second),
        .begins(tap, at: 2 * Self.second), .ends(tap, at: 3 * Self.second),
      ])
  }

  @Test(
    "an utterance takes the time of its characters at the rate, which is one a second at the least",
    arguments: [(rate: Int64(15), characters: 15), (2, 2), (1, 1), (0, 1), (-3, 1)])
  func rates(rate: Int64, characters: Int) {
    let utterance = Utterance(String(repeating: ".", count: characters))
    #expect(SpeechQueue(rate: rate).duration(of: utterance) == Self.second)
  }

  @Test("what is kept for a while is cut off after that, and not before", arguments: [0, 999_999, 1_000_000])
  func keptForAWhile(moment: Int64) {
    var queue = SpeechQueue()
    var state = Utterance("a state that takes two seconds")
    state.keptFor = Self.second
    let next = sentence("next", .interrupting)
    _ = queue.post(state, at: 0)
    let fates = queue.post(next, at: moment)
    #expect(fates == (moment < Self.second ? [] : [.cutOff(state, at: moment), .begins(next, at: moment)]))
    if moment < Self.second { #expect(queue.waiting == [next] && queue.stop(at: moment).count == 2) }
  }

  @Test("what is said later begins then, behind what was added before it, and stops with everything")
  func later() {
    var queue = SpeechQueue()
    let (now, soon) = (sentence("now"), sentence("soon"))
    var (title, focus) = (sentence("title"), sentence("focus"))
    (title.delay, title.isKept, focus.delay) = (550_000, true, 550_000)
    #expect(queue.post(title, at: 0) == [] && queue.post(focus, at: 0) == [])
    #expect(queue.post(now, at: 100_000) == [.begins(now, at: 100_000)])
    #expect(
      queue.advance(to: 3 * Self.second) == [
        .ends(now, at: 1_100_000), .begins(title, at: 1_100_000), .ends(title, at: 2_100_000),
        .begins(focus, at: 2_100_000),
      ])
    // A title that is still to come is not cut off by a step before it.
    var other = SpeechQueue()
    _ = other.post(title, at: 0)
    let step = sentence("step", .interrupting)
    #expect(other.post(step, at: 200_000) == [.begins(step, at: 200_000)])
    #expect(other.advance(to: Self.second) == [])
    #expect(other.waiting == [title])
    _ = other.post(focus, at: Self.second)
    #expect(other.stop(at: Self.second).count == 3)
    #expect(other.post(soon, at: 9 * Self.second) == [.begins(soon, at: 9 * Self.second)])
  }
}
