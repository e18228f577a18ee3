import Geometry
import InputEvents

extension GestureSynthesizer {
  /// From the touch to the lift of a tap, in µs.
  static let tapDuration: Int64 = 80_000
  /// From the lift of a tap to the touch of the next one of a double tap, in µs.
  static let tapGap: Int64 = 120_000

  /// Plays what fingers do.
  mutating func touch(_ action: ScriptAction) throws(SynthesisError) {
    guard let index = devices.firstIndex(where: { $0.parts.touch != nil && $0.parts.isDirect }) else {
      throw SynthesisError(
        "none of the devices is a touchscreen",
        hint: "add one: --device phone-touchscreen, or in a flow devices: [phone-touchscreen]",
        isMissing: true)
    }
    let device = devices[index]
    let screen = screen(of: device)
    let planner = TouchPlanner(
      screen: screen, options: options, device: device.model.id, isAnonymous: device.parts.touch == .anonymous)
    let motion = try planner.motion(action) { (place: Place?) throws(SynthesisError) -> Point in
      try self.point(place, on: screen)
    }
    let limit = TouchWriter.contactLimit(of: device)
    guard motion.fingers.count <= limit else {
      let contacts = limit == 1 ? "one contact" : "\(limit) contacts"
      throw SynthesisError(
        "\(device.model.id) tells \(contacts) at a time, and '\(action)' needs \(motion.fingers.count)",
        hint: "choose a touchscreen with more contacts by --device")
    }
    try planner.checkTremble(action, fingers: motion.fingers.count)
    var count = 1
    if case .tap(_, _, let taps) = action { count = max(1, taps) }
    for number in 0..<count {
      if number > 0 { finish(at: now + Self.tapGap) }
      try write(motion, on: index, screen: screen)
    }
  }

  private mutating func write(_ motion: TouchMotion, on index: Int, screen: Size) throws(SynthesisError) {
    let isSingle = devices[index].parts.touch == .single
    let description = devices[index].description
    let mapping = ScreenMapping(
      x: description.axes[isSingle ? .x : .mtPositionX], y: description.axes[isSingle ? .y : .mtPositionY],
      screen: screen, rotation: options.rotation)
    var writer = TouchWriter(
      mapping: mapping, options: options, start: now, generator: SeededGenerator(seed: generator.next()))
    finish(at: writer.write(motion, on: &devices[index], to: &frames))
  }
}
