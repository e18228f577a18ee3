import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

/// The story of the Mail-like scene, told by touch, keyboard and reader.
@Suite("The Mail story")
struct MailStoryTests {
  /// Compose, cycle to large, drag back, type, swipe, keep editing, swipe again, delete.
  static func byTouch() -> StageDriver {
    var finger = StageDriver(.mail())
    finger.tap("inbox/compose")
    finger.settle()
    finger.tap("draft/grabber")
    finger.settle()
    finger.drag("draft/grabber", by: 360)
    finger.settle()
    finger.tap("draft/body")
    finger.type("Hi")
    finger.drag("draft/grabber", by: 380, velocity: 900)
    finger.settle()
    finger.tap("unsaved/keep")
    finger.settle()
    finger.drag("draft/grabber", by: 380, velocity: 900)
    finger.settle()
    finger.tap("unsaved/delete")
    finger.settle()
    return finger
  }

  static func byKeyboard() -> StageDriver {
    var keys = StageDriver(.mail())
    keys.tab(to: "inbox/compose")
    keys.press(.keyEnter)
    keys.settle()
    keys.tab(to: "draft/body")
    keys.type("Hi")
    keys.press(.keyEsc)
    keys.settle()
    keys.press(.keyEsc)
    keys.settle()
    keys.tab(to: "draft/cancel")
    keys.press(.keySpace)
    keys.settle()
    keys.press(.keyEnter)
    keys.settle()
    return keys
  }

  static func byReader() -> StageDriver {
    var reader = StageDriver(.mail())
    reader.reader(.activate, "inbox/compose")
    reader.settle()
    reader.reader(.increment, "draft/grabber")
    reader.settle()
    reader.reader(.activate, "draft/body")
    reader.type("Hello")
    reader.reader(.escape, "draft/body")
    reader.settle()
    reader.reader(.activate, "unsaved/delete")
    reader.settle()
    return reader
  }

  @Test("touch leads from Compose to a discarded draft, with focus back on Compose")
  func touchCompletesTheStory() {
    let finger = Self.byTouch()
    let told = finger.events.filter { event in
      switch event.kind {
      case .willPresent, .willDismiss, .focused, .activated, .delivered: false
      default: true
      }
    }
    #expect(
      told.map { "\($0.node) \($0.kind)" } == [
        "draft didPresent",
        #"draft detentChanged(from: "medium", to: "large")"#,
        #"draft detentChanged(from: "large", to: "medium")"#,
        #"draft/body textChanged("H")"#,
        #"draft/body textChanged("Hi")"#,
        "unsaved didPresent",
        "unsaved didDismiss(Harness.TargetEvent.DismissReason.button)",
        "unsaved didPresent",
        "unsaved didDismiss(Harness.TargetEvent.DismissReason.button)",
        "draft didDismiss(Harness.TargetEvent.DismissReason.discarded)",
      ])
    #expect(finger.node("inbox/compose")?.traits.contains(.focused) == true)
    #expect(finger.node("draft") == nil)
  }

  @Test("every device brings the scene to the same end")
  func devicesAgree() {
    let touch = Self.byTouch().stage
    #expect(Self.byKeyboard().stage.stateHash == touch.stateHash)
    #expect(Self.byReader().stage.stateHash == touch.stateHash)
    #expect(Stage(.mail()).stateHash != touch.stateHash, "the focus is on Compose now")
  }

  @Test("crown and keyboard alone complete the story on a watch")
  func crownCompletesTheStory() {
    var finger = StageDriver(.mail(.watchOS))
    finger.tap("inbox/compose")
    finger.settle()
    finger.tap("draft/cancel")
    finger.settle()

    var crown = StageDriver(.mail(.watchOS))
    crown.turn(-1)
    #expect(crown.node("inbox/compose")?.traits.contains(.focused) == true)
    crown.press(.keyEnter)
    crown.settle()
    #expect(crown.node("draft") != nil)
    crown.turn(4)
    while crown.node("draft/cancel")?.traits.contains(.focused) != true { crown.turn(-1) }
    crown.press(.keyEnter)
    crown.settle()
    #expect(crown.stage.stateHash == finger.stage.stateHash)
  }
}
