internal import Digests
package import StageModel
internal import Synchronization

/// For each surface, the items that can have the keyboard focus, in reading order; found out when first asked for.
package final class FocusOrders: Sendable {
  private let plan: LayoutPlan
  private let known = Mutex<[SurfaceID: Order]>([:])

  /// What can have the focus on one surface.
  private struct Order: Sendable {
    var items: [ItemID]
    /// The ordinal of each item of the surface among them, −1 for none.
    var ordinals: [Int]
  }

  init(_ plan: LayoutPlan) { self.plan = plan }

  package subscript(surface: SurfaceID) -> [ItemID] { order(of: surface) { $0.items } }

  /// The ordinal of an item among those of its surface; nil where it cannot have the focus.
  package func ordinal(of item: ItemID) -> Int? {
    let surface = plan.blueprint.items[item].surface
    let first = plan.blueprint.surfaces[surface].items.lowerBound
    let ordinal = order(of: surface) { $0.ordinals[item - first] }
    return ordinal < 0 ? nil : ordinal
  }

  private func order<Answer: Sendable>(of surface: SurfaceID, _ answer: (Order) -> Answer) -> Answer {
    known.withLock { known in
      if let order = known[surface] { return answer(order) }
      let items = plan.focusOrder(of: surface)
      let range = plan.blueprint.surfaces[surface].items
      var ordinals = [Int](repeating: -1, count: range.count)
      for (ordinal, item) in items.enumerated() { ordinals[item - range.lowerBound] = ordinal }
      let order = Order(items: items, ordinals: ordinals)
      known[surface] = order
      return answer(order)
    }
  }
}
