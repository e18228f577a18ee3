/// What a dump does not say and people may.
public struct ImportOptions: Hashable, Sendable {
  /// Dots per inch of an Android screen, as `adb shell wm density` prints it.
  public var density: Double?
  /// The platform whose rules apply; the format's own unless given.
  public var platform: String?
  /// Whether nodes keep what their dump says besides, so that it can be written back.
  public var keepsFacts = false
  /// The nodes that an AccessKit update changes, where a file holds no whole tree: those of the one before it.
  public var updates: AccessKitUpdates?

  /// Nothing beyond what the dump says.
  public init(density: Double? = nil, platform: String? = nil, keepsFacts: Bool = false) {
    self.keepsFacts = keepsFacts
    self.density = density
    self.platform = platform
  }

  /// Densities that screens have, in dots per inch.
  public static let densities = 40.0...1000.0
}
