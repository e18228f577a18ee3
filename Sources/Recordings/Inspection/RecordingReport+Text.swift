import InputEvents
import SafeText

extension RecordingReport {
  /// The report for a terminal: lines of at most 100 columns, ended by a newline.
  public var text: String {
    var lines: [String] = []
    let devicesText = devices.count == 1 ? "1 device" : "\(devices.count) devices"
    var summary = "\(name.forTerminal): \(format.rawValue), \(devicesText), "
    if events == 0 {
      summary += "no events"
    } else {
      summary += "\(events) events in \(frames) frames, \(Timestamp(microseconds: duration)) s"
    }
    if isMasked { summary += ", masked" }
    lines.append(summary)
    for (index, report) in devices.enumerated() {
      lines += ["", "device \(index): \(report.device.description.name.forTerminal)"] + report.lines
    }
    lines += Self.section(
      "problems",
      problems.map { problem in
        devices.count > 1 ? "device \(problem.device ?? 0): \(problem.message)" : problem.message
      })
    lines += Self.section("warnings", warnings.map(\.description))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0.forTerminal }
  }
}

extension RecordingReport.DeviceReport {
  var lines: [String] {
    let description = device.description
    var lines: [String] = []
    func row(_ title: String, _ text: String) {
      lines.append("  " + title + String(repeating: " ", count: max(1, 12 - title.utf8.count)) + text.forTerminal)
    }
    row("identity", description.identity.text)
    if let node = device.node { row("node", node) }
    if let path = description.physicalPath { row("phys", path) }
    if let unique = description.uniqueID { row("uniq", unique) }
    let kinds = description.classification
    for (index, kind) in kinds.enumerated() {
      row(index == 0 ? "kind" : "", "\(kind.kind.rawValue) (\(kind.reason))")
    }
    if kinds.isEmpty { row("kind", "unknown: its codes say nothing") }
    let properties = description.properties.map { InputProperty(rawValue: $0).description }
    if !properties.isEmpty { row("properties", properties.joined(separator: " ")) }
    for type in description.codes.keys.sorted() {
      let codes = description.codes[type] ?? []
      if type == .abs {
        for (index, axis) in codes.map({ AbsoluteAxis(rawValue: $0) }).enumerated() {
          row(index == 0 ? type.description : "", axis.description + (description.axes[axis]?.text ?? ""))
        }
      } else {
        let names = codes.map { type.name(ofCode: $0) ?? "0x" + String($0, radix: 16) }
        for (index, line) in wrapped(names, width: 86).enumerated() { row(index == 0 ? type.description : "", line) }
      }
    }
    if let autorepeat = description.autorepeat {
      row("repeat", "after \(autorepeat.delay) ms, every \(autorepeat.period) ms")
    }
    for (index, line) in description.state.lines.enumerated() { row(index == 0 ? "at first" : "", line) }
    if let first, let last { row("events", "\(events) in \(frames) frames, from \(first) to \(last)") }
    return lines
  }

  private func wrapped(_ words: [String], width: Int) -> [String] {
    var lines = [""]
    for word in words {
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = word
      } else if lines[last].utf8.count + 1 + word.utf8.count <= width {
        lines[last] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension DeviceIdentity {
  fileprivate var text: String {
    func hexadecimal(_ number: UInt16) -> String {
      var bytes: [UInt8] = []
      bytes.append(hexadecimal: number, width: 4)
      return String(decoding: bytes, as: UTF8.self)
    }
    return "bus \(hexadecimal(bus.rawValue))\(bus.name.map { " (\($0))" } ?? ""), vendor \(hexadecimal(vendor)), "
      + "product \(hexadecimal(product)), version \(hexadecimal(version))"
  }
}

extension AxisRange {
  fileprivate var text: String {
    var text = " \(minimum) to \(maximum)"
    if resolution != 0 { text += ", \(resolution) units/mm" }
    if fuzz != 0 { text += ", fuzz \(fuzz)" }
    if flat != 0 { text += ", flat \(flat)" }
    return text
  }
}

extension DeviceState {
  /// What was not neutral, a line each.
  fileprivate var lines: [String] {
    var lines: [String] = []
    func row(_ what: String, _ codes: CodeSet, _ name: (UInt16) -> String) {
      if !codes.isEmpty { lines.append(what + ": " + codes.map(name).joined(separator: " ")) }
    }
    row("down", pressedKeys) { KeyCode(rawValue: $0).description }
    row("lit", litLEDs) { LEDCode(rawValue: $0).description }
    row("set", setSwitches) { SwitchCode(rawValue: $0).description }
    let touched = slots.indices.filter { (slots[$0][.mtTrackingId] ?? -1) >= 0 }
    if !touched.isEmpty { lines.append("contacts in slots: " + touched.map(String.init).joined(separator: " ")) }
    return lines
  }
}
