import Accessibility

/// What sheets are in the version of the platform that a scene is meant for.
extension Scene {
  /// Whether sheets are cards that a swipe dismisses: on iOS and iPadOS from version 13 on (003:22).
  public var hasCardSheets: Bool { PlatformProfile(platform).hasDetents && (osVersion ?? .max) >= 13 }

  /// Whether sheets have detents and a grabber, and may be non-modal: on iOS and iPadOS from version 15 on (SM-2, SM-7).
  public var hasDetents: Bool { PlatformProfile(platform).hasDetents && (osVersion ?? .max) >= 15 }
}
