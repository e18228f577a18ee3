import Accessibility
import Announcer
import Gestures
import SafeText

/// Parts of an entry of a transcript, as JSON.
extension JSONText {
  /// A member that is an array; left out where it would be empty.
  mutating func list<Value>(_ key: String, _ values: [Value], _ body: (inout JSONText, Value) -> Void) {
    if !values.isEmpty { array(key, of: values, body) }
  }

  /// A member that is a number; left out where it is infinite or none.
  private mutating func member(_ key: String, finite number: Double) {
    if number.isFinite { member(key, number) }
  }

  /// What was said.
  mutating func value(_ utterance: Utterance) {
    object { json in
      json.member("text", utterance.text)
      json.member("hint", utterance.hint)
      json.member("language", utterance.language)
      json.member("node", utterance.node?.path)
      json.member("priority", "\(utterance.priority)")
      if let delay = utterance.delay { json.member("delay", Int(delay)) }
    }
  }

  /// Why fingers were taken for a gesture.
  mutating func value(_ gesture: GestureExplanation) {
    object { json in
      json.member("subject", gesture.subject)
      json.member("taker", gesture.taker?.rawValue)
      json.list("verdicts", gesture.verdicts) { json, verdict in
        json.object { json in
          json.member("recognizer", verdict.recognizer.rawValue)
          json.member("took", verdict.took)
          json.member("reason", verdict.reason)
          json.list("numbers", verdict.measures) { $0.value($1) }
        }
      }
    }
  }

  /// Why an input went where it went.
  mutating func value(_ arbitration: Arbitration) {
    object { json in
      json.member("subject", arbitration.subject)
      json.member("taker", arbitration.taker.path)
      json.member("name", arbitration.name)
      json.member("reason", arbitration.reason)
      json.list("candidates", arbitration.candidates) { json, candidate in
        json.object { json in
          json.member("receiver", candidate.receiver.rawValue)
          json.member("node", candidate.node.path)
          json.member("name", candidate.name)
          json.member("took", candidate.took)
          json.member("reason", candidate.reason.isEmpty ? nil : candidate.reason)
          json.list("numbers", candidate.measures) { $0.value($1) }
        }
      }
    }
  }

  /// What happened in the interface.
  mutating func value(_ happening: TranscriptEntry.Happening) {
    let event = happening.event
    object { json in
      json.members(of: event)
      json.member("node", event.node.path)
      json.member("subject", happening.subject)
      json.member("at", happening.detail)
      json.member("cause", event.cause.isEmpty ? nil : event.cause)
      if event.initiator == .automatic { json.member("initiator", "automatic") }
    }
  }

  private mutating func members(of event: TargetEvent) {
    switch event.kind {
    case .willPresent: member("kind", "willPresent")
    case .didPresent: member("kind", "didPresent")
    case .willDismiss(let reason):
      member("kind", "willDismiss")
      member("reason", reason.rawValue)
    case .didDismiss(let reason):
      member("kind", "didDismiss")
      member("reason", reason.rawValue)
    case .dismissRefused: member("kind", "dismissRefused")
    case .styleChanged(let style):
      member("kind", "styleChanged")
      member("style", style)
    case .cameForward: member("kind", "cameForward")
    case .taskSuspended: member("kind", "taskSuspended")
    case .taskResumed: member("kind", "taskResumed")
    case .detentChanged(let from, let to):
      member("kind", "detentChanged")
      member("from", from)
      member("to", to)
    case .detentStoodIn(let absent, let detent, let reason):
      member("kind", "detentStoodIn")
      member("absent", absent)
      member("by", detent)
      member("reason", reason)
    case .modalityChanged(let isModal):
      member("kind", "modalityChanged")
      member("modal", isModal)
    case .activated: member("kind", "activated")
    case .valueChanged(let value):
      member("kind", "valueChanged")
      member("value", value)
    case .textChanged(let text):
      member("kind", "textChanged")
      member("value", text)
    case .focused: member("kind", "focused")
    case .delivered: member("kind", "delivered")
    case .swallowed: member("kind", "swallowed")
    case .scrolled(let x, let y):
      member("kind", "scrolled")
      member("x", finite: x)
      member("y", finite: y)
    case .resized(let width, let height):
      member("kind", "resized")
      member("width", finite: width)
      member("height", finite: height)
    case .moved(let x, let y):
      member("kind", "moved")
      member("x", finite: x)
      member("y", finite: y)
    case .paged(let page, let count):
      member("kind", "paged")
      member("page", page)
      member("count", count)
      member("axis", event.axis?.rawValue)
    case .overlapDropped(let overlap, let page):
      member("kind", "overlapDropped")
      member("overlap", finite: overlap)
      member("page", finite: page)
    case .zoomed(let scale):
      member("kind", "zoomed")
      member("scale", finite: scale)
    case .reachedEdge(let edge):
      member("kind", "reachedEdge")
      member("edge", edge.rawValue)
    case .selected(let text):
      member("kind", "selected")
      member("value", text)
    case .caretMoved(let text):
      member("kind", "caretMoved")
      member("value", text)
    case .acted(let name):
      member("kind", "acted")
      member("value", name)
    case .announced(let text):
      member("kind", "announced")
      member("value", text)
    }
  }
}
