import InputEvents
import SafeText

extension RecordingReport {
  /// The report as one JSON object on one line, ended by a newline; times are microseconds.
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("file", name)
      json.member("format", format.rawValue)
      json.member("clock", clock.rawValue)
      json.member("masked", isMasked)
      json.member("durationMicroseconds", duration)
      json.member("events", events)
      json.member("frames", frames)
      json.member("marks", marks)
      json.member("announcements", announcements)
      json.array("devices", of: devices) { $0.value($1) }
      json.array("problems", of: problems) { $0.value($1) }
      json.array("warnings", of: warnings) { json, warning in
        json.object { json in
          json.member("line", warning.line)
          json.member("message", warning.message)
        }
      }
    }
    json.endLine()
    return json.text
  }
}

extension JSONText {
  fileprivate mutating func value(_ report: RecordingReport.DeviceReport) {
    object { json in
      json.array("kinds", of: report.device.description.classification) { json, kind in
        json.object { json in
          json.member("kind", kind.kind.rawValue)
          json.member("reason", kind.reason)
        }
      }
      json.member("events", report.events)
      json.member("frames", report.frames)
      if let first = report.first, let last = report.last {
        json.member("first", first.microseconds)
        json.member("last", last.microseconds)
      }
      json.members(of: report.device)
    }
  }

  fileprivate mutating func value(_ problem: RecordingProblem) {
    object { json in
      json.member("kind", problem.kind.rawValue)
      if let device = problem.device { json.member("device", device) }
      if let time = problem.time { json.member("time", time.microseconds) }
      json.member("message", problem.message)
    }
  }
}
