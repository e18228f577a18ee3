import Accessibility
import Geometry
import Gestures

/// Somebody who does a task with a finger.
struct Toucher<Interface: ReproducibleTarget> {
  private var walker: Walker<Interface>
  private let terms: CostTerms
  /// Where the finger was last, in points.
  private var finger: Point

  init(_ walker: Walker<Interface>, _ terms: CostTerms) {
    (self.walker, self.terms) = (walker, terms)
    finger = Rect(origin: .zero, size: walker.run.target.screen).center
  }

  /// Goes to something, through what scrolls if need be, and touches it.
  mutating func use(_ place: Place, _ instruction: ScriptAction) -> KnownCost<Int64> {
    let target = walker.run.target
    let tree = target.tree
    let id = place.node(in: tree, touched: target.touched)
    if let why = tree.whyUntouched {
      _ = walker.perform(instruction)
      return .untold(why)
    }
    guard let id, let index = tree.index(of: id),
      let way = TouchWayFinder(tree, touched: target.touched).way(from: finger, to: index)
    else {
      _ = walker.perform(instruction)
      return .none
    }
    if way.swipes > 0 { walker.reveal(id) }
    finger = way.place
    return walker.perform(instruction) ? .way(way.duration(terms)) : .none
  }

  /// Does an instruction as it is written: a gesture.
  mutating func copy(_ instruction: ScriptAction) -> KnownCost<Int64> {
    walker.perform(instruction) ? .way(instruction.isGesture ? terms.gesture : 0) : .none
  }
}

extension AccessibilityTree {
  /// Why nobody touches it, in a sentence without a period; nil where people do, as far as is known.
  var whyUntouched: String? {
    if !says(.frame) { return "its source does not tell where things are" }
    return switch platform {
    case "tvOS": "nobody touches a television"
    case "macOS": "a Mac has no touch screen"
    case "visionOS": "people look at things there and tap in the air"
    default: nil
    }
  }
}
