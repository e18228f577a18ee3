import Accessibility
import Announcer
import Geometry
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
/// | `expectation` | an instruction of the script; `script`, `line`, `column`, whether it was `kept`, what was `found`, and the `nearest` thing |
/// | `warning` | what is probably a mistake in the script; `script`, `line` and `column` |
/// | `events` | `kind`, `node`, `subject`, and what that kind has: `reason`, `from`, `to`, `value`, `x`, `y`, `width`, `height`, `modal`; `cause`, `initiator` where known |
/// | `measures` | of an input: `x` and `y` in points where it was or began, `toX` and `toY` where a drag ended, `scale`, `degrees`; `input` rounds them |
/// | `onTheWay` | of a drag, pinch or turn at whose end nothing more happened: what came of it before, told at its time |
/// | `said` | `text`, `hint`, `language`, `node`, `priority` |
/// | `cutOff` | what a person had not heard to its end when this was said, at the reader's usual rate |
/// | `reached`, `refused`, `asked` | ends of the reading order, what the reader could not do, what it asked of nodes |
/// | `nothing` | why nothing came of it, where that is plain |
/// | `moving` | true where something moves on by itself |
/// | `gestures` | why fingers were taken for a gesture: `subject`, `taker`, `verdicts` of `recognizer`, `took`, `reason`, `numbers` |
/// | `decisions` | why it went where it went: `subject`, `taker`, `name`, `reason`, `candidates` of `receiver`, `node`, `name`, `took`, `reason`, `numbers` |
/// | `error` | of the line of a run that failed: why, with `message`, `hint`, and the `instruction`, `script`, `line` and `column` that it was at |
/// | `end`, `expected`, `audit` | of the last lines: how the run ended, where it differs from what was recorded, and what its audit found |
/// | `numbers` | `name`, `value`, `unit`; with a limit `must` (`atMost`, `below`, `atLeast`, `above`, `equal`), `limit`, `met`, and the `parameter` of the scene that sets it |
public enum TranscriptJSON {
  /// One entry, without a newline.
  public static func render(_ entry: TranscriptEntry) -> String {
    var json = JSONText()
    json.object { json in
      json.member("time", entry.time.microseconds)
      switch entry.trigger {
      case .start: json.member("start", true)
      case .input(let text): json.member("input", text)
      case .command(let command, by: let gesture):
        json.member("input", gesture)
        json.member("reader", command.words)
      case .time: break
      case .mark(let name): json.member("mark", name)
      case .note(let text): json.member("note", text)
      case .warning(let text):
        json.member("warning", text)
        write(entry.warning?.source, entry.warning?.location, &json)
      case .expectation(let outcome): write(outcome, &json)
      }
      if let measures = entry.measures { write(measures, &json) }
      json.list("events", entry.events) { $0.value($1) }
      json.list("onTheWay", entry.effectsOnTheWay) { $0.value($1) }
      json.list("said", entry.utterances) { $0.value($1) }
      json.list("cutOff", entry.cutOff) { $0.value($1) }
      json.member("nothing", entry.isInputWithoutEffect ? entry.whyNothing : nil)
      write(entry.reader, &json)
      if entry.isMoving { json.member("moving", true) }
      json.list("gestures", entry.gestures) { $0.value($1) }
      json.list("decisions", entry.arbitrations) { $0.value($1) }
    }
    return json.text
  }

  private static func write(_ measures: InputNumbers, _ json: inout JSONText) {
    json.object("measures") { json in
      if let place = measures.place {
        json.member("x", place.x)
        json.member("y", place.y)
      }
      if let end = measures.end {
        json.member("toX", end.x)
        json.member("toY", end.y)
      }
      if let scale = measures.scale { json.member("scale", scale) }
      if let degrees = measures.degrees { json.member("degrees", degrees) }
      if let units = measures.units { json.member("units", units) }
    }
  }

  /// How a run ended, without a newline.
  public static func render(_ summary: RunSummary) -> String {
    var json = JSONText()
    json.object { json in
      json.object("end") { json in
        json.member("time", summary.time.microseconds)
        json.member("entries", summary.entries)
        json.member("focus", summary.keyboardFocus?.path)
        json.member("cursor", summary.readerCursor?.path)
        if summary.warnings > 0 { json.member("warnings", summary.warnings) }
        if let kept = summary.expectations {
          json.member("expectations", kept.asked)
          json.member("failed", kept.failed)
        }
        json.member("stateHash", summary.stateHash.map(RunSummary.text(ofHash:)))
      }
    }
    return json.text
  }

  /// Why a run failed, without a newline.
  public static func render(_ failure: RunFailure) -> String {
    var json = JSONText()
    json.object { json in
      json.object("error") { json in
        json.member("time", failure.time.microseconds)
        json.member("instruction", failure.instruction)
        write(failure.source, failure.location, &json)
        json.member("message", failure.message)
        json.member("hint", failure.hint)
      }
    }
    return json.text
  }

  /// Where a run differs from what was recorded, without a newline; `differs` is false where it does not.
  public static func render(_ difference: TranscriptDifference?, from name: String) -> String {
    var json = JSONText()
    json.object { json in
      json.object("expected") { json in
        json.member("file", name)
        json.member("differs", difference != nil)
        if let difference { json.member("at", difference.time.microseconds) }
        json.list("lines", difference?.lines ?? []) { $0.value($1) }
      }
    }
    return json.text
  }

  /// Where in a script something stands.
  private static func write(_ source: String?, _ location: ScriptLocation?, _ json: inout JSONText) {
    json.member("script", source)
    guard let location else { return }
    json.member("line", location.line)
    json.member("column", location.column)
  }

  private static func write(_ outcome: ExpectationResult, _ json: inout JSONText) {
    json.member("expectation", outcome.instruction)
    write(outcome.source, outcome.location, &json)
    json.member("kept", outcome.isKept)
    json.member("found", outcome.found)
    json.member("nearest", outcome.nearest)
  }

  private static func write(_ steps: [ReaderAct], _ json: inout JSONText) {
    var (reached, refused): ([String], [String]) = ([], [])
    var asked: [(action: AccessibilityAction, node: NodeID)] = []
    for step in steps {
      switch step {
      case .says: continue
      case .boundary(let end): reached.append(end.rawValue)
      case .refuses(let why): refused.append(why)
      case .asks(let action, let node): asked.append((action, node))
      }
    }
    json.list("reached", reached) { $0.value($1) }
    json.list("refused", refused) { $0.value($1) }
    json.list("asked", asked) { json, request in
      json.object { json in
        json.member("action", request.action.words)
        json.member("node", request.node.path)
      }
    }
  }
}

extension AccessibilityAction {
  /// The action in words, for programs and people.
  var words: String {
    switch self {
    case .activate: "activate"
    case .longPress: "longPress"
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
