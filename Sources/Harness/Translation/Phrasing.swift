import Geometry
import Gestures

/// One way to say what hands did: instructions that may do the same.
struct Phrasing {
  /// What is done, in order.
  var actions: [ScriptAction]
  /// The number to correct where the same words with another number may do the same.
  var aim: Aim?
  /// Whether it begins where the hand did, and not somewhere on what is called so.
  var isPlaced = false
  /// The same with other numbers, to be tried where this is all but right.
  var variants: [[ScriptAction]] = []

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
    /// Numbers to be given next, in order; nil before the first has been measured.
    var others: [Double]?
  }

  enum Measured {
    /// How fast the last movement was let go, in points per second.
    case speed
    /// By how much two fingers went apart.
    case scale

    /// What numbers are rounded to, the roundest first.
    var steps: [Double] {
      switch self {
      case .speed: [100, 50, 10]
      case .scale: [0.1, 0.05, 0.01]
      }
    }

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

  /// The same with its number corrected by what was measured; nil where that cannot be measured, or every number near it
  /// was given.
  func corrected(by inputs: [RecognizedInput]) -> Phrasing? {
    guard var aim else { return nil }
    if aim.others == nil, let value = aim.measure.value(in: inputs), value > 0 {
      aim.others = Self.numbers(around: aim.given * aim.wanted / value, aim.measure).filter { $0 != aim.given }
    }
    guard let next = aim.others?.first else { return nil }
    aim.others?.removeFirst()
    aim.given = next
    var corrected = self
    (corrected.actions, corrected.aim) = (aim.build(next), aim)
    return corrected
  }

  /// The same with whole numbers around the one it has, the nearest first; then its variants.
  var neighbours: [Phrasing] {
    var found: [[ScriptAction]] = []
    if let aim, aim.measure == .speed {
      let middle = aim.given.rounded()
      found = (1...Self.mostNeighbours).flatMap { [middle - Double($0), middle + Double($0)] }.filter { $0 >= 1 }
        .map(aim.build)
    }
    return (found + variants).map { Phrasing($0) }
  }

  /// Numbers that people write within a hundredth of one, the roundest first; then the number itself.
  private static func numbers(around exact: Double, _ measure: Measured) -> [Double] {
    var numbers: [Double] = []
    func add(_ number: Double) {
      let spelled = (number * 1000).rounded() / 1000
      if spelled > 0, !numbers.contains(spelled) { numbers.append(spelled) }
    }
    for step in measure.steps {
      let middle = (exact / step).rounded()
      for count in [middle, middle - 1, middle + 1] where (count * step / exact - 1).magnitude <= mostRounding {
        add(count * step)
      }
    }
    if measure == .speed { add(exact.rounded()) }
    add(exact)
    return numbers
  }

  /// By how much of itself a number may be rounded: what is measured of a movement hangs on when it is reported.
  private static let mostRounding = 0.01
  /// How many whole numbers on either side of one are tried.
  private static let mostNeighbours = 12

  /// Both, one after the other.
  static func + (first: Phrasing, second: Phrasing) -> Phrasing {
    let (before, after) = (first.actions, second.actions)
    var aim = second.aim
    if let build = aim?.build { aim?.build = { before + build($0) } }
    if aim == nil, let other = first.aim {
      aim = other
      aim?.build = { other.build($0) + after }
    }
    var both = Phrasing(before + after, aim: aim)
    both.isPlaced = first.isPlaced || second.isPlaced
    both.variants = second.variants.map { before + $0 } + first.variants.map { $0 + after }
    return both
  }
}
