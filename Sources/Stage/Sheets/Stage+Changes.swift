internal import Digests
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel

/// Changes that are not saved yet, on a sheet or on what is one where there is less room.
extension Stage {
  /// Something on a surface has been changed and is not saved yet.
  mutating func noteChange(on surface: SurfaceID) {
    if let index = sheetIndex(surface) {
      // A finger's gesture has begun without it; it is asked about all the same, so that nothing is lost (SM-4).
      state.presenting.noteChange(onSheetAt: index)
    } else if let index = coverIndex(surface), blueprint.surfaces[surface].confirmation != nil {
      state.presenting.setUnsaved(true, onCoverAt: index)
    }
  }

  /// Makes the changes permanent.
  mutating func commit(_ surface: SurfaceID) {
    if let index = sheetIndex(surface) {
      state.presenting.save(values(on: surface), ofSheetAt: index)
    } else if let index = coverIndex(surface), blueprint.surfaces[surface].confirmation != nil {
      state.presenting.save(values(on: surface), ofCoverAt: index)
    } else if let ordinal = state.presenting.waitingIndex(surface) {
      state.presenting.save(values(on: surface), ofWaitingAt: ordinal)
    }
  }

  /// Drops the changes: the items get back what they were when last saved.
  mutating func restoreSaved(_ surface: SurfaceID) {
    let sheet = sheetIndex(surface)
    let cover = coverIndex(surface)
    let waiting = sheet == nil && cover == nil ? state.presenting.waitingIndex(surface) : nil
    guard
      let saved = sheet.map({ state.presenting.sheets[$0].saved }) ?? cover.map({ state.presenting.covers[$0].saved })
        ?? waiting.map({ state.presenting.waiting[$0].saved })
    else { return }
    for (item, value) in zip(blueprint.surfaces[surface].items, saved) where state.room.values[item] != value {
      state.room.set(item, to: value)
      textWasSet(item)
    }
    if let sheet { state.presenting.setUnsaved(false, onSheetAt: sheet) }
    if let cover { state.presenting.setUnsaved(false, onCoverAt: cover) }
    if let waiting { state.presenting.setUnsaved(false, onWaitingAt: waiting) }
  }

  /// A sheet or cover stays as it is: its question was withdrawn, or answered that way.
  mutating func keep(_ surface: SurfaceID, cause: Cause) {
    if let index = sheetIndex(surface) {
      answer(.keep, for: index, cause: cause)
    } else if let index = coverIndex(surface) {
      answer(.keep, forCover: index, cause: cause)
    }
  }

  /// What the items of a surface are set to.
  func values(on surface: SurfaceID) -> DigestedArray<ElementValue> {
    DigestedArray(state.room.values[blueprint.surfaces[surface].items])
  }
}
