import Gestures
import InputEvents

/// Where the script is that a run does.
struct ScriptProgress {
  /// Whether it has just waited, so that what follows comes at once.
  var waited = false
  /// Whether an instruction has put the pointer somewhere.
  var isPointerPlaced = false
  /// Whether what is done now is followed by the words that nothing is to come of it, in the same script.
  var expectsNothing = false
  /// The same of what follows the whole script.
  var isFollowedByNothing = false
  /// What was done last, of which something should have come.
  var done: Done?
  /// Held keys and places of the pointer of which nothing came, and for which nothing has followed yet.
  var preparations: [Done] = []

  /// What has been told of lying on something else.
  var toldOverlaps: Set<String> = []

  /// An instruction that was done.
  struct Done {
    /// Where it stands, and what it says.
    var instruction: Located<ScriptAction>
    /// What the script is called.
    var source: String?

    init(_ instruction: Located<ScriptAction>, _ source: String?) {
      (self.instruction, self.source) = (instruction, source)
    }
  }
}

extension Run {
  /// Warns of the last instruction if nothing at all has come of it: it has brought about nothing, and everything is as it
  /// would be without it, whatever else goes on.
  mutating func warnOfNothing() {
    guard options.warnsOfNothing, let done = scripting.done else { return }
    scripting.done = nil
    let before = undisturbed
    undisturbed = nil
    // What waits for more of its kind is an effect already.
    guard !evidence.hasEffect, pending.map(evidence.showsEffect) != true, engine.nextDeadline == nil else { return }
    guard var other = before as? any ReproducibleTarget, var own = target as? any ReproducibleTarget else {
      if target.isMoving || evidence.isHeard { return }
      return remark(done)
    }
    let byItself = other.advance(to: target.now)
    // What was said or done while nothing would have happened by itself came of the instruction.
    if evidence.isHeard, byItself.isEmpty { return }
    // What a lift leaves for gestures of the same moment is gone right after it.
    let after = target.now + 1
    _ = own.advance(to: after)
    _ = other.advance(to: after)
    // What was refused because something moves may leave a trace of its time in the state that nobody sees.
    // Where the pointer is now nobody sees of a click that has done nothing.
    let isClick = if case .click = done.instruction.value { true } else { false }
    let isRefused = isClick || evidence.wasRefused || pending.map(ExpectationRecord.isRefusal) == true
    guard own.stateHash == other.stateHash || isRefused && own.tree == other.tree else { return }
    // What was refused has moved nothing, whatever else did.
    let hasMoved = !isRefused && (evidence.hasMoved || pending?.isMoving == true)
    remark(done, hasMoved ? ": what it moved is where it would be without it" : "")
  }

  /// Notes that an instruction is begun, of which something should come.
  mutating func begin(
    _ instruction: Located<ScriptAction>, from source: String?, with synthesizer: GestureSynthesizer
  ) {
    scripting.done = instruction.value.hasEffect ? .init(instruction, source) : nil
    guard options.warnsOfNothing else { return }
    if case .release(let chord) = instruction.value {
      guard !synthesizer.holds(chord) else { return }
      warnOfNothing(
        .init(instruction, source), ": \(chord.map { "\($0)" } ?? "nothing") is \(chord == nil ? "" : "not ")held")
    } else if !instruction.value.isPreparation {
      scripting.preparations = []
    }
  }

  /// Warns of keys that were held, and of places where the pointer was put, if nothing has followed that is done with them.
  mutating func warnOfPreparations() {
    guard options.warnsOfNothing else { return }
    for done in scripting.preparations { warnOfNothing(done, ": nothing is done after it") }
    scripting.preparations = []
  }

  /// Tells that nothing came of an instruction, or keeps it until something is done with what it has prepared.
  private mutating func remark(_ done: ScriptProgress.Done, _ reason: String = "") {
    if done.instruction.value.isPreparation { return scripting.preparations.append(done) }
    warnOfNothing(done, reason)
  }

  private mutating func warnOfNothing(_ done: ScriptProgress.Done, _ reason: String) {
    if let location = done.instruction.location { idleInstructions.append(location) }
    warn("“\(done.instruction.value)” did nothing\(reason)", done.source, done.instruction.location)
  }

  /// Warns of what nobody can do to such an interface.
  /// Where its author knows and says so, nobody needs to be told.
  mutating func object(to instruction: Located<ScriptAction>, from source: String?) {
    guard !scripting.expectsNothing, let why = options.objection?(instruction.value, options.usesReader) else { return }
    warn("“\(instruction.value)”: \(why)", source, instruction.location)
  }

  /// Warns of what was not done, since none of the devices has what it takes.
  mutating func warnOfMissingDevice(
    _ error: ScriptRunError, for instruction: Located<ScriptAction>, from source: String?
  ) {
    guard !scripting.expectsNothing else { return }
    let hint = error.hint.map { " (\($0))" } ?? ""
    warn("“\(instruction.value)” is not done: \(error.message)\(hint)", source, instruction.location)
  }

  mutating func warn(_ text: String, _ source: String?, _ location: ScriptLocation?) {
    let warning = ScriptWarning(text, source: source, location: location)
    warningCount += 1
    flush()
    var entry = TranscriptEntry(time: now, cause: .warning("\(warning)"))
    entry.warning = warning
    append(entry)
    flush()
  }
}

extension GestureScript {
  /// Whether it begins with the words that nothing is to come of what was done before it.
  var beginsWithNothing: Bool {
    if case .expect(let expectation)? = instructions.first?.value { expectation.expectsNothing } else { false }
  }
}

extension ScriptAction {
  /// Whether something in an interface should come of it, or of what is done after it.
  var hasEffect: Bool {
    switch self {
    case .release, .look, .wait, .mark, .expect: false
    default: true
    }
  }

  /// Whether it may be for what is done after it: a key that is held, a pointer that is moved.
  var isPreparation: Bool {
    switch self {
    case .hold, .movePointer: true
    default: false
    }
  }
}

extension ScriptExpectation {
  /// Whether nothing is to come of what was done.
  var expectsNothing: Bool { claim.value == "nothing" }

  /// Whether it is about what was said since the last instruction.
  var isAboutWords: Bool { claim.value.hasPrefix("said ") && !claim.value.hasPrefix("said anywhere") }
}
