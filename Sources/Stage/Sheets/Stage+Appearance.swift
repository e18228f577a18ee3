public import Accessibility
internal import Mutants
public import Scenes

/// What can be seen of sheets and their controls and is not in the tree.
extension Stage {
  /// How a sheet that is on the screen came and looks; nil for anything else.
  public func appearance(of id: NodeID) -> SheetAppearance? {
    guard let surface = blueprint.surface(id.path), sheetIndex(surface) != nil else { return nil }
    var sheet = sheetModel(surface)
    if Mutant.isOn(.cornerRadiusIsSystems) { sheet.preferredCornerRadius = nil }
    return SheetAppearance(sheet, on: PlatformProfile(scene.platform), in: layout.sizeClass)
  }

  /// What a control that leaves a presentation looks like, where that is known.
  public func shape(of id: NodeID) -> DismissControl.Shape? {
    guard let item = blueprint.item(id), isOnScreen(blueprint.items[item].surface) else { return nil }
    return blueprint.items[item].element.shape
  }
}
