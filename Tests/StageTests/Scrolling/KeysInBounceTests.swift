import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Keys while content is beyond its end and on its way back (SM-8, A-42).
@Suite("Keys while content gives way")
struct KeysInBounceTests {
  @Test(
    "keys and the reader start from the end that content is coming back to",
    arguments: [
      (KeyCode.keyEnd, true), (.keyPagedown, true), (.keyDown, true), (.keyHome, true), (.keyHome, false),
      (.keyPageup, false), (.keyUp, false), (.keyEnd, false),
    ])
  func overscrolled(key: KeyCode, atTop: Bool) {
    let platforms: [Platform] = [.iOS, .iPadOS, .visionOS]
    for platform in platforms {
      var driver = KeyScrollingTests.view(platform) { $0.axes = .vertical }
      if !atTop {
        driver.press(.keyEnd)
        driver.settle()
      }
      var rested = driver
      rested.press(key)
      rested.settle()
      let (start, end) = (Point(x: 150, y: 300), Point(x: 150, y: atTop ? 480 : 120))
      driver.drag(from: start, to: end)
      driver.wait(milliseconds: 20)
      let shown = driver.offset(KeyScrollingTests.pages).dy
      #expect(atTop ? shown < 0 : shown > 1_100, "it gives way")
      driver.press(key)
      driver.settle()
      #expect(driver.offset(KeyScrollingTests.pages) == rested.offset(KeyScrollingTests.pages), "\(platform) \(shown)")
    }
  }
}
