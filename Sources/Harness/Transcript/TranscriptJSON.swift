import Accessibility
import Announcer
import Gestures
import InputEvents
import SafeText

/// Renders a transcript for programs: one JSON object a line, an entry each.
///
/// ```
/// {"time":412000,"input":"tap 359,806","events":[{"kind":"activated","node":"inbox/compose","subject":"button \"Compose\""}]}
/// ```
///
/// | Member | Meaning |
/// |---|---|
/// | `time` | µs on the run's clock |
/// | `input`, `reader`, `mark`, `note`, `start` | what set the entry off; none of them where time passed |
/// | `events` | `kind`, `node`, `subject`, and what that kind has: `reason`, `from`, `to`, `value`, `x`, `y`, `width`, `height`, `modal`; `cause`, `initiator` where known |
/// | `onTheWay` | of a drag, pinch or turn at whose end nothing more happened: what came of it before, told at its time |
/// | `said` | `text`, `hint`, `language`, `node`, `priority` |
/// | `cutOff` | what a person had not heard to its end when this was said, at the reader's usual rate |
/// | `reached`, `refused`, `asked` | ends of the reading order, what the reader could not do, what it asked of nodes |
/// | `nothing` | why nothing came of it, where that is plain |
/// | `moving` | true where something moves on by itself |
/// | `gestures` | why fingers were taken for a gesture: `subject`, `taker`, `verdicts` of `recognizer`, `took`, `reason`, `numbers` |
/// | `decisions` | why it went where it went: `subject`, `taker`, `name`, `reason`, `candidates` of `receiver`, `node`, `name`, `took`, `reason`, `numbers` |
/// | `numbers` | `name`, `value`, `unit`; with a limit `must` (`atMost`, `below`, `atLeast`, `above`, `equal`), `limit`, `met`, and the `parameter` of the scene that sets it |
public enum TranscriptJSON {
  /// One entry, without a newline.
  public static func render(_ entry: TranscriptEntry) -> String {
    var line = JSONLine()
    line.add("time", entry.time.microseconds)
    switch entry.trigger {
    case .start: line.add("start", true)
    case .input(let text): line.add("input", text)
    case .command(let command, by: let gesture):
      line.add("input", gesture)
      line.add("reader", command.words)
    case .time: break
    case .mark(let name): line.add("mark", name)
    case .note(let text): line.add("note", text)
    }
    line.add("events", list: entry.events.map(render))
    line.add("onTheWay", list: entry.effectsOnTheWay.map(render))
    line.add("said", list: entry.utterances.map(render))
    line.add("cutOff", list: entry.cutOff.map(render))
    line.add("nothing", entry.isInputWithoutEffect ? entry.whyNothing : nil)
    var (reached, refused, asked): ([String], [String], [String]) = ([], [], [])
    for step in entry.reader {
      switch step {
      case .says: continue
      case .boundary(let end): reached.append(JSONText.quoted(end.rawValue))
      case .refuses(let why): refused.append(JSONText.quoted(why))
      case .asks(let action, let node):
        var object = JSONLine()
        object.add("action", action.words)
        object.add("node", node.path)
        asked.append(object.closed)
      }
    }
    line.add("reached", list: reached)
    line.add("refused", list: refused)
    line.add("asked", list: asked)
    if entry.isMoving { line.add("moving", true) }
    line.add("gestures", list: entry.gestures.map(render))
    line.add("decisions", list: entry.arbitrations.map(render))
    return line.closed
  }

  /// How a run ended, without a newline.
  public static func render(_ summary: RunSummary) -> String {
    var object = JSONLine()
    object.add("time", summary.time.microseconds)
    object.add("entries", Int64(summary.entries))
    object.add("focus", summary.keyboardFocus?.path)
    object.add("cursor", summary.readerCursor?.path)
    object.add("stateHash", summary.stateHash.map(RunSummary.text(ofHash:)))
    var line = JSONLine()
    line.add("end", raw: object.closed)
    return line.closed
  }

  private static func render(_ utterance: Utterance) -> String {
    var object = JSONLine()
    object.add("text", utterance.text)
    object.add("hint", utterance.hint)
    object.add("language", utterance.language)
    object.add("node", utterance.node?.path)
    object.add("priority", "\(utterance.priority)")
    return object.closed
  }

  private static func render(_ gesture: GestureExplanation) -> String {
    var object = JSONLine()
    object.add("subject", gesture.subject)
    object.add("taker", gesture.taker?.rawValue)
    object.add(
      "verdicts",
      list: gesture.verdicts.map { verdict in
        var line = JSONLine()
        line.add("recognizer", verdict.recognizer.rawValue)
        line.add("took", verdict.took)
        line.add("reason", verdict.reason)
        line.add("numbers", list: verdict.measures.map(render))
        return line.closed
      })
    return object.closed
  }

  private static func render(_ measure: Measure) -> String {
    var object = JSONLine()
    object.add("name", measure.name)
    object.add("value", measure.value)
    if let limit = measure.limit {
      object.add("must", measure.relation.rawValue)
      object.add("limit", limit)
      object.add("met", measure.isMet)
    }
    if measure.unit != .count { object.add("unit", measure.unit.rawValue) }
    object.add("parameter", measure.parameter)
    return object.closed
  }

  private static func render(_ arbitration: Arbitration) -> String {
    var object = JSONLine()
    object.add("subject", arbitration.subject)
    object.add("taker", arbitration.taker.path)
    object.add("name", arbitration.name)
    object.add("reason", arbitration.reason)
    object.add(
      "candidates",
      list: arbitration.candidates.map { candidate in
        var line = JSONLine()
        line.add("receiver", candidate.receiver.rawValue)
        line.add("node", candidate.node.path)
        line.add("name", candidate.name)
        line.add("took", candidate.took)
        line.add("reason", candidate.reason.isEmpty ? nil : candidate.reason)
        line.add("numbers", list: candidate.measures.map(render))
        return line.closed
      })
    return object.closed
  }

  private static func render(_ happening: TranscriptEntry.Happening) -> String {
    let event = happening.event
    var object = JSONLine()
    switch event.kind {
    case .willPresent: object.add("kind", "willPresent")
    case .didPresent: object.add("kind", "didPresent")
    case .willDismiss(let reason):
      object.add("kind", "willDismiss")
      object.add("reason", reason.rawValue)
    case .didDismiss(let reason):
      object.add("kind", "didDismiss")
      object.add("reason", reason.rawValue)
    case .dismissRefused: object.add("kind", "dismissRefused")
    case .styleChanged(let style):
      object.add("kind", "styleChanged")
      object.add("style", style)
    case .cameForward: object.add("kind", "cameForward")
    case .taskSuspended: object.add("kind", "taskSuspended")
    case .taskResumed: object.add("kind", "taskResumed")
    case .detentChanged(let from, let to):
      object.add("kind", "detentChanged")
      object.add("from", from)
      object.add("to", to)
    case .detentStoodIn(let absent, let detent, let reason):
      object.add("kind", "detentStoodIn")
      object.add("absent", absent)
      object.add("by", detent)
      object.add("reason", reason)
    case .modalityChanged(let isModal):
      object.add("kind", "modalityChanged")
      object.add("modal", isModal)
    case .activated: object.add("kind", "activated")
    case .valueChanged(let value):
      object.add("kind", "valueChanged")
      object.add("value", value)
    case .textChanged(let text):
      object.add("kind", "textChanged")
      object.add("value", text)
    case .focused: object.add("kind", "focused")
    case .delivered: object.add("kind", "delivered")
    case .swallowed: object.add("kind", "swallowed")
    case .scrolled(let x, let y):
      object.add("kind", "scrolled")
      object.add("x", x)
      object.add("y", y)
    case .resized(let width, let height):
      object.add("kind", "resized")
      object.add("width", width)
      object.add("height", height)
    case .moved(let x, let y):
      object.add("kind", "moved")
      object.add("x", x)
      object.add("y", y)
    case .paged(let page, let count):
      object.add("kind", "paged")
      object.add("page", Int64(page))
      object.add("count", Int64(count))
      object.add("axis", event.axis?.rawValue)
    case .overlapDropped(let overlap, let page):
      object.add("kind", "overlapDropped")
      object.add("overlap", overlap)
      object.add("page", page)
    case .zoomed(let scale):
      object.add("kind", "zoomed")
      object.add("scale", scale)
    case .reachedEdge(let edge):
      object.add("kind", "reachedEdge")
      object.add("edge", edge.rawValue)
    case .selected(let text):
      object.add("kind", "selected")
      object.add("value", text)
    case .caretMoved(let text):
      object.add("kind", "caretMoved")
      object.add("value", text)
    case .acted(let name):
      object.add("kind", "acted")
      object.add("value", name)
    case .announced(let text):
      object.add("kind", "announced")
      object.add("value", text)
    }
    object.add("node", event.node.path)
    object.add("subject", happening.subject)
    object.add("at", happening.detail)
    object.add("cause", event.cause.isEmpty ? nil : event.cause)
    if event.initiator == .automatic { object.add("initiator", "automatic") }
    return object.closed
  }
}

extension AccessibilityAction {
  /// The action in words, for programs and people.
  var words: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .reveal: "reveal"
    case .focus: "focus"
    case .custom(let name): "custom \(name)"
    }
  }
}
