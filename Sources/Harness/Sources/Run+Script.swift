import Accessibility
import Announcer
import Geometry
public import Gestures
import InputEvents

extension Run {
  /// Does what a script says, through the devices of `hand`: statements become events of the devices, and the
  /// events drive the interface.
  ///
  /// Places that a statement names by selectors are looked up on the screen as it is right before the statement.
  /// Before each statement the interface comes to rest, unless a `wait` stands before it. People look at things while
  /// they move, and what they do then they do at once: `look` neither waits nor makes what follows it wait. It ends with
  /// the last event or `wait`, as a recording of it does.
  public mutating func perform(
    _ script: GestureScript, with hand: inout GestureSynthesizer
  ) throws(ScriptRunError) {
    // A recording before may have turned the screen.
    if let screen = hand.options.screen, screen != target.screen { hand.resize(to: target.screen) }
    var waited = false
    for (index, statement) in script.statements.enumerated() {
      let waits =
        switch statement.value {
        case .wait, .look: true
        default: false
        }
      if !waited, !waits { rest() }
      waited = waits
      do throws(StatementFailure) {
        try perform(statement.value, with: &hand)
        if waits || index < script.statements.count - 1 { advance(to: hand.now) }
      } catch {
        throw ScriptRunError(
          isAboutDevices: error.isAboutDevices, location: statement.location, statement: statement.value.description,
          message: error.message,
          hint: error.hint)
      }
    }
    hand.advance(to: now)
    play(hand.finish())
  }

  /// What is wrong with a statement.
  private struct StatementFailure: Error {
    var message: String
    var hint: String?
    var isAboutDevices = false
  }

  private mutating func perform(
    _ action: ScriptAction, with hand: inout GestureSynthesizer
  ) throws(StatementFailure) {
    switch action {
    case .reader(let statement): perform(try command(statement))
    case .mark(let name): mark(name)
    case .turnScreen:
      try resize(to: Size(width: target.screen.height, height: target.screen.width), with: &hand)
    case .resizeScreen(let size): try resize(to: size, with: &hand)
    default:
      let tree = target.tree
      let placed = try action.mapPlaces { (place) throws(StatementFailure) in
        .point(try Self.point(of: place, in: tree))
      }
      hand.advance(to: now)
      do throws(SynthesisError) {
        play(try hand.perform(placed))
      } catch {
        throw StatementFailure(message: error.message, hint: error.hint, isAboutDevices: true)
      }
    }
  }

  private mutating func resize(to size: Size, with hand: inout GestureSynthesizer) throws(StatementFailure) {
    guard resize(to: size) else {
      throw StatementFailure(
        message:
          "this interface has one size, \(Numerals.text(target.screen.width))×\(Numerals.text(target.screen.height)) pt",
        hint: "a scene can be turned and resized")
    }
    hand.advance(to: now)
    hand.resize(to: target.screen)
  }

  /// Does what a recording says was asked of the screen reader; what cannot be done on this interface is noted.
  mutating func perform(recorded statement: String) {
    // An id as it was recorded is meant as a whole, whatever a selector would make of it.
    let id = statement.utf8.starts(with: "focus #".utf8) ? NodeID(String(statement.dropFirst(7))) : nil
    if let id, target.tree.node(id) != nil { return perform(.focus(id)) }
    do throws(StatementFailure) {
      perform(try command(try Self.readerStatement(statement)))
    } catch {
      note("reader \(statement): \(error.message)")
    }
  }

  private static func readerStatement(_ text: String) throws(StatementFailure) -> ReaderStatement {
    do throws(GestureScriptError) {
      let script = try GestureScript(parsing: "reader " + text)
      if script.statements.count == 1, case .reader(let statement)? = script.statements.first?.value {
        return statement
      }
    } catch {
      throw StatementFailure(message: error.message, hint: error.hint)
    }
    throw StatementFailure(message: "this is not one statement")
  }

  private mutating func play(_ frames: [SynthesizedFrame]) {
    for frame in frames {
      for event in frame.events { feed(event, from: frame.device) }
    }
  }

  /// What a statement asks of the screen reader.
  private func command(_ statement: ReaderStatement) throws(StatementFailure) -> ReaderCommand {
    switch statement {
    case .next(nil): .next
    case .previous(nil): .previous
    case .next(let kind?): .nextOf(try Self.role(kind))
    case .previous(let kind?): .previousOf(try Self.role(kind))
    case .first: .first
    case .last: .last
    case .activate: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .increment: .increment
    case .decrement: .decrement
    case .scroll(let direction): .scroll(.init(direction))
    case .read: .readAllFromHere
    case .readFromTop: .readAllFromTop
    case .stop: .stop
    case .action(let name): .custom(name)
    case .focus(.point(let point)): .explore(point)
    case .focus(.selector(let text)):
      .focus(try Self.resolve(text.value) { (selector) throws(SelectorError) in try selector.node(in: target.tree).id })
    }
  }

  private static func point(of place: Place, in tree: AccessibilityTree) throws(StatementFailure) -> Point {
    switch place {
    case .point(let point): point
    case .selector(let text):
      try resolve(text.value) { (selector) throws(SelectorError) in try selector.point(in: tree) }
    }
  }

  private static func role(_ name: String) throws(StatementFailure) -> Role {
    let selector = try resolve(name) { (selector) throws(SelectorError) in selector }
    if case .node(let steps) = selector.subject, let role = steps.first?.role { return role }
    throw StatementFailure(message: "“\(name)” is not a role", hint: "for example button or heading")
  }

  private static func resolve<Found>(
    _ text: String, _ find: (Selector) throws(SelectorError) -> Found
  ) throws(StatementFailure) -> Found {
    do throws(SelectorError) {
      return try find(try Selector(parsing: text))
    } catch {
      throw StatementFailure(message: error.message, hint: error.hint)
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
