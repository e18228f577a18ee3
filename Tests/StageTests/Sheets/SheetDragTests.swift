import InputEvents
@testable import Presenting
import Scenes
import Testing

@testable import Stage
@testable import StageMotion

/// A finger that holds a sheet whose detents are 400 and 800 points high.
@Suite("A finger that holds a sheet")
struct SheetDragTests {
  static let heights = DetentHeights(detents: [.medium, .large], large: 800, bottomInset: 0, isCompactHeight: false)

  @Test(
    "a card in the middle is twice as fast as the finger above its smallest detent, and where it leaves it upwards",
    arguments: [(400.1, 2.0, 2.0), (400, 2, 1), (399.9, 1, 1), (300, 1, 1)])
  func velocity(height: Double, up: Double, down: Double) {
    var drag = SheetDrag(
      grabHeight: 400, origin: 400, requestedHeight: height, startRest: 0, since: .zero, hadUnsavedChanges: false,
      mayDismiss: true, top: .resists, resistance: Resistance(Parameters()))
    for isCentred in [true, false] {
      drag.isCentred = isCentred
      #expect(drag.heightVelocity(100, Self.heights) == 100 * (isCentred ? up : 1))
      #expect(drag.heightVelocity(-100, Self.heights) == -100 * (isCentred ? down : 1))
    }
  }

  @Test(
    "a finger that takes back no more than the keyboard has raised the sheet by asks for where the sheet rested",
    arguments: [0.5, 1, 40, 300])
  func takesBack(lift: Double) {
    var drag = SheetDrag(
      grabHeight: 400 + lift, lift: lift, origin: 400 + lift, requestedHeight: 400 + lift / 2, startRest: 0,
      since: .zero, hadUnsavedChanges: false, mayDismiss: true, top: .resists, resistance: Resistance(Parameters()))
    #expect(drag.releaseHeight(Self.heights) == 400)
    drag.requestedHeight = 390
    #expect(drag.releaseHeight(Self.heights) == 390)
  }
}
