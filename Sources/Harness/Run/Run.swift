import Accessibility
public import Announcer
public import Gestures
import Geometry
public import InputEvents
public import Recordings

/// Drives a target from events: input → gestures → target → what a screen reader says, as a transcript.
///
/// Events come in the order of their times, on the run's own clock. Between two events everything that happens by
/// itself happens at its own time: what the target does first, then what a gesture's timeout decides. The same
/// events give the same transcript, however they are split into calls.
///
/// ```swift
/// var run = Run(target: stage, devices: [.init(model)]) { print(text.render($0), terminator: "") }
/// run.start()
/// for event in events { run.feed(event, from: 0) }
/// let summary = run.finish()
/// ```
public struct Run<Interface: Target> {
  /// The interface as it is now.
  public internal(set) var target: Interface
  /// The screen reader as it is now.
  public internal(set) var reader: ScreenReader
  /// How the run goes.
  public let options: RunOptions
  /// The moment up to which the run has come.
  public private(set) var now: Timestamp
  /// How many entries were reported.
  public private(set) var entryCount = 0

  var devices: [GestureEngine.Source]
  /// Devices that were taken away, by their places; a device that comes back keeps its place.
  var unplugged: Set<Int> = []
  var engine: GestureEngine
  var readerGestures: ReaderGestures
  private var output: [RecognizedInput] = []
  /// The tree as it was last looked at; what vanished since is still named by it.
  var view: ReaderView
  /// The version and the shape of that tree.
  var (viewVersion, viewShape): (Int?, TreeShape?)
  /// How often the whole tree was looked at.
  package internal(set) var viewCount = 1
  var pending: TranscriptEntry?
  var speech = SpeechQueue()
  private let report: (TranscriptEntry) -> Void
  private let observe: ((InputEvent, Int) -> Void)?
  let observeItem: ((RecordingItem) -> Void)?
  /// Sees everything that is recognized, before anything comes of it.
  var observeInput: ((RecognizedInput) -> Void)?
  /// By how much devices were turned since that was told, in 1/120 notches.
  var untoldUnits: [Int: Int] = [:]
  /// Told of the last input where the screen reader keeps it for itself.
  var observeKeeping: (() -> Void)?
  /// Asked whenever something has come that happens while the run goes on, before more is waited for; what it throws
  /// ends the run there. A run whose recording cannot be written is told so, for example.
  public var check: (() throws(RecordingError) -> Void)?
  private var trails = TrailKeeper()
  private var (keptDrag, pointerDrag) = (KeptDrag(), PointerDrag())
  private var earlierEffects = EarlierEffects()
  var quietGesture = QuietGesture()
  var motion = MotionRecorder()
  /// Decisions about a gesture that is not told yet: who gets a drag is decided long before the drag is an entry.
  var arbitrations: [Arbitration] = []
  /// Why the scene starts as it does.
  var startReasons: [Arbitration] = []
  /// A turn of which nothing has come yet.
  var smallTurn = SmallTurn()
  /// Where Tab has brought the keyboard focus in a tree that does not change, for who asks what ways cost.
  var tabbed: NodeID?
  /// What expectations may be about.
  var evidence = ExpectationRecord()
  /// How many of them there were.
  var expectations = RunSummary.ExpectationCount()
  /// Where its script is, and how many warnings there were.
  var (scripting, warningCount) = (ScriptProgress(), 0)
  /// The interface as it was before the last instruction of its script, where nothing may come of that.
  var undisturbed: Interface?
  /// Where instructions of its scripts stand that did nothing.
  var idleInstructions: [ScriptLocation] = []
  /// Decisions about turns of less than a notch that no entry tells yet.
  var smallTurns: [Arbitration] = []

  /// A run that has not begun.
  ///
  /// - Parameters:
  ///   - devices: Where events come from; events name a device by its place here.
  ///   - observe: Sees each event that is fed, with its device and the run's time, for a recording.
  ///   - observeItem: Sees devices that come and go and new sizes of the screen, at the run's time, for a recording.
  ///   - report: Takes each entry of the transcript when it is complete.
  public init(
    target: Interface, devices: [GestureEngine.Source], options: RunOptions = RunOptions(),
    observe: ((InputEvent, Int) -> Void)? = nil, observeItem: ((RecordingItem) -> Void)? = nil,
    report: @escaping (TranscriptEntry) -> Void
  ) {
    var gestures = options.gestures ?? target.gestureOptions
    if options.usesReader { gestures.tapsWait = true }
    gestures.explains = gestures.explains || options.explains
    self.target = target
    self.target.explains = options.explains
    self.devices = devices
    self.options = options
    self.report = report
    self.observe = observe
    self.observeItem = observeItem
    reader = ScreenReader(voice: options.voice, language: options.language, settings: options.speech)
    engine = GestureEngine(devices: devices, screen: target.screen, options: gestures)
    readerGestures = ReaderGestures(screenHeight: target.screen.height, voice: options.voice ?? .voiceover)
    if target.tree.platform == "web" { readerGestures.keysTurnedOn = Set(KeyNavigation.allCases) }
    view = ReaderView(target.tree, manner: options.voice?.manner)
    (viewVersion, viewShape) = (target.treeVersion, target.treeShape)
    now = target.now
    gestureOptions = gestures
    if options.keepsMotion { motion.begin(target) }
    evidence.isKept = options.keepsWords
  }

  let gestureOptions: GestureOptions

  // MARK: Input

  /// Says what is read before anything is done: the first element of the screen.
  public mutating func start() {
    var entry = TranscriptEntry(time: now, cause: .start)
    entry.reader = reader.begin(in: view)
    if options.explains { addArbitrations(to: &entry) }
    startReasons = entry.arbitrations
    append(entry)
    flush()
  }

  /// Takes one event of a device. A time before the run's is taken for the run's.
  public mutating func feed(_ event: InputEvent, from device: Int) {
    var event = event
    event.time = max(event.time, now)
    // What happened and was said before comes before it in a recording, too.
    liveOn(until: event.time, isEventDue: true)
    observe?(event, device)
    recognize { engine, inputs in engine.process(event, from: device, into: &inputs) }
  }

  /// Lets time pass: what happens by itself until then happens.
  public mutating func advance(to time: Timestamp) {
    liveOn(until: max(time, now), isEventDue: false)
    if let pending, time - pending.lastTime >= TranscriptEntry.typingPause { flush() }
  }

  /// Lets time pass until nothing moves by itself any more, at most for `limit` µs.
  ///
  /// Returns whether the interface came to rest.
  @discardableResult
  public mutating func rest(limit: Int64 = 5_000_000) -> Bool {
    let end = now + limit
    while target.isMoving || engine.nextDeadline != nil, let due = nextDeadline {
      guard due <= end else {
        advance(to: end)
        return false
      }
      advance(to: due)
    }
    return true
  }

  /// When something will happen by itself, if no event comes before.
  public var nextDeadline: Timestamp? {
    [target.nextDeadline, engine.nextDeadline].compactMap(\.self).min()
  }

  /// When a live run has something to do: the next deadline, or when typing that waits is reported.
  var nextReportOrDeadline: Timestamp? {
    let end = pending.map { $0.lastTime + TranscriptEntry.typingPause }
    return [nextDeadline, smallTurnEnd, end].compactMap(\.self).min()
  }

  /// Asks the screen reader for something, as a script may without any gesture.
  public mutating func perform(_ command: ReaderCommand) { perform(command, by: nil, at: now) }

  /// A device's events were lost, or it is gone: what it was doing is cancelled.
  public mutating func interrupt(device: Int) {
    let now = now
    recognize { engine, inputs in engine.interrupt(device: device, at: now, into: &inputs) }
  }

  /// Ends the input: lets go what gestures hold back, waits for the interface to come to rest, and sums up.
  public mutating func finish() -> RunSummary {
    rest(limit: options.patience)
    let end = now
    recognize { engine, inputs in engine.finish(at: end, into: &inputs) }
    rest(limit: options.patience)
    if let entry = smallTurnWithoutEffect() { append(entry) }
    flush()
    return summary(isWhole: true)
  }

  /// Sums up where the input breaks off: nothing more happens, since nobody knows what would have been done.
  public mutating func breakOff() -> RunSummary {
    flush()
    return summary(isWhole: false)
  }

  // MARK: Time

  /// What happens by itself until `time`, in its order; an event that is due then decides the gestures of its moment.
  private mutating func liveOn(until time: Timestamp, isEventDue: Bool) {
    while true {
      let own = target.nextDeadline.map { max($0, target.now) }
      let gesture = engine.nextDeadline.map { max($0, now) }
      if let end = smallTurnEnd, end <= time, end <= own ?? end, end <= gesture ?? end {
        now = max(now, end)
        flush()
        if let entry = smallTurnWithoutEffect() { append(entry) }
        flush()
        continue
      }
      if let own, own <= time, own <= gesture ?? own {
        let previous = target.nextDeadline
        let events = advanceTarget(to: own)
        now = max(now, own)
        settle(events)
        // A target that does not get on must not keep the run.
        if target.nextDeadline == previous { break }
      } else if let gesture, isEventDue ? gesture < time : gesture <= time {
        now = max(now, gesture)
        recognize { engine, inputs in engine.advance(to: gesture, into: &inputs) }
        if engine.nextDeadline == gesture { break }
      } else {
        break
      }
    }
    if target.now < time { settle(advanceTarget(to: time)) }
    now = max(now, time)
  }

  /// Reports what happened by itself, each moment in an entry of its own.
  mutating func settle(_ events: [TargetEvent]) {
    if !events.isEmpty { smallTurn.happen() }
    var rest = events[...]
    while let first = rest.first {
      let moment = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(moment.count)
      var entry = TranscriptEntry(time: first.time, cause: .time)
      consequences(Array(moment), in: &entry)
      if options.explains {
        // What a small turn was for is seen now.
        entry.arbitrations = smallTurns
        smallTurns.removeAll()
        addStandIns(to: &entry, toldIn: moment)
      }
      append(entry)
    }
  }

  // MARK: What comes of input

  /// Lets the engine work and takes what it recognizes.
  @inline(__always)
  mutating func recognize(_ body: (inout GestureEngine, inout [RecognizedInput]) -> Void) {
    body(&engine, &output)
    smallTurn.hold(engine.heldTurn)
    guard !output.isEmpty else { return }
    let inputs = output
    output.removeAll(keepingCapacity: true)
    for input in inputs { take(input) }
    if options.explains {
      tellQuietGesture()
      tellIfNoGesture()
    }
    if let pending, !pending.isTyping, !pending.isTurn { flush() }
  }

  /// Fingers came and went, and nothing recognized them: nobody would learn why.
  private mutating func tellIfNoGesture() {
    guard let last = engine.explanations.last, last.concludesNothing else { return }
    append(TranscriptEntry(time: now, cause: .note("no gesture")))
    flush()
  }

  private mutating func take(_ input: RecognizedInput) {
    now = max(now, input.time)
    observeInput?(input)
    if case .contact(let contact) = input.kind {
      if options.keepsMotion { motion.take(contact, at: now) }
      if options.keepsScreens { trails.take(contact, at: now) }
      if options.showsContacts, let label = InputLabel.text(contact) {
        append(TranscriptEntry(time: now, cause: .note(label)))
        flush()
      }
    }
    if options.keepsScreens {
      switch input.kind {
      case .pointer(let pointer): trails.take(pointer, of: input.device, at: now)
      case .interrupted: trails.interrupt(device: input.device, at: now)
      case .contact, .gesture, .key, .rotary: break
      }
    }
    if options.usesReader { readByReader(input) } else { pass(input) }
  }

  mutating func pass(_ input: RecognizedInput) {
    earlierEffects.begin(input.kind)
    let events = tellTarget(.input(input.kind), from: input.device)
    let isTyping = events.contains { if case .textChanged = $0.kind { true } else { false } }
    let usual = pointerDrag.label(input) ?? InputLabel.text(input.kind, isTyping: isTyping)
    let label = keptDrag.label(input.kind, usual: usual, keptFrom: target.keptDragStart)
    var entry = TranscriptEntry(time: now, cause: label.map { .input($0) } ?? .time)
    if label != nil { entry.measures = InputNumbers(input.kind) }
    measureTurn(input, isTold: label != nil, in: &entry)
    consequences(events, in: &entry)
    entry.isMoving = target.isMoving
    if events.isEmpty { entry.whyNothing = whyNothing(input.kind) }
    if case .rotary(let turn) = input.kind {
      smallTurn.turn(
        at: now, startsBurst: turn.startsBurst, hasEffect: turn.units == 0 || label != nil || !events.isEmpty)
      if options.keepsMotion { motion.take(turn, of: input.device, at: now) }
    }
    if label == nil { earlierEffects.add(entry.events) } else { entry.earlier = earlierEffects.take() }
    if options.explains {
      // A key that is no input by itself decides nothing.
      if case .key = input.kind, label == nil {} else { takeArbitrations() }
      // A turn goes on by less than a notch: the reasons are those of the turn that is being told.
      if case .rotary = input.kind, label == nil, events.isEmpty {
        if pending?.isTurn == true { pending?.add(arbitrations) } else { keepSmallTurn() }
        arbitrations.removeAll()
      } else if label != nil || !events.isEmpty {
        entry.arbitrations = smallTurns + arbitrations
        arbitrations.removeAll()
        smallTurns.removeAll()
      }
    }
    if label != nil || !entry.events.isEmpty || !entry.reader.isEmpty { append(entry) }
  }

  /// What a screen reader says to what happened.
  ///
  /// - Parameter staysAtCursor: Whether it has happened in order to show what the cursor is on: that is spoken, and
  ///   neither where content is nor what else has the focus now.
  mutating func consequences(
    _ events: [TargetEvent], staysAtCursor: Bool = false, followsContent: Bool = false,
    in entry: inout TranscriptEntry
  ) {
    guard !events.isEmpty else { return }
    var changes = ScreenChange.changes(of: events, in: target)
    if staysAtCursor {
      changes.removeAll { if case .focused(let id) = $0 { id != reader.cursor.focus } else { false } }
    }
    // Content that moves takes nothing away and brings nothing: where a thing is is looked up when somebody asks.
    let looksAnew = followsContent || !events.allSatisfy(\.leavesNodes)
    let before = looksAnew ? refreshView(after: events, followsContent: followsContent) : nil
    let narrator = EventNarrator(before: before, after: view)
    entry.events += events.map(narrator.happening)
    entry.reader += reader.react(
      to: changes, saysWhereabouts: !staysAtCursor, followsContent: followsContent,
      staysWithFocus: target.focusFollowsReader && !followsContent, in: view)
  }

  // MARK: The transcript

  mutating func append(_ entry: TranscriptEntry) {
    if var open = pending, open.absorb(entry, within: TranscriptEntry.typingPause) {
      if options.keepsScreens {
        open.screen?.tree = target.tree
        open.screen?.cursor = reader.cursor.focus
      }
      pending = open
      return
    }
    flush()
    var entry = entry
    if options.explains { entry.gestures = engine.takeExplanations() }
    if options.keepsScreens {
      entry.screen = ScreenCapture(
        tree: target.tree, cursor: reader.cursor.focus,
        trails: trails.show(at: entry.time, isOfInput: entry.isOfInput))
    }
    pending = entry
    if !entry.isTyping && !entry.isDrag && !entry.isTurn { flush() }
  }

  /// Reports the entry that waits for more of its kind.
  mutating func flush() {
    guard var entry = pending else { return }
    pending = nil
    entry.cutOff = silenced(by: &entry)
    entryCount += 1
    evidence.take(entry)
    report(entry)
  }
}
