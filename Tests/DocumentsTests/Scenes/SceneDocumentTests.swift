import Accessibility
import Documents
import Geometry
import Scenes
import Testing

@Suite("Scene documents")
struct SceneDocumentTests {
  @Test("a short document becomes a whole scene")
  func short() throws {
    let scene = try SceneDocument.read(
      """
      scene: mail
      platform: iOS
      windows:
        - id: inbox
          title: Inbox
          elements:
            - {id: compose, role: button, label: Compose, frame: [337, 784, 44, 44], opens: draft}
            - role: text
            - role: text
      presentations:
        - sheet: draft
          title: New Message
          detents: [medium, {id: half-open, points: 300}, large]
          selectedDetent: half-open
          grabber: true
      """, file: "mail.scene.yaml")
    #expect(scene.id == "mail")
    #expect(scene.screen == PlatformProfile(.iOS).screen)
    #expect(scene.windows[0].elements.map(\.id) == ["compose", "text-1", "text-2"])
    #expect(scene.windows[0].elements[0].frame == Rect(x: 337, y: 784, width: 44, height: 44))
    #expect(scene.windows[0].elements[0].source == SourceLocation(file: "mail.scene.yaml", line: 7, column: 9))
    #expect(scene.presentations[0].source?.line == 11)
    guard case .sheet(let sheet) = scene.presentations[0].kind else { return #expect(Bool(false), "not a sheet") }
    #expect(sheet.detents == [.medium, Detent(id: "half-open", height: .points(300)), .large])
    #expect(sheet.selectedDetent == "half-open")
    #expect(sheet.grabberVisible && sheet.swipeToDismiss && sheet.modality == .modal)
  }

  @Test("size classes follow the screen that the document gives")
  func sizeClass() throws {
    let scene = try SceneDocument.read(
      "scene: a\nplatform: iOS\nscreen: {width: 852, height: 393}\nwindows: [{id: w}]\n", file: "x.yaml")
    #expect(scene.sizeClass == SizeClasses(horizontal: .compact, vertical: .compact))
  }

  @Test("a scene in JSON is the same scene")
  func json() throws {
    let scene = try SceneDocument.read(
      "{\"scene\": \"a\", \"platform\": \"watchOS\", \"windows\": [{\"id\": \"w\", \"elements\": []}]}", file: "x.json")
    #expect(scene.platform == .watchOS)
    #expect(scene.inputDevices == [.touch, .crown])
  }

  /// A document with one line changed, and everything that is said about it.
  static let wrongLines: [(line: String, message: String)] = [
    ("platfrom: iOS", "2:1: scene has no attribute \"platfrom\"; expected one of scene, platform, osVersion, ruleset, layoutDirection, language, screen, sizeClass, inputDevices, parameters, … (12 in all) (did you mean \"platform\"?)"),
    ("platform: ios", "2:11: found \"ios\"; expected one of iOS, iPadOS, macOS, tvOS, visionOS, watchOS (did you mean \"iOS\"?)"),
    ("platform: [iOS]", "2:11: found a list of 1; expected one of iOS, iPadOS, macOS, tvOS, visionOS, watchOS"),
    ("platform: iOS\nosVersion: new", "3:12: found \"new\"; expected a whole number from 1 to 1000"),
    ("platform: iOS\nlanguage:", "3:10: found nothing; expected a text (give it a value or leave it out; a value that begins with # stands in quotes)"),
    ("platform: iOS\nscreen: {width: 393pt, height: 852}", "3:17: found \"393pt\"; expected a number from 1 to 100000, in points (write 393, without a unit)"),
    ("platform: iOS\nscreen: {width: .nan, height: 852}", "3:17: found \".nan\"; expected a number from 1 to 100000, in points"),
    ("platform: iOS\nscreen: {width: 1e999, height: 852}", "3:17: found \"1e999\"; expected a number from 1 to 100000, in points"),
    ("platform: iOS\nscreen: {width: \"393\", height: 852}", "3:17: found \"393\"; expected a number from 1 to 100000, in points (remove the quotes)"),
    ("platform: iOS\nscreen: {width: 393}", "3:9: screen has no \"height\"; expected height: points from top to bottom"),
    ("platform: iOS\ninputDevices: [touch, touch]", "3:23: \"touch\" occurs a second time; expected each once"),
    ("platform: iOS\nparameters: {tapSlop: -1}", "3:23: found \"-1\"; expected a number from 0 to 10000, in points"),
    ("platform: iOS\npresentations: [{sheet: s, grabber: yes}]", "3:37: found \"yes\"; expected true or false (write true)"),
    ("platform: iOS\npresentations: [{sheet: s, detents: []}]", "3:37: found an empty list; expected a list of 1 to 100"),
    ("platform: iOS\npresentations: [{sheet: s, detents: [medium, medium]}]", "3:46: the detent \"medium\" occurs a second time; expected each detent once"),
    ("platform: iOS\npresentations: [{sheet: s, detents: [small]}]", "3:38: found \"small\"; expected medium, large, {id: …, points: …} or {id: …, fraction: …}"),
    ("platform: iOS\npresentations: [{sheet: s, detents: [{id: a}]}]", "3:38: the detent \"a\" has no height; expected one of points, fraction, height"),
    ("platform: iOS\npresentations: [{sheet: s, selectedDetent: medium}]", "3:44: the sheet has no detent \"medium\"; expected one of large"),
    ("platform: iOS\npresentations: [{shet: s}]", "3:17: the presentation does not say its kind; expected one of sheet, actionSheet, alert as a key (did you mean \"sheet\"?)"),
    ("platform: iOS\npresentations: [{sheet: s, alert: t}]", "3:28: a presentation is sheet and alert at once; expected one kind (begin a new item with \"- \")"),
    ("platform: iOS\npresentations: [{sheet: w}]", "3:17: the id \"w\" is taken; expected an id for each window and presentation of its own (it is the id of what stands in line 4)"),
    ("platform: iOS\npresentations: [{sheet: s, confirmation: s}]", "3:42: there is no action sheet or alert \"s\"; expected the id of one; the scene has none"),
    ("platform: iOS\npresentations: [{sheet: draft, parent: drafd}]", "3:40: there is no window or presentation \"drafd\"; expected one of w, draft (did you mean \"draft\"?)"),
    ("platform: iOS\npresentations: [{sheet: a, parent: b}, {sheet: b, parent: a}]", "3:17: \"a\" is its own parent, by way of \"b\"; expected parents that lead to a window (remove \"parent\" from one of them)"),
    ("platform: iOS\npresentations: [{sheet: a b}]", "3:25: found \"a b\"; expected a name without spaces and without / \" # , [ ] (write it like new-message)"),
    ("platform: iOS\npresentations: [{actionSheet: a}]", "3:17: actionSheet has no \"buttons\"; expected buttons: its choices, in order"),
  ]

  @Test("what is wrong is told precisely", arguments: wrongLines)
  func faults(line: String, message: String) throws {
    let error = #expect(throws: DocumentErrors.self) {
      try SceneDocument.read("scene: a\n\(line)\nwindows: [{id: w}]\n", file: "x")
    }
    let first = error?.errors.first.map { "\($0)".replacing("x:", with: "", maxReplacements: 1) }
    #expect(first == message)
  }

  @Test(
    "wrong elements are told precisely",
    arguments: [
      ("{role: buton}", "2: found \"buton\"; expected one of application, window, view, group, panel, toolbar, tabBar, menuBar, statusBar, titleBar, … (60 in all) (did you mean \"button\"?)"),
      ("{id: a}", "2: element has no \"role\"; expected role: what it is"),
      ("{role: button, lable: a}", "2: element has no attribute \"lable\"; expected one of role, id, label, value, hint, placeholder, traits, frame, range, opens, … (19 in all) (did you mean \"label\"?)"),
      ("{role: button, frame: [0, 0, -1, 5]}", "2: found \"-1\"; expected a number from 0 to 1000000, in points"),
      ("{role: button, frame: [0, 0, 5]}", "2: found a list of 3; expected [x, y, width, height] in points"),
      ("{role: button, opens: s}", "2: there is no presentation \"s\"; expected the id of one; the scene has none"),
      ("{role: button, effect: {target: cout}}\n- {role: text, id: count}", "2: there is no element \"cout\"; expected one of button-1, count (did you mean \"count\"?)"),
      ("{role: button, traits: [dimmed]}", "2: found \"dimmed\"; expected one of disabled, selected, focusable, focused, modal, hidden, decorative, clips, editing, expandable, … (20 in all)"),
      ("{role: slider, range: {minimum: 3, maximum: 1, current: 2}}", "2: minimum 3 is greater than maximum 1; expected a minimum that is not greater than the maximum"),
      ("{role: text, foreground: #fff\n}", "2: found nothing; expected a colour like '#1C1C1E', '#1C1C1E80' or [0.1, 0.1, 0.12] (give it a value or leave it out; a value that begins with # stands in quotes)"),
      ("{role: text, foreground: '#ff'}", "2: found \"#ff\"; expected a colour like '#1C1C1E', '#1C1C1E80' or [0.1, 0.1, 0.12]"),
      ("{role: text, id: a}\n- {role: text, id: a}", "3: the id \"a\" is taken by a sibling; expected an id of its own among its siblings (the first one is in line 6)"),
      ("text", "2: found \"text\"; expected element: a mapping with role, id, label, value, hint, placeholder, traits, frame, range, opens, … (19 in all)"),
    ])
  func elementFaults(element: String, message: String) throws {
    let found = #expect(throws: DocumentErrors.self) {
      try SceneDocument.read(Self.document(element), file: "x")
    }
    let first = try #require(found?.errors.first)
    #expect("\(first.location.line - 4): \(first)".replacing("\(first.location): ", with: "") == message)
  }

  /// A document whose list of elements begins in its sixth line.
  static func document(_ elements: String) -> String {
    """
    scene: a
    platform: iOS
    windows:
    - id: w
      elements:
    """ + ("\n- " + elements).replacing("\n", with: "\n  ") + "\n"
  }

  @Test("all errors of a document are told, in its order")
  func allErrors() throws {
    let error = #expect(throws: DocumentErrors.self) {
      try SceneDocument.read(
        "scene: a\nplatform: iPhone\nwindows:\n- id: w\n  elements:\n  - role: buton\n  - {role: text, bold: maybe}\n", file: "x")
    }
    #expect(error?.errors.map(\.location.line) == [2, 6, 7])
  }

  @Test("a scene with a hundred thousand elements is read in bounded time")
  func large() throws {
    let count = 20_000
    let elements = (0..<count).map { "  - {role: button, label: Item \($0)}\n" }.joined()
    let scene = try SceneDocument.read(
      "scene: a\nplatform: iOS\nwindows:\n- id: w\n  elements:\n" + elements, file: "x")
    #expect(scene.windows[0].elements.last?.id == "button-\(count)")
  }
}
