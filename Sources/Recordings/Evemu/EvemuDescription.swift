import InputEvents

/// Collects the lines that describe a device.
struct EvemuDescription {
  private var description = DeviceDescription()
  private var hasName = false
  private var hasIdentity = false
  private var propertyBytes = 0
  private var bitBytes: [UInt16: Int] = [:]
  private var types: CodeSet = []

  init() {}

  /// The description. A type belongs to the device when it has codes; the row of event types, which the original
  /// tools fill with the same numbers for every device, is asked only about types without rows of their own.
  var finished: DeviceDescription {
    var result = description
    for type in Self.typesWithoutRows where types.contains(type) && result.codes[type] == nil {
      result.codes[type] = []
    }
    return result
  }

  private static let typesWithoutRows: [EventType] = [.rep, .pwr, .ffStatus]

  /// Reads one line after its letter and colon.
  mutating func read(_ letter: UInt8, _ cursor: inout EvemuFields, _ bytes: Span<UInt8>) throws(LineProblem) {
    switch letter {
    case UInt8(ascii: "N"): try readName(&cursor, bytes)
    case UInt8(ascii: "I"): try readIdentity(&cursor, bytes)
    case UInt8(ascii: "P"):
      try readBits(&cursor, bytes, "a byte of properties", from: &propertyBytes, into: &description.properties)
    case UInt8(ascii: "B"): try readCodes(&cursor, bytes)
    case UInt8(ascii: "A"): try readAxis(&cursor, bytes)
    case UInt8(ascii: "L"):
      try readState(&cursor, bytes, "the code of a light", into: &description.state.litLEDs)
    case UInt8(ascii: "S"):
      try readState(&cursor, bytes, "the code of a switch", into: &description.state.setSwitches)
    default: throw cursor.expected("one of the lines N, I, P, B, A, L, S, E or a comment", bytes)
    }
  }

  private mutating func readName(_ cursor: inout EvemuFields, _ bytes: Span<UInt8>) throws(LineProblem) {
    guard !hasName else {
      throw LineProblem(
        position: cursor.position, message: "a second name; an evemu file holds one device",
        hint: "split the file, or record several devices as a session")
    }
    hasName = true
    if cursor.peek(bytes) == 0x20 { cursor.position += 1 }
    var name: [UInt8] = []
    while let byte = cursor.peek(bytes) {
      name.append(byte)
      cursor.position += 1
    }
    description.name = String(decoding: name, as: UTF8.self)
  }

  private mutating func readIdentity(_ cursor: inout EvemuFields, _ bytes: Span<UInt8>) throws(LineProblem) {
    guard !hasIdentity else {
      throw LineProblem(position: cursor.position, message: "a second identity; an evemu file holds one device")
    }
    hasIdentity = true
    description.identity = DeviceIdentity(
      bus: BusType(rawValue: try cursor.hexadecimal(bytes, "the bus")),
      vendor: try cursor.hexadecimal(bytes, "the vendor"),
      product: try cursor.hexadecimal(bytes, "the product"),
      version: try cursor.hexadecimal(bytes, "the version"))
    try cursor.finish(bytes)
  }

  private mutating func readCodes(_ cursor: inout EvemuFields, _ bytes: Span<UInt8>) throws(LineProblem) {
    cursor.skipBlanks(bytes)
    let start = cursor.position
    let type: UInt16 = try cursor.hexadecimal(bytes, "an event type")
    guard type <= 0xFF else {
      throw LineProblem(code: .tooLarge, position: start, message: "an event type is at most ff")
    }
    var offset = bitBytes[type, default: 0]
    defer { bitBytes[type] = offset }
    // Some old files name the row of event types 0b instead of 00.
    if type == 0 || type == 0x0B {
      try readBits(&cursor, bytes, "a byte of event types", from: &offset, into: &types)
    } else {
      var codes = description.codes[EventType(rawValue: type)] ?? []
      try readBits(&cursor, bytes, "a byte of codes", from: &offset, into: &codes)
      if !codes.isEmpty { description.codes[EventType(rawValue: type)] = codes }
    }
  }

  private func readBits(
    _ cursor: inout EvemuFields, _ bytes: Span<UInt8>, _ what: String, from offset: inout Int,
    into set: inout CodeSet
  ) throws(LineProblem) {
    for _ in 0..<Evemu.bytesPerLine {
      cursor.skipBlanks(bytes)
      let start = cursor.position
      let byte: UInt8 = try cursor.hexadecimal(bytes, what)
      for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 {
        guard let code = UInt16(exactly: offset * 8 + bit) else {
          throw LineProblem(code: .tooLarge, position: start, message: "codes go up to ffff")
        }
        set.insert(code)
      }
      offset += 1
    }
    try cursor.finish(bytes)
  }

  private mutating func readAxis(_ cursor: inout EvemuFields, _ bytes: Span<UInt8>) throws(LineProblem) {
    let axis = AbsoluteAxis(rawValue: try cursor.hexadecimal(bytes, "an axis"))
    var range = AxisRange(
      minimum: try cursor.decimal(bytes, "the minimum"),
      maximum: try cursor.decimal(bytes, "the maximum"),
      fuzz: try cursor.decimal(bytes, "the fuzz"),
      flat: try cursor.decimal(bytes, "the flat"))
    // Version 1.0 knows no resolution.
    if !cursor.isFinished(bytes) { range.resolution = try cursor.decimal(bytes, "the resolution") }
    try cursor.finish(bytes)
    description.axes[axis] = range
  }

  private func readState(
    _ cursor: inout EvemuFields, _ bytes: Span<UInt8>, _ what: String, into set: inout CodeSet
  ) throws(LineProblem) {
    let code: UInt16 = try cursor.hexadecimal(bytes, what)
    let value: Int32 = try cursor.decimal(bytes, "its value")
    try cursor.finish(bytes)
    if value == 0 { set.remove(code) } else { set.insert(code) }
  }
}
