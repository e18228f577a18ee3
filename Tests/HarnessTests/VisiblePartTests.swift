import Accessibility
import Geometry
import Gestures
import Harness
import Testing

@Suite("Where a hand touches what a script names")
struct VisiblePartTests {
  /// What is reached by a tap on `#list`, whose lower part is out of sight or covered by a bar.
  static func reached(_ list: Rect, bar: Rect? = nil) throws -> Point? {
    var tree = AccessibilityTree(screen: Size(width: 100, height: 200))
    var view = AccessibilityNode(id: "list", role: .scrollView, frame: list)
    view.traits = [.clips]
    tree.append(view)
    if let bar { tree.append(AccessibilityNode(id: "bar", role: .toolbar, frame: bar)) }
    var place: Point?
    let devices = ScriptDevices.all(screen: tree.screen)
    var run = Run(target: TreeTarget(tree), devices: devices.map { .init($0) }) { entry in
      if case .input(let label) = entry.trigger {
        let numbers = label.split(separator: " ").last?.split(separator: ",").compactMap { Double($0) } ?? []
        if numbers.count == 2 { place = Point(x: numbers[0], y: numbers[1]) }
      }
    }
    var options = SynthesisOptions()
    options.screen = tree.screen
    var hand = try GestureSynthesizer(devices: devices, options: options)
    run.start()
    try run.perform(GestureScript(parsing: "tap #list"), with: &hand)
    _ = run.finish()
    return place
  }

  @Test("its middle, where that is to be seen")
  func middle() throws {
    #expect(try Self.reached(Rect(x: 0, y: 0, width: 100, height: 100)) == Point(x: 50, y: 50))
  }

  @Test("a list that goes on below the screen is touched on the screen")
  func beyondScreen() throws {
    let place = try #require(try Self.reached(Rect(x: 0, y: 0, width: 100, height: 1000)))
    #expect(place == Point(x: 50, y: 100))
  }

  @Test("a list whose middle is covered is touched where it shows")
  func covered() throws {
    let place = try #require(
      try Self.reached(Rect(x: 0, y: 0, width: 100, height: 200), bar: Rect(x: 0, y: 80, width: 100, height: 120)))
    #expect(place.y < 80 && place.y > 10)
  }
}
