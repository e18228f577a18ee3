import InputEvents

/// A turn of a crown, wheel or dial of which nothing has come yet.
struct SmallTurn {
  /// When it went on last; nil where none waits for its words.
  private(set) var last: Timestamp?
  /// Whether anything has come of the rotation that goes on.
  private var hasEffect = false
  /// The last that the engine has held back, told or not.
  private var held: Timestamp?

  /// The engine holds back what is too little to begin a turn, since `time`; nil where it holds nothing back.
  mutating func hold(_ time: Timestamp?) {
    guard time != held else { return }
    if time == nil, last == held { last = nil }
    held = time
    if let time { last = time }
  }

  /// Something was turned, and something came of it or not.
  mutating func turn(at time: Timestamp, startsBurst: Bool, hasEffect isSeen: Bool) {
    if startsBurst { hasEffect = false }
    if isSeen { hasEffect = true }
    last = hasEffect ? nil : time
  }

  /// Something has happened: whoever has turned knows what that was for.
  mutating func happen() { (last, hasEffect) = (nil, true) }

  /// It has got its words.
  mutating func tell() { last = nil }
}
