import Accessibility
import Geometry
import InputEvents
import Scenes
import Stage
import TestSupport

extension Platform {
  /// Where sheets have detents and are dragged.
  static let hands: [Platform] = [.iOS, .iPadOS]
}

extension Scene {
  /// The scene on a screen as large as a phone's: of an iPad, a window beside that of another app, in which sheets lie at
  /// the bottom as they do on a phone.
  var phoneSized: Scene {
    var scene = self
    scene.screen = PlatformProfile(.iOS).screen
    scene.sizeClass = PlatformProfile(platform).sizeClass(for: scene.screen.size)
    return scene
  }

  /// The same where it is so, else the scene as it is.
  func phoneSized(if isPhoneSized: Bool) -> Scene { isPhoneSized ? phoneSized : self }
}

extension StageDriver {
  /// Chooses a control by what the platform is operated with: a finger, else a pointer, else keys.
  ///
  /// What a finger does not reach is brought into view first.
  mutating func choose(_ id: String) {
    let devices = stage.scene.inputDevices
    if devices.contains(.touch) {
      if !Rect(origin: .zero, size: stage.screen).contains(point(id)) {
        reader(.reveal, id)
        settle()
      }
      tap(id)
    } else if devices.contains(.pointer) {
      click(id)
    } else {
      tab(to: id)
      press(.keyEnter)
    }
  }
}
