import InputEvents

extension GestureSynthesizer {
  /// From one key of a chord to the next, in µs.
  private static let chordStep: Int64 = 20_000
  /// From a key's press to its release, in µs.
  private static let keyDuration: Int64 = 60_000
  /// From a typed key's release to the next one's press, in µs.
  private static let typeGap: Int64 = 40_000

  /// The first device that has all of these keys.
  private func keyboard(for keys: [KeyCode]) throws(SynthesisError) -> Int {
    if let index = devices.firstIndex(where: { device in keys.allSatisfy { device.description.has($0) } }) {
      return index
    }
    let chord = KeyChord(keys)
    let isKeyboardThere = devices.contains { $0.description.has(.keySpace) }
    throw SynthesisError(
      "none of the devices has the key \(chord)",
      hint: isKeyboardThere
        ? "there is a keyboard without it: press another key"
        : "add one: --device keyboard, or in a flow devices: [keyboard]",
      isMissing: true)
  }

  mutating func press(_ chord: KeyChord) throws(SynthesisError) {
    let index = try keyboard(for: chord.keys)
    let down = chord.keys.filter { !devices[index].heldKeys.contains($0) }
    for key in down { set(key, isDown: true, on: index, after: Self.chordStep) }
    finish(at: now + (Self.keyDuration - Self.chordStep))
    for key in down.reversed() { set(key, isDown: false, on: index, after: Self.chordStep) }
  }

  mutating func hold(_ chord: KeyChord) throws(SynthesisError) {
    let index = try keyboard(for: chord.keys)
    for key in chord.keys where !devices[index].heldKeys.contains(key) {
      set(key, isDown: true, on: index, after: Self.chordStep)
      devices[index].heldKeys.append(key)
    }
  }

  /// Whether any of these keys is held; nil asks for any key.
  public func holds(_ chord: KeyChord?) -> Bool {
    devices.contains { device in device.heldKeys.contains { chord?.keys.contains($0) ?? true } }
  }

  /// Lets go of held keys, the last one first; nil is all of them.
  mutating func releaseKeys(_ chord: KeyChord?) {
    for index in devices.indices {
      for key in devices[index].heldKeys.reversed() where chord?.keys.contains(key) ?? true {
        set(key, isDown: false, on: index, after: Self.chordStep)
        devices[index].heldKeys.removeAll { $0 == key }
      }
    }
  }

  mutating func type(_ text: String) throws(SynthesisError) {
    var strokes: [KeyChord] = []
    for character in text {
      guard let chord = Self.chord(for: character) else {
        throw SynthesisError(
          "'\(character)' is not on a US keyboard",
          hint: "type what the keys can type, or put the text in by other means")
      }
      strokes.append(chord)
    }
    for (number, chord) in strokes.enumerated() {
      if number > 0 { finish(at: now + Self.typeGap) }
      try press(chord)
    }
  }

  /// The keys that an action presses.
  static func keys(_ action: ScriptAction) -> [KeyCode] {
    switch action {
    case .press(let chord), .hold(let chord): chord.keys
    case .type(let text): text.value.flatMap { chord(for: $0)?.keys ?? [] }
    default: []
    }
  }

  /// The keys that type a character on a US layout; nil where none do.
  private static func chord(for character: Character) -> KeyChord? {
    switch character {
    case "\n": return KeyChord([.keyEnter])
    case "\t": return KeyChord([.keyTab])
    default:
      guard let byte = character.asciiValue, let (key, isShifted) = USLayout.key(for: byte) else { return nil }
      return KeyChord(isShifted ? [.keyLeftshift, key] : [key])
    }
  }

  private mutating func set(_ key: KeyCode, isDown: Bool, on index: Int, after step: Int64) {
    devices[index].send([.key(key, isDown ? 1 : 0, at: now)], at: now, to: &frames)
    finish(at: now + step)
  }
}
