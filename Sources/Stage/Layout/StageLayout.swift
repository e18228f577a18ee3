internal import Accessibility
internal import Geometry
internal import Scenes

/// Where everything lies on a screen of a certain size; sheets at their greatest height, relative to their top.
///
/// It depends on the document and the screen only and never changes, so that all copies of a stage share it.
final class StageLayout: Sendable {
  /// The screen with its safe area.
  let screen: Screen
  /// How much room there is.
  let sizeClass: SizeClasses
  /// For each item its frame in points: on the screen for windows and dialogs, relative to its top left corner
  /// for a sheet or cover, relative to the popover for a dialog in it.
  let frames: [Rect]
  /// For each surface: a window's or dialog's frame on the screen; empty for a sheet.
  let surfaceFrames: [Rect]
  /// For each surface that is a sheet, where it goes.
  let placements: [SheetPlacement?]
  /// For each surface that is a sheet, where it rests.
  let heights: [DetentHeights?]
  /// For each surface that is a sheet, the distance from its top to the bottom of its header, in points.
  let headerHeights: [Double]
  /// For each surface that is a popover or menu, its size in points.
  let coverSizes: [Size]
  /// For each surface, the items that can have the keyboard focus, in reading order.
  let focusOrder: [[Int]]

  init(_ blueprint: Blueprint, size: Size) {
    let scene = blueprint.scene
    let profile = PlatformProfile(scene.platform)
    let isOwnSize = size == scene.screen.size
    let screen = isOwnSize ? scene.screen : Self.screen(scene.screen, resizedTo: size)
    self.screen = screen
    sizeClass = isOwnSize ? scene.sizeClass : profile.sizeClass(for: size)

    var plan = LayoutPlan(blueprint: blueprint, screen: screen, sizeClass: sizeClass)
    plan.run()
    frames = plan.frames
    surfaceFrames = plan.surfaceFrames
    placements = plan.placements
    heights = plan.heights
    headerHeights = plan.headerHeights
    coverSizes = plan.coverSizes
    focusOrder = blueprint.surfaces.indices.map { plan.focusOrder(of: $0) }
  }

  /// The screen turned or resized: what the hardware takes at the top is at both sides once it lies on its side.
  private static func screen(_ old: Screen, resizedTo size: Size) -> Screen {
    let wasPortrait = old.size.height >= old.size.width
    let isPortrait = size.height >= size.width
    if wasPortrait == isPortrait { return Screen(size: size, safeArea: old.safeArea) }
    let safe = old.safeArea
    let turned =
      wasPortrait
      ? Screen.Insets(top: 0, left: safe.top, bottom: min(safe.bottom, 21), right: safe.top)
      : Screen.Insets(top: max(safe.left, safe.right), left: 0, bottom: safe.bottom, right: 0)
    return Screen(size: size, safeArea: turned)
  }
}
