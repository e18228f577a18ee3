import InputEvents
import SafeText

extension EvemuWriter {
  /// Writes the lines N, I, P, B, A, L and S, in that order, after comments that say the same in words, and remarks.
  ///
  /// Where the remarks say it in words already, nothing is said twice.
  func writeDescription(_ device: DeviceDescription, remarks: [String]) throws(RecordingError) {
    try sink.write("# EVEMU \(version.rawValue)\n")
    if !remarks.contains(where: Evemu.repeatsDescription) {
      try sink.write("# Input device name: \"\(oneLine(device.name))\"\n")
      try writeComments(device)
    }
    for remark in remarks { try sink.write("# \(oneLine(remark))\n") }
    try sink.write("N: \(oneLine(device.name))\n")
    let identity = device.identity
    try sink.append { bytes in
      bytes.append(text: "I:")
      for number in [identity.bus.rawValue, identity.vendor, identity.product, identity.version] {
        bytes.append(0x20)
        bytes.append(hexadecimal: number, width: 4)
      }
      bytes.append(0x0A)
      bytes.append(evemuBits: device.properties, count: Int(InputProperty.count), prefix: "P:")
    }
    try writeCodes(device)
    let version = version
    try sink.append { bytes in
      for axis in device.axes.keys.sorted() {
        guard let range = device.axes[axis] else { continue }
        bytes.append(text: "A: ")
        bytes.append(hexadecimal: axis.rawValue, width: 2)
        var numbers = [range.minimum, range.maximum, range.fuzz, range.flat]
        if version.hasResolution { numbers.append(range.resolution) }
        for number in numbers {
          bytes.append(0x20)
          bytes.append(decimal: number)
        }
        bytes.append(0x0A)
      }
      guard version.hasState else { return }
      bytes.append(evemuState: device.state.litLEDs, of: device.codes[.led] ?? [], prefix: "L: ")
      bytes.append(evemuState: device.state.setSwitches, of: device.codes[.sw] ?? [], prefix: "S: ")
    }
  }

  private func writeCodes(_ device: DeviceDescription) throws(RecordingError) {
    var types: CodeSet = [EventType.syn.rawValue]
    for type in device.codes.keys { types.insert(type.rawValue) }
    let limits = Evemu.bitFields
    let further = device.codes.keys.filter { type in !limits.contains { $0.type == type } }.sorted()
    try sink.append { bytes in
      bytes.append(evemuBits: types, count: Int(EventType.count), prefix: "B: 00")
      for (type, count) in limits + further.map({ ($0, 0) }) {
        var prefix: [UInt8] = Array("B: ".utf8)
        prefix.append(hexadecimal: type.rawValue, width: 2)
        let codes = device.codes[type] ?? []
        bytes.append(evemuBits: codes, count: count, prefix: String(decoding: prefix, as: UTF8.self))
      }
    }
  }

  private func writeComments(_ device: DeviceDescription) throws(RecordingError) {
    try sink.write("# Supported events:\n")
    for type in device.codes.keys.sorted() {
      try sink.write("#   Event type \(type.rawValue) (\(type))\n")
      for code in device.codes[type] ?? [] {
        try sink.write("#     Event code \(code) (\(type.name(ofCode: code) ?? "?"))\n")
      }
    }
    try sink.write("# Properties:\n")
    for property in device.properties {
      try sink.write("#   Property type \(property) (\(InputProperty(rawValue: property)))\n")
    }
  }

  private func oneLine(_ text: String) -> String {
    let bytes = text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Array where Element == UInt8 {
  /// Appends lines of eight bytes of a bit field that holds at least `count` codes.
  mutating func append(evemuBits codes: CodeSet, count: Int, prefix: String) {
    var greatest = -1
    for code in codes { greatest = Int(code) }
    let bitsPerLine = Evemu.bytesPerLine * 8
    let lines = (Swift.max(count, greatest + 1, 1) + bitsPerLine - 1) / bitsPerLine
    var field = [UInt8](repeating: 0, count: lines * Evemu.bytesPerLine)
    for code in codes { field[Int(code) / 8] |= 1 << UInt8(code % 8) }
    for line in 0..<lines {
      append(text: prefix)
      for index in 0..<Evemu.bytesPerLine {
        append(0x20)
        append(hexadecimal: field[line * Evemu.bytesPerLine + index], width: 2)
      }
      append(0x0A)
    }
  }

  /// Appends a line for every light or switch that the device has.
  mutating func append(evemuState set: CodeSet, of codes: CodeSet, prefix: String) {
    for code in codes {
      append(text: prefix)
      append(hexadecimal: code, width: 2)
      append(text: set.contains(code) ? " 1\n" : " 0\n")
    }
  }

  /// Appends the data of an event's line.
  mutating func append(evemu event: InputEvent) {
    append(text: "E: ")
    append(decimal: event.time.microseconds / 1_000_000)
    append(0x2E)
    append(decimal: event.time.microseconds % 1_000_000, width: 6)
    append(0x20)
    append(hexadecimal: event.type.rawValue, width: 4)
    append(0x20)
    append(hexadecimal: event.code, width: 4)
    append(0x20)
    append(decimal: event.value, width: 4)
  }

  /// Appends a comment with the names of an event and the time since the last frame, as evemu-record does.
  mutating func append(evemuComment event: InputEvent, after frame: Timestamp) {
    let code = event.type.name(ofCode: event.code) ?? "\(event.code)"
    if event.type == .syn {
      append(text: "\t# ------------ \(code) (\(event.value)) ----------")
      // The difference of whole milliseconds, not the whole milliseconds of the difference: as evemu counts.
      let milliseconds = event.time.microseconds / 1000 - frame.microseconds / 1000
      if event.isReport { append(text: " +\(milliseconds)ms") }
    } else {
      append(text: "\t# \(event.type) / \(code) ")
      append(contentsOf: repeatElement(0x20, count: Swift.max(0, 20 - code.utf8.count)))
      append(decimal: event.value)
    }
  }
}
