import InputEvents

/// Writes evemu, as the original tools do: a description with comments, then one line an event.
///
/// evemu holds one device and no time before 0. It has no place for the pressed keys, axis values and slots of
/// the first moment, for `phys` and `uniq`, the node, the screen, autorepeat, marks, announcements and hot-plug: those are
/// counted as `losses`. Remarks become comments. Versions before 1.3 hold no lights and switches, 1.0 no resolution either.
public struct EvemuWriter: RecordingWriter {
  /// What evemu could not hold, each kind of loss once.
  public private(set) var losses: [RecordingWarning] = []

  let sink: ByteSink
  /// Whether every event gets a comment with its names.
  private let annotates: Bool
  /// The version that is written.
  let version: EvemuVersion
  private var wroteBanner = false
  private var frameTime: Timestamp?

  /// A writer of the one device that the recording may have.
  ///
  /// - Parameters:
  ///   - sink: Where to.
  ///   - annotates: Whether every event gets a comment with the names of its type and code.
  ///   - version: The version of the format.
  public init(to sink: ByteSink, annotates: Bool = true, version: EvemuVersion = .newest) {
    self.sink = sink
    self.annotates = annotates && version.hasLineComments
    self.version = version
  }

  /// Writes the description of the device.
  /// - Throws: `RecordingError` when the header has no such device, or several, or writing fails.
  public mutating func start(_ header: RecordingHeader) throws(RecordingError) {
    guard header.devices.count == 1 else {
      throw notRepresentable(
        "evemu holds one device, and the recording has \(header.devices.count)",
        hint: header.devices.isEmpty
          ? nil : "choose one with --device (\(header.deviceNames)), or write a session file")
    }
    let chosen = header.devices[0]
    noteLosses(chosen, header)
    try writeDescription(chosen.description, remarks: header.remarks)
  }

  /// Writes a line for each event.
  public mutating func write(_ events: Span<RecordedEvent>) throws(RecordingError) {
    for index in events.indices {
      let recorded = events[index]
      guard recorded.device == 0 else {
        throw notRepresentable(
          "evemu holds one device, and here is an event of device \(recorded.device)",
          hint: "choose one with --device, or write a session file")
      }
      try write(recorded.event)
    }
  }

  private mutating func write(_ event: InputEvent) throws(RecordingError) {
    guard event.time >= .zero else {
      throw notRepresentable("evemu holds no time before 0, and here is \(event.time)", hint: nil)
    }
    try startEvents()
    let frame = frameTime ?? event.time
    let annotates = annotates
    try sink.append { bytes in
      bytes.append(evemu: event)
      if annotates { bytes.append(evemuComment: event, after: frame) }
      bytes.append(0x0A)
    }
    if event.isReport || frameTime == nil { frameTime = event.time }
  }

  /// Writes a remark as a comment, and counts what evemu has no line for.
  public mutating func write(_ item: RecordingItem) throws(RecordingError) {
    switch item {
    case .comment(let remark):
      try startEvents()
      // Bytes, not characters: only a line feed ends a line of evemu.
      for line in remark.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        try sink.write("# \(Substring(line))\n")
      }
    case .mark(let name, _): try write(.comment("mark: \(name)"))
    case .screen(let screen, _): try write(.comment("screen: \(screen.text)"))
    case .reader(let instruction, _): try write(.comment("reader: \(instruction)"))
    case .announcement(let utterance, _, _): try write(.comment("announcement: \(utterance)"))
    case .added: lose("evemu holds no device that is plugged in later")
    case .removed: lose("evemu does not say that a device was unplugged")
    case .resynchronized: lose("evemu does not tell a resynchronisation from events of the device")
    case .unknown: lose("evemu holds no rows of unknown kinds")
    case .warning: break
    }
  }

  /// Copies lines as they stand.
  public mutating func copy(_ text: SourceText) throws(RecordingError) {
    wroteBanner = true
    try sink.write(text.bytes[...])
  }

  /// Writes what is still buffered.
  public mutating func finish() throws(RecordingError) { try sink.flush() }

  private mutating func startEvents() throws(RecordingError) {
    guard !wroteBanner else { return }
    wroteBanner = true
    let ruler = String(repeating: "#", count: 32)
    try sink.write("\(ruler)\n# \(Evemu.banner)\n\(ruler)\n")
  }

  private mutating func lose(_ what: String) {
    let loss = RecordingWarning(what)
    if !losses.contains(loss) { losses.append(loss) }
  }

  private mutating func noteLosses(_ device: RecordedDevice, _ header: RecordingHeader) {
    let (description, state) = (device.description, device.description.state)
    if !state.pressedKeys.isEmpty { lose("evemu does not say which keys are down at the start") }
    if state.slots.contains(where: { ($0[.mtTrackingId] ?? -1) >= 0 }) {
      lose("evemu does not say which contacts are down at the start")
    }
    if state.axisValues.values.contains(where: { $0 != 0 }) {
      lose("evemu does not say where the axes stand at the start")
    }
    if !version.hasState, description.codes[.led]?.isEmpty == false || description.codes[.sw]?.isEmpty == false {
      lose("evemu before 1.3 does not say which lights and switches are on")
    }
    if !version.hasResolution, description.axes.values.contains(where: { $0.resolution != 0 }) {
      lose("evemu 1.0 does not say the resolution of axes")
    }
    if description.physicalPath != nil || description.uniqueID != nil { lose("evemu holds neither phys nor uniq") }
    if let screen = header.screen ?? device.screen {
      lose("evemu does not say how large the screen is: give --screen \(screen.text) wherever the recording is read")
    }
    if header.salt != nil { lose("evemu does not say that the recording is masked") }
  }

  private func notRepresentable(_ message: String, hint: String?) -> RecordingError {
    RecordingError(.notRepresentable, message, file: sink.name, hint: hint)
  }
}
