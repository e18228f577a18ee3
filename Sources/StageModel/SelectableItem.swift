internal import Accessibility
internal import Scenes

/// An item in which something can be selected: a text, or the rows of a list.
package struct SelectableItem: Sendable {
  /// The item.
  package let item: ItemID
  /// The items directly in it, from the first to the last; nil for a text.
  package let rows: [ItemID]?
  /// Whether a drag of the pointer over it selects, or of a finger that was held before.
  package let isPointerSelecting: Bool

  /// Whether it is a text.
  package var isText: Bool { rows == nil }

  /// The row that an item is or is in; nil for one that is beside them.
  package func row(holding item: ItemID) -> Int? {
    guard let rows, let next = rows.firstIndex(where: { $0 > item }) ?? (rows.isEmpty ? nil : rows.count), next > 0
    else { return nil }
    return next - 1
  }
}
