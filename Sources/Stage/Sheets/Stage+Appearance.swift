public import Accessibility
internal import Digests
public import Scenes
internal import StageModel

/// What can be seen of controls and is not in the tree.
extension Stage {
  /// What a control that leaves a presentation looks like, where that is known.
  public func shape(of id: NodeID) -> DismissControl.Shape? {
    guard let item = blueprint.item(id), isOnScreen(blueprint.items[item].surface) else { return nil }
    return blueprint.items[item].element.shape
  }
}
