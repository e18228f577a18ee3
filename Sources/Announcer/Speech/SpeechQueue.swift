import Accessibility

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
  public var current: (utterance: Utterance, end: Int64)? { saying.map { ($0.entry.utterance, $0.end) } }
  /// What waits, the next first.
  public var waiting: [Utterance] { entries.map(\.utterance) }

  /// An utterance, and when it was added, in µs.
  private struct Entry {
    var utterance: Utterance
    var since: Int64

    /// Whether one that interrupts leaves it as it is.
    func isKept(at now: Int64) -> Bool {
      utterance.isKept || utterance.keptFor.map { now - since < $0 } ?? false
    }
  }

  /// What is to be added later, the earliest first.
  private var later: [(utterance: Utterance, at: Int64)] = []
  private var saying: (entry: Entry, end: Int64)?
  private var entries: [Entry] = []
  /// When each node was last heard of by what is not said often, in µs.
  private var told: [NodeID: Int64] = [:]

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
    /// It was not even taken: too much of its kind waits, or it was said of the same node a short time ago.
    case refused(Utterance, at: Int64)
  }

  /// A silent queue.
  public init(rate: Int64 = 15) { self.rate = max(1, rate) }

  /// Adds an utterance at a moment in µs; moments never go back.
  public mutating func post(_ utterance: Utterance, at now: Int64) -> [Fate] {
    if let delay = utterance.delay, delay > 0 {
      let fates = advance(to: now)
      let (moment, isTooLate) = now.addingReportingOverflow(delay)
      let at = isTooLate ? .max : moment
      let place = later.firstIndex { $0.at > at } ?? later.count
      later.insert((utterance, at), at: place)
      return fates
    }
    return advance(to: now) + add(utterance, at: now)
  }

  private mutating func add(_ utterance: Utterance, at now: Int64) -> [Fate] {
    var fates = end(by: now)
    if let most = utterance.mostWaiting, utterance.priority < .interrupting, saying != nil,
      entries.count(where: { $0.utterance.mostWaiting != nil }) >= most
    {
      return fates + [.refused(utterance, at: now)]
    }
    let previous = entries.last?.utterance ?? saying?.entry.utterance
    if utterance.text.isEmpty || (previous?.text == utterance.text && previous?.node == utterance.node) {
      return fates + [.dropped(utterance, at: now)]
    }
    if let pause = utterance.leastPause, let node = utterance.node {
      if let last = told[node], now - last < pause { return fates + [.refused(utterance, at: now)] }
      told[node] = now
    }
    if utterance.isNewestOnly {
      fates += give(at: now) { $0.utterance.isNewestOnly && $0.utterance.node == utterance.node }
    }
    if utterance.priority >= .interrupting {
      fates += give(at: now) { $0.utterance.priority < .critical && !$0.isKept(at: now) }
    }
    entries.append(Entry(utterance: utterance, since: now))
    return fates + begin(at: now)
  }

  /// Drops of what waits, and cuts off of what is being said, what has to give way.
  private mutating func give(at now: Int64, where givesWay: (Entry) -> Bool) -> [Fate] {
    var fates: [Fate] = entries.filter(givesWay).map { .dropped($0.utterance, at: now) }
    entries.removeAll(where: givesWay)
    if let cut = saying?.entry, givesWay(cut) {
      fates.append(.cutOff(cut.utterance, at: now))
      saying = nil
    }
    return fates
  }

  /// Says no more: what is being said is cut off, what waits is dropped.
  public mutating func stop(at now: Int64) -> [Fate] {
    var fates = advance(to: now)
    if let cut = saying { fates.append(.cutOff(cut.entry.utterance, at: now)) }
    fates += (entries.map(\.utterance) + later.map(\.utterance)).map { .dropped($0, at: now) }
    saying = nil
    (entries, later) = ([], [])
    return fates
  }

  /// Lets time pass up to a moment in µs.
  public mutating func advance(to now: Int64) -> [Fate] {
    var fates: [Fate] = []
    while let first = later.first, first.at <= now {
      later.removeFirst()
      fates += end(by: first.at) + add(first.utterance, at: first.at)
    }
    return fates + end(by: now)
  }

  /// Ends what is being said by then, and begins what waits for that.
  private mutating func end(by now: Int64) -> [Fate] {
    var fates: [Fate] = []
    while let (entry, end) = saying, end <= now {
      fates.append(.ends(entry.utterance, at: end))
      saying = nil
      fates += begin(at: end)
    }
    return fates
  }

  private mutating func begin(at now: Int64) -> [Fate] {
    guard saying == nil, !entries.isEmpty else { return [] }
    let next = entries.removeFirst()
    let (end, isTooLate) = now.addingReportingOverflow(duration(of: next.utterance))
    saying = (next, isTooLate ? .max : end)
    return [.begins(next.utterance, at: now)]
  }

  /// How long an utterance takes, in µs.
  public func duration(of utterance: Utterance) -> Int64 {
    if Language.named(utterance.language)?.countsSyllables == true {
      let pace = SpeechPace(characters: Double(rate))
      let texts = [utterance.text, utterance.hint].compactMap(\.self)
      return max(1, texts.reduce(0) { $0 + pace.duration(of: $1, in: utterance.language) })
    }
    let characters = Int64(utterance.text.count + (utterance.hint?.count ?? 0))
    return max(1, characters * 1_000_000 / rate)
  }
}
