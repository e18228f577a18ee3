import Geometry
public import Gestures
import InputEvents
import Recordings
import SafeText

extension DeviceModel {
  /// What the device is, for a terminal: lines of at most 100 columns, ended by a newline.
  public func text(file: String) -> String {
    var lines = ["\(file): \(summary)", "", "device \(id): \(description.name)"].map(\.forTerminal)
    if let screen {
      lines.append("  screen      \(NumberText.text(screen.width)) x \(NumberText.text(screen.height)) points")
    }
    for (index, rotary) in rotary.enumerated() {
      lines.append("  " + (index == 0 ? "turns       " : "            ") + rotary.text)
    }
    return lines.joined(separator: "\n") + "\n" + RecordingReport.DeviceReport(of: description).text
  }

  /// The same as one JSON object on one line, ended by a newline: `file`, `kinds` with their reasons, and the
  /// document itself.
  public func json(file: String) -> String {
    let kinds = description.classification.map { kind -> DocumentValue in
      ["kind": .text(kind.kind.rawValue), "reason": .text(kind.reason)]
    }
    return JSONWriter.line([
      "file": .text(file), "kinds": .list(kinds), "device": EntityForm<DeviceModel>.device.write(self),
    ]) + "\n"
  }
}

extension RotaryModel {
  fileprivate var text: String {
    let name: String
    switch axis {
    case .relative(let axis): name = axis.description
    case .absolute(let axis): name = axis.description
    }
    var text = "\(name), \(unitsPerNotch) \(unitsPerNotch == 1 ? "unit" : "units") a notch"
    if isHorizontal { text += ", sideways" }
    if wraps { text += ", round and round" }
    if isInverted { text += ", inverted" }
    return text
  }
}
