internal import Harness
internal import Scenes

/// The state a scene starts in.
extension Stage {
  /// Puts what the scene declares as presented on the screen, at rest: the first sheet of each scope and the first
  /// action sheet or alert; the others wait their turn.
  mutating func setUp() {
    let cause = Cause("the scene starts with it", initiator: .automatic)
    for (index, presentation) in scene.presentations.enumerated() where presentation.isPresented {
      let surface = blueprint.windowCount + index
      if blueprint.surfaces[surface].isDialog {
        guard state.dialog == nil else { continue }
        state.dialog = PresentedDialog(surface: surface, phase: .resting, sheet: nil, returnFocus: state.focus)
        focusFirst(on: surface, cause: cause)
      } else if sheetIndex(inScope: blueprint.scope(of: surface)) == nil {
        let rest = initialRest(of: surface)
        state.sheets.append(
          PresentedSheet(
            surface: surface, phase: .resting, detent: max(0, rest.declared), restID: rest.id,
            hasUnsavedChanges: sheetModel(surface).unsavedChanges, isModal: isModal(surface, at: rest),
            opener: nil, saved: values(on: surface)))
        focusFirst(on: surface, cause: cause)
      }
    }
    outbox = []
  }
}
