package import Harness
package import InputEvents
package import StageModel

/// Covers on the screen: what SM-6 and SM-15 do with one, by its place among those presented; and what lies over what.
extension Presenting {
  // MARK: Coming and going

  /// A cover is on the screen from now on: in front, or at a place among the others.
  package mutating func present(_ cover: PresentedCover, at ordinal: Int? = nil) {
    covers.insert(cover, at: ordinal ?? covers.count)
  }

  /// A cover is not on the screen any more.
  package mutating func removeCover(at index: Int) -> PresentedCover { covers.remove(at: index) }

  // MARK: Transitions

  /// presenting → resting.
  package mutating func restCover(at index: Int) { covers[index].phase = .resting }

  /// → dismissing, until a time.
  package mutating func dismissCover(at index: Int, _ reason: TargetEvent.DismissReason, until end: Timestamp) {
    covers[index].phase = .dismissing(reason, end: end)
  }

  /// presenting + Escape or the app: acted on at rest; what the app wants goes before what people want.
  package mutating func afterPresentingCover(at index: Int, _ then: PresentedSheet.AfterPresenting) {
    guard case .presenting(let end, let before) = covers[index].phase else { return }
    covers[index].phase = .presenting(end: end, then: before == .dismiss ? before : then)
  }

  // MARK: What belongs to a cover

  /// A cover closes, or asks whether it may, in favour of a surface; or of none any more.
  package mutating func follow(coverAt index: Int, by successor: SurfaceID?) { covers[index].successor = successor }

  /// The item that gets the focus when a cover comes back, or when its changes are kept.
  package mutating func keepFocus(_ item: ItemID?, ofCoverAt index: Int) { covers[index].focus = item }

  // MARK: What lies over what

  /// A sheet lies under none of the covers any more.
  package mutating func takeFromUnderCovers(_ sheet: SurfaceID) {
    for index in covers.indices { covers[index].sheetsBelow.removeAll { $0 == sheet } }
  }

  /// A sheet lies under the covers from a place on.
  package mutating func put(_ sheet: SurfaceID, underCoversFrom ordinal: Int) {
    for index in covers.indices where index >= ordinal { covers[index].sheetsBelow.append(sheet) }
  }

  /// A sheet lies under all covers but these.
  package mutating func put(_ sheet: SurfaceID, underCoversBut below: [SurfaceID]) {
    for index in covers.indices where !below.contains(covers[index].surface) {
      covers[index].sheetsBelow.append(sheet)
    }
  }
}
