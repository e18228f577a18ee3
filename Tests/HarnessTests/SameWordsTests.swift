import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

/// What a run looks at single nodes for is what it would find in the whole tree, and it does look at single nodes.
@Suite("A run looks at what it needs")
struct SameWordsTests {
  /// Rows that scroll across in what scrolls by pages, a tab view, a text that is typed and a sheet that scrolls.
  static func scene(_ platform: Platform, rows: Int = 12, columns: Int = 8, rightToLeft: Bool = false) -> Scene {
    func placed(_ element: Element) -> Element {
      var element = element
      element.frame = nil
      return element
    }
    var outer = Element(id: "rows", role: .scrollView, label: "Rows")
    outer.axes = .vertical
    outer.paging = platform == .iOS || platform == .macOS
    outer.children = (0..<rows).map { row in
      var shelf = Element(id: "row-\(row)", role: .scrollView, label: "Row \(row)")
      shelf.axes = .horizontal
      shelf.children = (0..<columns).map { placed(.button("item-\($0)", "Item \(row).\($0)")) }
      return shelf
    }
    outer.frame = Rect(x: 0, y: 100, width: platform == .watchOS ? 180 : 360, height: 300)
    var tabs = Element(id: "tabs", role: .tabView, label: "Tabs")
    tabs.frame = Rect(x: 0, y: 420, width: platform == .watchOS ? 180 : 360, height: 200)
    tabs.children = (0..<3).map { page in
      var view = Element(id: "page-\(page)", role: page == 1 ? .group : .view, label: "Page \(page)")
      view.children = (0..<9).map { placed(.text("text-\($0)", "Text \(page).\($0)")) }
      return view
    }
    return SceneBuilder(platform, id: "much")
      .with {
        $0.isRightToLeft = rightToLeft
        $0.inputDevices = [.touch, .keyboard, .pointer]
      }
      .window(
        "main", title: "Main",
        [
          placed(.button("open", "Open", opens: "sheet")), placed(.field("name", "Name")),
          placed(.slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1)), outer, tabs,
        ]
      )
      .sheet(
        "sheet", title: "Sheet",
        [placed(.button("close", "Close", dismiss: .close))] + (0..<20).map { placed(.button("b-\($0)", "B \($0)")) }
      ) { _ in }
      .scene
  }

  /// A stage of which nobody knows more than its tree.
  struct Plain: Target {
    var stage: Stage
    var screen: Size { stage.screen }
    var now: Timestamp { stage.now }
    var nextDeadline: Timestamp? { stage.nextDeadline }
    var isMoving: Bool { stage.isMoving }
    var tree: AccessibilityTree { stage.tree }
    var arbitrations: [Arbitration] { stage.arbitrations }
    var keptDragStart: Point? { stage.keptDragStart }
    var focusFollowsReader: Bool { stage.focusFollowsReader }
    var gestureOptions: GestureOptions { stage.gestureOptions }
    var explains: Bool {
      get { stage.explains }
      set { stage.explains = newValue }
    }
    func indicators(of node: NodeID) -> [ScrollIndicator] { stage.indicators(of: node) }
    func scrollOffset(of node: NodeID) -> Vector? { stage.scrollOffset(of: node) }
    func detentName(_ detent: String, of sheet: NodeID) -> String? { stage.detentName(detent, of: sheet) }
    mutating func advance(to time: Timestamp) -> [TargetEvent] { stage.advance(to: time) }
    mutating func receive(_ input: TargetInput) -> [TargetEvent] { stage.receive(input) }
    mutating func devicesChanged(connected: [DeviceKind], gone: [DeviceKind]) -> [TargetEvent] {
      stage.devicesChanged(connected: connected, gone: gone)
    }
  }

  /// The transcript of a script, and how often the whole interface was looked at.
  static func play<Interface: Target>(
    _ target: Interface, _ instructions: [String], explains: Bool = false
  ) throws -> (text: String, views: Int) {
    let devices = ScriptDevices.all(screen: target.screen)
    var synthesis = SynthesisOptions()
    synthesis.screen = target.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    var text = ""
    var options = RunOptions()
    options.explains = explains
    var run = Run(target: target, devices: devices.map { .init($0) }, options: options) { entry in
      text += TranscriptText(showsHints: true, showsCutOff: true).render(entry) + TranscriptJSON.render(entry) + "\n"
    }
    run.start()
    for instruction in instructions { try run.perform(GestureScript(parsing: instruction), with: &hand) }
    _ = run.finish()
    return (text, run.viewCount)
  }

  static let instructions = [
    "press tab", "press tab; wait 1s", "press pagedown; wait 1s", "press pageup; wait 1s", "press end", "press home",
    "press down", "press up", "press right", "press left", "press return", "press esc", "press a", "press space",
    "reader next", "reader next", "reader next; reader next; reader next", "reader previous", "reader scroll down",
    "reader scroll up", "reader scroll right", "reader scroll left", "reader activate", "reader last", "reader first",
    "reader increment", "reader decrement", "turn crown 1", "turn crown -2", "swipe up from 150,300; wait 1s",
    "swipe down from 150,200; wait 1s", "swipe left from 150,160; wait 1s", "swipe left from 150,500; wait 1s",
    "swipe up from 100,500", "swipe up from 100,200; wait 1s", "tap 100,140", "tap 60,20", "wait 400ms",
  ]

  @Test(
    "words, transcript and reasons are those of a run that looks at the whole interface at every event",
    arguments: Platform.allCases, 0..<6)
  func same(platform: Platform, seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let stage = Stage(Self.scene(platform, rightToLeft: seed % 3 == 2))
    // A watch has no such places.
    let instructions = Self.instructions.filter { instruction in
      stage.screen.height > 500 || [",300", ",500", "down from"].allSatisfy { !instruction.contains($0) }
    }
    let script = (0..<40).compactMap { _ in instructions.randomElement(using: &random) }
    let known = try Self.play(stage, script, explains: seed % 2 == 1)
    let plain = try Self.play(Plain(stage: stage), script, explains: seed % 2 == 1)
    #expect(known.text == plain.text, "\(script)")
    #expect(known.views <= plain.views)
  }

  @Test(
    "turning pages, moving the focus and reading on never look at the whole interface again",
    arguments: [
      (.iOS, "swipe up from 150,300; wait 2s"), (.iOS, "reader next"), (.iOS, "reader scroll down"),
      (.macOS, "press tab; wait 1s"), (.macOS, "press pagedown; wait 1s"), (.macOS, "reader next"),
      (.tvOS, "press right; wait 1s"), (.tvOS, "press down; wait 1s"), (.tvOS, "reader next; wait 1s"),
      (.watchOS, "reader next"), (.iPadOS, "press tab; wait 1s"), (.iPadOS, "swipe left from 150,500; wait 2s"),
    ] as [(Platform, String)])
  func single(platform: Platform, instruction: String) throws {
    let stage = Stage(Self.scene(platform))
    let few = try Self.play(stage, Array(repeating: instruction, count: 3))
    let many = try Self.play(stage, Array(repeating: instruction, count: 12))
    #expect(many.text != few.text)
    #expect(many.views == few.views)
    #expect(many.views <= 3)
  }
}
