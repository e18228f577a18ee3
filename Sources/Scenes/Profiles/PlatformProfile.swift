public import Geometry
internal import Mutants

/// What a platform is like unless a scene says otherwise.
public struct PlatformProfile: Hashable, Sendable {
  /// The platform.
  public let platform: Platform

  /// The profile of a platform.
  public init(_ platform: Platform) { self.platform = platform }

  /// Its usual screen, in points. Sizes of iPhone 15, iPad Air 11", a 13" MacBook, Apple TV, a Vision window, a 45 mm watch.
  public var screen: Screen {
    switch platform {
    case .iOS: Screen(size: Size(width: 393, height: 852), safeArea: .init(top: 59, bottom: 34))
    case .iPadOS: Screen(size: Size(width: 820, height: 1180), safeArea: .init(top: 24, bottom: 20))
    case .macOS: Screen(size: Size(width: 1440, height: 900), safeArea: .init(top: 24))
    case .tvOS:
      Screen(size: Size(width: 1920, height: 1080), safeArea: .init(top: 60, left: 80, bottom: 60, right: 80))
    case .visionOS: Screen(size: Size(width: 1280, height: 720))
    case .watchOS: Screen(size: Size(width: 198, height: 242), safeArea: .init(top: 28))
    }
  }

  /// Size classes on a screen of this size (iPhones are compact, in landscape also vertically).
  ///
  /// An iPad's window narrower than 600 points is compact: its widths in Split View and Slide Over are 320 to 590
  /// points where the class is compact and 639 or more where it is regular.
  public func sizeClass(for size: Size) -> SizeClasses {
    switch platform {
    case .iOS where size.width > size.height: SizeClasses(horizontal: .compact, vertical: .compact)
    case .iPadOS where size.width < Self.regularWidth: SizeClasses(horizontal: .compact, vertical: .regular)
    case .iOS, .watchOS: SizeClasses(horizontal: .compact, vertical: .regular)
    default: SizeClasses(horizontal: .regular, vertical: .regular)
    }
  }

  /// The least width of a regular one on an iPad, in points: half of an 11" iPad on its side is compact.
  private static let regularWidth = 600.0

  /// What the platform is operated with.
  public var inputDevices: [Scene.InputDevice] {
    switch platform {
    case .iOS, .iPadOS: [.touch, .keyboard]
    case .macOS: [.pointer, .keyboard]
    case .tvOS: [.keyboard]
    case .visionOS: [.gaze, .touch, .keyboard]
    case .watchOS: [.touch, .crown]
    }
  }

  /// Whether sheets have detents, grabbers and swipes here (C-29 and SM-3).
  public var hasDetents: Bool { platform == .iOS && !Mutant.isOn(.phonesHaveNoDetents) || platform == .iPadOS }
}
