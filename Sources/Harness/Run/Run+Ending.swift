import Accessibility
import Announcer
import InputEvents

extension Run {
  // MARK: The target, watched

  /// Lets the target live on; where plots are wanted, how things move meanwhile is kept.
  mutating func advanceTarget(to time: Timestamp) -> [TargetEvent] {
    if options.keepsMotion { motion.look(ahead: target, until: time) }
    let events = target.advance(to: time)
    if options.keepsMotion { motion.look(at: target, after: events) }
    return events
  }

  /// Tells the target what is done to it, now.
  mutating func tellTarget(_ kind: TargetInput.Kind, from device: Int? = nil) -> [TargetEvent] {
    let events = target.receive(TargetInput(time: now, kind: kind, device: device))
    if options.keepsMotion { motion.look(at: target, after: events) }
    return events
  }

  // MARK: What is told in the end

  /// How it ended.
  ///
  /// - Parameter isWhole: Whether the input came to its end, so that what becomes of the state by itself is as good as
  ///   there: an indicator that waits to hide makes no other end.
  mutating func summary(isWhole: Bool) -> RunSummary {
    let hash = (target as? any ReproducibleTarget).map { isWhole ? Self.hashAtRest($0) : $0.stateHash }
    var summary = RunSummary(
      time: now, entries: entryCount,
      keyboardFocus: target.tree.nodes.first { $0.traits.contains(.focused) }?.id,
      readerCursor: reader.cursor.focus, stateHash: hash)
    summary.warnings = warningCount
    summary.expectations = expectations.asked > 0 ? expectations : nil
    if options.keepsMotion { summary.motion = motion.finish(at: now) }
    return summary
  }

  /// The hash of the state that a target comes to by itself.
  private static func hashAtRest(_ target: some ReproducibleTarget) -> UInt64 {
    var target = target
    // A target that does not get on must not keep the run.
    for _ in 0..<64 {
      guard let deadline = target.nextDeadline else { break }
      _ = target.advance(to: max(deadline, target.now))
      if target.nextDeadline == deadline { break }
    }
    return target.stateHash
  }

  /// What is no longer heard because of what an entry says.
  mutating func silenced(by entry: inout TranscriptEntry) -> [Utterance] {
    let time = entry.time.microseconds
    var fates: [SpeechQueue.Fate] = []
    if case .command(.stop, _) = entry.trigger { fates += speech.stop(at: time) }
    // What is not said so soon again, while so much waits or while the same is being said, was not said at all.
    var unsaid: Set<Int> = []
    for (place, utterance) in entry.utterances.enumerated() {
      let became = speech.post(utterance, at: time)
      switch became.last {
      case .refused(utterance, at: _): unsaid.insert(place)
      case .dropped(utterance, at: _) where utterance.isLive: unsaid.insert(place)
      default: break
      }
      fates += became
    }
    let own = Set(entry.utterances)
    if !unsaid.isEmpty {
      var place = -1
      entry.reader.removeAll { act in
        guard case .says = act else { return false }
        place += 1
        return unsaid.contains(place)
      }
    }
    return fates.compactMap { fate in
      switch fate {
      case .cutOff(let utterance, at: _): utterance
      case .dropped(let utterance, at: _) where !own.contains(utterance): utterance
      default: nil
      }
    }
  }
}
