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
  /// Before each statement the interface comes to rest, unless a `wait` stands before it.
  public mutating func perform(
    _ script: GestureScript, with hand: inout GestureSynthesizer
  ) throws(ScriptRunError) {
    var waited = false
    for statement in script.statements {
      if !waited { rest() }
      waited = if case .wait = statement.value { true } else { false }
      do throws(StatementFailure) {
        try perform(statement.value, with: &hand)
      } catch {
        throw ScriptRunError(
          location: statement.location, statement: statement.value.description, message: error.message,
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
  }

  private mutating func perform(
    _ action: ScriptAction, with hand: inout GestureSynthesizer
  ) throws(StatementFailure) {
    switch action {
    case .reader(let statement): try perform(statement)
    case .mark(let name): mark(name)
    default:
      let tree = target.tree
      let placed = try action.mapPlaces { (place) throws(StatementFailure) in
        .point(try Self.point(of: place, in: tree))
      }
      hand.advance(to: now)
      do throws(SynthesisError) {
        play(try hand.perform(placed))
      } catch {
        throw StatementFailure(message: error.message, hint: error.hint)
      }
      advance(to: hand.now)
    }
  }

  private mutating func play(_ frames: [SynthesizedFrame]) {
    for frame in frames {
      for event in frame.events { feed(event, from: frame.device) }
    }
  }

  private mutating func perform(_ statement: ReaderStatement) throws(StatementFailure) {
    switch statement {
    case .next(nil): perform(.next)
    case .previous(nil): perform(.previous)
    case .next(let kind?): perform(.nextOf(try Self.role(kind)))
    case .previous(let kind?): perform(.previousOf(try Self.role(kind)))
    case .first: perform(.first)
    case .last: perform(.last)
    case .activate: perform(.activate)
    case .escape: perform(.escape)
    case .magicTap: perform(.magicTap)
    case .increment: perform(.increment)
    case .decrement: perform(.decrement)
    case .scroll(let direction): perform(.scroll(.init(direction)))
    case .read: perform(.readAllFromHere)
    case .stop: perform(.stop)
    case .action(let name): perform(.custom(name))
    case .focus(.point(let point)): perform(.explore(point))
    case .focus(.selector(let text)):
      do throws(SelectorError) {
        perform(.focus(try Selector(parsing: text.value).node(in: target.tree).id))
      } catch {
        throw StatementFailure(message: error.message, hint: error.hint)
      }
    }
  }

  private static func point(of place: Place, in tree: AccessibilityTree) throws(StatementFailure) -> Point {
    switch place {
    case .point(let point): return point
    case .selector(let text):
      do throws(SelectorError) {
        return try Selector(parsing: text.value).point(in: tree)
      } catch {
        throw StatementFailure(message: error.message, hint: error.hint)
      }
    }
  }

  private static func role(_ name: String) throws(StatementFailure) -> Role {
    do throws(SelectorError) {
      if case .node(let steps) = try Selector(parsing: name).subject, let role = steps.first?.role { return role }
    } catch {
      throw StatementFailure(message: error.message, hint: error.hint)
    }
    throw StatementFailure(message: "“\(name)” is not a role", hint: "for example button or heading")
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
