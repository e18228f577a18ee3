import InputEvents

/// The object that describes a device.
extension JSONScanner {
  mutating func device() throws(LineProblem) -> RecordedDevice {
    var result = RecordedDevice(DeviceDescription())
    try object { (key, scanner) throws(LineProblem) in
      switch key {
      case "name": result.description.name = try scanner.string("the name")
      case "node": result.node = try scanner.string("the node")
      case "phys": result.description.physicalPath = try scanner.string("the place")
      case "uniq": result.description.uniqueID = try scanner.string("the serial number")
      case "screen": result.screen = try scanner.screen()
      case "id": result.description.identity = try scanner.identity()
      case "properties":
        try scanner.array { (scanner) throws(LineProblem) in
          result.description.properties.insert(try scanner.property())
        }
      case "codes":
        try scanner.object { (key, scanner) throws(LineProblem) in
          let type: EventType = try scanner.code(forKey: key, "an event type")
          result.description.codes[type] = try scanner.codes(of: type)
        }
      case "axes":
        try scanner.object { (key, scanner) throws(LineProblem) in
          let axis: AbsoluteAxis = try scanner.code(forKey: key, "an absolute axis")
          result.description.axes[axis] = try scanner.axisRange()
        }
      case "repeat":
        let numbers = try scanner.numbers(2, "delay and period")
        result.description.autorepeat = .init(delay: numbers[0], period: numbers[1])
      case "state": result.description.state = try scanner.state()
      default: try scanner.skip()
      }
    }
    return result
  }

  mutating func screen() throws(LineProblem) -> RecordedScreen {
    _ = peek()
    let start = position
    let text = try string("the size of a screen")
    guard let screen = RecordedScreen(text: text) else {
      throw LineProblem(
        position: start, message: "expected a screen in points such as \"393x852\", found “\(text.prefix(40))”")
    }
    return screen
  }

  private mutating func identity() throws(LineProblem) -> DeviceIdentity {
    _ = peek()
    let start = position
    let text = try string("the identity")
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { UInt16($0, radix: 16) }
    guard numbers.count == 4, let bus = numbers[0], let vendor = numbers[1], let product = numbers[2],
      let version = numbers[3]
    else {
      throw LineProblem(
        position: start, message: "expected bus:vendor:product:version in hexadecimal, found “\(text.prefix(40))”")
    }
    return DeviceIdentity(bus: BusType(rawValue: bus), vendor: vendor, product: product, version: version)
  }

  private mutating func property() throws(LineProblem) -> UInt16 {
    guard peek() == UInt8(ascii: "\"") else { return try integer("the name or number of a property") }
    let start = position
    let name = try string()
    guard let property = InputProperty(name: name) else {
      throw LineProblem(position: start, message: "there is no property “\(name.prefix(40))”")
    }
    return property.rawValue
  }

  private mutating func axisRange() throws(LineProblem) -> AxisRange {
    let numbers = try numbers(5, "minimum, maximum, fuzz, flat and resolution")
    return AxisRange(
      minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3], resolution: numbers[4])
  }

  private mutating func numbers(_ count: Int, _ what: String) throws(LineProblem) -> [Int32] {
    _ = peek()
    let start = position
    var numbers: [Int32] = []
    try array { (scanner) throws(LineProblem) in
      let number: Int32 = try scanner.integer("a number (\(what))")
      if numbers.count <= count { numbers.append(number) }
    }
    guard numbers.count == count else {
      throw LineProblem(position: start, message: "expected \(count) numbers: \(what)")
    }
    return numbers
  }

  private mutating func state() throws(LineProblem) -> DeviceState {
    var state = DeviceState()
    try object { (key, scanner) throws(LineProblem) in
      switch key {
      case "keys": state.pressedKeys = try scanner.codes(of: .key)
      case "leds": state.litLEDs = try scanner.codes(of: .led)
      case "switches": state.setSwitches = try scanner.codes(of: .sw)
      case "axes": state.axisValues = try scanner.axisValues()
      case "slot": state.currentSlot = try scanner.integer("the current slot")
      case "slots":
        try scanner.array { (scanner) throws(LineProblem) in
          guard state.slots.count < Session.maximumSlots else {
            throw LineProblem(
              code: .tooLarge, position: scanner.position, message: "more than \(Session.maximumSlots) slots")
          }
          state.slots.append(try scanner.axisValues())
        }
      default: try scanner.skip()
      }
    }
    return state
  }

  private mutating func axisValues() throws(LineProblem) -> [AbsoluteAxis: Int32] {
    var values: [AbsoluteAxis: Int32] = [:]
    try object { (key, scanner) throws(LineProblem) in
      let axis: AbsoluteAxis = try scanner.code(forKey: key, "an absolute axis")
      values[axis] = try scanner.integer("the axis's value")
    }
    return values
  }
}
