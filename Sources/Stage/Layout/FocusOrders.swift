internal import Synchronization

/// For each surface, the items that can have the keyboard focus, in reading order; found out when first asked for.
final class FocusOrders: Sendable {
  private let plan: LayoutPlan
  private let known = Mutex<[Int: [Int]]>([:])

  init(_ plan: LayoutPlan) { self.plan = plan }

  subscript(surface: Int) -> [Int] {
    known.withLock { known in
      if let order = known[surface] { return order }
      let order = plan.focusOrder(of: surface)
      known[surface] = order
      return order
    }
  }
}
