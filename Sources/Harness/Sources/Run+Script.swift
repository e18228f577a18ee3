import Accessibility
import Announcer
import Geometry
public import Gestures
import InputEvents

extension Run {
  /// Does what a script says, through the devices of `hand`: instructions become events of the devices, and the
  /// events drive the interface.
  ///
  /// Places that an instruction names by selectors are looked up on the screen as it is right before the instruction.
  /// Before each instruction the interface comes to rest, unless a `wait` stands before it. People look at things while
  /// they move, and what they do then they do at once: `look` neither waits nor makes what follows it wait. It ends with
  /// the last event or `wait`, as a recording of it does.
  ///
  /// What is expected is asked at rest too; a failed expectation is told in the transcript and counted, and the rest is
  /// done all the same. Nothing is done where an instruction is not written as it should be.
  ///
  /// - Parameters:
  ///   - source: What the script is called in the transcript.
  ///   - isPart: Whether more of the script is to come, which goes on where this part ends; `endScript(with:)` ends it.
  public mutating func perform(
    _ script: GestureScript, named source: String? = nil, with synthesizer: inout GestureSynthesizer,
    isPart: Bool = false
  ) throws(ScriptRunError) {
    try perform([(script, source)], with: &synthesizer)
    if isPart {
      if !scripting.waited {
        advance(to: synthesizer.now)
        rest()
      }
      flush()
    } else {
      endScript(with: &synthesizer)
    }
  }

  /// Does what several scripts say, one after the other, as if they were one; each has a name of its own.
  ///
  /// All of them are looked through before anything of any is done. What is still held stays so until
  /// `endScript(with:)`.
  public mutating func perform(
    _ scripts: [(script: GestureScript, source: String?)], with synthesizer: inout GestureSynthesizer
  ) throws(ScriptRunError) {
    var isPlaced = scripting.isPointerPlaced
    for (script, source) in scripts { try check(script, named: source, with: synthesizer, isPointerPlaced: &isPlaced) }
    scripting.isPointerPlaced = isPlaced
    evidence.isKept = true
    // A recording before may have turned the screen.
    if let screen = synthesizer.options.screen, screen != target.screen { synthesizer.resize(to: target.screen) }
    let instructions = scripts.flatMap { script, source in script.instructions.map { ($0, source) } }
    for (index, (instruction, source)) in instructions.enumerated() {
      let isLast = index == instructions.count - 1
      scripting.expectsNothing =
        if isLast {
          scripting.isFollowedByNothing
        } else if case .expect(let next) = instructions[index + 1].0.value {
          next.expectsNothing
        } else {
          false
        }
      do throws(ScriptRunError) {
        try perform(instruction, named: source, with: &synthesizer, isLast: isLast)
      } catch {
        guard error.isDeviceMissing else { throw error }
        warnOfMissingDevice(error, for: instruction, from: source)
      }
    }
  }

  private func check(
    _ script: GestureScript, named source: String?, with synthesizer: GestureSynthesizer,
    isPointerPlaced: inout Bool
  ) throws(ScriptRunError) {
    do throws(GestureScriptError) {
      try script.check()
      // What was played before may have moved it, too.
      let middle = Point(x: target.screen.width / 2, y: target.screen.height / 2)
      var isPlaced = isPointerPlaced || engine.pointer != middle
      try script.checkPlaces(usesReader: options.usesReader, isPlaced: &isPlaced)
      isPointerPlaced = isPlaced
    } catch {
      throw ScriptRunError(error, in: source)
    }
    for instruction in script.instructions {
      do throws(SynthesisError) {
        try synthesizer.checkDevice(of: instruction.value)
      } catch  where error.isMissing {
        // That is a warning as it is to be done.
        continue
      } catch {
        throw ScriptRunError(
          isAboutDevices: true, source: source, location: instruction.location,
          instruction: instruction.value.description, message: error.message, hint: error.hint)
      }
    }
  }

  /// Does one instruction, after whatever was done before.
  ///
  /// - Parameter isLast: Whether the script ends with the last event of it.
  mutating func perform(
    _ instruction: Located<ScriptAction>, named source: String? = nil, with synthesizer: inout GestureSynthesizer,
    isLast: Bool = false
  ) throws(ScriptRunError) {
    let isWait =
      switch instruction.value {
      case .wait, .look: true
      default: false
      }
    if !scripting.waited, !isWait { rest() }
    if case .expect(let expectation) = instruction.value {
      // What follows a wait comes right after it, whatever is asked in between.
      if expectation.isAwaited { scripting.waited = false }
      if expectation.expectsNothing { scripting.done = nil }
      return try ask(expectation, from: source, at: instruction)
    }
    scripting.waited = isWait
    if case .wait = instruction.value { evidence.wait(instruction.value.description) }
    var earlier: ExpectationRecord.Saved?
    if instruction.value.isDone {
      warnOfNothing()
      object(to: instruction, from: source)
      earlier = evidence.begin(instruction.value.description, at: now)
      begin(instruction, from: source, with: synthesizer)
      if options.warnsOfNothing, scripting.done != nil { undisturbed = target }
    }
    do throws(InstructionFailure) {
      try perform(instruction.value, with: &synthesizer)
      if isWait || !isLast { advance(to: synthesizer.now) }
    } catch {
      // Nothing was done: what is expected next is about what was done before.
      if let earlier { evidence.resume(earlier) }
      scripting.done = nil
      throw ScriptRunError(
        isAboutDevices: false, source: source, location: instruction.location,
        instruction: instruction.value.description,
        message: error.message, hint: hint(for: error, of: instruction.value), isDeviceMissing: error.isDeviceMissing)
    }
  }

  /// Ends a script that came in parts: lets go of what is still held.
  public mutating func endScript(with synthesizer: inout GestureSynthesizer) {
    synthesizer.advance(to: now)
    play(synthesizer.finish())
    if scripting.done != nil, options.warnsOfNothing { rest() }
    warnOfNothing()
    warnOfPreparations()
  }

  private mutating func ask(
    _ expectation: ScriptExpectation, from source: String?, at instruction: Located<ScriptAction>
  ) throws(ScriptRunError) {
    do throws(GestureScriptError) {
      try ask(expectation, from: source, at: instruction.location)
    } catch {
      throw ScriptRunError(error, in: source)
    }
  }

  /// What to do about what is wrong with an instruction.
  private func hint(for error: InstructionFailure, of action: ScriptAction) -> String? {
    if error.isMissing, let key = action.meantKey { return "a key stands without quotation marks: \(key)" }
    return error.hint?.hasPrefix("press ") == true ? remoteHint(for: action) ?? error.hint : error.hint
  }

  /// What is wrong with an instruction.
  private struct InstructionFailure: Error {
    var message: String
    var hint: String?
    /// Whether nothing on the screen is what was named.
    var isMissing = false
    /// Whether none of the devices has what it takes.
    var isDeviceMissing = false
  }

  private mutating func perform(
    _ action: ScriptAction, with synthesizer: inout GestureSynthesizer
  ) throws(InstructionFailure) {
    switch action {
    case .reader(let instruction): perform(try command(instruction))
    case .mark(let name): mark(name)
    case .expect: break
    case .turnScreen:
      try resize(to: Size(width: target.screen.height, height: target.screen.width), with: &synthesizer)
    case .resizeScreen(let size): try resize(to: size, with: &synthesizer)
    default:
      let tree = target.tree
      var isTouched = action.touchesFirstPlace
      let placed = try action.mapPlaces { (place) throws(InstructionFailure) in
        defer { isTouched = false }
        return .point(try point(of: place, in: tree, isTouched: isTouched))
      }
      synthesizer.advance(to: now)
      do throws(SynthesisError) {
        play(try synthesizer.perform(placed))
      } catch {
        throw InstructionFailure(message: error.message, hint: error.hint, isDeviceMissing: error.isMissing)
      }
    }
  }

  private mutating func resize(to size: Size, with synthesizer: inout GestureSynthesizer) throws(InstructionFailure) {
    guard resize(to: size) else {
      throw InstructionFailure(
        message:
          "this interface has one size, \(Numerals.text(target.screen.width))×\(Numerals.text(target.screen.height)) pt",
        hint: "a scene can be turned and resized")
    }
    synthesizer.advance(to: now)
    synthesizer.resize(to: target.screen)
  }

  /// Does what a recording says was asked of the screen reader; what cannot be done on this interface is noted.
  mutating func perform(recorded instruction: String) {
    // An id as it was recorded is meant as a whole, whatever a selector would make of it.
    let id = instruction.utf8.starts(with: "focus #".utf8) ? NodeID(String(instruction.dropFirst(7))) : nil
    if let id, target.tree.node(id) != nil { return perform(.focus(id)) }
    do throws(InstructionFailure) {
      perform(try command(try Self.readerInstruction(instruction)))
    } catch {
      note("reader \(instruction): \(error.message)")
    }
  }

  private static func readerInstruction(_ text: String) throws(InstructionFailure) -> ReaderInstruction {
    do throws(GestureScriptError) {
      let script = try GestureScript(parsing: "reader " + text)
      if script.instructions.count == 1, case .reader(let instruction)? = script.instructions.first?.value {
        return instruction
      }
    } catch {
      throw InstructionFailure(message: error.message, hint: error.hint)
    }
    throw InstructionFailure(message: "this is not one instruction")
  }

  private mutating func play(_ frames: [SynthesizedFrame]) {
    for frame in frames {
      for event in frame.events { feed(event, from: frame.device) }
    }
  }

  /// What an instruction asks of the screen reader.
  private func command(_ instruction: ReaderInstruction) throws(InstructionFailure) -> ReaderCommand {
    switch instruction {
    case .next(nil): .next
    case .previous(nil): .previous
    case .next(let kind?):
      if let kind = structuralKind(kind) { .nextKind(kind) } else { .nextOf(try role(kind, in: "next")) }
    case .previous(let kind?):
      if let kind = structuralKind(kind) { .previousKind(kind) } else { .previousOf(try role(kind, in: "previous")) }
    case .first: .first
    case .last: .last
    case .activate: .activate
    case .longPress: .longPress
    case .escape: .escape
    case .magicTap: .magicTap
    case .increment: .increment
    case .decrement: .decrement
    case .scroll(let direction): .scroll(.init(direction))
    case .read: .readAllFromHere
    case .readFromTop: .readAllFromTop
    case .stop: .stop
    case .action(let name): .custom(name)
    case .rotor("next"): .turnRotor(forward: true)
    case .rotor("previous"): .turnRotor(forward: false)
    case .rotor("up"): .useRotor(forward: false)
    case .rotor("down"): .useRotor(forward: true)
    case .rotor(let word): try Self.rotor(word)
    case .caret(let words): .moveCaret(try ofOrca(CaretMove.allCases.first { $0.words == words }, "caret \(words)"))
    case .navigation(let keys, let isOn): .switched(try ofOrca(KeyNavigation(rawValue: keys), keys), isOn: isOn)
    case .focus(.point(let point)): .explore(point)
    case .focus(.selector(let text)):
      .focus(try Self.resolve(text.value) { (selector) throws(SelectorError) in try selector.node(in: target.tree).id })
    }
  }

  /// The role that a reader goes to the next thing of; some kinds Orca alone knows.
  private func role(_ kind: String, in command: String) throws(InstructionFailure) -> Role {
    do throws(InstructionFailure) {
      return try Self.role(kind)
    } catch {
      guard StructuralKind(rawValue: kind) != nil else { throw error }
      return try ofOrca(nil, "\(command) \(kind)")
    }
  }

  /// What Orca alone has.
  private func ofOrca<Value>(_ value: Value?, _ words: String) throws(InstructionFailure) -> Value {
    guard reader.voice == .orca || reader.voice == .orca43, let value else {
      throw InstructionFailure(
        message: "\(reader.voice.rawValue) has no “reader \(words)”", hint: "Orca has it: --voice orca")
    }
    return value
  }

  /// With Orca, its own kinds, which search as its keys do; nil for what is a role otherwise.
  private func structuralKind(_ name: String) -> StructuralKind? {
    reader.voice == .orca || reader.voice == .orca43 ? StructuralKind(rawValue: name) : nil
  }

  /// - Parameter isTouched: Whether a finger or the pointer's button comes down there, so that it has to reach what is
  ///   named.
  private func point(
    of place: Place, in tree: AccessibilityTree, isTouched: Bool
  ) throws(InstructionFailure) -> Point {
    switch place {
    case .point(let point): point
    case .selector(let text):
      try Self.resolve(text.value) { (selector) throws(SelectorError) in
        try isTouched
          ? selector.visiblePoint(in: tree, touched: target.touched)
          : selector.placeMeant(in: tree, touched: target.touched)
      }
    }
  }

  private static func rotor(_ word: String) throws(InstructionFailure) -> ReaderCommand {
    guard let rotor = Rotor(rawValue: word) else {
      let known = Rotor.allCases.map(\.rawValue).joined(separator: ", ")
      throw InstructionFailure(message: "the rotor has no “\(word)”", hint: "it may have \(known)")
    }
    return .chooseRotor(rotor)
  }

  private static func role(_ name: String) throws(InstructionFailure) -> Role {
    let selector = try resolve(name) { (selector) throws(SelectorError) in selector }
    if case .node(let steps) = selector.subject, let role = steps.first?.role { return role }
    throw InstructionFailure(message: "“\(name)” is not a role", hint: "for example button or heading")
  }

  private static func resolve<Found>(
    _ text: String, _ find: (Selector) throws(SelectorError) -> Found
  ) throws(InstructionFailure) -> Found {
    do throws(SelectorError) {
      return try find(try Selector(parsing: text))
    } catch {
      throw InstructionFailure(message: error.message, hint: error.hint, isMissing: error.kind == .noMatch)
    }
  }
}

extension AccessibilityAction.ScrollDirection {
  fileprivate init(_ direction: SwipeDirection) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}
