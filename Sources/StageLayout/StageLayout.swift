internal import Accessibility
package import Digests
package import Geometry
package import Scenes
package import StageModel

/// Where everything lies on a screen of a certain size; sheets at their greatest height, relative to their top.
///
/// It depends on the document and the screen only and never changes, so that all copies of a stage share it.
package final class StageLayout: Sendable {
  /// The screen with its safe area.
  package let screen: Screen
  /// How much room there is.
  package let sizeClass: SizeClasses
  /// For each item its frame in points: on the screen for windows and dialogs, relative to its top left corner
  /// for a sheet or cover, relative to the popover for a dialog in it.
  package let frames: Table<ItemID, Rect>
  /// For each surface: a window's or dialog's frame on the screen; empty for a sheet.
  package let surfaceFrames: Table<SurfaceID, Rect>
  /// For each surface that is a sheet, where it goes.
  package let placements: Table<SurfaceID, SheetPlacement?>
  /// For each surface that is a sheet, where it rests.
  package let heights: Table<SurfaceID, DetentHeights?>
  /// For each surface that is a sheet, the distance from its top to the bottom of its header, in points.
  package let headerHeights: Table<SurfaceID, Double>
  /// For each surface that is a popover or menu, its size in points.
  package let coverSizes: Table<SurfaceID, Size>
  /// For each surface, the items that can have the keyboard focus, in reading order.
  package let focusOrder: FocusOrders
  /// For each scroll view the size of its content, in points.
  package let contentSizes: Table<ScrollerID, Size>
  /// What lies where, in one group for each surface and then one for each scroll view.
  package let hits: HitIndex
  /// For each scroll view what the system takes at its edges, in points.
  package let scrollInsets: Table<ScrollerID, Screen.Insets>
  /// Whether scroll bars have room of their own beside the content (macOS).
  package let barsTakeRoom: Bool
  /// Scroll views that have controls in line with a scroll bar (macOS).
  package let inlineControls: [ScrollerID: InlineControls]
  /// Where the on-screen keyboard is while it is up, in points.
  package let keyboard: Rect

  /// A scroll view is never made lower than this, in points.
  package static let leastScrollHeight = LayoutPlan.leastHeight

  /// - Parameters:
  ///   - safeArea: What the system takes at the edges; as the scene and the orientation have it unless given.
  ///   - detents: Detents by surface, for sheets that do not have those of the scene any more.
  ///   - sizes: Sizes by surface, in points, for windows and sheets that people have resized.
  ///   - barsTakeRoom: Whether scroll bars have room of their own beside the content.
  package init(
    _ blueprint: Blueprint, size: Size, safeArea: Screen.Insets? = nil, detents: [SurfaceID: [Detent]] = [:],
    sizes: [SurfaceID: Size] = [:], barsTakeRoom: Bool = false
  ) {
    let scene = blueprint.scene
    let profile = PlatformProfile(scene.platform)
    let isOwnSize = size == scene.screen.size
    var screen = isOwnSize ? scene.screen : scene.screen.resized(to: size)
    if let safeArea { screen.safeArea = safeArea }
    self.screen = screen
    sizeClass = isOwnSize ? scene.shownSizeClass : profile.sizeClass(for: size)

    var plan = LayoutPlan(blueprint: blueprint, screen: screen, sizeClass: sizeClass, detents: detents, sizes: sizes)
    plan.barsTakeRoom = barsTakeRoom
    plan.run()
    self.barsTakeRoom = barsTakeRoom
    inlineControls = plan.inlineControls()
    frames = plan.frames
    surfaceFrames = plan.surfaceFrames
    placements = plan.placements
    heights = plan.heights
    headerHeights = plan.headerHeights
    coverSizes = plan.coverSizes
    contentSizes = plan.contentSizes
    hits = HitIndex(plan.frames, groups: blueprint.surfaces.count + blueprint.scrollers.count) { item in
      let item = blueprint.items[item]
      return item.scroller.map { blueprint.surfaces.count + $0.ordinal } ?? item.surface.ordinal
    }
    scrollInsets = plan.scrollInsets
    keyboard =
      (isOwnSize ? scene.onScreenKeyboard.frame : nil) ?? OnScreenKeyboard.usualFrame(on: screen, in: sizeClass)
    focusOrder = FocusOrders(plan)
  }
}
