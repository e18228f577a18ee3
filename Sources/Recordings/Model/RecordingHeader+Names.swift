import InputEvents

extension RecordingHeader {
  /// The position of the device that a name means: its own name or node, or a part of the name that no other has.
  ///
  /// Capitals do not count, and `-` stands for a blank, so that `keyboard` and `phone-touchscreen` mean what is made of
  /// such device files. Of several devices with one name, `NAME[2]` is the second.
  ///
  /// - Throws: `RecordingError` where none is meant, or several; its hint lists what there is.
  package func position(ofDevice wanted: String, in file: String) throws(RecordingError) -> Int {
    let (name, ordinal) = Self.parted(wanted)
    let called = positions { $0.node == name || Self.folded($0.description.name) == Self.folded(name) }
    let found = called.isEmpty ? positions { Self.folded($0.description.name).contains(Self.folded(name)) } : called
    if let ordinal, found.indices.contains(ordinal - 1) { return found[ordinal - 1] }
    if ordinal == nil, found.count == 1 { return found[0] }
    let message =
      ordinal == nil && found.count > 1
      ? "there are \(found.count) devices called \(wanted)" : "there is no device called \(wanted)"
    throw RecordingError(.notRepresentable, message, file: file, hint: "the devices: \(deviceNames)")
  }

  /// What its devices are called, as `position(ofDevice:in:)` takes it.
  package var deviceNames: String {
    var seen: [String: Int] = [:]
    let names = devices.map { device in
      let name = device.description.name
      let ordinal = (seen[name] ?? 0) + 1
      seen[name] = ordinal
      let isOnly = devices.count { $0.description.name == name } == 1
      return isOnly ? "\"\(name)\"" : "\"\(name)[\(ordinal)]\""
    }
    return names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
  }

  private func positions(where isMeant: (RecordedDevice) -> Bool) -> [Int] {
    devices.indices.filter { isMeant(devices[$0]) }
  }

  private static func folded(_ name: String) -> String {
    String(decoding: name.lowercased().utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// A name, and the number in brackets after it.
  private static func parted(_ text: String) -> (name: String, ordinal: Int?) {
    guard text.hasSuffix("]"), let bracket = text.lastIndex(of: "["),
      let ordinal = Int(text[text.index(after: bracket)...].dropLast()), ordinal >= 1
    else { return (text, nil) }
    return (String(text[..<bracket]), ordinal)
  }
}
