import InputEvents
import SafeText

/// Rows of session files and their parts, as JSON.
extension JSONText {
  /// One frame of one device, or a part of it.
  mutating func value(frame events: [RecordedEvent], isContinued: Bool, isResynchronized: Bool) {
    guard let first = events.first else { return }
    let start = first.event.time.microseconds
    beginObject()
    member("t", start)
    member("d", first.device)
    if isContinued { member("more", true) }
    if isResynchronized { member("resync", true) }
    key("e")
    beginArray()
    var shown = events.count
    if !isContinued, let last = events.last, last.event.value == 0,
      last.event.time == (events.count > 1 ? events[events.count - 2].event.time : last.event.time)
    {
      shown -= 1
    }
    for index in 0..<shown { value(events[index].event, since: start) }
    endArray()
    endObject()
  }

  private mutating func value(_ event: InputEvent, since start: Int64) {
    beginArray()
    if let name = event.type.name(ofCode: event.code) {
      value(name)
    } else {
      value(event.type.rawValue)
      value(event.code)
    }
    value(event.value)
    if event.time.microseconds != start { value(event.time.microseconds &- start) }
    endArray()
  }

  /// The row of an item.
  mutating func value(_ item: RecordingItem) {
    switch item {
    case .mark(let name, let time):
      row(time) { $0.member("mark", name) }
    case .reader(let instruction, let time):
      row(time) { $0.member("reader", instruction) }
    case .screen(let screen, let time):
      row(time) { $0.member("screen", screen.text) }
    case .announcement(let utterance, let language, let time):
      row(time) { json in
        json.member("say", utterance)
        json.member("language", language)
      }
    case .added(let index, let device, let time):
      row(time) { json in
        json.member("d", index)
        json.object("device") { $0.members(of: device) }
      }
    case .removed(let index, let time):
      row(time) { json in
        json.member("d", index)
        json.member("removed", true)
      }
    case .comment(let remark): object { $0.member("comment", remark) }
    case .unknown(let row): value(verbatim: row)
    case .resynchronized, .warning: return
    }
  }

  private mutating func row(_ time: Timestamp, _ body: (inout JSONText) -> Void) {
    object { json in
      json.member("t", time.microseconds)
      body(&json)
    }
  }

  /// The members of the object that describes a device.
  mutating func members(of device: RecordedDevice) {
    let description = device.description
    member("name", description.name)
    member("node", device.node)
    member("phys", description.physicalPath)
    member("uniq", description.uniqueID)
    member("screen", device.screen?.text)
    member("id", description.identity.text)
    array("properties", of: description.properties) { $0.value(name: InputProperty(rawValue: $1).name, $1) }
    object("codes") { json in
      for type in description.codes.keys.sorted() {
        json.array(type.description, of: description.codes[type] ?? []) {
          $0.value(name: type.name(ofCode: $1), $1)
        }
      }
    }
    object("axes") { json in
      for axis in description.axes.keys.sorted() {
        json.array(axis.description) { json in
          guard let range = description.axes[axis] else { return }
          for number in [range.minimum, range.maximum, range.fuzz, range.flat, range.resolution] { json.value(number) }
        }
      }
    }
    if let autorepeat = description.autorepeat {
      array("repeat", of: [autorepeat.delay, autorepeat.period]) { $0.value($1) }
    }
    member("state", description.state)
  }

  private mutating func member(_ key: String, _ state: DeviceState) {
    guard state != DeviceState() else { return }
    object(key) { json in
      json.array("keys", of: state.pressedKeys) { $0.value(name: KeyCode(rawValue: $1).name, $1) }
      json.array("leds", of: state.litLEDs) { $0.value(name: LEDCode(rawValue: $1).name, $1) }
      json.array("switches", of: state.setSwitches) { $0.value(name: SwitchCode(rawValue: $1).name, $1) }
      json.key("axes")
      json.value(state.axisValues)
      json.member("slot", state.currentSlot)
      json.array("slots", of: state.slots) { $0.value($1) }
    }
  }

  private mutating func value(_ values: [AbsoluteAxis: Int32]) {
    object { json in
      for axis in values.keys.sorted() { json.member(axis.description, values[axis] ?? 0) }
    }
  }

  private mutating func value(name: String?, _ number: UInt16) {
    if let name { value(name) } else { value(number) }
  }
}

extension DeviceIdentity {
  /// Bus, vendor, product and version in hexadecimal, with colons between them.
  fileprivate var text: String {
    var bytes: [UInt8] = []
    for (index, number) in [bus.rawValue, vendor, product, version].enumerated() {
      if index > 0 { bytes.append(0x3A) }
      bytes.append(hexadecimal: number, width: 4)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
