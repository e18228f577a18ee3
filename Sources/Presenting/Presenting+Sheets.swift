package import Harness
package import StageModel
package import StageMotion

/// Sheets on the screen: what SM-1 does with one, by its place among those presented.
extension Presenting {
  // MARK: Coming and going

  /// A sheet is on the screen from now on: in front, or at a place among the others.
  package mutating func present(_ sheet: PresentedSheet, at ordinal: Int? = nil) {
    sheets.insert(sheet, at: ordinal ?? sheets.count)
  }

  /// A sheet is not on the screen any more.
  @discardableResult
  package mutating func removeSheet(at index: Int) -> PresentedSheet { sheets.remove(at: index) }

  /// The app has given a sheet up: it does not come back.
  package mutating func giveUpSheet(at index: Int) { sheets[index].isGivenUp = true }

  // MARK: Transitions

  /// presenting, dragging, settling → resting.
  package mutating func restSheet(at index: Int) { sheets[index].phase = .resting }

  /// resting, settling → dragging, and on.
  package mutating func dragSheet(at index: Int, by drag: SheetDrag) { sheets[index].phase = .dragging(drag) }

  /// resting, dragging → settling, and on.
  package mutating func settleSheet(at index: Int, by motion: SpringMotion) { sheets[index].phase = .settling(motion) }

  /// → confirming: it may still be on its way back, or has come back.
  package mutating func confirmSheet(at index: Int, by motion: SpringMotion?) {
    sheets[index].phase = .confirming(motion)
  }

  /// confirming + keep → settling, resting where it is back already.
  ///
  /// - Returns: Whether it was back; nil where it asked nothing.
  package mutating func keepSheet(at index: Int) -> Bool? {
    guard case .confirming(let motion) = sheets[index].phase else { return nil }
    sheets[index].phase = motion.map(PresentedSheet.Phase.settling) ?? .resting
    return motion == nil
  }

  /// → dismissing.
  package mutating func dismissSheet(at index: Int, _ reason: TargetEvent.DismissReason, by motion: SpringMotion) {
    sheets[index].phase = .dismissing(reason, motion)
  }

  /// presenting + Escape or the app: acted on at rest; what the app wants goes before what people want.
  package mutating func afterPresentingSheet(at index: Int, _ then: PresentedSheet.AfterPresenting) {
    guard case .presenting(let motion, let before) = sheets[index].phase else { return }
    sheets[index].phase = .presenting(motion, then: before == .dismiss ? before : then)
  }

  /// A sheet that comes or goes does so by another movement, in the room that there is now.
  package mutating func retargetSheet(at index: Int, by motion: SpringMotion) {
    switch sheets[index].phase {
    case .presenting(_, let then): sheets[index].phase = .presenting(motion, then: then)
    case .dismissing(let reason, _): sheets[index].phase = .dismissing(reason, motion)
    case .resting, .dragging, .settling, .confirming: break
    }
  }

  // MARK: Rests

  /// A sheet belongs at a detent from now on, counted among those declared.
  package mutating func choose(_ detent: Int, ofSheetAt index: Int) { sheets[index].detent = detent }

  /// The next tap on a sheet's grabber goes down, or up again.
  package mutating func cycle(down descends: Bool, sheetAt index: Int) { sheets[index].descends = descends }

  /// What a sheet's rest means is something else from now on: its height there was this, in points; nil where its content
  /// has the room that there is now.
  package mutating func rememberHeight(_ height: Double?, ofSheetAt index: Int) { sheets[index].restHeight = height }

  /// The rest at which a sheet is has been told, by its id.
  package mutating func noteRest(_ id: String, ofSheetAt index: Int) { sheets[index].restID = id }

  /// Whether a sheet is modal where it is now (SM-7).
  package mutating func noteModality(_ isModal: Bool, ofSheetAt index: Int) { sheets[index].isModal = isModal }

  // MARK: What belongs to a sheet

  /// A sheet closes, or asks whether it may, in favour of a surface; or of none any more.
  package mutating func follow(sheetAt index: Int, by successor: SurfaceID?) { sheets[index].successor = successor }

  /// The item that gets the focus when a sheet comes back, or when its changes are kept.
  package mutating func keepFocus(_ item: ItemID?, ofSheetAt index: Int) { sheets[index].focus = item }

  /// The item to which the focus goes when a sheet is gone.
  package mutating func returnFocus(to item: ItemID?, fromSheetAt index: Int) { sheets[index].opener = item }
}
