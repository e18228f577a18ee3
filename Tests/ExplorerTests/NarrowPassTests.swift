import Accessibility
import Audit
import Documents
import Geometry
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// Scenes of an attack in which only one place, one offset, one letter or one combination leads on: what lies there is
/// found, and an audit does not say that nothing does.
@Suite("A pass is true in narrow places")
struct NarrowPassTests {
  /// A scene and an error that has to be found in it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// Node and rule; nil where there is none to be found.
    var error: String?
    var testDescription: String { name }
  }

  static let sheet = #"{"sheet": "s", "title": "S", "elements": [{"id": "y", "role": "button"}]}"#

  static func gap(_ top: Int) -> Case {
    Case(
      name: "content at \(top) that shows between two covers at few offsets only",
      text: TruePassTests.scene(
        "iPadOS",
        #"{"id": "w", "elements": [{"id": "top", "role": "group", "label": "Pane", "frame": [0, -8000, 820, 8550]}, {"id": "low", "role": "group", "label": "Pane 2", "frame": [0, 570, 820, 9000]}, {"id": "v", "role": "scrollView", "label": "List", "axes": ["vertical"], "frame": [0, 100, 820, 1000], "contentSize": [820, 6000], "elements": [{"id": "n", "role": "button", "frame": [100, \#(top), 100, 44]}]}]}"#,
        #"{"currentContext": "c", "title": "Above", "presented": true, "modal": false, "host": "other", "hostElement": "w/top"}, {"currentContext": "d", "title": "Below", "presented": true, "modal": false, "host": "other", "hostElement": "w/low"}"#
      ), error: "w/v/n name-missing")
  }

  static func between(_ top: Int) -> Case {
    Case(
      name: "a button at \(top) that is touched between two others at few offsets only",
      text: TruePassTests.scene(
        "iOS",
        #"{"id": "w", "elements": [{"id": "v", "role": "scrollView", "label": "List", "axes": ["vertical"], "frame": [0, 0, 393, 852], "contentSize": [393, 6000], "elements": [{"id": "n", "role": "button", "label": "Deep", "frame": [100, \#(top), 100, 44]}]}, {"id": "a", "role": "button", "label": "Above", "frame": [0, 0, 393, 400]}, {"id": "b", "role": "button", "label": "Below", "frame": [0, 450, 393, 402]}]}"#
      ), error: nil)
  }

  static let cases: [Case] =
    [
      Case(
        name: "two scroll views that both have to be out of the way",
        text: TruePassTests.scene(
          "iPadOS",
          #"{"id": "w", "elements": [{"id": "n", "role": "button", "frame": [100, 500, 100, 44]}, {"id": "v1", "role": "scrollView", "label": "One", "axes": ["horizontal"], "frame": [0, 0, 820, 100], "contentSize": [3000, 100], "elements": [{"id": "h1", "role": "group", "label": "H1", "frame": [0, 0, 400, 800]}]}, {"id": "v2", "role": "scrollView", "label": "Two", "axes": ["horizontal"], "frame": [0, 1000, 820, 100], "contentSize": [3000, 100], "elements": [{"id": "h2", "role": "group", "label": "H2", "frame": [0, 300, 400, 800]}]}]}"#,
          #"{"currentContext": "c", "title": "Cc", "presented": true, "modal": false, "host": "other", "hostElement": "w/v1/h1"}, {"currentContext": "d", "title": "Dd", "presented": true, "modal": false, "host": "other", "hostElement": "w/v2/h2"}"#
        ), error: "w/n name-missing"),
      Case(
        name: "a sheet that is bare in a narrow band only",
        text:
          #"{"scene": "d3", "platform": "iOS", "screen": {"width": 393, "height": 852, "safeArea": {"top": 0, "left": 0, "bottom": 0, "right": 0}}, "parameters": {"headerZone": 1}, "windows": [{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s"}]}], "presentations": [{"sheet": "u", "presented": true, "exits": ["swipe"], "headerHeight": 1, "elements": [{"id": "m", "role": "image", "label": "Map", "dragAxes": ["vertical"], "frame": [0, 0, 900, 440]}, {"id": "m2", "role": "image", "label": "Map 2", "dragAxes": ["vertical"], "frame": [0, 500, 900, 400]}]}, "#
          + sheet + "]}", error: "s/y name-missing"),
      Case(
        name: "a popover that covers nearly all of the screen",
        text: TruePassTests.scene(
          "iPadOS",
          #"{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s", "frame": [20, 600, 200, 44]}]}"#,
          #"{"popover": "u", "title": "Pop", "presented": true, "exits": ["button"], "anchor": "w/o", "frame": [0, 35, 1300, 1300], "elements": [{"id": "c", "role": "button", "label": "Close", "dismiss": "close", "traits": ["hidden"]}, {"id": "t", "role": "text", "label": "Text"}]}, "#
            + sheet), error: "s/y name-missing"),
      Case(
        name: "a text that changes where what is typed is found in it",
        text: TruePassTests.scene(
          "iOS",
          #"{"id": "w", "elements": [{"id": "q", "role": "textField", "label": "Find"}, {"id": "o", "role": "button", "label": "Open", "opens": "s"}]}"#,
          #"{"sheet": "s", "title": "Text", "confirmation": "ask", "elements": [{"id": "t", "role": "textEditor", "label": "Text", "value": "hello", "traits": ["hidden"], "frame": [20, 200, 300, 100]}, {"id": "r", "role": "button", "label": "Replace", "frame": [20, 340, 200, 44], "effect": {"target": "s/t", "findTextIn": "w/q", "replaces": ""}}, {"id": "c", "role": "button", "label": "Cancel", "dismiss": "cancel"}]}, {"alert": "ask", "title": "Discard?", "buttons": [{"id": "d", "label": " ", "outcome": "discard", "style": "destructive"}, {"id": "k", "label": "Keep", "outcome": "keep"}]}"#
        ), error: "ask/d name-missing"),
    ] + [3200, 3260, 3340, 3400, 3640, 3700].map(gap) + [2300, 2380, 2420, 2460, 2500, 2560, 2640, 2700].map(between)

  @Test(
    "what one place leads to is found, and what can be touched there is not said to be out of reach", arguments: cases)
  func found(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let errors = report.result.findings.filter { $0.outcome == .fail && $0.severity == .error }
    let found = Set(errors.map { "\($0.node.path) \($0.rule)" })
    if let error = example.error { #expect(found.contains(error), "\(found)") } else { #expect(found == []) }
  }

  @Test("nothing is said of states in which the interface does not come to rest")
  func noRest() throws {
    let scene = try SceneDocument.read(
      #"{"scene": "l5", "platform": "iOS", "parameters": {"transition": 61000000}, "windows": [{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s"}]}], "presentations": [{"sheet": "s", "title": "S", "elements": [{"id": "y", "role": "button", "label": "Close", "dismiss": "close"}]}]}"#,
      file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.exploration?.bounds == [.rest] && report.result.count.fail == 0)
    #expect(report.exploration?.overlooked.isEverything == true)
    var options = AuditOptions()
    options.explorer.driver.settleTime = 500_000
    let shorter = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(
      shorter.gaps.contains {
        $0.hasSuffix("in the time that it has (500 ms, 256 moments at which something happens by itself)")
      }, "\(shorter.gaps)")
    options.explorer.driver.settleTime = 70_000_000
    let longer = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(longer.exploration?.isComplete == true && longer.result.count.cannotTell == 0)
  }

  /// A button under tiles that leave it bare at one of them, or nowhere.
  static func tiled(_ count: Int, bare: Int?) -> Scene {
    let tiles = (0..<count * count).filter { $0 != bare }.map { number in
      let side = 300 / Double(count)
      let place = Point(x: 40 + side * Double(number % count), y: 200 + side * Double(number / count))
      var tile = Element.button("t\(number)", "Tile \(number)")
      tile.frame = Rect(origin: place, size: Size(width: side, height: side))
      return tile
    }
    var under = Element.button("under", "Under")
    under.frame = Rect(x: 40, y: 200, width: 300, height: 300)
    under.opens = "s"
    return SceneBuilder().window("main", [under] + tiles)
      .sheet("s", title: "S", [.button("n", " ")]).scene
  }

  @Test("a button under many others is found where one place of it is bare", arguments: [12, 25])
  func bareTile(count: Int) {
    let scene = Self.tiled(count, bare: count * (count - 2) + 1)
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let errors = report.result.findings.filter { $0.outcome == .fail && $0.severity == .error }
    #expect(errors.map { "\($0.node.path) \($0.rule)" } == ["s/n name-missing"])
    #expect(report.exploration?.isComplete == true)
  }

  @Test("a button that others cover is out of reach, and where that is too much to look at nobody says so")
  func noBareTile() {
    let scene = Self.tiled(12, bare: nil)
    let seen = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(seen.result.findings.filter { $0.rule == "unreachable-touch" }.map(\.outcome) == [.fail])
    #expect(seen.exploration?.isComplete == true)
    var options = AuditOptions()
    options.explorer.maximumPlaces = 3
    let unseen = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(unseen.result.findings.filter { $0.rule == "unreachable-touch" }.map(\.outcome) == [.cannotTell])
    #expect(unseen.exploration?.bounds == [.places])
    #expect(unseen.gaps.contains { $0.contains("looked at as many places as it may (3)") }, "\(unseen.gaps)")
  }

  @Test("what is covered for ever is looked at all the same, however much that is", arguments: [900, 1100])
  func coveredForEver(count: Int) {
    var buttons = (0..<count).map { Element.button("b\($0)", "Button \($0)") }
    buttons[count * 2 / 3].label = nil
    let scene = SceneBuilder().window("main", buttons)
      .sheet("s", title: "S", [.text("t", "T")]) {
        $0.swipeToDismiss = false
        $0.requiresAction = true
      }.with { $0.presentations[0].isPresented = true }.scene
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let nameless = report.result.findings.filter { $0.rule == "name-missing" && $0.outcome == .fail }
    #expect(nameless.map(\.node.path) == ["main/b\(count * 2 / 3)"])
  }
}
