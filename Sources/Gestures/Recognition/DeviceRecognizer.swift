import Geometry
import InputEvents

/// Recognizes what is done with one device: hands each event to the part that it belongs to.
struct DeviceRecognizer: Sendable {
  private let source: GestureEngine.Source
  private let parts: DeviceRoles
  private var contacts: ContactTracker?
  private var sequence: TouchSequence
  private var keyboard: KeyboardTracker
  private var pointer: PointerTracker
  private var rotary: RotaryTracker
  /// What the frame being committed changed; reserved once.
  private var changes: [ContactEvent] = []
  /// Events up to the next SYN_REPORT belong to a frame of which some were lost.
  private var isDropping = false
  /// When the last frame ended, in µs.
  private var lastTime = Int64.min

  init(_ source: GestureEngine.Source, screen: Size) {
    let device = source.description
    self.source = source
    parts = DeviceRoles(device)
    if let touch = parts.touch {
      let mapping = Self.mapping(source, touch, isDirect: parts.isDirect, screen: screen)
      contacts = ContactTracker(device, touch: touch, parts: parts, mapping: mapping)
    }
    sequence = TouchSequence(parts)
    keyboard = KeyboardTracker(device)
    pointer = PointerTracker(device, parts: parts, screen: screen, rotation: source.rotation)
    rotary = RotaryTracker(device, models: source.rotary, parts: parts)
    changes.reserveCapacity(2 * ContactTracker.maximumSlots)
  }

  private static func mapping(
    _ source: GestureEngine.Source, _ touch: DeviceRoles.Touch, isDirect: Bool, screen: Size
  ) -> ScreenMapping {
    let axes = source.description.axes
    let (x, y): (AbsoluteAxis, AbsoluteAxis) = touch == .single ? (.x, .y) : (.mtPositionX, .mtPositionY)
    return isDirect
      ? ScreenMapping(x: axes[x], y: axes[y], screen: screen, rotation: source.rotation)
      : ScreenMapping(touchpadX: axes[x], y: axes[y])
  }

  /// Whether it moves the pointer by itself: a mouse or a touchpad.
  var movesPointer: Bool { parts.isMouse || parts.touch != nil && !parts.isDirect }

  // MARK: - Events

  /// Takes an event; answers whether it ended a frame, so that the deadline may have changed.
  mutating func process(
    _ event: InputEvent, _ device: Int, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) -> Bool {
    if isDropping {
      if event.isReport { isDropping = false }
      return false
    }
    switch event.type.rawValue {
    case EventType.abs.rawValue:
      if contacts != nil { contacts?.absolute(event.code, event.value) }
      if pointer.takesAbsolute { pointer.absolute(event.code, event.value) }
      if rotary.takesAbsolute { rotary.absolute(event.code, event.value) }
      return false
    case EventType.syn.rawValue:
      let moment = Moment(time: event.time, device: device)
      switch event.code {
      case SyncCode.report.rawValue:
        endFrame(moment, &context, &output)
        return true
      case SyncCode.mtReport.rawValue: contacts?.endAnonymousContact()
      case SyncCode.dropped.rawValue:
        cancel(moment, &context, &output)
        isDropping = true
        return true
      default: break
      }
      return false
    case EventType.key.rawValue:
      key(event, Moment(time: event.time, device: device), &context, &output)
    case EventType.rel.rawValue:
      if !rotary.relative(event.code, event.value) { pointer.relative(event.code, event.value) }
    case EventType.led.rawValue: keyboard.light(event.code, isLit: event.value != 0)
    default: break
    }
    return false
  }

  private mutating func key(
    _ event: InputEvent, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    switch KeyRole(event.code, parts: parts, pointer: pointer) {
    case .touch: contacts?.touchButton(isDown: event.value != 0)
    case .tool:
      pointer.tool(event.code, isNear: event.value != 0)
      contacts?.tool(event.code, isPresent: event.value != 0)
    case .button(let number):
      guard event.value != 2 else { return }
      pointer.flush(moment, &context, &output)
      let place = context.pointer
      output.append(
        moment.input(
          .pointer(event.value != 0 ? .pressed(button: number, at: place) : .released(button: number, at: place))))
    case .key: output.append(moment.input(.key(keyboard.key(event.code, event.value))))
    }
  }

  // MARK: - Frames

  private mutating func endFrame(
    _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    // A clock that goes back says nothing about how long anything took.
    if moment.time.microseconds < lastTime { cancel(moment, &context, &output) }
    lastTime = moment.time.microseconds
    if contacts != nil {
      contacts?.commit(&context.nextContact, into: &changes)
      if !changes.isEmpty { commitContacts(moment, &context, &output) }
    }
    pointer.flush(moment, &context, &output)
    rotary.flush(moment, &context, &output)
  }

  private mutating func commitContacts(
    _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    if parts.isDirect || context.options.tellsPadContacts {
      for index in changes.indices { output.append(moment.input(.contact(changes[index]))) }
    }
    if !parts.isDirect, sequence.hand.count == 1, changes.count == 1, changes[0].phase == .moved {
      let way = changes[0].contact.position - sequence.hand.fingers[0].position
      pointer.move(by: way, moment, &context, &output)
    }
    sequence.apply(changes, moment, &context, &output)
    if contacts?.hasAdopted == true { forgetAdopted() }
    changes.removeAll(keepingCapacity: true)
  }

  /// Nobody knows how long fingers have been down that were there before the first event.
  private mutating func forgetAdopted() {
    if contacts?.takeAdopted() == true { sequence.forbidStillGestures() }
  }

  // MARK: - Interruptions and time

  private mutating func cancel(
    _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    changes.removeAll(keepingCapacity: true)
    contacts?.cancel(into: &changes)
    if parts.isDirect || context.options.tellsPadContacts {
      for change in changes { output.append(moment.input(.contact(change))) }
    }
    changes.removeAll(keepingCapacity: true)
    sequence.cancel(moment, &context, &output)
    pointer.discard()
    rotary.reset()
    output.append(moment.input(.interrupted))
  }

  /// The device is gone or counts as untouched.
  mutating func interrupt(_ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]) {
    cancel(moment, &context, &output)
    contacts?.forget()
    keyboard.forget()
  }

  /// The screen has another size: the device lies over the whole of it, and what touched it does nothing more.
  mutating func resize(
    to screen: Size, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    if sequence.hand.count > 0 { cancel(moment, &context, &output) }
    if let touch = parts.touch {
      contacts?.mapping = Self.mapping(source, touch, isDirect: parts.isDirect, screen: screen)
    }
    pointer.resize(to: screen, rotation: source.rotation)
  }

  /// The next frame is whole again.
  mutating func resynchronize() { isDropping = false }

  /// The run ends: as an interruption, but without saying so where nothing is in progress.
  mutating func finish(_ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]) {
    let before = output.count
    interrupt(moment, &context, &output)
    if output.count == before + 1 { output.removeLast() }
  }

  func deadline(_ options: GestureOptions) -> Int64 { sequence.deadline(options) }

  mutating func fire(_ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]) {
    sequence.fire(moment, &context, &output)
  }
}
