import Gestures
import Scenes

extension ScriptAction {
  /// Why nobody can do it to a scene; nil for what people can do.
  ///
  /// What a platform may have beside its usual devices, such as a mouse at a tablet, is missed only where the scene names
  /// its devices itself.
  ///
  /// - Parameter byReader: Whether touches go to the screen reader, which has gestures of two fingers everywhere.
  func objection(in scene: Scene, byReader: Bool) -> String? {
    if let why = objection(on: scene.platform, byReader: byReader) {
      return why.hasPrefix("nobody ")
        ? "\(why), even if something comes of it here"
        : "\(why): nobody can do this there, even if something comes of it here"
    }
    let usual = PlatformProfile(scene.platform).inputDevices
    guard let device, Set(scene.inputDevices) != Set(usual), !scene.inputDevices.contains(device) else { return nil }
    return "inputDevices has no \(device.rawValue): nobody can do this, even if something comes of it here"
  }

  private func objection(on platform: Platform, byReader: Bool) -> String? {
    let name = platform.rawValue
    switch self {
    case .turn("crown", _, _) where platform == .visionOS: return "no app on visionOS hears of the crown"
    case .turn("crown", _, _) where platform != .watchOS: return "no device with \(name) has a crown"
    case .look where platform != .visionOS: return "nothing follows the eyes on \(name)"
    case .click, .movePointer, .dragPointer, .scroll:
      return platform == .watchOS || platform == .tvOS ? "there is no pointer on \(name)" : nil
    case .tap where !byReader, .longPress where !byReader:
      return platform == .macOS || platform == .tvOS ? "there is no touchscreen on \(name)" : nil
    case .touch(let touch) where touch.needsTwoFingers && !byReader:
      return platform == .watchOS || platform == .tvOS ? "there is no room for two fingers on \(name)" : nil
    case .turn(let device, _, _) where ["dial", "knob", "ring"].contains(device):
      return "no device with \(name) has a \(device)"
    case .turnScreen:
      return [.macOS, .tvOS, .visionOS, .watchOS].contains(platform) ? "nobody turns the screen on \(name)" : nil
    case .resizeScreen:
      return [.tvOS, .watchOS].contains(platform) ? "nobody resizes the screen on \(name)" : nil
    default: return nil
    }
  }

  /// What people do it with; nil where that is nothing that a scene names, or any of several.
  private var device: Scene.InputDevice? {
    switch self {
    case .tap, .longPress, .swipe, .drag, .touch: .touch
    case .turn("crown", _, _): .crown
    case .press, .hold: .keyboard
    case .click, .movePointer, .dragPointer, .scroll: .pointer
    case .look: .gaze
    // An on-screen keyboard types, too.
    case .type, .turn, .release, .turnScreen, .resizeScreen, .reader, .wait, .mark, .expect: nil
    }
  }
}
