import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Small scenes in which a nameless control is a gesture away: an audit that ends without a word about it is not true.
@Suite("A pass is true")
struct TruePassTests {
  /// A scene and what an audit has to find in it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// Node and rule of each error.
    var errors: Set<String>
    var testDescription: String { name }
  }

  static func scene(_ platform: String, _ windows: String, _ presentations: String = "") -> String {
    let tail = presentations.isEmpty ? "" : ", \"presentations\": [\(presentations)]"
    return "{\"scene\": \"s\", \"platform\": \"\(platform)\", \"windows\": [\(windows)]\(tail)}"
  }

  static let opener = #"{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s"}]}"#
  static let nameless = #"{"sheet": "s", "elements": [{"id": "y", "role": "button"}]}"#

  /// The beginning of a window with a scroll view above another, which takes the paging keys.
  static let upperView =
    #"{"id": "w", "title": "Main", "elements": [{"id": "t", "role": "scrollView", "label": "Upper", "frame": [0, 40, 393, 264], "contentSize": [393, 900], "elements": [{"id": "b", "role": "button", "label": "Fine", "frame": [20, 60, 60, 44]}]}, "#

  /// The rest of that window: a page with a card, and with a part that scrolls the same way.
  static func nested(width: Int) -> String {
    #"{"id": "v", "role": "scrollView", "label": "Page", "frame": [0, 304, 393, 264], "contentSize": [393, 1500], "elements": [{"id": "in", "role": "scrollView", "label": "Part", "frame": [0, 304, WIDTH, 792], "contentSize": [WIDTH, 2400], "elements": [{"id": "w1", "role": "text", "label": "Words", "frame": [0, 304, 100, 20]}]}, {"id": "z", "role": "group", "label": "Card", "frame": [100, 1228, 80, 60], "opens": "s", "elements": [{"id": "c", "role": "text", "label": "Weather", "frame": [100, 1228, 60, 20]}]}]}]}"#
      .replacing("WIDTH", with: "\(width)")
  }

  static let cases: [Case] = [
    Case(
      name: "a control is set far from where it was",
      text: scene(
        "iOS",
        #"{"id": "w", "elements": [{"id": "v", "role": "slider", "label": "V", "range": {"minimum": 0, "maximum": 100, "current": 0, "step": 1}}, {"id": "o", "role": "button", "label": "Open", "opens": "s", "effect": {"target": "v", "value": 90}}]}"#,
        nameless), errors: ["s/y name-missing"]),
    Case(
      name: "one sheet after the other sets a switch",
      text: scene(
        "iOS",
        #"{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "a"}, {"id": "x1", "role": "switch", "label": "One"}, {"id": "x2", "role": "switch", "label": "Two"}, {"id": "x3", "role": "switch", "label": "Three"}]}"#,
        #"{"sheet": "a", "elements": [{"id": "n", "role": "button", "label": "Next", "opens": "b", "effect": {"target": "w/x1", "value": "on"}}, {"id": "c", "role": "button", "label": "Close", "dismiss": "close"}]}, {"sheet": "b", "elements": [{"id": "n", "role": "button", "label": "Next", "opens": "c", "effect": {"target": "w/x2", "value": "on"}}, {"id": "c", "role": "button", "label": "Close", "dismiss": "close"}]}, {"sheet": "c", "elements": [{"id": "n", "role": "button", "label": "Next", "opens": "s", "effect": {"target": "w/x3", "value": "on"}}, {"id": "c", "role": "button", "label": "Close", "dismiss": "close"}]}, "#
          + nameless), errors: ["s/y name-missing"]),
    Case(
      name: "two sheets whose detents have ids that one hash took for the same",
      text: scene(
        "iOS",
        #"{"id": "w", "elements": [{"id": "p", "role": "button", "label": "Profile", "opens": "a"}, {"id": "q", "role": "button", "label": "Payment", "opens": "s"}]}"#,
        #"{"sheet": "a", "title": "Profile", "detents": [{"id": "aaaaaaaabbbbbbbb", "points": 400}], "elements": [{"id": "d", "role": "button", "label": "Done", "dismiss": "done"}, {"id": "t", "role": "button", "label": "Photo"}]}, {"sheet": "s", "title": "Payment", "detents": [{"id": "rvfmynwj%.Gx!<lJ", "points": 400}], "elements": [{"id": "d", "role": "button", "label": "Done", "dismiss": "done"}, {"id": "t", "role": "button"}]}"#
      ), errors: ["s/t name-missing"]),
    Case(
      name: "typing into a field with text",
      text: scene(
        "iOS", opener,
        #"{"sheet": "s", "title": "Name", "confirmation": "q", "elements": [{"id": "n", "role": "textField", "label": "Name", "value": "Ada"}, {"id": "x", "role": "button", "label": "Cancel", "dismiss": "cancel"}]}, {"alert": "q", "title": "Sure?", "buttons": [{"id": "d", "label": " ", "outcome": "discard"}, {"id": "k", "label": "Keep", "outcome": "keep"}]}"#
      ), errors: ["q/d name-missing"]),
    Case(
      name: "an activity view swiped away",
      text: scene(
        "iPadOS", opener,
        #"{"activityView": "a", "presented": true, "exits": ["swipe"], "elements": [{"id": "c", "role": "button", "label": "Copy"}]}, "#
          + nameless), errors: ["s/y name-missing"]),
    Case(
      name: "a card that only a finger scrolls to",
      text: scene(
        "iOS",
        #"{"id": "w", "elements": [{"id": "v1", "role": "scrollView", "axes": ["horizontal"], "frame": [0, 100, 393, 200], "contentSize": [1600, 200]}, {"id": "v", "role": "scrollView", "axes": ["horizontal"], "frame": [0, 400, 393, 200], "contentSize": [1600, 200], "elements": [{"id": "z", "role": "button", "label": "Card", "frame": [1300, 410, 200, 100], "opens": "s"}]}]}"#,
        nameless), errors: ["s/y name-missing"]),
    Case(
      name: "a sheet that a swipe lower down takes away",
      text: scene(
        "iOS", opener,
        #"{"sheet": "u", "presented": true, "exits": ["swipe"], "headerHeight": 1, "elements": [{"id": "m", "role": "image", "label": "Map", "dragAxes": ["vertical"], "frame": [0, 0, 393, 300]}]}, "#
          + nameless), errors: ["s/y name-missing"]),
    Case(
      name: "a menu that only a tap beside it, or its completing choice, closes",
      text: scene(
        "iPadOS", opener,
        #"{"menu": "m", "presented": true, "exits": ["completion"], "elements": [{"id": "b", "role": "button", "label": "B", "effect": {"completes": true}}]}, "#
          + nameless), errors: ["s/y name-missing"]),
    Case(
      name: "a control that a sheet shows once it is larger",
      text: scene(
        "macOS", #"{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "u"}]}"#,
        #"{"sheet": "u", "resizable": true, "defaultSize": [300, 200], "elements": [{"id": "a", "role": "button", "label": "A", "dismiss": "cancel"}, {"id": "z", "role": "button", "label": "Z", "frame": [10, 300, 100, 44]}]}"#
      ), errors: []),
    Case(
      name: "a control that a turned screen shows",
      text: scene(
        "iOS",
        #"{"id": "w", "elements": [{"id": "z", "role": "button", "label": "Z", "frame": [450, 100, 100, 44]}]}"#),
      errors: []),
    Case(
      name: "a window behind another one",
      text: scene(
        "macOS",
        #"{"id": "b", "frame": [100, 100, 400, 300], "elements": [{"id": "g", "role": "button", "label": "Card", "frame": [10, 50, 200, 100], "opens": "s"}]}, {"id": "f", "frame": [80, 80, 500, 400], "elements": [{"id": "x", "role": "text", "label": "X"}]}"#,
        nameless), errors: ["s/y name-missing"]),
    Case(
      name: "a page beside a part of it that scrolls the same way",
      text: scene("iOS", upperView + nested(width: 333), nameless),
      errors: ["s/y name-missing", "w/v/z unreachable-reader"]),
    Case(
      name: "a page that a reader alone moves, as a part all over it scrolls the same way",
      text: scene("iOS", upperView + nested(width: 393), nameless),
      errors: ["s/y name-missing", "w/v/z unreachable-reader"]),
    Case(
      name: "a view lower than a drag is long",
      text: scene(
        "iOS",
        upperView
          + #"{"id": "v", "role": "scrollView", "label": "Low", "frame": [0, 304, 393, 30], "contentSize": [393, 300], "elements": [{"id": "z", "role": "group", "label": "Card", "frame": [100, 540, 80, 60], "opens": "s", "elements": [{"id": "c", "role": "text", "label": "Weather", "frame": [100, 540, 60, 20]}]}]}]}"#,
        nameless), errors: ["s/y name-missing", "w/v/z unreachable-reader"]),
    Case(
      name: "a menu that a control with a tap of its own is held for",
      text: scene(
        "iOS", opener,
        #"{"sheet": "s", "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}]}, {"menu": "m", "revealControl": "w/o", "elements": [{"id": "c", "role": "button"}]}"#
      ), errors: ["m/c name-missing"]),
    Case(
      name: "a question that a pointer's drag of a sheet asks, where there is no finger",
      text:
        #"{"scene": "s", "platform": "iPadOS", "inputDevices": ["pointer", "keyboard"], "windows": [{"id": "w", "title": "W", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s"}]}], "presentations": [{"sheet": "s", "title": "S", "unsavedChanges": true, "exits": ["swipe", "button"], "confirmation": "q", "elements": [{"id": "x", "role": "button", "label": "Done", "dismiss": "done"}]}, {"actionSheet": "q", "title": "Sure?", "buttons": [{"label": "Discard", "style": "destructive", "outcome": "discard"}, {"label": " ", "outcome": "save"}, {"label": "Cancel", "style": "cancel", "outcome": "keep"}]}]}"#,
      errors: ["q/button-2 name-missing"]),
    Case(
      name: "what a pointer draws up with a sheet, where there is no finger",
      text:
        #"{"scene": "s", "platform": "iPadOS", "inputDevices": ["pointer"], "windows": [{"id": "w", "title": "W", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s"}]}], "presentations": [{"sheet": "s", "title": "S", "detents": ["medium", "large"], "elements": [{"id": "x", "role": "button", "label": "Done", "dismiss": "done", "frame": [20, 20, 80, 44]}, {"id": "far", "role": "button", "label": "Far", "effect": {"changes": true}, "frame": [20, 600, 120, 44]}]}]}"#,
      errors: ["s grabber-inaccessible"]),
    Case(
      name: "a menu that only a reader's long press reveals, where there is nothing but a keyboard",
      text:
        #"{"scene": "s", "platform": "iOS", "inputDevices": ["keyboard"], "windows": [{"id": "w", "title": "W", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s"}]}], "presentations": [{"sheet": "s", "title": "S", "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}]}, {"menu": "m", "title": "M", "revealControl": "w/o", "elements": [{"id": "c", "role": "menuItem"}]}]}"#,
      errors: ["m/c name-missing"]),
  ]

  /// A question about what was changed, with a nameless answer.
  private static let question =
    #"{"actionSheet": "q", "title": "Sure?", "buttons": [{"id": "d", "label": " ", "style": "destructive", "outcome": "discard"}, {"id": "k", "label": "Keep", "style": "cancel", "outcome": "keep"}]}"#

  @Test("what only a key beyond the insertion point empties is emptied")
  func deletedAhead() throws {
    let full = String(repeating: "x", count: 65_536)
    let text = Self.scene(
      "iOS", Self.opener,
      #"{"sheet": "s", "title": "Edit", "confirmation": "q", "elements": [{"id": "x", "role": "button", "label": "Cancel", "dismiss": "cancel"}, {"id": "n", "role": "textField", "label": "Name", "value": "\#(full)", "caret": 0, "pointerSelecting": false}]}, "#
        + Self.question)
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.result.findings.contains { $0.node == "q/d" && $0.rule == "name-missing" })
  }

  @Test("below the system's strip a sheet is swiped, too")
  func underSystemEdge() throws {
    let text =
      #"{"scene": "s", "platform": "iOS", "screen": {"width": 852, "height": 393}, "#
      + #""parameters": {"systemEdge": 36}, "windows": [{"id": "w", "title": "W"}], "presentations": "#
      + #"[{"sheet": "s", "title": "Map", "presented": true, "unsavedChanges": true, "confirmation": "q", "exits": ["swipe", "button"], "elements": [{"id": "m", "role": "image", "label": "Map", "dragAxes": ["vertical", "horizontal"], "frame": [0, 44, 2000, 2000]}, {"id": "x", "role": "button", "label": "Done", "dismiss": "done", "frame": [300, 6, 80, 36]}]}, "#
      + Self.question + "]}"
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.result.findings.contains { $0.node == "q/d" && $0.rule == "name-missing" })
  }

  @Test("what only a flick shows that is faster than any that is tried is not passed", arguments: [4000.0, 500])
  func fastFlick(speed: Double) throws {
    let text =
      #"{"scene": "s", "platform": "iOS", "parameters": {"dismissSpeed": \#(speed), "dismissShare": 0}, "#
      + #""windows": [{"id": "w", "title": "W"}], "presentations": "#
      + #"[{"sheet": "s", "title": "Player", "presented": true, "unsavedChanges": true, "confirmation": "q", "exits": ["swipe", "button"], "modality": "nonmodal", "largestUndimmedDetent": "low", "detents": [{"id": "low", "points": 120}], "elements": [{"id": "t", "role": "text", "label": "Hi"}, {"id": "x", "role": "button", "label": "Done", "dismiss": "done"}]}, "#
      + Self.question + "]}"
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let isFound = report.result.findings.contains { $0.node == "q/d" && $0.rule == "name-missing" }
    #expect(isFound == (speed == 500))
    #expect((report.exploration?.isComplete == true) == (speed == 500))
    #expect(report.unpresented.map(\.words).allSatisfy { $0.hasPrefix("cannot tell") })
  }

  @Test("what is looked for and no letter finds may be found by taking letters away: that is not passed")
  func untyped() throws {
    for (note, isFound) in [("日本語の本", false), ("A 本", true)] {
      let text = Self.scene(
        "iOS",
        #"{"id": "w", "title": "W", "elements": [{"id": "o", "role": "button", "label": "Edit", "opens": "s"}, {"id": "f", "role": "searchField", "label": "Find", "value": "x日本語"}, {"id": "b", "role": "button", "label": "Next", "effect": {"target": "s/n", "findTextIn": "f"}}, {"id": "c", "role": "button", "label": "Delete", "effect": {"target": "s/n", "replaces": ""}}]}"#,
        #"{"sheet": "s", "title": "Edit", "confirmation": "q", "detents": ["medium"], "modality": "nonmodal", "largestUndimmedDetent": "medium", "elements": [{"id": "x", "role": "button", "label": "Cancel", "dismiss": "cancel", "frame": [10, 5, 80, 36]}, {"id": "n", "role": "textEditor", "label": "Note", "value": "\#(note)", "traits": ["disabled"]}]}, "#
          + Self.question)
      let scene = try SceneDocument.read(text, file: "s.scene.json")
      let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
      #expect(report.unpresented.isEmpty == isFound, "\(note)")
      #expect(report.unpresented.map(\.words).allSatisfy { $0.hasPrefix("cannot tell") }, "\(note)")
    }
  }

  @Test("what is a gesture away is found, and nothing else", arguments: cases)
  func found(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let errors = report.result.findings.filter { $0.outcome == .fail && $0.severity == .error }
    #expect(Set(errors.map { "\($0.node.path) \($0.rule)" }) == example.errors)
    #expect(report.result.count.cannotTell == 0 && report.unpresented.isEmpty)
    #expect(report.exploration?.isComplete == true)
  }

  @Test("content that only a reader magnifies, step by step, is looked at where it is larger than its view")
  func magnifiedStepByStep() throws {
    let text = Self.scene(
      "tvOS",
      #"{"id": "w", "title": "Main", "elements": [{"id": "v", "role": "scrollView", "label": "Map", "axes": ["vertical", "horizontal"], "zoom": {"supported": true, "min": 0.5, "max": 2, "scale": 1}, "frame": [0, 40, 1920, 1040], "contentSize": [1920, 1040], "elements": [{"id": "z", "role": "group", "label": "Card", "frame": [480, 60, 192, 77], "elements": [{"id": "t", "role": "text", "label": "Title", "frame": [480, 60, 96, 38]}]}]}]}"#
    )
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene)
    #expect(report.result.findings.contains { $0.node == "w/v" && $0.rule == "scrollability-apparent" })
    #expect(report.exploration?.isComplete == true)
  }

  @Test("what only a reader scrolls is looked at page by page, also where nothing of it shows between two pages")
  func scrolledOverNothing() throws {
    let text = Self.scene(
      "tvOS",
      #"{"id": "w", "elements": [{"id": "l", "role": "scrollView", "label": "List", "axes": ["vertical"], "frame": [0, 130, 1920, 432], "contentSize": [1920, 1728], "elements": [{"id": "s", "role": "switch", "value": "on", "label": "Sound", "frame": [10, 831, 140, 44]}]}]}"#
    )
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene)
    let finding = try #require(
      report.result.findings.first { $0.node == "w/l/s" && $0.rule == "target-hig-min" && $0.outcome == .fail })
    #expect(finding.evidence.script == #"reader focus "Sound"; reader scroll up; reader scroll down"#)
    #expect(report.exploration?.isComplete == true)
  }

  @Test(
    "where the focus calls a reader's cursor away, it may stay at another place of other content: that is not passed")
  func scrolledOnFromNothing() throws {
    let text = Self.scene(
      "tvOS",
      #"{"id": "w", "elements": [{"id": "l", "role": "scrollView", "axes": ["horizontal"], "frame": [0, 594, 1920, 270], "contentSize": [7680, 270], "elements": [{"id": "b", "role": "button", "label": "B", "opens": "p", "frame": [3082, 604, 140, 44]}]}, {"id": "i", "role": "image", "label": "Picture", "dragAxes": ["vertical"]}, {"id": "r", "role": "scrollView", "axes": ["horizontal"], "frame": [0, 130, 1920, 270], "contentSize": [7680, 270], "paging": true, "elements": [{"id": "s", "role": "switch", "value": "on", "label": "S", "frame": [5770, 140, 140, 44]}]}]}"#,
      #"{"sheet": "p", "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}]}"#)
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene)
    let played = try EvidenceReplayTests.perform(
      #"press left; wait 4s; press tab; wait 4s; reader focus "B"; reader scroll left; wait 4s; reader scroll right"#,
      on: scene)
    let button = try #require(played.tree.index(of: "w/l/b"))
    #expect(TargetHIGMinimum().verdict(button, in: AuditContext(tree: played.tree, scene: scene)).outcome == .fail)
    #expect(report.exploration?.isComplete == false)
    let count = report.result.rules.first { $0.rule.id == "target-hig-min" }?.count
    #expect(count?.pass == 0 && report.exploration?.overlooked.contains("w/l/b") == true)
  }

  @Test("what lies at the height of a row may be in its way at a size of a sheet that nobody tries: that is not passed")
  func betweenSizes() throws {
    let text = Self.scene(
      "macOS", #"{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "u"}]}"#,
      #"{"sheet": "u", "resizable": true, "defaultSize": [300, 200], "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "cancel"}, {"id": "v", "role": "slider", "label": "V", "range": {"minimum": 0, "maximum": 3, "current": 0, "step": 1}}, {"id": "b", "role": "button", "label": "B", "frame": [350, 40, 120, 120]}]}"#
    )
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene)
    let told = report.result.rules.filter { $0.count.cannotTell > 0 }.map(\.rule.id)
    #expect(told.contains("activation-point-blocked") && told.contains("target-wcag"))
    #expect(!told.contains("name-missing") && !told.contains("unreachable-reader"))
    #expect(report.exploration?.isComplete == false)
  }

  @Test(
    "small targets of two views that scroll, or of one and beside it, are not passed where they may come side by side",
    arguments: [
      // Content goes up from its beginning: what is under a fixed one comes by it, what is over it does not.
      (222, 340, true, 900, Outcome.cannotTell), (250, 340, true, 900, .pass), (222, 120, false, 900, .cannotTell),
      (222, 340, false, 900, .pass), (222, 120, true, 300, .cannotTell), (222, 340, true, 300, .pass),
    ])
  func sideBySide(x: Int, y: Int, scrolls: Bool, length: Int, outcome: Outcome) throws {
    let button = #"{"id": "b", "role": "button", "label": "Beta", "frame": [\#(x), \#(y), 20, 20]}"#
    let right =
      scrolls
      ? #"{"id": "right", "role": "scrollView", "label": "Right", "frame": [220, 100, 200, 300], "contentSize": [200, \#(length)], "elements": [\#(button)]}"#
      : button
    let text = Self.scene(
      "macOS",
      #"{"id": "w", "title": "Main", "elements": [{"id": "left", "role": "scrollView", "label": "Left", "frame": [20, 100, 200, 300], "contentSize": [200, 900], "elements": [{"id": "a", "role": "button", "label": "Alpha", "frame": [200, 140, 20, 20]}]}, \#(right)]}"#
    )
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    var options = AuditOptions()
    options.listsVerdicts = true
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    let rule = try #require(report.result.rules.first { $0.rule.id == "target-wcag" })
    #expect((rule.count.cannotTell > 0 ? .cannotTell : rule.count.fail > 0 ? .fail : .pass) == outcome)
  }

  @Test("what a view scrolls beside another may come under its indicator: that is not passed before it does")
  func underAnIndicatorLater() throws {
    let text = Self.scene(
      "visionOS",
      #"{"id": "w", "title": "Main", "elements": [{"id": "l", "role": "scrollView", "label": "List", "axes": ["vertical"], "frame": [0, 252, 1280, 288], "contentSize": [1280, 1152], "elements": [{"id": "t", "role": "text", "label": "Text", "frame": [10, 722, 140, 44]}]}, {"id": "r", "role": "scrollView", "label": "Row", "axes": ["horizontal"], "frame": [0, Y, 1280, 180], "contentSize": [5120, 180], "elements": [{"id": "b", "role": "button", "label": "B", "frame": [2000, B, 120, 44]}]}]}"#
    )
    for (row, button, outcome) in [(252, 301, Outcome.cannotTell), (560, 600, .pass)] {
      let document = text.replacing("Y", with: "\(row)").replacing("[2000, B", with: "[2000, \(button)")
      let scene = try SceneDocument.read(document, file: "s.scene.json")
      let result = Auditor().audit(Stage(scene).tree, scene: scene, listsVerdicts: true)
      let verdict = result.verdicts.first { $0.rule == "vision-indicator-covers-nothing" && $0.node == "w/l" }
      #expect(verdict?.outcome == outcome, "row at \(row)")
    }
  }

  @Test("a state that is left out takes back only what may change from there")
  func onlyWhatMayChange() throws {
    let text = Self.scene(
      "iOS", #"{"id": "w", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "s"}]}"#,
      #"{"sheet": "s", "requiresAction": true, "elements": [{"id": "y", "role": "button", "label": "Yes", "opens": "t"}]}, {"sheet": "t", "elements": [{"id": "z", "role": "button", "label": "Z"}]}, {"sheet": "u", "elements": [{"id": "a", "role": "button", "label": "A"}]}"#
    )
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    var options = AuditOptions()
    options.explorer.maximumDepth = 1
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    let overlooked = try #require(report.exploration?.overlooked)
    #expect(overlooked.contains("s/y") && overlooked.contains("t/z") && overlooked.contains("t"))
    #expect(!overlooked.contains("u/a") && !overlooked.contains("u"))
    #expect(
      report.unpresented.map(\.words) == [
        "cannot tell whether it is ever presented: sheet #t: nothing that was tried at #s/y, which opens it, led to it "
          + "where the exploration looked",
        "never presented: sheet #u: no control opens it",
      ])
  }
}
