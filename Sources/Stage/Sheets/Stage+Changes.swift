internal import Digests
internal import Journal
internal import Room
internal import Scenes
internal import StageModel

/// Changes that are not saved yet, on a sheet or on what is one where there is less room.
extension Stage {
  /// Something on a surface has been changed and is not saved yet.
  mutating func noteChange(on surface: SurfaceID) {
    if let index = sheetIndex(surface) {
      state.sheets[index].hasUnsavedChanges = true
      // The finger's gesture has begun without it; it is asked about all the same, so that nothing is lost (SM-4).
      if case .dragging(var drag) = state.sheets[index].phase {
        drag.hasChangedSince = true
        state.sheets[index].phase = .dragging(drag)
      }
    } else if let index = coverIndex(surface), blueprint.surfaces[surface].confirmation != nil {
      state.covers[index].hasUnsavedChanges = true
    }
  }

  /// Makes the changes permanent.
  mutating func commit(_ surface: SurfaceID) {
    if let index = sheetIndex(surface) {
      state.sheets[index].hasUnsavedChanges = false
      state.sheets[index].saved = values(on: surface)
    } else if let index = coverIndex(surface), blueprint.surfaces[surface].confirmation != nil {
      state.covers[index].hasUnsavedChanges = false
      state.covers[index].saved = values(on: surface)
    } else if let place = waitingPlace(surface) {
      state.waiting[place].hasUnsavedChanges = false
      state.waiting[place].saved = values(on: surface)
    }
  }

  private func waitingPlace(_ surface: SurfaceID) -> Int? { state.waiting.lastIndex { $0.surface == surface } }

  /// Drops the changes: the items get back what they were when last saved.
  mutating func restoreSaved(_ surface: SurfaceID) {
    let sheet = sheetIndex(surface)
    let cover = coverIndex(surface)
    let waiting = sheet == nil && cover == nil ? waitingPlace(surface) : nil
    guard
      let saved = sheet.map({ state.sheets[$0].saved }) ?? cover.map({ state.covers[$0].saved })
        ?? waiting.map({ state.waiting[$0].saved })
    else { return }
    for (item, value) in zip(blueprint.surfaces[surface].items, saved) where state.room.values[item] != value {
      state.room.set(item, to: value)
      textWasSet(item)
    }
    if let sheet { state.sheets[sheet].hasUnsavedChanges = false }
    if let cover { state.covers[cover].hasUnsavedChanges = false }
    if let waiting { state.waiting[waiting].hasUnsavedChanges = false }
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
