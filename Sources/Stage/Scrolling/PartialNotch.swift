/// Less than a notch that a device has turned what goes page by page.
///
/// It is what that device has turned that view by in that direction: turned back, or turned over another view, the
/// device begins a notch anew, so that no part of one way ever has to be undone before the other way answers. The
/// filters between kernels and applications that put notches together do the same.
struct PartialNotch: Hashable, Sendable {
  /// The device, by its place among those of the run.
  let device: Int
  let axis: ScrollAxis
  /// The scroll view, by its place among them.
  let slot: Int
  /// 1/120 notches, −119…119; positive is towards the end.
  var units = 0

  func hash(into hasher: inout StateHasher) {
    hasher.combine(device)
    hasher.combine(axis == .vertical)
    hasher.combine(slot)
    hasher.combine(units)
  }

  /// Whether it comes before another one: by device, vertical first.
  func isBefore(_ other: PartialNotch) -> Bool {
    device == other.device ? axis == .vertical && other.axis == .horizontal : device < other.device
  }
}
