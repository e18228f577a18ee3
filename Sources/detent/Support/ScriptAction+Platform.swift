import Gestures
import Scenes

extension ScriptAction {
  /// Why nobody can do it on a platform; nil for what people can do.
  ///
  /// - Parameter byReader: Whether touches go to the screen reader, which has gestures of two fingers everywhere.
  func objection(on platform: Platform, byReader: Bool) -> String? {
    switch self {
    case .turn(let device, _, _) where device == "crown" && platform != .watchOS:
      "nothing on \(platform.rawValue) has a crown that apps hear of"
    case .look where platform != .visionOS: "nothing follows the eyes on \(platform.rawValue)"
    case .click, .movePointer, .dragPointer, .scroll:
      platform == .watchOS || platform == .tvOS ? "there is no pointer on \(platform.rawValue)" : nil
    case .touch(let touch) where touch.needsTwoFingers && !byReader:
      platform == .watchOS || platform == .tvOS ? "there is no room for two fingers on \(platform.rawValue)" : nil
    default: nil
    }
  }
}
