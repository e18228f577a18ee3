import Accessibility
import Harness

/// Where it is not known how something can be touched, and what may come of that.
struct PassedOver {
  /// A node in the states with a core.
  private struct Spot: Hashable {
    var core: Int
    var node: NodeID
  }

  /// What may change by it; nil for anything.
  private var spots: [Spot: Set<NodeID>?] = [:]

  /// What may have changed by inputs that were not found; nil for anything.
  var changeable: [Set<NodeID>?] { spots.values.filter { $0?.isEmpty != true } }

  /// Notes nodes for which no place was found with a core, and takes back those on which there is a tap in another state
  /// with the same core.
  ///
  /// - Parameters:
  ///   - steps: What is taken in the state.
  ///   - changeable: What inputs may change there; nil for anything.
  mutating func note(_ nodes: [NodeID], among steps: [Step], core: Int, changeable: @autoclosure () -> Set<NodeID>?) {
    for node in nodes where spots[Spot(core: core, node: node)] == nil {
      spots[Spot(core: core, node: node)] = .some(changeable())
    }
    guard !spots.isEmpty else { return }
    let tapped = Set(steps.compactMap(\.tapped)).subtracting(nodes)
    for spot in spots.keys where spot.core == core && tapped.contains(spot.node) {
      spots[spot] = .some([])
    }
  }
}
