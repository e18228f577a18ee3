import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

/// A hundred scenes that nobody wrote complete their story by every device, with the same end.
@Suite("Generated stories")
struct GeneratedStoryTests {
  typealias Story = SceneGenerator.Story

  /// Touch, or a pointer where there is none.
  static func byHand(_ story: Story) -> StageDriver {
    var hand = StageDriver(story.scene)
    let clicks = !story.scene.inputDevices.contains(.touch)
    func press(_ id: NodeID) { clicks ? hand.click(id.path) : hand.tap(id.path) }
    press(story.opener)
    hand.settle()
    while let grabber = hand.node(story.sheet.path + "/grabber"),
      hand.point(story.field.path).y >= hand.stage.screen.height
    {
      hand.tap(grabber.id.path)
      hand.settle()
    }
    press(story.field)
    hand.type("Hi")
    press(story.cancel)
    hand.settle()
    press(story.keep)
    hand.settle()
    press(story.cancel)
    hand.settle()
    press(story.discard)
    hand.settle()
    return hand
  }

  static func byKeyboard(_ story: Story) -> StageDriver {
    var keys = StageDriver(story.scene)
    keys.tab(to: story.opener.path)
    keys.press(.keyEnter)
    keys.settle()
    keys.tab(to: story.field.path)
    keys.type("Hi")
    keys.press(.keyEsc)
    keys.settle()
    keys.press(.keyEsc)
    keys.settle()
    keys.press(.keyEsc)
    keys.settle()
    keys.tab(to: story.discard.path)
    keys.press(.keySpace)
    keys.settle()
    return keys
  }

  static func byReader(_ story: Story) -> StageDriver {
    var reader = StageDriver(story.scene)
    reader.reader(.activate, story.opener.path)
    reader.settle()
    reader.reader(.activate, story.field.path)
    reader.type("Hi")
    reader.reader(.escape, story.sheet.path)
    reader.settle()
    reader.reader(.activate, story.keep.path)
    reader.settle()
    reader.reader(.activate, story.cancel.path)
    reader.settle()
    reader.reader(.activate, story.discard.path)
    reader.settle()
    return reader
  }

  /// The crown moves the focus, a keyboard's Return activates, types, and leaves what the crown adjusts.
  static func byCrown(_ story: Story) -> StageDriver {
    var crown = StageDriver(story.scene)
    func turn(to id: NodeID) {
      for _ in 0..<64 {
        let focused = crown.stage.tree.nodes.first { $0.traits.contains(.focused) }
        if focused?.id == id { return }
        if focused?.range != nil { crown.press(.keyTab) } else { crown.turn(-1) }
      }
    }
    func press(_ id: NodeID) {
      turn(to: id)
      crown.press(.keyEnter)
      crown.settle()
    }
    press(story.opener)
    turn(to: story.field)
    crown.type("Hi")
    press(story.cancel)
    press(story.keep)
    press(story.cancel)
    press(story.discard)
    return crown
  }

  static func discards(_ driver: StageDriver) -> Int {
    driver.events.count { $0.kind == .didDismiss(.discarded) }
  }

  @Test("touch or pointer, keyboard and reader come to the same end", arguments: 0..<100)
  func devicesAgree(number: Int) {
    var generator = SceneGenerator(seed: UInt64(number))
    let story = generator.next()
    let hand = Self.byHand(story)
    let comment = Comment(rawValue: "\(story.scene.platform), \(story.scene.presentations)")
    #expect(Self.discards(hand) == 1, comment)
    #expect(hand.node(story.opener.path)?.traits.contains(.focused) == true, comment)
    for other in [Self.byKeyboard(story), Self.byReader(story)] {
      #expect(Self.discards(other) == 1, comment)
      #expect(other.stage.stateHash == hand.stage.stateHash, comment)
    }
  }

  @Test("crown with keyboard comes to the same end as touch on a watch", arguments: 0..<40)
  func crownAgrees(number: Int) {
    var generator = SceneGenerator(seed: UInt64(1000 + number))
    let story = generator.next(on: [.watchOS])
    let crown = Self.byCrown(story)
    #expect(Self.discards(crown) == 1)
    #expect(crown.stage.stateHash == Self.byHand(story).stage.stateHash)
  }

  @Test("the same seed makes the same scene, another seed another")
  func generatorIsDeterministic() {
    var one = SceneGenerator(seed: 7)
    var two = SceneGenerator(seed: 7)
    var three = SceneGenerator(seed: 8)
    let scene = one.next().scene
    #expect(scene == two.next().scene)
    #expect(scene != three.next().scene)
  }
}
