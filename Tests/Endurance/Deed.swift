import Accessibility
import Gestures
package import Harness
package import InputEvents
package import Scenes
package import Stage

/// One thing that is done to a stage, kept so that it can be done again to another.
package enum Deed: Sendable {
  case receive(TargetInput)
  /// Time passes.
  case advance(to: Timestamp)
  /// Nobody touches anything: all that is under way comes to its end.
  case rest(until: Timestamp)
  case present(String, at: Timestamp)
  case dismiss(String, at: Timestamp)
  case select(detent: String, of: String, at: Timestamp)
  case setDetents([Detent], of: String, at: Timestamp)

  /// Does it; what is told of.
  package func done(to stage: inout Stage) -> [TargetEvent] {
    switch self {
    case .receive(let input): return stage.receive(input)
    case .advance(let time): return stage.advance(to: time)
    case .rest(let time):
      var events: [TargetEvent] = []
      while let deadline = stage.nextDeadline, deadline > stage.now, deadline <= time {
        events += stage.advance(to: deadline)
      }
      return events + stage.advance(to: max(stage.now, time))
    case .present(let id, let time): return stage.present(id, at: time)
    case .dismiss(let id, let time): return stage.dismiss(id, at: time)
    case .select(let detent, let id, let time): return stage.select(detent: detent, of: id, at: time)
    case .setDetents(let detents, let id, let time): return stage.setDetents(detents, of: id, at: time)
    }
  }

  /// Whether it is a person's, or nobody's.
  package var isOrdinary: Bool { input != nil || isAdvance }

  /// Whether only time passes.
  var isAdvance: Bool {
    switch self {
    case .advance, .rest: true
    default: false
    }
  }

  /// Whether the screen gets another size.
  var isResize: Bool {
    if case .receive(let received) = self, case .resize = received.kind { true } else { false }
  }

  /// Whether it scrolls along one axis: a key, a turn, a reader's scrolling.
  var isOneWay: Bool {
    guard case .receive(let received) = self else { return false }
    switch received.kind {
    case .input(.key), .input(.rotary), .action(.scroll(_), _): return true
    default: return false
    }
  }

  /// When an input came; nil for anything else.
  var time: Timestamp? {
    if case .receive(let received) = self { received.time } else { nil }
  }

  /// The input of a person, where it is one.
  var input: RecognizedInput.Kind? {
    if case .receive(let received) = self, case .input(let kind) = received.kind { kind } else { nil }
  }
}
