/// How a sheet comes and looks: as its author says, else as is usual on the platform.
public struct SheetAppearance: Hashable, Sendable {
  /// Where it comes from; nil where the guidelines have no default.
  public var edge: Sheet.Edge?
  /// How opaque its background is, 0…1.
  public var backgroundOpacity: Double
  /// What its background does to what is behind it.
  public var material: Sheet.Material
  /// Radius of its corners in points as the app asks for it; the system's unless given.
  public var cornerRadius: Double?

  /// The appearance of a sheet on a platform with this much room.
  public init(_ sheet: Sheet, on profile: PlatformProfile, in sizeClass: SizeClasses) {
    edge = sheet.presentationEdge ?? profile.presentationEdge(in: sizeClass)
    backgroundOpacity = sheet.backgroundOpacity ?? profile.backgroundOpacity
    material = sheet.material ?? profile.material
    cornerRadius = sheet.preferredCornerRadius
  }
}
