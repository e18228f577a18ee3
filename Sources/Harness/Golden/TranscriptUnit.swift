import Announcer
public import InputEvents
public import Recordings

/// Something that a transcript tells and that can be held against another one: what happened, what had the focus, what
/// was said. What was done, and when, is not compared, nor what a script expected of it or was warned of.
public struct TranscriptUnit: Hashable, Sendable {
  /// When, in µs on the run's clock; a transcript for people has whole milliseconds.
  public var time: Timestamp
  /// What it tells.
  public var text: String

  /// Something at a time.
  public init(time: Timestamp, text: String) {
    self.time = time
    self.text = text
  }

  /// The units of a transcript for people; what stands after a blank line, such as an audit, is none of it.
  public static func units(ofText text: String) -> [TranscriptUnit] {
    var units: [TranscriptUnit] = []
    var (time, isOfScript) = (Timestamp.zero, false)
    // A line may have come through a system that ends it with two characters, which Swift takes for one.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      guard !line.isEmpty else { break }
      if line.first != " ", let end = line.firstIndex(of: " ") {
        time = Self.time(written: line[..<end]) ?? time
        let label = line[end...].drop { $0 == " " }
        isOfScript = ["warning ", "expect ", "wait for "].contains { label.hasPrefix($0) }
      }
      if isOfScript { continue }
      let outcome = line.dropFirst(TranscriptText.effectColumn)
      let isOutcome = !outcome.isEmpty && line.dropFirst(TranscriptText.effectColumn - 1).first == " "
      // That nothing came of something is told of more inputs with --explain than without.
      guard isOutcome, outcome != TranscriptText.meanwhile, outcome != "nothing happens", !isReason(outcome) else {
        continue
      }
      units.append(TranscriptUnit(time: time, text: withoutHints(outcome)))
    }
    return units
  }

  /// Whether a line says why something happened (`--explain`) or what was cut off, and not what happened or was said.
  private static func isReason(_ line: Substring) -> Bool {
    if line.hasPrefix("cuts off “") { return true }
    guard !["says ", "reader: ", "nothing happens: "].contains(where: line.hasPrefix) else { return false }
    // Names and texts stand in quotation marks.
    var mark: Character?
    var last: Character = " "
    for character in line {
      // What stands in marks of one kind may have others in it.
      if let open = mark {
        if character == open, last != "\\" { mark = nil }
        last = character == "\\" && last == "\\" ? "\"" : character == "\\" ? character : "\""
        continue
      }
      if character == "\"" { mark = "\"" } else if character == "“" { mark = "”" }
      if last == ":", character == " " { return true }
      last = mark == nil ? character : "\""
    }
    return false
  }

  /// What was said, without the hints in brackets that may stand after each utterance (`--hints`).
  private static func withoutHints(_ line: Substring) -> String {
    guard line.hasPrefix("says “") else { return String(line) }
    var said = ""
    var rest = line
    while let end = rest.firstRange(of: "” (") {
      said += rest[..<end.lowerBound] + "”"
      guard let close = rest[end.upperBound...].firstRange(of: ") “") else { return said }
      rest = rest[rest.index(after: close.lowerBound)...]
    }
    return said + rest
  }

  /// A time as transcripts for people write it, in seconds with three digits; nil where it is none.
  private static func time(written text: Substring) -> Timestamp? {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[1].utf8.count == 3, let milliseconds = Int64(parts[0] + parts[1]) else { return nil }
    let (microseconds, overflow) = milliseconds.multipliedReportingOverflow(by: 1000)
    return overflow ? nil : Timestamp(microseconds: microseconds)
  }

  /// The units of a transcript for programs; what is no entry of it is left out.
  public static func units(ofJSON text: String) -> [TranscriptUnit] {
    text.split { $0 == "\n" || $0 == "\r\n" }.compactMap { line in
      let start = #"{"time":"#
      guard line.hasPrefix(start) else { return nil }
      var rest = line.dropFirst(start.count)
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if rest.hasPrefix(#","input":""#) { rest = Self.afterString(rest.dropFirst(#","input":""#.count)) }
      guard rest.hasPrefix(","), !rest.hasPrefix(#","expectation":"#), !rest.hasPrefix(#","warning":"#) else {
        return nil
      }
      guard let text = Self.told(by: rest) else { return nil }
      return TranscriptUnit(time: Timestamp(microseconds: Int64(digits) ?? 0), text: text)
    }
  }

  /// Of the members of an entry, what it tells of events and speech; nil where it tells nothing.
  private static func told(by members: Substring) -> String? {
    let told = ["events", "said", "reached", "refused", "asked", "nothing", "start"]
    let found = JSONMembers.split(members.dropFirst()).filter { told.contains($0.key) }
    guard !found.isEmpty else { return nil }
    return "{" + found.map { "\"\($0.key)\":\(withoutCauses($0.value))" }.joined(separator: ",") + "}"
  }

  /// Members without what brought an event about: that was done, and has the place at which it was. Within a string
  /// quotation marks are escaped, so that no text looks like it.
  private static func withoutCauses(_ members: some StringProtocol) -> String {
    let sign = #","cause":""#
    var result = ""
    var rest = Substring(members)
    while let found = rest.firstRange(of: sign) {
      result += rest[..<found.lowerBound]
      rest = afterString(rest[found.upperBound...])
    }
    return result + rest
  }

  /// What stands after the end of a JSON string.
  private static func afterString(_ text: Substring) -> Substring {
    var isEscaped = false
    for index in text.indices {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "\"" {
        return text[text.index(after: index)...]
      }
    }
    return text[text.endIndex...]
  }

  /// What an entry says.
  public static func said(in entry: TranscriptEntry) -> [TranscriptUnit] {
    entry.utterances.filter { !$0.text.isEmpty }.map { said($0.text, at: entry.time) }
  }

  /// What a recording says was said.
  public static func said(in recording: inout RecordingReader) throws(RecordingError) -> [TranscriptUnit] {
    var units: [TranscriptUnit] = []
    var batch: [RecordedEvent] = []
    while true {
      switch try recording.read(into: &batch) {
      case .end: return units
      case .item(.announcement(let text, language: _, at: let time)): units.append(said(text, at: time))
      case .events, .item: continue
      }
    }
  }

  private static func said(_ text: String, at time: Timestamp) -> TranscriptUnit {
    TranscriptUnit(time: time, text: "says “\(text)”")
  }
}
