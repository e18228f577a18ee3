import InputEvents

/// Recognizes fingers that hold.
///
///     possible ──longPress has passed, all fingers down, within the slop──▶ began ──first lift──▶ ended
///        │                                                                    │
///        └──moved, lifted, or another gesture──▶ failed                       └──interrupted──▶ cancelled
///
/// Thresholds: `longPress` 500 ms, `slop` 10 pt. A hold that then moves is a pan as well: only the target knows
/// whether what lies under the finger answers to a long press.
struct LongPressRecognizer: Sendable {
  enum State: Sendable { case possible, began, failed }
  var state = State.failed

  /// When the long press begins if nothing else happens, in µs.
  func deadline(_ hand: Hand, _ options: GestureOptions) -> Int64? {
    guard state == .possible else { return nil }
    return (Timestamp(microseconds: hand.startTime) + options.longPress).microseconds
  }
}
