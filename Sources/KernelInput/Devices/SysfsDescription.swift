import InputEvents

/// What the kernel tells everybody about a device, in `/sys/class/input/eventN/device`: all but ranges and state.
enum SysfsDescription {
  /// Reads the folder of a device; what is not there stays empty.
  static func read(_ folder: String, _ probe: SystemProbe) -> DeviceDescription {
    let number = { (name: String) in probe.text("\(folder)/id/\(name)").flatMap { UInt16($0, radix: 16) } ?? 0 }
    let text = { (name: String) in probe.text("\(folder)/\(name)").flatMap { $0.isEmpty ? nil : $0 } }
    var result = DeviceDescription(
      name: text("name") ?? "",
      identity: DeviceIdentity(
        bus: BusType(rawValue: number("bustype")), vendor: number("vendor"), product: number("product"),
        version: number("version")))
    result.physicalPath = text("phys")
    result.uniqueID = text("uniq")
    result.properties = text("properties").map(bits) ?? []
    for (name, type) in families {
      let codes = text("capabilities/\(name)").map(bits) ?? []
      if !codes.isEmpty { result.add(type, codes) }
    }
    return result
  }

  private static let families: [(String, EventType)] = [
    ("key", .key), ("rel", .rel), ("abs", .abs), ("msc", .msc), ("sw", .sw), ("led", .led), ("snd", .snd), ("ff", .ff),
  ]

  /// A bitmap as the kernel prints it: words of 64 bits in hexadecimal, the highest first.
  static func bits(_ text: String) -> CodeSet {
    var result: CodeSet = []
    // No family has more than 768 codes.
    for (position, word) in text.split(separator: " ").reversed().prefix(12).enumerated() {
      guard let value = UInt64(word, radix: 16) else { continue }
      for bit in 0..<64 where value & (1 << UInt64(bit)) != 0 { result.insert(UInt16(position * 64 + bit)) }
    }
    return result
  }
}
