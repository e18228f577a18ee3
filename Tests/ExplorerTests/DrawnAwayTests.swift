import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Scenes of a second attack: one drag or one move of something that lies over something else leads on.
@Suite("A pass is true where something has to be drawn out of the way")
struct DrawnAwayTests {
  /// A scene, and the errors that there are in it but for those of what only touch reaches.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var errors: [String]
    var text: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a sheet of 44 points that is drawn down slowly, over a full screen", errors: ["w/y name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "y", "role": "button"}]}], "presentations": [{"fullScreen": "f", "title": "Tour", "presented": true, "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}]}, {"sheet": "u", "presented": true, "exits": ["swipe"], "grabber": false, "parent": "f", "elements": [{"id": "t", "role": "text", "label": "Swipe me away", "frame": [20, 4, 200, 30]}], "detents": [{"id": "mini", "points": 44}]}], "screen": {"width": 375, "height": 667}}"#
    ),
    Case(
      name: "a sheet that no flick is fast enough for", errors: ["w/y name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "y", "role": "button"}]}], "presentations": [{"fullScreen": "f", "title": "Tour", "presented": true, "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}]}, {"sheet": "u", "title": "Map", "presented": true, "exits": ["swipe"], "grabber": false, "parent": "f", "elements": [{"id": "t", "role": "text", "label": "Hello"}]}], "parameters": {"dismissSpeed": 2000}}"#
    ),
    Case(
      name: "a map with a small scroll view on it, by which alone a sheet is pulled down", errors: ["w/y name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "y", "role": "button"}]}], "presentations": [{"fullScreen": "f", "title": "Tour", "presented": true, "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}]}, {"sheet": "u", "title": "Map", "presented": true, "exits": ["swipe"], "grabber": false, "parent": "f", "elements": [{"id": "m0", "role": "image", "label": "Map 0", "dragAxes": ["vertical", "horizontal"], "frame": [0, 0, 900, 900]}, {"id": "v", "role": "scrollView", "axes": ["vertical"], "frame": [230, 140, 50, 50], "contentSize": [50, 200], "elements": [{"id": "x", "role": "text", "label": "T", "frame": [230, 140, 50, 200]}]}], "detents": ["medium"], "headerHeight": 1}]}"#
    ),
    Case(
      name: "a question that only a slow drag of a small sheet asks", errors: ["q/d name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "screen": {"width": 375, "height": 667}, "windows": [{"id": "w", "elements": [{"id": "t", "role": "text", "label": "Songs"}]}], "presentations": [{"sheet": "u", "title": "Now playing", "presented": true, "modality": "nonmodal", "largestUndimmedDetent": "mini", "detents": [{"id": "mini", "points": 44}], "grabber": false, "exits": ["swipe"], "confirmation": "q", "elements": [{"id": "sw", "role": "switch", "label": "Shuffle", "frame": [20, 2, 60, 38], "effect": {"changes": true}}]}, {"alert": "q", "title": "Sure?", "buttons": [{"id": "d", "label": " ", "outcome": "discard"}, {"id": "k", "label": "Keep", "outcome": "keep"}]}]}"#
    ),
    Case(
      name: "a question about a sheet that no flick is fast enough for", errors: ["q/d name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "parameters": {"dismissSpeed": 2000}, "windows": [{"id": "w", "elements": [{"id": "t", "role": "text", "label": "Songs"}]}], "presentations": [{"sheet": "u", "title": "Note", "presented": true, "exits": ["swipe"], "confirmation": "q", "elements": [{"id": "sw", "role": "switch", "label": "Shuffle", "effect": {"changes": true}}]}, {"alert": "q", "title": "Sure?", "buttons": [{"id": "d", "label": " ", "outcome": "discard"}, {"id": "k", "label": "Keep", "outcome": "keep"}]}]}"#
    ),
    Case(
      name: "a sheet that leaves little of what it dims", errors: ["q/d name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "t", "role": "text", "label": "Songs"}]}], "presentations": [{"sheet": "u", "title": "Map", "presented": true, "exits": ["swipe"], "confirmation": "q", "grabber": false, "elements": [{"id": "m0", "role": "image", "label": "Map 0", "dragAxes": ["vertical", "horizontal"], "frame": [0, 0, 900, 900]}, {"id": "sw", "role": "switch", "label": "Pin", "frame": [20, 300, 60, 30], "effect": {"changes": true}, "dragAxes": ["vertical"]}]}, {"alert": "q", "title": "Sure?", "buttons": [{"id": "d", "label": " ", "outcome": "discard"}, {"id": "k", "label": "Keep", "outcome": "keep"}]}], "screen": {"width": 375, "height": 667}}"#
    ),
    Case(
      name: "a sheet that a small scroll view on a map pulls down", errors: ["q/d name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "t", "role": "text", "label": "Songs"}]}], "presentations": [{"sheet": "u", "title": "Map", "presented": true, "exits": ["swipe"], "confirmation": "q", "grabber": false, "elements": [{"id": "m0", "role": "image", "label": "Map 0", "dragAxes": ["vertical", "horizontal"], "frame": [0, 0, 900, 900]}, {"id": "sw", "role": "switch", "label": "Pin", "frame": [20, 300, 60, 30], "effect": {"changes": true}, "dragAxes": ["vertical"]}, {"id": "v", "role": "scrollView", "axes": ["vertical"], "frame": [230, 140, 50, 50], "contentSize": [50, 200], "elements": [{"id": "x", "role": "text", "label": "T", "frame": [230, 140, 50, 200]}]}], "modality": "nonmodal", "largestUndimmedDetent": "medium", "detents": ["medium"], "headerHeight": 1}, {"alert": "q", "title": "Sure?", "buttons": [{"id": "d", "label": " ", "outcome": "discard"}, {"id": "k", "label": "Keep", "outcome": "keep"}]}]}"#
    ),
    Case(
      name: "a question about a small sheet that only a flick asks, and a short one", errors: ["q/d name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "screen": {"width": 375, "height": 667}, "windows": [{"id": "w", "elements": [{"id": "t", "role": "text", "label": "Songs"}]}], "presentations": [{"sheet": "u", "title": "Now playing", "presented": true, "modality": "nonmodal", "largestUndimmedDetent": "mini", "detents": [{"id": "mini", "points": 80}], "grabber": false, "exits": ["swipe"], "confirmation": "q", "elements": [{"id": "sw", "role": "switch", "label": "Shuffle", "frame": [20, 2, 60, 74], "effect": {"changes": true}}]}, {"alert": "q", "title": "Sure?", "buttons": [{"id": "d", "label": " ", "outcome": "discard"}, {"id": "k", "label": "Keep", "outcome": "keep"}]}], "parameters": {"dismissShare": 0.1}}"#
    ),
    Case(
      name: "a page control of which something covers the places where it is meant to be tapped", errors: [],
      text:
        #"{"scene": "pc", "platform": "iOS", "windows": [{"id": "main", "title": "Main", "elements": [{"id": "pc", "role": "pageControl", "label": "Pages", "count": 3, "current": 2, "frame": [50, 100, 200, 44]}, {"id": "b", "role": "button", "label": "Over", "frame": [95, 100, 110, 44]}]}]}"#
    ),
    Case(
      name: "a panel of whose title bar others leave slivers where it was moved", errors: [],
      text:
        #"{"scene": "m2", "platform": "macOS", "windows": [{"id": "main", "title": "Main", "frame": [100, 100, 600, 400], "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "pan", "frame": [20, 60, 100, 30]}]}, {"id": "two", "title": "Two", "frame": [400, 300, 600, 400], "elements": [{"id": "x", "role": "button", "label": "X", "frame": [20, 60, 100, 30]}]}], "presentations": [{"panel": "pan", "title": "Pan", "frame": [150, 150, 300, 200], "elements": [{"id": "n", "role": "button", "label": "PanBtn"}]}]}"#
    ),
    Case(
      name: "a page control half of which is off the screen", errors: [],
      text:
        #"{"scene": "pc", "platform": "iOS", "windows": [{"id": "main", "title": "Main", "elements": [{"id": "pc", "role": "pageControl", "label": "Pages", "count": 3, "current": 2, "frame": [360, 100, 100, 44]}]}]}"#
    ),
    Case(
      name: "what a small sheet covers that can be drawn away", errors: [],
      text:
        #"{"scene": "s", "platform": "iOS", "screen": {"width": 375, "height": 667}, "windows": [{"id": "w", "elements": [{"id": "t", "role": "text", "label": "Songs"}, {"id": "home", "role": "button", "label": "Home", "frame": [150, 630, 100, 36]}]}], "presentations": [{"sheet": "u", "title": "Now playing", "presented": true, "modality": "nonmodal", "largestUndimmedDetent": "mini", "detents": [{"id": "mini", "points": 44}], "grabber": false, "exits": ["swipe"], "elements": [{"id": "sw", "role": "switch", "label": "Shuffle", "frame": [20, 2, 60, 38]}]}]}"#
    ),
    Case(
      name: "a control that a card in a scroll view covers at first", errors: [],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "z", "role": "button", "label": "Play", "frame": [60, 120, 60, 30]}, {"id": "v", "role": "scrollView", "axes": ["vertical"], "frame": [0, 60, 180, 150], "contentSize": [180, 1200], "elements": [{"id": "card", "role": "button", "label": "Card", "frame": [0, 60, 180, 140]}]}]}], "presentations": []}"#
    ),
    Case(
      name: "a control that a panel covers where it is at first", errors: [],
      text:
        #"{"scene": "r4", "platform": "macOS", "screen": {"width": 1200, "height": 800}, "windows": [{"id": "w", "frame": [0, 30, 1200, 770], "elements": [{"id": "z", "role": "button", "label": "Play", "frame": [560, 350, 60, 30]}]}], "presentations": [{"panel": "p", "presented": true, "relatedDocument": "w", "requiresAction": true, "title": "Colors", "frame": [400, 200, 400, 400], "elements": [{"id": "a", "role": "button", "label": "Red", "frame": [20, 40, 360, 340]}]}]}"#
    ),
    Case(
      name: "what a covered opener opens that only a finger meets", errors: ["s/c name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "z", "role": "image", "label": "Play", "frame": [60, 120, 60, 30], "traits": ["decorative"], "opens": "s"}, {"id": "v", "role": "scrollView", "axes": ["vertical"], "frame": [0, 60, 180, 150], "contentSize": [180, 1200], "elements": [{"id": "card", "role": "button", "label": "Card", "frame": [0, 60, 180, 140]}]}]}], "presentations": [{"sheet": "s", "elements": [{"id": "c", "role": "button"}, {"id": "d", "role": "button", "label": "Done", "dismiss": "done"}]}]}"#
    ),
    Case(
      name: "what an opener under a panel opens that only a pointer meets", errors: ["s/c name-missing"],
      text:
        #"{"scene": "r5", "platform": "macOS", "screen": {"width": 1200, "height": 800}, "windows": [{"id": "w", "frame": [0, 30, 1200, 770], "elements": [{"id": "z", "role": "image", "label": "Play", "frame": [560, 350, 60, 30], "opens": "s", "traits": ["decorative"]}]}], "presentations": [{"panel": "p", "presented": true, "relatedDocument": "w", "requiresAction": true, "title": "Colors", "frame": [400, 200, 400, 400], "elements": [{"id": "a", "role": "button", "label": "Red", "frame": [20, 40, 360, 340]}]}, {"sheet": "s", "elements": [{"id": "c", "role": "button"}, {"id": "d", "role": "button", "label": "Done", "dismiss": "done"}]}]}"#
    ),
    Case(
      name: "a control that is disabled", errors: [],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "z", "role": "button", "label": "Play", "traits": ["disabled"]}, {"id": "y", "role": "button", "label": "Go"}]}]}"#
    ),
    Case(
      name: "a control that shows at one offset near the first, between two covers", errors: [],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "v", "role": "scrollView", "axes": ["vertical"], "frame": [0, 520, 393, 300], "contentSize": [393, 336], "elements": [{"id": "z", "role": "button", "label": "Play", "frame": [100, 633.0, 60, 20]}]}, {"id": "c1", "role": "button", "label": "Upper", "frame": [0, 520, 393, 100]}, {"id": "c2", "role": "button", "label": "Lower", "frame": [0, 630, 393, 190]}]}], "presentations": []}"#
    ),
    Case(
      name: "what an opener opens that shows at one offset only", errors: ["s/c name-missing"],
      text:
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "v", "role": "scrollView", "axes": ["vertical"], "frame": [0, 520, 393, 300], "contentSize": [393, 336], "elements": [{"id": "z", "role": "image", "label": "Play", "frame": [100, 633.0, 60, 20], "traits": ["decorative"], "opens": "s"}]}, {"id": "c1", "role": "button", "label": "Upper", "frame": [0, 520, 393, 100]}, {"id": "c2", "role": "button", "label": "Lower", "frame": [0, 630, 393, 190]}]}], "presentations": [{"sheet": "s", "elements": [{"id": "c", "role": "button"}, {"id": "d", "role": "button", "label": "Done", "dismiss": "done"}]}]}"#
    ),
    Case(
      name: "a menu under a panel whose title bar is full of buttons", errors: ["m/c name-missing"],
      text:
        #"{"scene": "s", "platform": "macOS", "screen": {"width": 1200, "height": 800}, "windows": [{"id": "w", "frame": [0, 30, 1200, 770], "elements": [{"id": "z", "role": "button", "label": "Play", "frame": [560, 350, 60, 30], "opens": "t"}]}], "presentations": [{"panel": "p", "presented": true, "relatedDocument": "w", "requiresAction": true, "title": "Colors", "frame": [400, 200, 400, 400], "elements": [{"id": "a", "role": "button", "label": "Red", "frame": [20, 40, 60, 30]}, {"id": "t0", "role": "button", "label": "T0", "frame": [28.0, 2, 24, 16]}, {"id": "t1", "role": "button", "label": "T1", "frame": [88.0, 2, 24, 16]}, {"id": "t2", "role": "button", "label": "T2", "frame": [188.0, 2, 24, 16]}, {"id": "t3", "role": "button", "label": "T3", "frame": [288.0, 2, 24, 16]}, {"id": "t4", "role": "button", "label": "T4", "frame": [348.0, 2, 24, 16]}]}, {"menu": "m", "revealControl": "w/z", "elements": [{"id": "c", "role": "button"}]}, {"sheet": "t", "elements": [{"id": "d", "role": "button", "label": "Done", "dismiss": "done"}]}]}"#
    ),
  ]

  @Test("everything that lies there is found, and nothing is said to be out of reach that is not", arguments: cases)
  func found(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let errors = report.result.findings.filter { finding in
      guard finding.outcome == .fail, finding.severity == .error else { return false }
      // What is decorative is not read, and so a finding of its own.
      return finding.rule != "unreachable-reader"
    }
    #expect(Set(errors.map { "\($0.node.path) \($0.rule)" }) == Set(example.errors))
    #expect(report.unpresented.isEmpty, "\(report.gaps)")
    #expect(report.result.count.cannotTell == 0 && report.exploration?.isComplete == true)
  }
}
