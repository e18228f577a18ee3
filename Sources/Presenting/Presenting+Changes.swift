package import Digests
package import StageModel

/// Changes that are not saved, on a sheet, on a cover that asks about them, or on what waits for its return.
extension Presenting {
  /// Something has been changed on a sheet: a finger that drags it asks about that too (SM-4).
  package mutating func noteChange(onSheetAt index: Int) {
    sheets[index].hasUnsavedChanges = true
    if case .dragging(var drag) = sheets[index].phase {
      drag.hasChangedSince = true
      sheets[index].phase = .dragging(drag)
    }
  }

  /// Whether a sheet holds changes that are not saved.
  package mutating func setUnsaved(_ isUnsaved: Bool, onSheetAt index: Int) {
    sheets[index].hasUnsavedChanges = isUnsaved
  }

  /// The same of a cover.
  package mutating func setUnsaved(_ isUnsaved: Bool, onCoverAt index: Int) {
    covers[index].hasUnsavedChanges = isUnsaved
  }

  /// The same of what waits for its return.
  package mutating func setUnsaved(_ isUnsaved: Bool, onWaitingAt index: Int) {
    waiting[index].hasUnsavedChanges = isUnsaved
  }

  /// The changes on a sheet are saved: its items are set to this.
  package mutating func save(_ values: DigestedArray<ElementValue>, ofSheetAt index: Int) {
    sheets[index].hasUnsavedChanges = false
    sheets[index].saved = values
  }

  /// The same of a cover.
  package mutating func save(_ values: DigestedArray<ElementValue>, ofCoverAt index: Int) {
    covers[index].hasUnsavedChanges = false
    covers[index].saved = values
  }

  /// The same of what waits for its return.
  package mutating func save(_ values: DigestedArray<ElementValue>, ofWaitingAt index: Int) {
    waiting[index].hasUnsavedChanges = false
    waiting[index].saved = values
  }
}
