import Gestures
import InputEvents

/// Where the script is that a run does.
struct ScriptProgress {
  /// Whether it has just waited, so that what follows comes at once.
  var waited = false
  /// Whether an instruction has put the pointer somewhere.
  var isPointerPlaced = false
  /// What was done last, of which something should have come.
  var done: Done?

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
    guard var other = before as? any ReproducibleTarget, let own = target as? any ReproducibleTarget else {
      if target.isMoving { return }
      return warn("“\(done.instruction.value)” did nothing", done.source, done.instruction.location)
    }
    _ = other.advance(to: target.now)
    // What was refused because something moves may leave a trace of its time in the state that nobody sees.
    let isRefused = evidence.wasRefused || pending.map(ExpectationRecord.isRefusal) == true
    guard own.stateHash == other.stateHash || isRefused && own.tree == other.tree else { return }
    if let location = done.instruction.location { idleInstructions.append(location) }
    let remark = evidence.hasMoved || pending?.isMoving == true ? ": what it moved is back where it was" : ""
    warn("“\(done.instruction.value)” did nothing\(remark)", done.source, done.instruction.location)
  }

  /// Warns of what nobody can do to such an interface.
  mutating func object(to instruction: Located<ScriptAction>, from source: String?) {
    guard let why = options.objection?(instruction.value, options.usesReader) else { return }
    warn("“\(instruction.value)”: \(why)", source, instruction.location)
  }

  private mutating func warn(_ text: String, _ source: String?, _ location: ScriptLocation?) {
    let place = location.map { (source.map { "\($0):" } ?? "") + "\($0): " } ?? ""
    warningCount += 1
    flush()
    append(TranscriptEntry(time: now, cause: .warning(place + text)))
    flush()
  }
}

extension ScriptAction {
  /// Whether something in an interface should come of it: nothing need come of a pointer that moves or a key that is held.
  var hasEffect: Bool {
    switch self {
    case .hold, .release, .movePointer, .look, .wait, .mark, .expect: false
    default: true
    }
  }
}

extension ScriptExpectation {
  /// Whether nothing is to come of what was done.
  var expectsNothing: Bool { claim.value == "nothing" }
}
