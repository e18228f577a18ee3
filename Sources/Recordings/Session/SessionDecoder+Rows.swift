import InputEvents

extension SessionDecoder {
  /// Reads one row, blank lines skipped; its events are appended to `batch`. False at the end of the file.
  mutating func nextRow(
    _ input: inout LineInput, _ row: inout SessionLine, _ batch: inout [RecordedEvent]
  ) throws(RecordingError) -> Bool {
    while true {
      let line = input.line
      guard let (range, isTerminated) = try input.nextLine() else { return false }
      var scanner = JSONScanner(input.bytes, range)
      let count = batch.count
      if scanner.peek() != nil {
        row.line = line
        row.columns.start = scanner.column()
        do throws(LineProblem) {
          try scanner.row(&row, &batch)
          try scanner.finish()
        } catch {
          guard !isTerminated, hasStarted else { throw input.error(error, lineStart: range.lowerBound, line: line) }
          batch.removeSubrange(count...)
          lostBytes = range.count
          return false
        }
        if row.isUnknown { row.unknown = String(decoding: input.bytes[range], as: UTF8.self) }
      }
      if keepsText { text.bytes.append(contentsOf: input.bytes[range.lowerBound..<input.start]) }
      if !range.isEmpty, !row.isBlank { return true }
    }
  }

  /// Checks a row after the header, and turns it into items or gives its events time and device.
  mutating func take(
    _ row: SessionLine, _ input: borrowing LineInput, _ batch: inout [RecordedEvent], from start: Int
  ) throws(RecordingError) {
    if row.format != nil {
      throw input.error(
        .malformed, "a second header; expected one session a file", at: row, row.columns.format,
        hint: "a file holds one session: put what begins here into a file of its own")
    }
    isClosed = row.end != nil
    let time = Timestamp(microseconds: row.time ?? 0)
    let device = try checkedDevice(row, input)
    if row.hasEvents {
      try requireTime(row, input)
      finishFrame(row, device, &batch, from: start)
      return
    }
    if let description = row.description {
      try requireTime(row, input)
      devices = max(devices, device + 1)
      pending.append(.added(device: device, description, at: time))
    } else if row.isRemoved {
      try requireTime(row, input)
      pending.append(.removed(device: device, at: time))
    } else if let mark = row.mark {
      try requireTime(row, input)
      pending.append(.mark(mark, at: time))
    } else if let instruction = row.reader {
      try requireTime(row, input)
      pending.append(.reader(instruction, at: time))
    } else if let screen = row.screen {
      try requireTime(row, input)
      pending.append(.screen(screen, at: time))
    } else if let utterance = row.utterance {
      try requireTime(row, input)
      pending.append(.announcement(utterance, language: row.language, at: time))
    } else if let comment = row.comment {
      pending.append(.comment(comment))
    } else if let end = row.end {
      noteCounts(end, row.line)
    } else if let unknown = row.unknown {
      pending.append(.unknown(unknown))
    }
  }

  private func requireTime(_ row: SessionLine, _ input: borrowing LineInput) throws(RecordingError) {
    guard row.time == nil else { return }
    throw input.error(
      .malformed, "the row has no time; expected a member \"t\" in microseconds", at: row, row.columns.start)
  }

  private func checkedDevice(_ row: SessionLine, _ input: borrowing LineInput) throws(RecordingError) -> Int {
    guard row.hasEvents || row.description != nil || row.isRemoved else { return 0 }
    guard let device = row.device else {
      throw input.error(.malformed, "the row names no device; expected a member \"d\"", at: row, row.columns.start)
    }
    // A device that is plugged in may be a new one.
    let limit = row.description == nil ? devices : min(devices + 1, Session.maximumDevices)
    guard device >= 0, device < limit else {
      throw input.error(
        .malformed, "there is no device \(device); the session has \(devices) so far, counted from 0", at: row,
        row.columns.device)
    }
    return Int(device)
  }

  private mutating func finishFrame(
    _ row: SessionLine, _ device: Int, _ batch: inout [RecordedEvent], from start: Int
  ) {
    let time = row.time ?? 0
    for index in start..<batch.count {
      batch[index].device = Int32(truncatingIfNeeded: device)
      batch[index].event.time.microseconds &+= time
    }
    if !row.isContinued {
      frames += 1
      if batch.count == start || batch.last?.event.isReport != true {
        let last = batch.count == start ? time : batch[batch.count - 1].event.time.microseconds
        let report = InputEvent.report(at: Timestamp(microseconds: last))
        batch.append(RecordedEvent(device: Int32(truncatingIfNeeded: device), event: report))
      }
    }
    events += batch.count - start
    if keepsText { text.ends.append(contentsOf: repeatElement(text.bytes.count, count: batch.count - start)) }
    if row.isResynchronized {
      pending.append(.resynchronized(device: device, at: Timestamp(microseconds: time)))
      held.append(contentsOf: batch[start...])
      batch.removeSubrange(start...)
    }
  }

  private mutating func noteCounts(_ end: (frames: Int, events: Int), _ line: Int) {
    guard end.frames != frames || end.events != events else { return }
    let message =
      "the closing row counts \(end.frames) frames and \(end.events) events, but \(frames) and \(events) are here"
    pending.append(.warning(RecordingWarning(line: line, message)))
  }

  /// Says what is missing when the file ends without its closing row.
  mutating func noteMissingEnd(_ input: borrowing LineInput) {
    guard !isClosed || lostBytes > 0 else { return }
    var message = "the session was not closed: what followed \(frames) frames (\(events) events) is missing"
    if lostBytes > 0 { message += "; the last line is cut off after \(lostBytes) bytes" }
    pending.append(.warning(RecordingWarning(line: input.line - 1, message)))
  }
}

extension JSONScanner {
  /// The members of a row; events are appended with times after the row's own and device 0.
  fileprivate mutating func row(
    _ row: inout SessionLine, _ batch: inout [RecordedEvent]
  ) throws(LineProblem) {
    try object { (key, scanner) throws(LineProblem) in
      switch key {
      case "t": row.time = try scanner.integer("a time in microseconds")
      case "d":
        row.columns.device = scanner.column()
        row.device = try scanner.integer("the number of a device")
      case "e":
        row.hasEvents = true
        try scanner.array { (scanner) throws(LineProblem) in
          batch.append(RecordedEvent(device: 0, event: try scanner.event()))
        }
      case "more": row.isContinued = try scanner.bool()
      case "resync": row.isResynchronized = try scanner.bool()
      case "device": row.description = try scanner.device()
      case "removed": row.isRemoved = try scanner.bool()
      case "mark": row.mark = try scanner.string("the name of a mark")
      case "reader": row.reader = try scanner.string("what the reader does, such as \"next\"")
      case "say": row.utterance = try scanner.string("an utterance")
      case "language": row.language = try scanner.string("a language tag")
      case "comment": row.comment = try scanner.string("a remark")
      case "end": row.end = try scanner.counts()
      case "format":
        row.columns.format = scanner.column()
        row.format = try scanner.string("the format")
      case "version":
        row.columns.version = scanner.column()
        row.version = try scanner.string("the version")
      case "clock":
        row.columns.clock = scanner.column()
        row.clock = try scanner.string("the clock")
      case "voice": row.voice = try scanner.string("the name of a screen reader")
      case "readerOn": row.isReaderOn = try scanner.bool()
      case "screen": row.screen = try scanner.screen()
      case "salt": row.salt = try scanner.string("the salt")
      case "devices":
        row.columns.deviceCount = scanner.column()
        row.deviceCount = try scanner.integer("the number of devices")
      default: try scanner.skip()
      }
    }
    row.isBlank = false
  }

  private mutating func counts() throws(LineProblem) -> (frames: Int, events: Int) {
    var counts = (frames: 0, events: 0)
    try object { (key, scanner) throws(LineProblem) in
      switch key {
      case "frames": counts.frames = try scanner.integer("the number of frames")
      case "events": counts.events = try scanner.integer("the number of events")
      default: try scanner.skip()
      }
    }
    return counts
  }

  /// `[name, value]` or `[type, code, value]`, and the time after the row's where it differs.
  private mutating func event() throws(LineProblem) -> InputEvent {
    guard take(UInt8(ascii: "[")) else { throw expected("an event, [name, value]") }
    var type = EventType.syn
    let code: UInt16
    if let known = takeCodeName() {
      (type, code) = known
    } else if peek() == UInt8(ascii: "\"") {
      // Another name of the same number, or none.
      let start = position
      let name = try string()
      guard let family = EventType(codeName: name), let number = family.code(named: name) else {
        throw LineProblem(
          position: start, message: "there is no code “\(name.prefix(40))”",
          hint: "write codes without a name as [type, code, value] in numbers")
      }
      (type, code) = (family, number)
    } else {
      type = EventType(rawValue: try integer("a name or the number of an event type"))
      try comma("the code")
      code = try integer("the number of a code")
    }
    try comma("the value")
    let value: Int32 = try integer("the value")
    var delta: Int64 = 0
    if take(UInt8(ascii: ",")) { delta = try integer("microseconds after the row's time") }
    guard take(UInt8(ascii: "]")) else { throw expected("the end of the event") }
    return InputEvent(time: Timestamp(microseconds: delta), type: type, code: code, value: value)
  }

  private mutating func comma(_ what: String) throws(LineProblem) {
    guard take(UInt8(ascii: ",")) else { throw expected("a comma and \(what)") }
  }
}
