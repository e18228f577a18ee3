import Accessibility
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// Generated scenes tell their story by every device; all tellings end in the same state.
///
/// The story: open the sheet, type, leave, keep editing, leave again, discard. The way goes from a script over
/// synthesized frames, the kernel's twin and the gesture engine to the stage.
@Suite("Stories")
struct StoryTests {
  static let count = 100
  static let stories: [SceneGenerator.Story] = {
    var generator = SceneGenerator(seed: 1)
    return (0..<count).map { index in generator.next(on: index % 4 == 0 ? [.watchOS] : Platform.allCases) }
  }()

  typealias Story = SceneGenerator.Story

  static func byTouch(_ story: Story, seed: Int) throws -> Performance {
    let finger = try Performance(story.scene, seed: seed)
    try finger.perform("tap #\(story.opener)")
    finger.rest()
    let hasGrabber = finger.tree.nodes.contains { $0.role == .grabber }
    if hasGrabber { try finger.perform("tap grabber") }
    try finger.perform("tap #\(story.field); type \"Hi\"")
    // Where sheets are swiped away they are swiped away, elsewhere Cancel leads out.
    let isSwipedAway = story.scene.platform == .iOS && hasGrabber
    func leave() throws {
      guard isSwipedAway else { return try finger.perform("tap #\(story.cancel)") }
      // One fling goes down by one detent; the last one leads out.
      finger.rest()
      for _ in 0..<4 where finger.tree.node(story.keep) == nil {
        try finger.perform("swipe down from grabber")
        finger.rest()
      }
    }
    try leave()
    try finger.perform("tap #\(story.keep)")
    try leave()
    try finger.perform("tap #\(story.discard)")
    return finger
  }

  static func byKeyboard(_ story: Story, seed: Int) throws -> Performance {
    let keys = try Performance(story.scene, seed: seed)
    try keys.tab(to: story.opener)
    try keys.perform("press return")
    try keys.tab(to: story.field)
    try keys.perform("type \"Hi\"; press escape")
    try keys.tab(to: story.keep)
    try keys.perform("press space")
    try keys.perform("press escape")
    try keys.tab(to: story.discard)
    try keys.perform("press return")
    return keys
  }

  static func byCrown(_ story: Story, seed: Int) throws -> Performance {
    let crown = try Performance(story.scene, seed: seed)
    try crown.crown(to: story.opener)
    try crown.perform("press return")
    try crown.crown(to: story.field)
    try crown.perform("type \"Hi\"")
    try crown.crown(to: story.cancel)
    try crown.perform("press return")
    try crown.crown(to: story.keep)
    try crown.perform("press return; press escape")
    try crown.crown(to: story.discard)
    try crown.perform("press return")
    return crown
  }

  static func byReader(_ story: Story, seed: Int) throws -> Performance {
    let reader = try Performance(story.scene, reader: true, seed: seed)
    try reader.flick(to: story.opener)
    try reader.perform("double tap")
    try reader.flick(to: story.field)
    try reader.perform("double tap; type \"Hi\"; scrub")
    try reader.flick(to: story.keep)
    try reader.perform("double tap")
    try reader.perform("scrub")
    try reader.flick(to: story.discard)
    try reader.perform("double tap")
    return reader
  }

  @Test("touch, keyboard and reader gestures alone bring the same scene to the same end", arguments: 0..<count)
  func everyDeviceEndsAlike(index: Int) throws {
    let story = Self.stories[index]
    var ends: [(way: String, hash: UInt64?, focus: NodeID?, transcript: String)] = []
    func tell(_ way: String, _ body: (Story, Int) throws -> Performance) throws {
      do {
        let performance = try body(story, index)
        let summary = performance.finish()
        #expect(performance.tree.node(story.sheet) == nil, "\(way): the sheet is still there\n\(performance.text())")
        #expect(summary.keyboardFocus == story.opener, "\(way): the focus\n\(performance.text())")
        ends.append((way, summary.stateHash, summary.keyboardFocus, performance.text()))
      } catch {
        Issue.record("\(way) on \(story.scene.platform): \(error)")
      }
    }
    try tell("touch", Self.byTouch)
    try tell("keyboard", Self.byKeyboard)
    try tell("reader", Self.byReader)
    if story.scene.platform == .watchOS { try tell("crown", Self.byCrown) }
    guard let first = ends.first else { return }
    // On tvOS the opener may have had the focus from the start.
    let isOld = first.hash == Stage(story.scene).stateHash && story.scene.platform != .tvOS
    #expect(first.hash != nil && !isOld, "the story has changed nothing")
    for end in ends.dropFirst() {
      #expect(
        end.hash == first.hash, "\(end.way) ends otherwise than \(first.way)\n\(first.transcript)\n\(end.transcript)")
    }
  }
}
