import Accessibility
import Geometry
import Gestures
import InputEvents

/// Follows what moves during a run, in bounded memory.
///
/// A target is asked where things will be at moments to come, before it lives on until then: what moves by itself does
/// so by a formula, so that asking changes nothing. Between two inputs it is asked every `interval` from the beginning
/// of the run, and at every moment at which a movement turns or takes another course; that is exact to the microsecond.
struct MotionRecorder {
  private(set) var record = MotionRecord()
  /// The ordinals in the record of what has moved.
  private var ordinals: [Key: Int] = [:]
  /// The pace of each track, in µs; doubled whenever it has become too long.
  private var intervals: [Int64] = []

  /// What is turned, by what it is called in the record.
  private var turnTracks: [NodeID: TurnTrack] = [:]

  /// Since when what has not moved yet is where it is.
  private var starts: [Key: Start] = [:]
  /// When the run began.
  private var start = Timestamp.zero

  /// What moved when it was last looked at.
  private var moving: [Key] = []

  /// The steady pace, in µs: 200 times a second, which is finer than what a plot of a movement can show.
  static let interval: Int64 = 5_000
  /// Of no track more moments are kept; beyond that every second one of those at a steady pace goes.
  static let greatestLength = 8_192
  /// No more things are followed.
  private static let greatestCount = 64
  /// Of no more fingers is it kept when they were down; the oldest go first.
  private static let greatestContacts = 4_096

  /// Where something is that has not moved yet.
  private struct Start {
    var sample: MotionRecord.Sample
    /// Where it could rest since then.
    var periods: [MotionRecord.Period]
  }

  private struct Key: Hashable {
    var node: NodeID
    var quantity: Motion.Quantity
  }

  /// Notes where everything is before a run begins.
  mutating func begin(_ target: some Target) {
    start = target.now
    note(target.placements, after: [], of: target)
  }

  /// Looks ahead, before a target lives on until `time` without input.
  mutating func look(ahead target: some Target, until time: Timestamp) {
    let now = target.now
    guard time > now else { return }
    let motions = target.motions(at: now)
    guard !motions.isEmpty else { return }
    noteHeld(motions, of: target, until: time)
    guard target.nextDeadline != nil, motions.contains(where: { !$0.isHeld }) else { return }
    // What is to come after the next deadline is asked for then.
    let end = min(time, target.nextDeadline ?? time)
    guard end > now else { return }
    take(free(target, at: now), at: now, kind: .onTheWay, of: target)
    var turns = target.motionTurns.filter { $0 > now && $0 < end }[...]
    var next = Timestamp(microseconds: now.microseconds / Self.interval * Self.interval) + Self.interval
    while next < end || !turns.isEmpty {
      if let turn = turns.first, turn <= next {
        take(free(target, at: turn), at: turn, kind: .turn, of: target)
        turns.removeFirst()
        if turn == next { next = next + Self.interval }
      } else {
        take(free(target, at: next), at: next, kind: .onTheWay, of: target)
        next = next + Self.interval
      }
    }
    take(free(target, at: end), at: end, kind: end == time ? .onTheWay : .turn, of: target)
  }

  /// What moves by itself, as it will be.
  private func free(_ target: some Target, at time: Timestamp) -> [Motion] {
    target.motions(at: time).filter { !$0.isHeld }
  }

  /// What somebody holds is where it is until shortly before it is reported to be elsewhere: between two reports that
  /// follow each other nothing is known of it. It stands still once no report has come for `VelocityTracker.stopGap`.
  private mutating func noteHeld(_ motions: [Motion], of target: some Target, until time: Timestamp) {
    let held = motions.filter(\.isHeld)
    let last = time + -Self.reportInterval
    guard last - target.now > Self.reportInterval else { return }
    let still = target.now + VelocityTracker.stopGap
    if still < last { take(held, at: still, kind: .onTheWay, of: target) }
    take(held, at: last, kind: .onTheWay, of: target)
  }

  /// Reports of a moving finger follow each other at least as fast, in µs: 60 times a second.
  private static let reportInterval: Int64 = 17_000

  /// Notes where things are after something has been done to a target, and what came of it at once.
  mutating func look(at target: some Target, after events: [TargetEvent]) {
    let now = target.now
    let motions = target.motions(at: now)
    take(motions, at: now, kind: .onTheWay, of: target)
    jump(events, of: target)
    let before = moving
    moving = motions.map { Key(node: $0.node, quantity: $0.quantity) }
    note(target.placements, after: before, of: target)
    for key in before where !moving.contains(key) {
      guard let last = ordinals[key].flatMap({ record.tracks[$0].samples.last }), last.kind != .rest else { continue }
      append(.init(time: now, value: last.value, kind: .rest), key, rests: nil, of: target)
    }
  }

  /// Notes where things are that do not move, without a word from anybody: what has moved just before rests there, what
  /// has moved earlier has jumped there, and what never has begins there. A sheet that is not there any more has no
  /// height.
  private mutating func note(_ placements: [Motion], after before: [Key], of target: some Target) {
    var sheets: Set<NodeID> = []
    for ordinal in placements {
      let key = Key(node: ordinal.node, quantity: ordinal.quantity)
      if key.quantity == .height { sheets.insert(key.node) }
      guard !moving.contains(key) else { continue }
      note(ordinal.value, key, rests: ordinal.rests, after: before, of: target)
    }
    for track in record.tracks where track.quantity == .height && !sheets.contains(track.node) {
      let key = Key(node: track.node, quantity: .height)
      guard !moving.contains(key) else { continue }
      note(0, key, rests: [], after: before, of: target)
    }
  }

  private mutating func note(
    _ value: Double, _ key: Key, rests: [Motion.RestValue], after before: [Key], of target: some Target
  ) {
    let time = target.now
    guard let known = ordinals[key] else {
      guard let start = starts[key]?.sample, key.quantity == .height, start.value != value else {
        let period = MotionRecord.Period(since: time, rests: rests)
        if starts[key]?.sample.value != value {
          starts[key] = Start(sample: .init(time: time, value: value, kind: .rest), periods: [period])
        } else if !rests.isEmpty {
          starts[key]?.periods.set(rests, since: time)
        }
        return
      }
      // A sheet that was there from the beginning has another height, as the screen has.
      append(.init(time: time, value: value, kind: .jump), key, rests: rests, of: target)
      return
    }
    if !rests.isEmpty { record.tracks[known].setRests(rests, since: time) }
    guard record.tracks[known].samples.last?.value != value else { return }
    let kind: MotionRecord.Sample.Kind = before.contains(key) ? .rest : .jump
    append(.init(time: time, value: value, kind: kind), key, rests: nil, of: target)
  }

  /// Where something was before it moved for the first time; nil where that is not known.
  private func beginning(of key: Key) -> MotionRecord.Sample? {
    if let known = starts[key] { return known.sample }
    return key.quantity == .offsetX || key.quantity == .offsetY
      ? .init(time: start, value: 0, kind: .rest) : nil
  }

  /// Notes where content has come to, at once or at the end of its way.
  private mutating func jump(_ events: [TargetEvent], of target: some Target) {
    for event in events {
      let ordinal: Vector
      switch event.kind {
      case .scrolled(let x, let y): ordinal = Vector(dx: x, dy: y)
      case .zoomed(let scale):
        jump(to: scale, Key(node: event.node, quantity: .scale), at: event.time, of: target)
        continue
      case .paged:
        // Of a tab view its pages are told, and nothing else.
        guard let offset = target.scrollOffset(of: event.node) else { continue }
        ordinal = offset
      default: continue
      }
      for (quantity, value) in [(Motion.Quantity.offsetY, ordinal.dy), (.offsetX, ordinal.dx)] {
        jump(to: value, Key(node: event.node, quantity: quantity), at: event.time, of: target)
      }
    }
  }

  /// Notes that something is at a value now, unless it rests there already.
  private mutating func jump(to value: Double, _ key: Key, at time: Timestamp, of target: some Target) {
    let last = ordinals[key].flatMap { record.tracks[$0].samples.last }
    let isJump = value != (last ?? beginning(of: key))?.value
    guard isJump || last.map({ $0.velocity != 0 || $0.kind != .rest }) ?? false else { return }
    append(.init(time: time, value: value, kind: isJump ? .jump : .rest), key, rests: nil, of: target)
  }

  /// Notes which fingers are down.
  mutating func take(_ event: ContactEvent, at time: Timestamp) {
    switch event.phase {
    case .began:
      if record.contacts.count >= Self.greatestContacts { record.contacts.removeFirst() }
      record.contacts.append(.init(id: event.contact.id, start: time, end: nil))
    case .moved: break
    case .ended, .cancelled:
      if let index = record.contacts.lastIndex(where: { $0.id == event.contact.id && $0.end == nil }) {
        record.contacts[index].end = time
      }
    }
  }

  /// Notes how far something is turned.
  mutating func take(_ turn: RotaryTurn, of device: Int, at time: Timestamp) {
    let subject = TurnTrack.subject(turn)
    let node = NodeID("\(subject) \(device + 1)")
    if turnTracks[node] == nil {
      guard record.tracks.count < Self.greatestCount else { return }
      turnTracks[node] = TurnTrack(ordinal: record.tracks.count)
      record.tracks.append(.init(node: node, subject: subject, quantity: .turn))
      intervals.append(Self.interval)
    }
    guard let ordinal = turnTracks[node]?.ordinal else { return }
    record.tracks[ordinal].samples += turnTracks[node]?.moments(turn, of: device, at: time) ?? []
    if record.tracks[ordinal].samples.count > Self.greatestLength { thin(ordinal) }
  }

  /// What moved until the end of a run.
  mutating func finish(at time: Timestamp) -> MotionRecord {
    for track in turnTracks.values {
      guard let last = record.tracks[track.ordinal].samples.last else { continue }
      let end = track.end(before: time) ?? .init(time: max(time, last.time), value: last.value, kind: .rest)
      record.tracks[track.ordinal].samples.append(end)
    }
    record.end = time
    return record
  }

  private mutating func take(
    _ motions: [Motion], at time: Timestamp, kind: MotionRecord.Sample.Kind, of target: some Target
  ) {
    for motion in motions {
      let key = Key(node: motion.node, quantity: motion.quantity)
      var sample = MotionRecord.Sample(time: time, value: motion.value, kind: kind)
      let before = ordinals[key].flatMap { record.tracks[$0].samples.suffix(2).last { $0.time < time } }
      sample.velocity = motion.velocity ?? Self.velocity(from: before, to: sample)
      append(sample, key, rests: motion.rests, of: target)
    }
  }

  /// How fast something went under a finger since it was last looked at.
  private static func velocity(from last: MotionRecord.Sample?, to sample: MotionRecord.Sample) -> Double {
    guard let last, sample.time - last.time <= 100_000 else { return 0 }
    return (sample.value - last.value) * 1_000_000 / Double(sample.time - last.time)
  }

  private mutating func append(
    _ sample: MotionRecord.Sample, _ key: Key, rests: [Motion.RestValue]?, of target: some Target
  ) {
    let ordinal: Int
    if let known = ordinals[key] {
      ordinal = known
    } else {
      guard record.tracks.count < Self.greatestCount else { return }
      ordinal = record.tracks.count
      ordinals[key] = ordinal
      let narrator = EventNarrator(after: target.tree)
      record.tracks.append(
        .init(node: key.node, subject: narrator.subject(key.node), quantity: key.quantity))
      intervals.append(Self.interval)
      if let beginning = beginning(of: key) {
        for period in starts.removeValue(forKey: key)?.periods ?? [] where !period.rests.isEmpty {
          record.tracks[ordinal].setRests(period.rests, since: period.since)
        }
        record.tracks[ordinal].samples.append(beginning)
      }
    }
    if let rests { record.tracks[ordinal].setRests(rests, since: sample.time) }
    let samples = record.tracks[ordinal].samples
    if let last = samples.last, sample.kind == .onTheWay {
      // Of one moment the last word counts; at a steady pace there are not more.
      if last.time == sample.time, last.value == sample.value, last.velocity == sample.velocity { return }
      let isTooEarly = samples.count > 1 && sample.time - samples[samples.count - 2].time < intervals[ordinal]
      if last.kind == .onTheWay, last.time == sample.time || isTooEarly {
        record.tracks[ordinal].samples[samples.count - 1] = sample
        return
      }
    }
    record.tracks[ordinal].samples.append(sample)
    if record.tracks[ordinal].samples.count > Self.greatestLength { thin(ordinal) }
  }

  /// Leaves out every second moment of those at a steady pace.
  private mutating func thin(_ ordinal: Int) {
    intervals[ordinal] *= 2
    var isDropped = false
    record.tracks[ordinal].samples.removeAll { sample in
      guard sample.kind == .onTheWay else { return false }
      isDropped.toggle()
      return isDropped
    }
    // Where nearly all of them are turns, the oldest go.
    let excess = record.tracks[ordinal].samples.count - Self.greatestLength * 3 / 4
    if excess > 0 { record.tracks[ordinal].samples.removeFirst(excess) }
  }
}
