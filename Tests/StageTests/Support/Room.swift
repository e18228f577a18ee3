import Scenes
import TestSupport

/// Where a sheet with detents finds its room: a phone, an iPad, an iPad's window beside that of another app.
enum Room: CaseIterable {
  case phone, pad, sharedPad

  var platform: Platform { self == .phone ? .iOS : .iPadOS }

  /// How high it is at medium, in points.
  var medium: Double { large / 2 }

  /// How high it is at large, in points: on 852 points 59 are the safe area and 10 P.largeTopGap; the card that is centred
  /// on an iPad has 944.
  var large: Double { self == .pad ? 944 : 783 }

  /// A scene in this room.
  func scene(_ make: (Platform) -> Scene) -> Scene { make(platform).phoneSized(if: self == .sharedPad) }
}
