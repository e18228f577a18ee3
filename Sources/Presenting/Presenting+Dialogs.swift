package import Harness
package import InputEvents
package import StageModel

/// Dialogs on the screen: what SM-14 does with one, by its place among those presented.
extension Presenting {
  /// A dialog is on the screen from now on, in front of the others.
  package mutating func present(_ dialog: PresentedDialog) { dialogs.append(dialog) }

  /// A dialog is not on the screen any more.
  package mutating func removeDialog(at index: Int) -> PresentedDialog { dialogs.remove(at: index) }

  /// presenting → resting.
  package mutating func restDialog(at index: Int) { dialogs[index].phase = .resting }

  /// → dismissing, until a time; what the item means, if any has closed it, comes about then.
  package mutating func dismissDialog(
    at index: Int, _ reason: TargetEvent.DismissReason, answer: ItemID?, until end: Timestamp
  ) {
    dialogs[index].phase = .dismissing(reason, answer: answer, end: end)
  }

  /// A dialog asks what an item means: that comes about with an answer other than Cancel.
  package mutating func clarify(_ item: ItemID, byDialogAt index: Int) { dialogs[index].clarifies = item }
}
