import InputEvents
import SafeText

/// Writes session files (`*.session.jsonl`): one JSON object a line, one line a frame.
///
/// ```
/// {"format":"detent-session","version":"1.0","clock":"monotonic","devices":1}
/// {"d":0,"device":{"name":"Panel","node":"/dev/input/event3","id":"0003:046d:404d:0111",…}}
/// {"t":1250000,"d":0,"e":[["ABS_MT_SLOT",0],["ABS_MT_POSITION_X",512],["BTN_TOUCH",1]]}
/// {"t":1260000,"mark":"before the drag"}
/// {"end":{"frames":1,"events":4}}
/// ```
///
/// | Row | Members |
/// |---|---|
/// | header | `format`, `version` (a newer minor is a warning), `clock`, `devices` (how many rows of devices follow), `salt`, `screen` (the size in points that the interface has to have, such as `393x852`; its own unless given), `readerOn` (touch, crown and chords went to a screen reader; false unless given), `voice` and `language` (what the screen reader was asked for; the usual unless given) |
/// | device | `d`, `device`: `name`, `node`, `phys`, `uniq`, `screen` (the size in points of the one that it lies on, where it is not what is assumed), `id` (bus:vendor:product:version), `properties`, `codes`, `axes` (minimum, maximum, fuzz, flat, resolution), `repeat`, `state` |
/// | frame | `t` in µs, `d`, `e`; `more` when the frame is continued; `resync` when it was made from the device's state after a drop |
/// | mark, announcement, remark | `t`, `mark`; `t`, `say`, `language`; `comment` |
/// | screen | `t`, `screen`: the size in points to which the interface's screen was turned or resized, such as `852x393` |
/// | reader | `t`, `reader`: what was asked of the screen reader, as in a script, such as `focus #draft/send` |
/// | hot-plug | `t`, `d`, `device`; `t`, `d`, `removed` |
/// | end | `end`: how many frames and events precede; a file without it was not closed |
///
/// An event is `[name, value]`, or `[type, code, value]` in numbers where the kernel's header has no name; a last
/// number, where there is one, is the time after `t` in µs. A row ends with `SYN_REPORT`, of value 0 and at the
/// time of the event before it: it is left out when it says just that. Readers ignore unknown members, and
/// hand on rows of unknown kinds.
///
/// Times may go back, as they do on a clock that is set: nothing is lost on reading, `detent describe` tells where
/// (`clock-backwards`), and who plays the session takes such an event at the moment that has been reached.
public struct SessionWriter: RecordingWriter {
  /// Nothing: a session holds everything.
  public var losses: [RecordingWarning] { [] }

  private let sink: ByteSink
  private let flushesEveryRow: Bool
  /// The row that is being written.
  private var json = JSONText()
  /// Events of one device that no `SYN_REPORT` has ended yet.
  private var open: [RecordedEvent] = []
  private var isResynchronized = false
  private var frames = 0
  private var events = 0

  /// A writer; a live recorder lets it flush every row, so that a kill loses no whole frame.
  public init(to sink: ByteSink, flushesEveryRow: Bool = false) {
    self.sink = sink
    self.flushesEveryRow = flushesEveryRow
  }

  /// Writes the header, a row for each device, and remarks that say more than the devices do.
  public mutating func start(_ header: RecordingHeader) throws(RecordingError) {
    let (major, minor) = Session.version
    try row { json in
      json.object { json in
        json.member("format", Session.name)
        json.member("version", "\(major).\(minor)")
        json.member("clock", header.clock.rawValue)
        json.member("devices", header.devices.count)
        json.member("salt", header.salt)
        json.member("screen", header.screen?.text)
        if header.drivesReader { json.member("readerOn", true) }
        json.member("voice", header.readerVoice)
        json.member("language", header.readerLanguage)
      }
    }
    for (index, device) in header.devices.enumerated() {
      try row { json in
        json.object { json in
          json.member("d", index)
          json.object("device") { $0.members(of: device) }
        }
      }
    }
    for remark in header.remarks where !Evemu.repeatsDescription(remark) {
      try row { $0.value(.comment(remark)) }
    }
  }

  /// Writes a row for every frame that is whole; the rest waits for what continues it.
  public mutating func write(_ events: Span<RecordedEvent>) throws(RecordingError) {
    for index in events.indices {
      let event = events[index]
      if let last = open.last, last.device != event.device { try writeFrame(isContinued: true) }
      open.append(event)
      if event.event.isReport || open.count >= 4096 { try writeFrame(isContinued: !event.event.isReport) }
    }
  }

  /// Writes a row for what stands between two events.
  public mutating func write(_ item: RecordingItem) throws(RecordingError) {
    if case .warning = item { return }
    try writeOpenFrame()
    switch item {
    case .resynchronized: isResynchronized = true
    case .warning: break
    default: try row { $0.value(item) }
    }
  }

  /// Copies rows as they stand, but for what a terminal would obey or not show: that is escaped, as in rows that are
  /// written anew, and is read as the same.
  public mutating func copy(_ text: SourceText) throws(RecordingError) {
    guard text.bytes.contains(where: { $0 >= 0x7F }) else { return try sink.write(text.bytes[...]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count + 16)
    bytes.append(escapingHidden: String(decoding: text.bytes, as: UTF8.self))
    try sink.write(bytes[...])
  }

  /// Writes what is still open and the closing row, and flushes.
  public mutating func finish() throws(RecordingError) {
    try writeOpenFrame()
    let (frames, events) = (frames, events)
    try row { json in
      json.object { json in
        json.object("end") { json in
          json.member("frames", frames)
          json.member("events", events)
        }
      }
    }
    try sink.flush()
  }

  private mutating func writeOpenFrame() throws(RecordingError) {
    if !open.isEmpty { try writeFrame(isContinued: true) }
  }

  private mutating func writeFrame(isContinued: Bool) throws(RecordingError) {
    let (frame, isResynchronized) = (open, isResynchronized)
    try row { $0.value(frame: frame, isContinued: isContinued, isResynchronized: isResynchronized) }
    events += open.count
    if !isContinued { frames += 1 }
    open.removeAll(keepingCapacity: true)
    self.isResynchronized = false
  }

  private mutating func row(_ body: (inout JSONText) -> Void) throws(RecordingError) {
    json.removeAll()
    body(&json)
    json.endLine()
    try sink.write(json.bytes[...])
    if flushesEveryRow { try sink.flush() }
  }
}
