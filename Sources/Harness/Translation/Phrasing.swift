import Geometry
import Gestures

/// One way to say what hands did: instructions that may do the same.
struct Phrasing {
  /// What is done, in order.
  var actions: [ScriptAction]
  /// The number to correct where the same words with another number may do the same.
  var aim: Aim?

  init(_ actions: [ScriptAction], aim: Aim? = nil) {
    self.actions = actions
    self.aim = aim
  }

  /// A number of an instruction, and what is to be measured of what comes of it.
  struct Aim {
    var measure: Measured
    /// What was measured of the recording.
    var wanted: Double
    /// The number that was given.
    var given: Double
    /// The instructions with another number.
    var build: (Double) -> [ScriptAction]
  }

  enum Measured {
    /// How fast the last movement was let go, in points per second.
    case speed
    /// By how much two fingers went apart.
    case scale

    /// What the latest of some inputs has of it.
    func value(in inputs: [RecognizedInput]) -> Double? {
      for input in inputs.reversed() {
        switch (self, input.kind) {
        case (.speed, .gesture(.pan(let pan))) where pan.phase == .ended: return pan.velocity.length
        case (.scale, .gesture(.pinch(.ended, _, let scale, _))): return scale
        default: continue
        }
      }
      return nil
    }
  }

  /// The same with its number corrected by what was measured; nil where that is as it is to be, or cannot be measured.
  func corrected(by inputs: [RecognizedInput]) -> Phrasing? {
    guard var aim, let value = aim.measure.value(in: inputs), value > 0,
      (value / aim.wanted - 1).magnitude > 1e-4
    else { return nil }
    aim.given = (aim.given * aim.wanted / value * 1000).rounded() / 1000
    return Phrasing(aim.build(aim.given), aim: aim)
  }

  /// Both, one after the other.
  static func + (first: Phrasing, second: Phrasing) -> Phrasing {
    let (before, after) = (first.actions, second.actions)
    var aim = second.aim
    if let build = aim?.build { aim?.build = { before + build($0) } }
    if aim == nil, let other = first.aim {
      aim = other
      aim?.build = { other.build($0) + after }
    }
    return Phrasing(before + after, aim: aim)
  }
}
