import Announcer
import InputEvents

extension TranscriptEntry {
  /// A pause after which typing is a new entry, in µs.
  static var typingPause: Int64 { 1_000_000 }

  /// Whether it is text being typed, with nothing else coming of it.
  var isTyping: Bool {
    typedText != nil && events.allSatisfy { if case .textChanged = $0.event.kind { true } else { false } }
  }

  /// Whether it tells what a person did, not what happened by itself or a remark.
  var isOfInput: Bool {
    switch trigger {
    case .input, .command: true
    case .start, .time, .mark, .note, .warning, .expectation: false
    }
  }

  /// Whether it is a remark about the input, such as that the screen has another size.
  var isNote: Bool { if case .note = trigger { true } else { false } }

  /// Whether it is the end of a drag, which may turn out to be a swipe.
  var isDrag: Bool {
    if case .input(let label) = trigger { label.utf8.starts(with: "drag ".utf8) } else { false }
  }

  /// Whether it is a crown or wheel being turned, with nothing else coming of it yet.
  var isTurn: Bool { turned != nil && events.isEmpty && reader.isEmpty }

  /// By how many notches something was turned.
  private var turned: Int? {
    guard case .input(let label) = trigger, label.utf8.starts(with: "turn ".utf8) else { return nil }
    return Int(label.dropFirst(5))
  }

  /// What was typed, as it stands in the label; a combining mark at its start is no part of the quotation mark.
  private var typedText: Substring? {
    guard case .input(let label) = trigger, label.utf8.starts(with: "type \"".utf8) else { return nil }
    return Substring(label[...].utf8.dropFirst(6).dropLast())
  }

  /// Takes `next` in, if both are one thing to people: letters of one text, notches of one turn, or a drag that was a
  /// swipe.
  mutating func absorb(_ next: TranscriptEntry, within pause: Int64) -> Bool {
    if let typed = typedText, let more = next.typedText, isTyping, next.isTyping,
      next.time - lastTime < pause,
      events.last?.event.node == next.events.last?.event.node
    {
      trigger = .input("type \"\(typed)\(more)\"")
      events = next.events.isEmpty ? events : next.events
      reader = Self.joined(reader, next.reader, typed: typed, then: more)
      isMoving = next.isMoving
      take(reasonsOf: next)
      return true
    }
    if let notches = turned, let more = next.turned, isTurn, next.isTurn, (notches > 0) == (more > 0),
      next.time - lastTime < pause
    {
      let sum = notches.addingReportingOverflow(more)
      guard !sum.overflow else { return false }
      trigger = .input("turn \(sum.partialValue > 0 ? "+" : "")\(sum.partialValue)")
      lastInput = next.time
      if let units = next.measures?.units { measures?.add(units: units) }
      earlier += next.earlier.filter { !earlier.contains($0) }
      isMoving = next.isMoving
      take(reasonsOf: next)
      return true
    }
    if isDrag, next.time == time, case .input(let label) = next.trigger, label.utf8.starts(with: "swipe ".utf8) {
      trigger = next.trigger
      events += next.events
      reader += next.reader
      isMoving = next.isMoving
      take(reasonsOf: next)
      return true
    }
    return false
  }

  /// Takes over why things went as they did, each reason once.
  private mutating func take(reasonsOf next: TranscriptEntry) {
    gestures += next.gestures
    add(next.arbitrations)
  }

  /// Takes over why things went as they did, each reason once.
  mutating func add(_ more: [Arbitration]) {
    for new in more {
      let isKnown = arbitrations.contains { ($0.subject, $0.taker, $0.reason) == (new.subject, new.taker, new.reason) }
      if !isKnown { arbitrations.append(new) }
    }
  }

  /// When the last thing in it happened.
  var lastTime: Timestamp { events.last?.event.time ?? lastInput ?? time }

  /// Letters that were said one by one, as one utterance.
  private static func joined(_ steps: [ReaderAct], _ next: [ReaderAct], typed: Substring, then more: Substring)
    -> [ReaderAct]
  {
    guard case .says(var old)? = steps.last, case .says(let new)? = next.first, old.node == new.node else {
      return steps + next
    }
    // A blank among letters stays a blank; one at the start, and what stands for a letter as in a password, are words.
    let isWord = typed.allSatisfy { $0 == " " } || new.text.count != 1
    if more == " ", !typed.allSatisfy({ $0 == " " }) {
      old.text += " "
    } else {
      old.text += isWord ? " " + new.text : new.text
    }
    return steps.dropLast() + [.says(old)] + next.dropFirst()
  }
}
