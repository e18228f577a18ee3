import InputEvents

/// Rows of session files and their parts, as JSON.
extension Array where Element == UInt8 {
  /// Appends one frame of one device, or a part of it.
  mutating func append(sessionFrame events: [RecordedEvent], isContinued: Bool, isResynchronized: Bool) {
    guard let first = events.first else { return }
    let start = first.event.time.microseconds
    append(text: "{\"t\":")
    append(decimal: start)
    append(text: ",\"d\":")
    append(decimal: first.device)
    if isContinued { append(text: ",\"more\":true") }
    if isResynchronized { append(text: ",\"resync\":true") }
    append(text: ",\"e\":[")
    var shown = events.count
    if !isContinued, let last = events.last, last.event.value == 0,
      last.event.time == (events.count > 1 ? events[events.count - 2].event.time : last.event.time)
    {
      shown -= 1
    }
    for index in 0..<shown {
      if index > 0 { append(0x2C) }
      append(sessionEvent: events[index].event, since: start)
    }
    append(text: "]}")
  }

  private mutating func append(sessionEvent event: InputEvent, since start: Int64) {
    append(0x5B)
    if let name = event.type.name(ofCode: event.code) {
      append(0x22)
      append(text: name)
      append(0x22)
    } else {
      append(decimal: event.type.rawValue)
      append(0x2C)
      append(decimal: event.code)
    }
    append(0x2C)
    append(decimal: event.value)
    if event.time.microseconds != start {
      append(0x2C)
      append(decimal: event.time.microseconds &- start)
    }
    append(0x5D)
  }

  /// Appends the row of an item.
  mutating func append(session item: RecordingItem) {
    switch item {
    case .mark(let name, let time):
      append(text: "{\"t\":\(time.microseconds),\"mark\":")
      append(json: name)
    case .reader(let instruction, let time):
      append(text: "{\"t\":\(time.microseconds),\"reader\":")
      append(json: instruction)
    case .screen(let screen, let time):
      append(text: "{\"t\":\(time.microseconds),\"screen\":\"\(screen.text)\"")
    case .announcement(let utterance, let language, let time):
      append(text: "{\"t\":\(time.microseconds),\"say\":")
      append(json: utterance)
      if let language {
        append(text: ",\"language\":")
        append(json: language)
      }
    case .added(let index, let device, let time):
      append(text: "{\"t\":\(time.microseconds),\"d\":\(index),\"device\":")
      append(session: device)
    case .removed(let index, let time):
      append(text: "{\"t\":\(time.microseconds),\"d\":\(index),\"removed\":true")
    case .comment(let remark):
      append(text: "{\"comment\":")
      append(json: remark)
    case .unknown(let row):
      append(text: row)
      return
    case .resynchronized, .warning: return
    }
    append(0x7D)
  }

  /// Appends the object that describes a device.
  mutating func append(session device: RecordedDevice) {
    append(0x7B)
    append(sessionMembers: device)
    append(0x7D)
  }

  /// Appends the members of the object that describes a device.
  mutating func append(sessionMembers device: RecordedDevice) {
    let description = device.description
    append(text: "\"name\":")
    append(json: description.name)
    for (key, value) in [
      ("node", device.node), ("phys", description.physicalPath), ("uniq", description.uniqueID),
    ] {
      guard let value else { continue }
      append(text: ",\"\(key)\":")
      append(json: value)
    }
    if let screen = device.screen { append(text: ",\"screen\":\"\(screen.text)\"") }
    append(text: ",\"id\":\"")
    let identity = description.identity
    for (index, number) in [identity.bus.rawValue, identity.vendor, identity.product, identity.version].enumerated() {
      if index > 0 { append(0x3A) }
      append(hexadecimal: number, width: 4)
    }
    append(text: "\",\"properties\":[")
    append(list: description.properties) { $0.append(sessionName: InputProperty(rawValue: $1).name, $1) }
    append(text: "],\"codes\":{")
    append(list: description.codes.keys.sorted()) { bytes, type in
      bytes.append(json: type.description)
      bytes.append(text: ":[")
      bytes.append(list: description.codes[type] ?? []) { $0.append(sessionName: type.name(ofCode: $1), $1) }
      bytes.append(0x5D)
    }
    append(text: "},\"axes\":{")
    append(list: description.axes.keys.sorted()) { bytes, axis in
      bytes.append(json: axis.description)
      bytes.append(text: ":[")
      if let range = description.axes[axis] {
        let numbers = [range.minimum, range.maximum, range.fuzz, range.flat, range.resolution]
        bytes.append(list: numbers) { $0.append(decimal: $1) }
      }
      bytes.append(0x5D)
    }
    append(0x7D)
    if let autorepeat = description.autorepeat {
      append(text: ",\"repeat\":[\(autorepeat.delay),\(autorepeat.period)]")
    }
    append(session: description.state)
  }

  private mutating func append(session state: DeviceState) {
    guard state != DeviceState() else { return }
    append(text: ",\"state\":{\"keys\":[")
    append(list: state.pressedKeys) { $0.append(sessionName: KeyCode(rawValue: $1).name, $1) }
    append(text: "],\"leds\":[")
    append(list: state.litLEDs) { $0.append(sessionName: LEDCode(rawValue: $1).name, $1) }
    append(text: "],\"switches\":[")
    append(list: state.setSwitches) { $0.append(sessionName: SwitchCode(rawValue: $1).name, $1) }
    append(text: "],\"axes\":")
    append(session: state.axisValues)
    append(text: ",\"slot\":\(state.currentSlot),\"slots\":[")
    append(list: state.slots) { $0.append(session: $1) }
    append(text: "]}")
  }

  private mutating func append(session values: [AbsoluteAxis: Int32]) {
    append(0x7B)
    append(list: values.keys.sorted()) { bytes, axis in
      bytes.append(json: axis.description)
      bytes.append(0x3A)
      bytes.append(decimal: values[axis] ?? 0)
    }
    append(0x7D)
  }

  private mutating func append(sessionName name: String?, _ number: UInt16) {
    if let name { append(json: name) } else { append(decimal: number) }
  }
}
