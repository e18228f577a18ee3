public import Accessibility
public import Geometry

/// An interface as a document describes it: its surroundings, its windows and all that can be presented.
///
/// Entities, attributes and defaults are those of the published schema of scenes. A scene may describe what the
/// guidelines forbid; that is what the rules report.
public struct Scene: Hashable, Sendable {
  /// The scene's name.
  public var id: String
  /// The platform whose profile applies.
  public var platform: Platform
  /// The major version of the platform; nil means the newest.
  public var osVersion: Int?
  /// The framework that the interface is made with, where that is known.
  public var api: API?
  /// Which pages of the guidelines apply.
  public var ruleset: Ruleset
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// BCP 47 language of its texts.
  public var language: String
  /// The screen; the platform's profile unless given.
  public var screen: Screen
  /// Size classes; from platform and orientation unless given.
  public var sizeClass: SizeClasses
  /// Devices that the interface is operated with.
  public var inputDevices: [InputDevice]
  /// What people have set on their device.
  public var settings: SystemSettings
  /// What people see at once, in points; the window unless given (visionOS, A-15).
  public var fieldOfView: Rect?
  /// The keyboard on the screen; hidden unless given.
  public var onScreenKeyboard: OnScreenKeyboard
  /// The app that it belongs to.
  public var app: App
  /// Named parameters (`P.…`) that differ from their defaults.
  public var parameters: Parameters
  /// What people have judged of it as a whole.
  public var reviews: [Review]
  /// Windows from back to front; the first is the main one.
  public var windows: [Window]
  /// Everything that can be presented, by the order of the document.
  public var presentations: [Presentation]
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// Which pages of the guidelines apply (C-01).
  public enum Ruleset: String, CaseIterable, Hashable, Sendable {
    case current, ios15, ios13
  }

  /// A framework for interfaces.
  public enum API: String, CaseIterable, Hashable, Sendable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  /// A kind of input device.
  public enum InputDevice: String, CaseIterable, Hashable, Sendable {
    case touch, keyboard, crown, pointer, gaze
  }

  /// A scene without windows, with the platform's own screen and devices.
  public init(id: String, platform: Platform) {
    let profile = PlatformProfile(platform)
    self.id = id
    self.platform = platform
    osVersion = nil
    ruleset = .current
    isRightToLeft = false
    language = "en"
    screen = profile.screen
    sizeClass = profile.sizeClass(for: profile.screen.size)
    inputDevices = profile.inputDevices
    settings = SystemSettings()
    onScreenKeyboard = OnScreenKeyboard()
    app = App()
    parameters = Parameters()
    reviews = []
    windows = []
    presentations = []
  }

  /// The presentation with this id.
  public func presentation(_ id: String) -> Presentation? { presentations.first { $0.id == id } }
}
