import Accessibility
import BruteForce
import Foundation
import Scenes
import Testing

/// What a search by brute force has to find, whatever an audit says of it.
@Suite("Search by brute force")
struct SearchTests {
  /// What is to be found in a remembered scene.
  struct Goal: CustomTestStringConvertible {
    var file: String
    var presentation: String?
    var tapped: NodeID?

    var testDescription: String { file }
  }

  static let goals: [Goal] = [
    Goal(file: "near", presentation: "p"),
    Goal(file: "wizards", presentation: "four"),
    Goal(file: "collide", presentation: "sq"),
    Goal(file: "field-with-text", presentation: "q"),
    Goal(file: "activity-view-swiped", presentation: "s"),
    Goal(file: "card-scrolled-to", presentation: "s", tapped: "w/v/z"),
    Goal(file: "swipe-lower-down", presentation: "s"),
    Goal(file: "tap-beside-menu", presentation: "s"),
    Goal(file: "sheet-resized", tapped: "u/z"),
    Goal(file: "screen-turned", tapped: "w/z"),
    Goal(file: "window-behind", presentation: "s"),
    Goal(file: "menu-held-for", presentation: "m"),
    Goal(file: "opener-sets-far", presentation: "s"),
    Goal(file: "revealed-by-reader", presentation: "s", tapped: "w/l/z"),
    Goal(file: "scrolled-apart", tapped: "w/l/z"),
  ]

  static func scene(_ name: String) throws -> MadeScene {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Remembered/\(name).scene.yaml")
    return try MadeScene(text: String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
  }

  @Test("it finds what is one gesture away from where a quicker search stops", arguments: goals)
  func finds(goal: Goal) throws {
    func isFound(_ search: Search) -> Bool {
      (goal.presentation.map { search.script(presenting: $0) != nil } ?? true)
        && (goal.tapped.map { search.script(tapping: $0) != nil } ?? true)
    }
    var search = Search(try Self.scene(goal.file).scene)
    search.run(until: isFound)
    #expect(isFound(search))
  }

  @Test("the same search finds the same states")
  func isDeterministic() throws {
    let scene = try Self.scene("near").scene
    var limits = Search.Limits()
    limits.steps = 200
    var (one, two) = (Search(scene, limits: limits), Search(scene, limits: limits))
    one.run()
    two.run()
    #expect(one.states == two.states && one.steps == two.steps && one.states > 5)
  }

  @Test("what has nothing in it is searched to the end, and the end is where nothing new comes")
  func ends() throws {
    let text = #"{"scene": "empty", "platform": "tvOS", "windows": [{"id": "w", "elements": []}]}"#
    var search = Search(try MadeScene(text: text, file: "empty").scene)
    search.run()
    #expect(search.isExhaustive)
    #expect(search.script(presenting: "s") == nil)
  }

  @Test(
    "seeds make right documents, mostly at the first attempt, and the same ones each time", arguments: Platform.allCases
  )
  func seedsAreScenes(platform: Platform) {
    var complaints: [String] = []
    for seed in 0..<60 as Range<UInt64> {
      if let complaint = MadeScene.complaint(platform, seed: seed) { complaints.append(complaint) }
      let made = MadeScene(platform, seed: seed)
      #expect(made != nil && made?.text == MadeScene(platform, seed: seed)?.text)
    }
    #expect(complaints.count < 12, "\(complaints)")
  }
}
