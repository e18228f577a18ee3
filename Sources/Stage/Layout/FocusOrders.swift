internal import Synchronization

/// For each surface, the items that can have the keyboard focus, in reading order; found out when first asked for.
final class FocusOrders: Sendable {
  private let plan: LayoutPlan
  private let known = Mutex<[Int: Order]>([:])

  /// What can have the focus on one surface.
  private struct Order: Sendable {
    var items: [Int]
    /// The place of each item of the surface among them, −1 for none.
    var places: [Int]
  }

  init(_ plan: LayoutPlan) { self.plan = plan }

  subscript(surface: Int) -> [Int] { order(of: surface) { $0.items } }

  /// The place of an item among those of its surface; nil where it cannot have the focus.
  func place(of item: Int) -> Int? {
    let surface = plan.blueprint.items[item].surface
    let first = plan.blueprint.surfaces[surface].items.lowerBound
    let place = order(of: surface) { $0.places[item - first] }
    return place < 0 ? nil : place
  }

  private func order<Answer: Sendable>(of surface: Int, _ answer: (Order) -> Answer) -> Answer {
    known.withLock { known in
      if let order = known[surface] { return answer(order) }
      let items = plan.focusOrder(of: surface)
      let range = plan.blueprint.surfaces[surface].items
      var places = [Int](repeating: -1, count: range.count)
      for (place, item) in items.enumerated() { places[item - range.lowerBound] = place }
      let order = Order(items: items, places: places)
      known[surface] = order
      return answer(order)
    }
  }
}
