public import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Harness
internal import InputEvents
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel
internal import StageMotion

/// What the state machines ask about sheets.
extension Stage {
  /// Where the sheet on this surface stands among those presented.
  func sheetIndex(_ surface: SurfaceID) -> Int? { state.presenting.sheetIndex(surface) }

  /// The foremost sheet that a scope shows; the only one but under ruleset ios13 (C-01). Not counted: share
  /// sheets, what is inside a popover, what a full screen hides.
  func sheetIndex(inScope scope: Scope) -> Int? {
    state.presenting.sheets.lastIndex {
      blueprint.scope(of: $0.surface) == scope && seat(of: $0.surface) == .main && isOnScreen($0.surface)
    }
  }

  /// The heights at which the sheet on a surface rests; the one that it is at where people cannot resize it.
  func heights(of surface: SurfaceID) -> DetentHeights {
    let heights = allHeights(of: surface)
    guard blueprint.surfaces[surface].keepsDetent else { return heights }
    let detent =
      sheetIndex(surface).map { state.presenting.sheets[$0].detent }
      ?? state.presenting.waiting.last { $0.surface == surface }?.detent ?? initialRest(of: surface).declared
    return heights.only(detent)
  }

  /// The heights at which the app can let the sheet on a surface rest.
  func allHeights(of surface: SurfaceID) -> DetentHeights {
    layout.heights[surface]
      ?? DetentHeights(detents: [.large], large: state.room.size.height, bottomInset: 0, isCompactHeight: false)
  }

  /// What only the sheet on a surface has.
  func sheetModel(_ surface: SurfaceID) -> Sheet { blueprint.surfaces[surface].sheet ?? Sheet() }

  /// The detents of a sheet: what the app has given it, else the scene's.
  func detents(of surface: SurfaceID) -> [Detent] { state.presenting.detents[surface] ?? sheetModel(surface).detents }

  /// The present frame of a sheet on the screen, in points.
  func sheetFrame(_ sheet: PresentedSheet) -> Rect {
    var frame = unraisedFrame(sheet)
    if state.focusing.keyboardField != nil { frame.origin.y -= keyboardLift(of: sheet, frame: frame) }
    return frame
  }

  /// Where a sheet would be without the on-screen keyboard.
  func unraisedFrame(_ sheet: PresentedSheet) -> Rect {
    let height = sheet.height(at: state.room.now, heights: heights(of: sheet.surface))
    var frame = Rect(origin: .zero, size: state.room.size)
    if let placement = layout.placements[sheet.surface] {
      // A card in the middle does not shrink below its smallest detent: it goes down.
      let smallest = heights(of: sheet.surface).smallest.height
      let isLow = isCentred(sheet.surface) && height < smallest
      frame = placement.frame(height: isLow ? smallest : height)
      if isLow { frame.origin.y += smallest - height }
    }
    frame = frame.offset(by: containerOrigin(of: sheet.surface) - .zero)
    if blueprint.stacksSheets { frame.origin.y -= recess(of: sheet) }
    return frame
  }

  /// How far a card is pushed up by the one in front of it, so that its upper edge can be seen (C-01), in points.
  private func recess(of sheet: PresentedSheet) -> Double {
    guard let ordinal = sheetIndex(sheet.surface), ordinal + 1 < state.presenting.sheets.count,
      !Mutant.isOn(.cardHidesEarlierCard)
    else { return 0 }
    let front = state.presenting.sheets[ordinal + 1]
    let heights = heights(of: front.surface)
    let share = front.height(at: state.room.now, heights: heights) / max(1, front.rest(heights).height)
    return scene.parameters.largeTopGap * min(max(0, share), 1)
  }

  /// isModal(now) of SM-7 for a sheet at a rest: false only for a non-modal sheet no higher than its largest
  /// undimmed detent, on iOS and iPadOS from 15.
  func isModal(_ surface: SurfaceID, at rest: DetentHeights.Rest) -> Bool {
    let sheet = sheetModel(surface)
    guard !Mutant.isOn(.undimmedParentIsBlocked) else { return true }
    guard !Mutant.isOn(.sheetIsNonmodalUnasked) else { return false }
    guard blueprint.hasDetents, sheet.modality == .nonmodal, let undimmed = sheet.largestUndimmedDetent,
      let declared = detents(of: surface).firstIndex(where: { $0.id == undimmed })
    else { return true }
    return heights(of: surface).isAbove(rest, declared: declared)
  }

  /// The movement of a sheet from where it is to a rest.
  func settling(_ index: Int, to rest: DetentHeights.Rest, upwardVelocity: Double = 0) -> SpringMotion {
    let sheet = state.presenting.sheets[index]
    return SpringMotion(
      from: sheet.height(at: state.room.now, heights: heights(of: sheet.surface)), to: rest.height,
      velocity: upwardVelocity, response: scene.parameters.springResponse, start: state.room.now)
  }

  /// The detent, spoken, as the sheet's grabber says it.
  public func detentName(_ detent: String, of sheet: NodeID) -> String? { blueprint.texts.name(ofDetent: detent) }

  /// The detent at which a sheet rests or to which it goes, where it has detents.
  public func detent(of sheet: NodeID) -> String? {
    guard blueprint.hasDetents, let surface = blueprint.surface(sheet.path), let index = sheetIndex(surface) else {
      return nil
    }
    return state.presenting.sheets[index].rest(heights(of: surface)).id
  }

  /// The rest, spoken.
  func name(of rest: DetentHeights.Rest) -> String { blueprint.texts.name(ofDetent: rest.id) }
}
