internal import Geometry
internal import Harness
internal import InputEvents
internal import Mutants
internal import Scenes

/// What the state machines ask about sheets.
extension Stage {
  /// Where the sheet on this surface stands among those presented.
  func sheetIndex(_ surface: Int) -> Int? { state.sheets.firstIndex { $0.surface == surface } }

  /// The sheet that a scope shows; at most one. Not counted: share sheets, what is inside a popover, what a
  /// full screen hides.
  func sheetIndex(inScope scope: Int) -> Int? {
    state.sheets.firstIndex {
      blueprint.scope(of: $0.surface) == scope && slot(of: $0.surface) == .main && isOnScreen($0.surface)
    }
  }

  /// The heights at which the sheet on a surface rests.
  func heights(of surface: Int) -> DetentHeights {
    layout.heights[surface]
      ?? DetentHeights(detents: [.large], large: state.size.height, bottomInset: 0, isCompactHeight: false)
  }

  /// What only the sheet on a surface has.
  func sheetModel(_ surface: Int) -> Sheet { blueprint.surfaces[surface].sheet ?? Sheet() }

  /// The present frame of a sheet on the screen, in points.
  func sheetFrame(_ sheet: PresentedSheet) -> Rect {
    let height = sheet.height(at: state.now, heights: heights(of: sheet.surface))
    let frame = layout.placements[sheet.surface]?.frame(height: height) ?? Rect(origin: .zero, size: state.size)
    return frame.offset(by: containerOrigin(of: sheet.surface) - .zero)
  }

  /// isModal(now) of SM-7 for a sheet at a rest: false only for a non-modal sheet no higher than its largest
  /// undimmed detent, on iOS and iPadOS from 15.
  func isModal(_ surface: Int, at rest: DetentHeights.Rest) -> Bool {
    let sheet = sheetModel(surface)
    guard !Mutant.isOn(.undimmedParentIsBlocked) else { return true }
    guard blueprint.hasDetents, sheet.modality == .nonmodal, let undimmed = sheet.largestUndimmedDetent,
      let declared = sheet.detents.firstIndex(where: { $0.id == undimmed })
    else { return true }
    let heights = heights(of: surface)
    return rest.height > heights.rests[heights.index(ofDeclared: declared)].height
  }

  /// The movement of a sheet from where it is to a rest.
  func settling(_ index: Int, to rest: DetentHeights.Rest, upwardVelocity: Double = 0) -> SpringMotion {
    let sheet = state.sheets[index]
    return SpringMotion(
      from: sheet.height(at: state.now, heights: heights(of: sheet.surface)), to: rest.height,
      velocity: upwardVelocity, response: scene.parameters.springResponse, start: state.now)
  }

  /// The rest, spoken.
  func name(of rest: DetentHeights.Rest) -> String { blueprint.texts.name(ofDetent: rest.id) }
}
