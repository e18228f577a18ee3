import Announcer
import Geometry
import Gestures
import InputEvents

/// Ways to say a doing, tried one after the other.
extension ScriptTranslator {
  /// A way to say a doing, and what has come of it.
  struct Trial {
    var actions: [ScriptAction]
    var run: Run<Interface>
    var synthesizer: GestureSynthesizer
    /// What was told meanwhile.
    var entries: [TranscriptEntry]
    var inputs: [RecognizedInput]
    var settled: SettledRun<Interface>
    /// What is not as it was; nil where people see and hear the same.
    var difference: String?
    /// Whether at least everything looks the same.
    var looksAlike: Bool
    /// How far from where it was something lies that people see at another place, in points.
    var distance: Double
    /// Whether nothing tells the states apart, seen or not: where an insertion point is shows only when somebody types.
    var isSame: Bool
  }

  /// What is to come of a doing.
  struct Sought {
    /// The recording's run as it comes to rest behind it.
    var settled: SettledRun<Interface>
    /// The recording's run as the next thing is done, and how long after this, in µs, where it moves until then.
    var moving: (run: Run<Interface>, after: Int64)?
  }

  /// Writes the instructions that do what hands did, and what was so then.
  ///
  /// - Parameter next: What was done next, if anything; where the interface had not come to rest by then, what moves is
  ///   where it was, too.
  /// - Parameter expects: Whether what is so afterwards is written, where nothing moves by then.
  mutating func write(
    _ doing: RecordedDoing<Interface>, before next: RecordedDoing<Interface>?, expects: Bool
  ) throws(TranslationError) {
    let expected = SettledRun(doing.after, recordedLog, from: recordedBase, of: doing.firstEntry, to: doing.lastEntry)
    let follower = next.flatMap { $0.beganAtRest ? nil : $0 }
    let sought = Sought(
      settled: expected, moving: follower.map { (run: $0.before, after: max(0, $0.before.now - doing.end)) })
    for case .unsayable(let what, let why) in doing.acts.map(\.kind) {
      return try leaveOut(doing, what, why: why, expected)
    }
    guard let trial = bestTrial(of: doing, sought) else {
      let what = "something that a script's hand cannot do"
      return try leaveOut(doing, what, why: refusal ?? "no instruction says it", expected)
    }
    for case .nothing(let what) in doing.acts.map(\.kind) {
      translation.say("\(Self.time(doing.start)): \(what) is left out")
    }
    if trial.difference != standing, let difference = trial.difference {
      translation.deviations += 1
      translation.say("not the same as at \(Self.time(doing.start)) of the recording: \(difference)")
    }
    standing = trial.looksAlike ? nil : trial.difference
    translation.lines += trial.actions.map { .instruction($0.description) }
    let isAgreed = trial.difference == nil
    accept(trial)
    if !trial.actions.isEmpty {
      (recordedEnd, playedEnd) = (doing.end, played.now)
      if expects, follower == nil { expect(expected, since: doing.start) }
    }
    moveBase(to: doing.lastEntry, isAgreed: isAgreed)
  }

  private static func time(_ time: Timestamp) -> String { "\(Numerals.seconds(time.microseconds)) s" }

  private mutating func accept(_ trial: Trial) {
    (played, synthesizer) = (trial.run, trial.synthesizer)
    playedLog.entries += trial.entries
  }

  /// Says nothing of a doing of which nothing came; one of which something did makes a script impossible.
  private mutating func leaveOut(
    _ doing: RecordedDoing<Interface>, _ what: String, why: String, _ expected: SettledRun<Interface>
  ) throws(TranslationError) {
    let before = SettledRun(
      doing.before, recordedLog, from: recordedBase, of: doing.firstEntry, to: doing.firstEntry)
    guard before.lookDifference(from: expected) == nil, expected.entries.allSatisfy(\.events.isEmpty) else {
      throw TranslationError(time: doing.start, doing: what, reason: why)
    }
    translation.say("\(Self.time(doing.start)): \(what) is left out: \(why), and nothing came of it")
    moveBase(to: doing.lastEntry, isAgreed: false)
  }

  // MARK: Trials

  /// How far from where it was something may lie for the numbers near the one given to be tried, in points.
  private static var farthestNeighbour: Double { 20 }

  /// The plainest way after which everything is as it was, or the nearest; nil where the hand can do none.
  private mutating func bestTrial(of doing: RecordedDoing<Interface>, _ expected: Sought) -> Trial? {
    var best: (trial: Trial, phrasing: Phrasing, wait: Int64?)?
    // The best of those that begin where the hand did.
    var placed: (trial: Trial, phrasing: Phrasing, wait: Int64?)?
    refusal = nil
    let pause = doing.start - recordedEnd - (played.now - playedEnd)
    // In its own time, too, where there is time before it or in it.
    var ways: [(wait: Int64?, isTimed: Bool)] = [(nil, false)]
    if pause > 0 || doing.acts.count > 1 { ways.append((pause > 0 ? pause : nil, true)) }
    for (wait, isTimed) in ways {
      let count = playedLog.entries.count
      var screen = played
      if let wait { screen.advance(to: screen.now + wait) } else if !screen.scripting.waited { screen.rest() }
      playedLog.cut(to: count)
      let phrasings = phrasings(doing, on: screen, isTimed: isTimed)
      for phrasing in phrasings {
        var next: Phrasing? = phrasing
        while let phrasing = next, let trial = attempt(phrasing, after: wait, expected) {
          if trial.isSame { return trial }
          if best.map({ rank(trial) < rank($0.trial) }) ?? true { best = (trial, phrasing, wait) }
          if phrasing.isPlaced, placed.map({ rank(trial) < rank($0.trial) }) ?? true {
            placed = (trial, phrasing, wait)
          }
          next = trial.difference != nil && trial.difference == standing ? nil : phrasing.corrected(by: trial.inputs)
        }
      }
      // What has gone another way before does not come back for being timed.
      if standing != nil, best?.trial.difference == standing { break }
    }
    guard let best else { return nil }
    // What is all but the same may be the same with a number that is not round.
    var nearest = best.trial
    guard standing == nil || best.trial.difference != standing else { return nearest }
    let others = best.phrasing.isPlaced ? [best] : [best, placed].compactMap(\.self)
    for other in others where other.trial.distance < Self.farthestNeighbour {
      for phrasing in other.phrasing.neighbours where furtherTries > 0 {
        furtherTries -= 1
        guard let trial = attempt(phrasing, after: other.wait, expected) else { continue }
        if trial.isSame { return trial }
        if rank(trial) < rank(nearest) { nearest = trial }
      }
    }
    return nearest
  }

  /// How far it is from what it should be: what only sounds otherwise is nearer than what looks otherwise, and that by how
  /// far away from its place something lies.
  private func rank(_ trial: Trial) -> Double {
    let distance = trial.distance > StateLook.tolerance ? trial.distance : 0
    return trial.difference == standing ? distance : trial.looksAlike ? 1 + distance : 1e6 + distance
  }

  /// Ways to say all acts of a doing, with the pauses between them where it is to be timed.
  private func phrasings(
    _ doing: RecordedDoing<Interface>, on screen: Run<Interface>, isTimed: Bool
  ) -> [Phrasing] {
    let writer = PhrasingWriter(screen.target, pointer: screen.engine.pointer)
    let choices = doing.acts.map(writer.phrasings)
    guard !choices.contains(where: \.isEmpty) else { return [] }
    // What can be said in most ways is said in each, and the rest in the plainest way, then in the most exact.
    let longest = choices.indices.max { choices[$0].count < choices[$1].count } ?? 0
    let others = choices.count > 1 ? [false, true] : [false]
    return others.flatMap { isExact in
      choices[longest].indices.map { place in
        var whole = Phrasing([])
        var end: Timestamp?
        for (index, act) in doing.acts.enumerated() {
          if isTimed, let end, act.start > end { whole = whole + Phrasing([.wait(act.start - end)]) }
          let ways = choices[index]
          whole = whole + ways[index == longest ? place : isExact ? ways.count - 1 : 0]
          end = act.end
        }
        return whole
      }
    }
  }

  /// Does it in a copy of the script's run; nil where the hand cannot, or where a script cannot spell it.
  private mutating func attempt(
    _ phrasing: Phrasing, after wait: Int64?, _ expected: Sought
  ) -> Trial? {
    let actions = (wait.map { [ScriptAction.wait($0)] } ?? []) + phrasing.actions
    guard actions.allSatisfy(Self.isSpelled) else { return nil }
    let count = playedLog.entries.count
    playedLog.inputs.removeAll(keepingCapacity: true)
    var (run, synthesizer) = (played, synthesizer)
    defer { playedLog.cut(to: count) }
    do throws(ScriptRunError) {
      for action in phrasing.actions.isEmpty ? [] : actions { try run.perform(Located(action), with: &synthesizer) }
    } catch {
      refusal = error.message
      return nil
    }
    let entries = Array(playedLog.entries[count...])
    let inputs = playedLog.inputs
    let settled = SettledRun(run, playedLog, from: playedBase, of: count)
    var trial = Trial(
      actions: phrasing.actions.isEmpty ? [] : actions, run: run, synthesizer: synthesizer, entries: entries,
      inputs: inputs,
      settled: settled, difference: settled.difference(from: expected.settled),
      looksAlike: settled.lookDifference(from: expected.settled) == nil,
      distance: StateLook.distance(settled.run.target.tree, from: expected.settled.run.target.tree),
      isSame: settled.isSame(as: expected.settled))
    if let moving = expected.moving {
      var later = run
      let told = playedLog.entries.count
      later.advance(to: later.now + moving.after)
      playedLog.cut(to: told)
      playedLog.inputs = inputs
      trial.isSame = trial.isSame && later.target.stateHash == moving.run.target.stateHash
      trial.distance = max(trial.distance, StateLook.distance(later.target.tree, from: moving.run.target.tree))
    }
    return trial
  }

  /// Whether a script that spells it says just that.
  private static func isSpelled(_ action: ScriptAction) -> Bool {
    (try? GestureScript(parsing: action.description))?.actions == [action]
  }

  // MARK: Expectations

  /// Writes what was so after a doing, as far as it is so in the script's run.
  private mutating func expect(_ expected: SettledRun<Interface>, since start: Timestamp) {
    let writer = ClaimWriter(expected.run.target.tree)
    for claim in writer.claims(
      of: expected.entries.filter { $0.lastTime >= start }, cursor: expected.run.reader.cursor.focus)
    {
      let action = ScriptAction.expect(ScriptExpectation(Located(claim)))
      guard Self.isSpelled(action) else { continue }
      let count = playedLog.entries.count
      var (run, synthesizer) = (played, synthesizer)
      let failed = run.expectations.failed
      guard (try? run.perform(Located(action), with: &synthesizer)) != nil, run.expectations.failed == failed else {
        playedLog.cut(to: count)
        continue
      }
      (played, self.synthesizer) = (run, synthesizer)
      translation.lines.append(.instruction(action.description))
    }
  }

  /// Words are compared from here on, once both runs have said the same by now, or where they never will.
  private mutating func moveBase(to entry: Int, isAgreed: Bool) {
    let isEven = recordedLog.words(from: recordedBase, to: entry) == playedLog.words(from: playedBase)
    if isEven || !isAgreed { (recordedBase, playedBase) = (entry, playedLog.entries.count) }
  }
}
