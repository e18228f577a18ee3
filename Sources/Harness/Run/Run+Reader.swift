import Accessibility
import Announcer
import Gestures
import InputEvents

/// What a screen reader makes of what a person does, and why.
extension Run {
  /// Gives an input to the reader.
  mutating func readByReader(_ input: RecognizedInput) {
    if options.explains { quietGesture.begin(input.kind) }
    let reading = readerGestures.read(input)
    switch reading {
    case .pass: break
    case .commandsUnlessTyping where isTyping: break
    default: observeKeeping?()
    }
    switch reading {
    case .pass: pass(input)
    case .ignore: break
    case .commands(let commands, let name):
      for command in commands { perform(meant(command), by: input.kind, named: name, at: now) }
    case .commandsUnlessTyping(let commands):
      if isTyping { return pass(input) }
      for command in commands { perform(command, by: input.kind, at: now) }
    case .scroll(let isForward, let name):
      perform(reader.command(forScrolling: isForward, in: view), by: input.kind, named: name, at: now)
    case .refuse(let why, let name):
      var entry = TranscriptEntry(time: now, cause: .input(name ?? InputLabel.short(input.kind)))
      entry.reader = [.refuses(why)]
      entry.measures = InputNumbers(input.kind)
      if options.explains {
        quietGesture.tell()
        entry.arbitrations = [unusedArbitration(about: entry.title, input.kind, why)]
      }
      append(entry)
    case .unused(let why):
      guard options.explains else { return }
      let label = InputLabel.text(input.kind) ?? InputLabel.short(input.kind)
      var entry = TranscriptEntry(time: now, cause: .input(label))
      entry.measures = InputNumbers(input.kind)
      entry.arbitrations = [unusedArbitration(about: label, input.kind, why)]
      // A movement that is over may still turn out to be a swipe.
      switch input.kind {
      case .gesture(.pan), .gesture(.pinch), .gesture(.rotate): quietGesture.keep(entry)
      default:
        if input.kind.isOfMovement { quietGesture.tell() }
        append(entry)
        flush()
      }
    }
  }

  /// Whether a field that people type into has the focus.
  private var isTyping: Bool {
    target.tree.nodes.contains { $0.traits.contains(.focused) && $0.role.isTextEntry }
  }

  /// A flick up or down goes by what the rotor is at.
  private func meant(_ command: ReaderCommand) -> ReaderCommand {
    guard case .useRotor(let forward) = command else { return command }
    return reader.command(forFlick: forward, in: view)
  }

  /// Tells what came to nothing, once its fingers are gone, and what the end of the rest was taken for.
  mutating func tellQuietGesture() {
    if let entry = quietGesture.take() {
      append(entry)
      flush()
    } else if quietGesture.takeEnd(), !engine.explanations.isEmpty {
      append(TranscriptEntry(time: now, cause: .note("the finger that explored is lifted")))
      flush()
    }
  }

  /// Does what is asked of the reader; `input` is what asked, nil for a script, and `name` what that is called where it
  /// has another name than its last part.
  mutating func perform(
    _ command: ReaderCommand, by input: RecognizedInput.Kind?, named name: String? = nil, at time: Timestamp
  ) {
    refreshView(for: command)
    if case .switched(let keys, let isOn) = command {
      if isOn { readerGestures.keysTurnedOn.insert(keys) } else { readerGestures.keysTurnedOn.remove(keys) }
    }
    if reader.readsOn {
      _ = speech.advance(to: time.microseconds)
      reader.halt(at: speech.current?.utterance.node, in: view)
    }
    let start = reader.cursor.focus
    let steps = reader.perform(command, in: view)
    // Exploring is reported where something new is under the finger.
    let isKnown = if case .explore = command { steps.isEmpty } else { false }
    if isKnown, !options.explains { return }
    var entry = TranscriptEntry(time: time, cause: .command(command, by: name ?? input.map(InputLabel.short)))
    entry.reader = steps
    if options.explains {
      let explanation = CursorExplanation(view: view, start: start, end: reader.cursor.focus)
      entry.arbitrations = [explanation.arbitration(about: command, steps, at: time)].compactMap(\.self)
      if input?.isOfMovement == true {
        if isKnown { return quietGesture.keep(entry) }
        quietGesture.tell()
      }
    }
    if !isKnown { answer(command, steps, in: &entry) }
    append(entry)
    flush()
  }

  /// Shows where the cursor is and asks the target for what is to be done.
  private mutating func answer(_ command: ReaderCommand, _ steps: [ReaderAct], in entry: inout TranscriptEntry) {
    // Who scrolls by hand looks elsewhere: going back to the cursor first would undo the last scroll.
    let isScroll = if case .scroll = command { true } else { false }
    if !isScroll { showCursor(in: &entry) }
    for step in steps {
      guard case .asks(let action, let node) = step else { continue }
      let events = tellTarget(.action(action, node))
      consequences(events, followsContent: isScroll, in: &entry)
      // Content that goes no further says where it is.
      if case .scroll(let direction) = action, !events.isEmpty, events.allSatisfy({ $0.kind == .swallowed }) {
        entry.reader += reader.whereabouts(of: node, target.indicators(of: node), direction, in: view)
      }
      if options.explains { addArbitrations(to: &entry) }
      entry.isMoving = target.isMoving
    }
  }

  /// Asks for what the reader has gone to where it lies outside of what it scrolls in, and lets it have the
  /// focus where that goes along.
  private mutating func showCursor(in entry: inout TranscriptEntry) {
    guard let cursor = reader.cursor.focus, let index = view.index(of: cursor) else { return }
    let traits = view.tree.nodes[index].traits
    let takesFocus = target.focusFollowsReader && traits.contains(.focusable) && !traits.contains(.focused)
    guard takesFocus || view.tree.isCutOff(index) else { return }
    // The element is spoken, and that is enough.
    consequences(tellTarget(.action(takesFocus ? .focus : .reveal, cursor)), staysAtCursor: true, in: &entry)
    if options.explains { addArbitrations(to: &entry) }
  }

  // MARK: Reasons

  /// Why nothing came of an input; the reader's own look at the interface stays as it is.
  private func unusedArbitration(about subject: String, _ input: RecognizedInput.Kind, _ reason: String) -> Arbitration
  {
    let cursor = reader.cursor.focus
    let explanation = CursorExplanation(
      view: ReaderView(target.tree, manner: reader.manner), start: cursor, end: cursor)
    return explanation.arbitration(unused: subject, at: input.place, now, reason)
  }
}
