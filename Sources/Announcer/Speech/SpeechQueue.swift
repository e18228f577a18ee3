/// What is being said and what waits to be said, in virtual time.
///
/// An interrupting utterance cuts off what is being said and drops what waits, but for what is kept; a polite one waits
/// its turn. The same words about the same node are not queued twice in a row. Speaking takes time by a rate that is a
/// parameter, so that the same run is cut off at the same words everywhere.
public struct SpeechQueue: Sendable {
  /// Characters per second, of Korean as many syllables as take as long (`SpeechPace`); 15 is about 180 English words a
  /// minute, the usual rate of screen readers at their defaults.
  public var rate: Int64
  /// What is being said, and when it will have been said, in µs.
  public private(set) var current: (utterance: Utterance, end: Int64)?
  /// What waits, the next first.
  public private(set) var waiting: [Utterance] = []

  /// What became of an utterance.
  public enum Fate: Hashable, Sendable {
    /// It is being said from this moment on, in µs.
    case begins(Utterance, at: Int64)
    /// It was said to its end.
    case ends(Utterance, at: Int64)
    /// It was cut off by another one.
    case cutOff(Utterance, at: Int64)
    /// It was not said: dropped while it waited, a repetition, or nothing to say.
    case dropped(Utterance, at: Int64)
  }

  /// A silent queue.
  public init(rate: Int64 = 15) { self.rate = max(1, rate) }

  /// Adds an utterance at a moment in µs; moments never go back.
  public mutating func post(_ utterance: Utterance, at now: Int64) -> [Fate] {
    var fates = advance(to: now)
    let previous = waiting.last ?? current?.utterance
    if utterance.text.isEmpty || (previous?.text == utterance.text && previous?.node == utterance.node) {
      return fates + [.dropped(utterance, at: now)]
    }
    if utterance.isNewestOnly {
      func isOlder(_ other: Utterance) -> Bool { other.isNewestOnly && other.node == utterance.node }
      fates += waiting.filter(isOlder).map { .dropped($0, at: now) }
      waiting.removeAll(where: isOlder)
      if let cut = current, isOlder(cut.utterance) {
        fates.append(.cutOff(cut.utterance, at: now))
        current = nil
      }
    }
    if utterance.priority >= .interrupting {
      func givesWay(_ other: Utterance) -> Bool { other.priority < .critical && !other.isKept }
      fates += waiting.filter(givesWay).map { .dropped($0, at: now) }
      waiting.removeAll(where: givesWay)
      if let cut = current, givesWay(cut.utterance) {
        fates.append(.cutOff(cut.utterance, at: now))
        current = nil
      }
    } else if let most = utterance.mostWaiting, current != nil,
      waiting.count(where: { $0.mostWaiting != nil }) >= most
    {
      return fates + [.dropped(utterance, at: now)]
    }
    waiting.append(utterance)
    return fates + begin(at: now)
  }

  /// Says no more: what is being said is cut off, what waits is dropped.
  public mutating func stop(at now: Int64) -> [Fate] {
    var fates = advance(to: now)
    if let cut = current { fates.append(.cutOff(cut.utterance, at: now)) }
    fates += waiting.map { .dropped($0, at: now) }
    current = nil
    waiting = []
    return fates
  }

  /// Lets time pass up to a moment in µs.
  public mutating func advance(to now: Int64) -> [Fate] {
    var fates: [Fate] = []
    while let (utterance, end) = current, end <= now {
      fates.append(.ends(utterance, at: end))
      current = nil
      fates += begin(at: end)
    }
    return fates
  }

  private mutating func begin(at now: Int64) -> [Fate] {
    guard current == nil, !waiting.isEmpty else { return [] }
    let next = waiting.removeFirst()
    let (end, isTooLate) = now.addingReportingOverflow(duration(of: next))
    current = (next, isTooLate ? .max : end)
    return [.begins(next, at: now)]
  }

  /// How long an utterance takes, in µs.
  public func duration(of utterance: Utterance) -> Int64 {
    if utterance.language == "ko" || utterance.language.hasPrefix("ko-") {
      let pace = SpeechPace(characters: Double(rate))
      let texts = [utterance.text, utterance.hint].compactMap(\.self)
      return max(1, texts.reduce(0) { $0 + pace.duration(of: $1, in: utterance.language) })
    }
    let characters = Int64(utterance.text.count + (utterance.hint?.count ?? 0))
    return max(1, characters * 1_000_000 / rate)
  }
}
