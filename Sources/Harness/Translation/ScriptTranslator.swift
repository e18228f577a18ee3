import Accessibility
import Announcer
import Geometry
public import Gestures
import InputEvents
import Recordings

/// Turns what was fed to a run into a script that does the same by name.
///
/// Two runs of the same interface go side by side: the recording's, which is fed what was recorded, and the script's,
/// in which every instruction is tried before it is written. Of the ways to say what hands did the first is taken after
/// which both interfaces, once they have come to rest, look the same and have said the same. Where none is, the nearest
/// is taken, and a comment says what differs.
public struct ScriptTranslator<Interface: ReproducibleTarget> {
  /// The interface as it was before anything was done.
  private let target: Interface
  private let options: RunOptions
  /// The run that is fed what was recorded.
  private var recorded: Run<Interface>
  let recordedLog: EntryLog
  /// The run and the hand that do what is written.
  var played: Run<Interface>
  let playedLog: EntryLog
  var synthesizer: GestureSynthesizer
  var translation = ScriptTranslation()
  /// The entries from which on both have to have said the same.
  var (recordedBase, playedBase) = (0, 0)
  /// When the last doing was over, in both.
  var (recordedEnd, playedEnd) = (Timestamp.zero, Timestamp.zero)
  /// What differs since an instruction that did not come out the same; nothing more is said of that.
  var standing: String?
  /// How often numbers may still be tried that are near right ones, in all that is translated: what real fingers did no
  /// whole numbers say.
  var furtherTries = 4_000
  /// Why the hand could not do what was tried last.
  var refusal: String?
  /// What hands did last; what comes next may belong to it.
  private var open: RecordedDoing<Interface>?
  /// What hands are doing, and what the recording's run was like before they began.
  private var acts: ActReader
  private var held = HeldInputs()
  private var (before, firstEntry): (Run<Interface>, Int)
  /// How many entries of the recording's run were looked at.
  private var seenEntries = 0
  private let mice: Set<Int>

  /// A translator for an interface and the devices whose events it is given.
  ///
  /// - Parameters:
  ///   - target: The interface as it is before the run starts.
  ///   - devices: The devices of the recording, as its run has them.
  ///   - options: How the recording's run goes.
  public init(target: Interface, devices: [GestureEngine.Source], options: RunOptions) throws(SynthesisError) {
    self.target = target
    var options = RunOptions(translating: options)
    self.options = options
    let (recordedLog, playedLog) = (EntryLog(), EntryLog())
    (self.recordedLog, self.playedLog) = (recordedLog, playedLog)
    recorded = Run(target: target, devices: devices, options: options) { recordedLog.entries.append($0) }
    recorded.observeInput = { recordedLog.inputs.append($0) }
    recorded.observeKeeping = { recordedLog.kept.insert(recordedLog.inputs.count - 1) }
    // What gestures ask of a screen reader a script asks of it by name.
    options.usesReader = false
    options.keepsWords = true
    synthesizer = try Self.synthesizer(on: target, options)
    played = Run(target: target, devices: Self.sources(of: synthesizer), options: options) {
      playedLog.entries.append($0)
    }
    played.observeInput = { playedLog.inputs.append($0) }
    let mice = Set(devices.indices.filter { devices[$0].description.kinds.contains(.mouse) })
    self.mice = mice
    (before, firstEntry) = (recorded, 0)
    acts = ActReader(mice: mice, pointer: recorded.engine.pointer, isOfReader: self.options.usesReader)
  }

  /// The hand that plays a script on an interface, with eyes.
  static func synthesizer(on target: Interface, _ options: RunOptions) throws(SynthesisError) -> GestureSynthesizer {
    var synthesis = SynthesisOptions()
    let screen = ScriptDevices.screen(of: target)
    synthesis.screen = screen
    synthesis.thresholds = options.gestures ?? target.gestureOptions
    return try GestureSynthesizer(
      devices: ScriptDevices.all(screen: screen) + [ScriptDevices.gaze(screen)], options: synthesis)
  }

  private static func sources(of synthesizer: GestureSynthesizer) -> [GestureEngine.Source] {
    synthesizer.models.map { GestureEngine.Source($0) }
  }

  /// The script that does what a tape holds.
  ///
  /// Throws where something was done that no instruction says and something came of it.
  public mutating func translate(_ tape: RunTape) throws(TranslationError) -> ScriptTranslation {
    recorded.start()
    played.start()
    begin()
    var isAtFrame = true
    for item in tape.items {
      switch item {
      case .event(let event, let device):
        if isAtFrame { try look(before: event.time) }
        feed(event, from: device)
        isAtFrame = event.isReport
        continue
      case .item(let item): try take(item)
      case .command(let command, at: let time):
        try perform(at: time) { run in
          run.perform(command)
          return .reader(command, cursor: run.reader.cursor.focus)
        }
      case .mark(let name, at: let time):
        try perform(at: time) { run in
          run.mark(name)
          return .mark(name)
        }
      case .remark(let text, at: _):
        try close()
        try finishDoing(expects: false)
        translation.say(text)
      }
      isAtFrame = true
    }
    _ = recorded.finish()
    collect()
    try close()
    try finishDoing()
    conclude()
    return translation
  }

  // MARK: The recording's run

  /// Ends what hands did where nothing is held before a frame, and keeps what is so then.
  private mutating func look(before time: Timestamp) throws(TranslationError) {
    guard held.isEmpty else { return }
    if let due = recorded.engine.nextDeadline, due < time {
      recorded.advance(to: due)
      collect()
    }
    // A tap waits for the next one.
    guard held.isEmpty, recorded.engine.nextDeadline == nil else { return }
    try close()
    recorded.advance(to: time)
    begin()
  }

  private mutating func begin() { (before, firstEntry) = (recorded, recordedLog.entries.count) }

  private mutating func feed(_ event: InputEvent, from device: Int) {
    recorded.feed(event, from: device)
    collect()
  }

  private mutating func collect() {
    for (place, input) in recordedLog.inputs.enumerated() {
      held.take(input)
      if recordedLog.kept.contains(place), case .key = input.kind { acts.passOver() } else { acts.take(input) }
    }
    recordedLog.forgetInputs()
    defer { seenEntries = recordedLog.entries.count }
    guard options.usesReader, seenEntries < recordedLog.entries.count else { return }
    // What gestures have asked of the screen reader.
    for entry in recordedLog.entries[seenEntries...] {
      guard case .command(let command, by: _?) = entry.trigger else { continue }
      acts.take(command, cursor: recorded.reader.cursor.focus, at: entry.time)
    }
  }

  /// Ends what hands did.
  private mutating func close() throws(TranslationError) {
    let done = acts.finish(at: recorded.now)
    acts = ActReader(mice: mice, pointer: recorded.engine.pointer, isOfReader: options.usesReader)
    held = HeldInputs()
    guard !done.isEmpty else { return }
    try add(
      RecordedDoing(
        before: before, after: recorded, firstEntry: firstEntry, lastEntry: recordedLog.entries.count, acts: done))
    begin()
  }

  private mutating func add(_ doing: RecordedDoing<Interface>) throws(TranslationError) {
    if open?.absorb(doing) == true { return }
    if let joined = open?.leading(to: doing) {
      open = joined
      return
    }
    try finishDoing(before: doing)
    open = doing
  }

  /// Something that needs no device.
  private mutating func perform(
    at time: Timestamp, _ body: (inout Run<Interface>) -> RecordedAct.Kind
  ) throws(TranslationError) {
    // What fingers did before is known when their time is up.
    var last: Timestamp?
    while let due = recorded.engine.nextDeadline, due <= time, due != last {
      recorded.advance(to: due)
      collect()
      last = due
    }
    try close()
    recorded.advance(to: time)
    begin()
    let kind = body(&recorded)
    recordedLog.forgetInputs()
    let act = RecordedAct(start: before.now, end: recorded.now, kind: kind)
    try add(
      RecordedDoing(
        before: before, after: recorded, firstEntry: firstEntry, lastEntry: recordedLog.entries.count, acts: [act]))
    begin()
  }

  private mutating func take(_ item: RecordingItem) throws(TranslationError) {
    switch item {
    case .screen(let screen, at: let time):
      let size = Size(width: screen.width, height: screen.height)
      try perform(at: time) { run in
        let isTurned = size == Size(width: run.target.screen.height, height: run.target.screen.width)
        run.resize(to: size)
        return isTurned ? .turnScreen : .resizeScreen(size)
      }
    case .added(let device, let described, at: let time):
      try perform(at: time) { run in
        run.attach(GestureEngine.Source(described.description), as: device)
        return .unsayable("a device that was plugged in", why: "no instruction plugs devices in")
      }
    case .removed(let device, at: let time):
      try perform(at: time) { run in
        run.detach(device: device)
        return .unsayable("a device that was unplugged", why: "no instruction unplugs devices")
      }
    case .mark, .reader, .announcement, .resynchronized, .comment, .unknown, .warning: break
    }
  }

  /// - Parameter expects: Whether what is so afterwards is written, where nothing moves by then.
  private mutating func finishDoing(
    before next: RecordedDoing<Interface>? = nil, expects: Bool = true
  ) throws(TranslationError) {
    guard let doing = open.take() else { return }
    try write(doing, before: next, expects: expects)
  }

  // MARK: The end

  /// Plays what was written from the start, says of instructions that do nothing that they do not, and keeps how that ends.
  private mutating func conclude() {
    if !translation.lines.contains(where: \.isInstruction) {
      // Only time has passed, and a script says something.
      translation.lines.append(.instruction(ScriptAction.wait(max(1000, recorded.now - .zero)).description))
    }
    guard var end = rehearse(translation) else {
      (translation.endsAlike, translation.endsInSameState) = (false, false)
      return
    }
    if !end.idleLines.isEmpty, let said = sayingNothing(end) { (translation, end) = said }
    (translation.endsAlike, translation.endsInSameState) = (end.isAlike, end.isSame)
  }

  /// What has come of a script that was played from the start.
  private struct Rehearsal {
    /// Whether it ends looking as the recording did.
    var isAlike: Bool
    /// Whether it ends in the same state.
    var isSame: Bool
    /// The lines of instructions that did nothing, from 1.
    var idleLines: [Int]
    /// The lines of expectations that were not kept, from 1.
    var failedLines: [Int]
  }

  private func rehearse(_ translation: ScriptTranslation) -> Rehearsal? {
    let log = EntryLog()
    var options = options
    options.usesReader = false
    options.keepsWords = true
    options.warnsOfNothing = true
    guard let script = try? GestureScript(parsing: translation.text),
      var synthesizer = try? Self.synthesizer(on: target, options)
    else { return nil }
    var run = Run(target: target, devices: Self.sources(of: synthesizer), options: options) { log.entries.append($0) }
    run.start()
    let isDone = (try? run.perform(script, with: &synthesizer)) != nil
    _ = run.finish()
    let (end, expected) = (SettledRun(run, log, from: 0, of: 0), SettledRun(recorded, recordedLog, from: 0, of: 0))
    let failed = log.entries.compactMap { entry -> Int? in
      guard case .expectation(let outcome) = entry.trigger, !outcome.isKept else { return nil }
      return outcome.location?.line
    }
    return Rehearsal(
      isAlike: isDone && end.lookDifference(from: expected) == nil,
      isSame: isDone && end.run.target.stateHash == expected.run.target.stateHash,
      idleLines: run.idleInstructions.map(\.line),
      failedLines: failed)
  }

  /// The same script with `expect nothing` after what did nothing, where that is so; nil where it is nowhere.
  private func sayingNothing(_ end: Rehearsal) -> (ScriptTranslation, Rehearsal)? {
    var places: [Int] = []
    for line in Set(end.idleLines).sorted() {
      // What follows at once does so behind the pause, too.
      let isWaited = translation.lines.indices.contains(line) && translation.lines[line].isWait
      places.append(isWaited ? line + 1 : line)
    }
    for _ in 0..<3 where !places.isEmpty {
      var said = translation
      for place in places.reversed() { said.lines.insert(.instruction("expect nothing"), at: place) }
      guard let rehearsal = rehearse(said) else { return nil }
      // A line that was put in stands lower by those before it.
      let refused = Set(places.enumerated().filter { rehearsal.failedLines.contains($1 + $0 + 1) }.map(\.element))
      if refused.isEmpty, rehearsal.isAlike == end.isAlike { return (said, rehearsal) }
      guard !refused.isEmpty else { return nil }
      places.removeAll(where: refused.contains)
    }
    return nil
  }
}

extension RunOptions {
  /// What matters of the options of a run for who goes with it.
  fileprivate init(translating options: RunOptions) {
    self.init()
    usesReader = options.usesReader
    voice = options.voice
    language = options.language
    gestures = options.gestures
    patience = options.patience
  }
}
