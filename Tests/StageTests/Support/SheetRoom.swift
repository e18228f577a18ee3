import Scenes
import TestSupport

/// Where a sheet with detents finds its room: a phone, an iPad, an iPad's window beside that of another app.
enum SheetRoom: CaseIterable {
  case phone, pad, sharedPad

  var platform: Platform { self == .phone ? .iOS : .iPadOS }

  /// How high it is at medium, in points.
  var medium: Double { large / 2 }

  /// How high it is at large, in points: on 852 points 59 are the safe area and 10 P.largeTopGap; the card that is centred
  /// on an iPad has 944.
  var large: Double { self == .pad ? 944 : 783 }

  /// How many points higher a sheet gets for each point that a finger draws it up: a card that is centred grows on both
  /// sides.
  var growth: Double { self == .pad ? 2 : 1 }

  /// The upper edge of a sheet at large, in points.
  var top: Double { self == .pad ? 118 : 69 }

  /// Those of a platform: an iPad's whole screen, and its window that is as small as a phone's.
  static func all(on platform: Platform) -> [SheetRoom] { allCases.filter { $0.platform == platform } }

  /// A scene in this room.
  func scene(_ make: (Platform) -> Scene) -> Scene { make(platform).phoneSized(if: self == .sharedPad) }
}
