internal import Geometry

/// How much room a sheet with detents finds on a screen.
public struct SheetRoom: Hashable, Sendable {
  /// The height of `large`, in points.
  public var large: Double
  /// Safe area under the sheet, in points, added to heights that are given in points.
  public var bottomInset: Double
  /// Whether the vertical size class is compact.
  public var isCompactHeight: Bool
  /// Whether the horizontal size class is compact.
  public var isCompactWidth: Bool

  /// Every room that a sheet of a scene finds: as its screen is, turned, and on an iPad beside another app; none on a
  /// platform without detents.
  public static func all(in scene: Scene) -> [SheetRoom] {
    let profile = PlatformProfile(scene.platform)
    guard profile.hasDetents else { return [] }
    let size = scene.screen.size
    var rooms = [SheetRoom(scene.screen, scene.sizeClass, scene)]
    let turned = Size(width: size.height, height: size.width)
    let widths = scene.platform == .iPadOS ? [nil, Self.sharedWidth] : [nil]
    for whole in [size, turned] {
      for width in widths {
        let other = Size(width: min(whole.width, width ?? whole.width), height: whole.height)
        if other == size { continue }
        rooms.append(SheetRoom(scene.screen.resized(to: other), profile.sizeClass(for: other), scene))
      }
    }
    return rooms
  }

  private init(_ screen: Screen, _ sizeClass: SizeClasses, _ scene: Scene) {
    let place = SheetPlacement(
      platform: scene.platform, screen: screen, sizeClass: sizeClass, window: Rect(origin: .zero, size: screen.size),
      contentHeight: nil, parameters: scene.parameters)
    large = max(1, place.maximumHeight)
    bottomInset = place.attachment == .bottom ? screen.safeArea.bottom : 0
    isCompactHeight = sizeClass.vertical == .compact
    isCompactWidth = sizeClass.horizontal == .compact
  }

  /// Width of an app in Slide Over, in points.
  private static let sharedWidth = 320.0
}
