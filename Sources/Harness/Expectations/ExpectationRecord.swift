import Accessibility
import Announcer
import InputEvents

/// What has happened and was said in a run, as far as expectations may be about it.
struct ExpectationRecord {
  /// Whether anything is kept: a run without expectations keeps nothing.
  var isKept = false
  /// What was done last, as a script spells it; nil before anything was.
  private(set) var instruction: String?
  /// What was said since then, in order; the latest of many.
  private(set) var said: [String] = []
  /// What was ever said, in the order in which it first was.
  private(set) var everSaid: [String] = []
  /// What has changed since then, in words; the first of many.
  private(set) var changes: [String] = []
  /// Whether anything at all came of it, told or not; what goes on by itself meanwhile does not count.
  private(set) var hasEffect = false
  /// Whether something has taken it and done nothing.
  private(set) var wasRefused = false
  /// Whether it has set something in motion, or has been done while something was.
  private(set) var hasMoved = false
  /// Whether it has silenced a reader that was saying something.
  private(set) var isSilenced = false
  /// The detents that sheets have come to, by their ids.
  private(set) var detents: [NodeID: String] = [:]
  /// The pages that were last gone to.
  private(set) var pages: [NodeID: Position] = [:]

  /// What has come while a script waited that had asked for what came before; nil where it did not.
  private(set) var meanwhile: Meanwhile?
  /// Whether something was asked since that was done, or since the wait that `meanwhile` is about began.
  private var isAsked = false

  /// What was said and has changed since a wait began, the first of many.
  struct Meanwhile {
    /// The wait, as a script spells it.
    let instruction: String
    fileprivate(set) var said: [String] = []
    fileprivate(set) var changes: [String] = []
  }

  /// When that was done.
  private var start = Timestamp.zero
  private var known: Set<String> = []
  /// What each utterance was put together of, where that is not one text.
  private(set) var parts: [String: [String]] = [:]
  /// Utterances and changes that are kept of one instruction.
  private static let greatestCount = 1000

  /// What has come of one instruction.
  struct Saved {
    fileprivate var instruction: String?
    fileprivate var start: Timestamp
    fileprivate var said: [String]
    fileprivate var changes: [String]
    fileprivate var hasEffect: Bool
    fileprivate var meanwhile: Meanwhile?
    fileprivate var isAsked: Bool
  }

  /// Something is done now: what has come of what was done before is forgotten, and returned.
  @discardableResult
  mutating func begin(_ instruction: String, at time: Timestamp) -> Saved {
    let earlier = Saved(
      instruction: self.instruction, start: start, said: said, changes: changes, hasEffect: hasEffect,
      meanwhile: meanwhile, isAsked: isAsked)
    self.instruction = instruction
    start = time
    said = []
    changes = []
    hasEffect = false
    (meanwhile, isAsked) = (nil, false)
    (hasMoved, wasRefused, isSilenced) = (false, false, false)
    return earlier
  }

  /// What was to be done could not be done: expectations are about what was done before.
  mutating func resume(_ earlier: Saved) {
    (instruction, start, hasEffect) = (earlier.instruction, earlier.start, earlier.hasEffect)
    (said, changes) = (earlier.said, earlier.changes)
    (meanwhile, isAsked) = (earlier.meanwhile, earlier.isAsked)
  }

  /// Something was asked of what has come so far.
  mutating func ask() { isAsked = true }

  /// A script waits. Where it has asked for what came before, only what comes from now on is new to it.
  mutating func wait(_ instruction: String) {
    guard isAsked else { return }
    (meanwhile, isAsked) = (Meanwhile(instruction: instruction), false)
  }

  /// Whether an entry tells that something came of what was done last.
  func showsEffect(_ entry: TranscriptEntry) -> Bool {
    // A note says that the screen has another size.
    guard entry.lastTime >= start, entry.isOfInput || entry.isNote else { return false }
    return !entry.utterances.isEmpty
      || entry.events.contains { if case .swallowed = $0.event.kind { false } else { true } }
  }

  /// Whether something was said or told of since it was done, by whatever.
  var isHeard: Bool { !said.isEmpty || !changes.isEmpty || isSilenced }

  /// Whether an entry tells that something has taken an input and done nothing.
  static func isRefusal(_ entry: TranscriptEntry) -> Bool {
    entry.isOfInput && entry.events.contains { if case .swallowed = $0.event.kind { true } else { false } }
  }

  /// Takes what an entry of the transcript tells.
  mutating func take(_ entry: TranscriptEntry) {
    guard isKept || entry.trigger == .start else { return }
    // What was typed before may be told only now.
    let isOfInstruction = entry.lastTime >= start
    for utterance in entry.utterances where !utterance.text.isEmpty {
      if known.insert(utterance.text).inserted { everSaid.append(utterance.text) }
      if utterance.parts.count > 1 { parts[utterance.text] = utterance.parts }
      guard isOfInstruction else { continue }
      if let count = meanwhile?.said.count, count < Self.greatestCount { meanwhile?.said.append(utterance.text) }
      if said.count == Self.greatestCount { said.removeFirst(Self.greatestCount / 2) }
      said.append(utterance.text)
    }
    if isOfInstruction, entry.stopsSpeech { isSilenced = true }
    if showsEffect(entry) { hasEffect = true }
    if isOfInstruction, entry.isOfInput, entry.isMoving { hasMoved = true }
    if isOfInstruction, Self.isRefusal(entry) { wasRefused = true }
    for happening in entry.events {
      let event = happening.event
      switch event.kind {
      case .swallowed, .delivered: continue
      case .detentChanged(_, let detent): detents[event.node] = detent
      case .detentStoodIn(_, let detent, _): detents[event.node] = detent
      case .paged(let page, let count): pages[event.node] = Position(index: page, count: count)
      default: break
      }
      guard isOfInstruction, let text = happening.text else { continue }
      if changes.count < Self.greatestCount { changes.append(text) }
      if let count = meanwhile?.changes.count, count < Self.greatestCount { meanwhile?.changes.append(text) }
    }
  }

  /// Something has changed that no event of the interface tells, in words.
  mutating func change(_ text: String) {
    guard isKept else { return }
    if changes.count < Self.greatestCount { changes.append(text) }
    if let count = meanwhile?.changes.count, count < Self.greatestCount { meanwhile?.changes.append(text) }
  }

  /// Whether an utterance says a text: the whole of it, or whole parts of it.
  func says(_ text: ExpectedText, _ utterance: String) -> Bool {
    text.isSaid(in: utterance, of: parts[utterance] ?? [])
  }

  /// The end of a sentence about what was said or done since then.
  var since: String { instruction.map { "since \($0)" } ?? "since the start" }
}
