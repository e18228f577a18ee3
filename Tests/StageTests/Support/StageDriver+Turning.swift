import Harness
import InputEvents
import TestSupport

extension StageDriver {
  /// What came and went, with its name.
  var told: [String] {
    events.compactMap { event in
      switch event.kind {
      case .willPresent, .didPresent, .willDismiss, .didDismiss:
        "\(String("\(event.kind)".prefix { $0 != "(" })) \(event.node)"
      default: nil
      }
    }
  }

  /// Less room: compact width.
  mutating func turnCompact() {
    receive(.resize(width: 400, height: 1180))
    settle()
  }

  /// All the room again.
  mutating func turnRegular() {
    receive(.resize(width: 820, height: 1180))
    settle()
  }

  /// Taps a control and waits, or types a text.
  mutating func operate(_ control: String) {
    if control.contains("/") { tap(control) } else { type(control) }
    settle()
  }
}
