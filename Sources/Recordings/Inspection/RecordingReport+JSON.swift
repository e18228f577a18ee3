import InputEvents

extension RecordingReport {
  /// The report as one JSON object on one line, ended by a newline; times are microseconds.
  public var json: String {
    var bytes: [UInt8] = []
    bytes.append(text: "{\"file\":")
    bytes.append(json: name)
    bytes.append(text: ",\"format\":\"\(format.rawValue)\",\"clock\":")
    bytes.append(json: clock.rawValue)
    bytes.append(text: ",\"masked\":\(isMasked),\"duration\":\(duration),\"events\":\(events),\"frames\":\(frames)")
    bytes.append(text: ",\"marks\":\(marks),\"announcements\":\(announcements),\"devices\":[")
    bytes.append(list: devices) { $0.append(report: $1) }
    bytes.append(text: "],\"problems\":[")
    bytes.append(list: problems) { $0.append(report: $1) }
    bytes.append(text: "],\"warnings\":[")
    bytes.append(list: warnings) { bytes, warning in
      bytes.append(text: "{\"line\":\(warning.line),\"message\":")
      bytes.append(json: warning.message)
      bytes.append(0x7D)
    }
    bytes.append(text: "]}\n")
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Array where Element == UInt8 {
  fileprivate mutating func append(report: RecordingReport.DeviceReport) {
    append(text: "{\"kinds\":[")
    append(list: report.device.description.classification) { bytes, kind in
      bytes.append(text: "{\"kind\":\"\(kind.kind.rawValue)\",\"reason\":")
      bytes.append(json: kind.reason)
      bytes.append(0x7D)
    }
    append(text: "],\"events\":\(report.events),\"frames\":\(report.frames)")
    if let first = report.first, let last = report.last {
      append(text: ",\"first\":\(first.microseconds),\"last\":\(last.microseconds)")
    }
    append(0x2C)
    append(sessionMembers: report.device)
    append(0x7D)
  }

  fileprivate mutating func append(report problem: RecordingProblem) {
    append(text: "{\"kind\":\"\(problem.kind.rawValue)\"")
    if let device = problem.device { append(text: ",\"device\":\(device)") }
    if let time = problem.time { append(text: ",\"t\":\(time.microseconds)") }
    append(text: ",\"message\":")
    append(json: problem.message)
    append(0x7D)
  }
}
