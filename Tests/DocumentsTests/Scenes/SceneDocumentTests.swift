import Accessibility
import Documents
import Geometry
import Scenes
import TestSupport
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

  /// Lines that do not belong between the first and the last line of a short document.
  static let wrongLines = [
    "platfrom: iOS",
    "platform: ios",
    "platform: [iOS]",
    "platform: iOS\nosVersion: new",
    "platform: iOS\nlanguage:",
    "platform: iOS\nscreen: {width: 393pt, height: 852}",
    "platform: iOS\nscreen: {width: .nan, height: 852}",
    "platform: iOS\nscreen: {width: 1e999, height: 852}",
    "platform: iOS\nscreen: {width: \"393\", height: 852}",
    "platform: iOS\nscreen: {width: 393}",
    "platform: iOS\ninputDevices: [touch, touch]",
    "platform: iOS\nparameters: {tapSlop: -1}",
    "platform: iOS\npresentations: [{sheet: s, grabber: yes}]",
    "platform: iOS\npresentations: [{sheet: s, detents: []}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [medium, medium]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [small]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a}]}]",
    "platform: iOS\npresentations: [{sheet: s, selectedDetent: medium}]",
    "platform: iOS\npresentations: [{shet: s}]",
    "platform: iOS\npresentations: [{sheet: s, alert: t}]",
    "platform: iOS\npresentations: [{sheet: w}]",
    "platform: iOS\npresentations: [{sheet: s, confirmation: s}]",
    "platform: iOS\npresentations: [{sheet: draft, parent: drafd}]",
    "platform: iOS\npresentations: [{sheet: a, parent: b}, {sheet: b, parent: a}]",
    "platform: iOS\npresentations: [{sheet: a b}]",
    "platform: iOS\npresentations: [{actionSheet: a}]",
    "platform: iOS\npresentations: [{popver: p}]",
    "platform: iOS\npresentations: [{panel: p, relatedDocument: v}]",
    "platform: iOS\npresentations: [{sheet: s, redisplayAfter: w}]",
    "platform: iOS\npresentations: [{sheet: s, redisplayAfter: s}]",
    "platform: iOS\npresentations: [{sheet: s, container: popver}, {popover: popover}]",
    "platform: iOS\npresentations: [{sheet: s, parent: p}, {popover: p, container: q}, {popover: q, presenter: s/x, elements: []}]",
    "platform: iOS\npresentations: [{sheet: s, container: p, elements: [{id: c, role: button}]}, {popover: p, anchor: s/c}]",
    "platform: iOS\npresentations: [{menu: m, revealControl: m/c, elements: [{id: c, role: button}]}]",
    "platform: iOS\npresentations: [{sheet: s, presenter: s/x, elements: [{id: x, role: button}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a, points: 0}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a, points: -200}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a, fraction: 1.5}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a, fraction: .nan}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a, max: 600}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a, max: 600, below: 0.5, points: 3}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: a, points: 9, inactiveIn: compact}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: huge, points: 5000}, large]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: big, points: 99999}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: rather-tall, points: 750}, medium]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: tall, min: 800, above: 0.5}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: one, points: 100}, {id: two, points: 100}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [medium, {id: half, fraction: 0.5}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: low, points: 200, needsMaximum: 500}, {id: small, points: 200}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: low, points: 200, needsMaximum: 90000}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: x, points: 150, inactiveIn: compactWidth}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: x, points: 150, inactiveIn: compactWidth, needsMaximum: 500}, {id: y, points: 160, needsMaximum: 9000}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: large, points: 300}]}]",
    "platform: iOS\npresentations: [{sheet: s, detents: [{id: medium, points: 700}, large]}]",
    "platform: iOS\npresentations: [{sheet: s, confirmation: q}, {actionSheet: q, buttons: [{label: OK}]}]",
    "platform: iOS\npresentations: [{sheet: s, confirmation: q}, {actionSheet: q, buttons: [{label: Cancel, style: cancel}]}]",
    "platform: iOS\npresentations: [{sheet: s, confirmation: q}, {alert: q, buttons: [{label: Lose, outcome: discard}]}]",
    "platform: iOS\npresentations: [{sheet: s, selectedDetent: lrge}]",
    "platform: iOS\npresentations: [{sheet: s, largestUndimmedDetent: none}]",
    "platform: iOS\npresentations: [{sheet: s, largestUndimmedDetent: medium}]",
    "platform: iOS\npresentations: [{sheet: s, cornerRadius: [1, 2, 3]}]",
    "platform: iOS\npresentations: [{sheet: s, preferredCornerRadius: systm}]",
    "platform: iOS\npresentations: [{sheet: s, backgroundOpacity: 1.5}]",
    "platform: iOS\npresentations: [{sheet: s, defaultSize: [-1, 200]}]",
    "platform: iOS\npresentations: [{sheet: s, contentKinds: [text], mainContent: list}]",
    "platform: iOS\npresentations: [{sheet: s, purpose: compse}]",
    "platform: iOS\npresentations: [{sheet: s, dismissControls: [{role: cancel}], elements: [{id: cancel-1, role: text}, {id: cancel, role: text}, {id: cancel-1, role: button}]}]",
    "platform: iOS\npresentations: [{sheet: s, dismissControls: [{id: x, role: cancel}], elements: [{id: x, role: text}]}]",
    "platform: iOS\napp: {radii: [-1]}",
    "platform: iOS\nparameters: {navLabels: [Back, Back]}",
    "platform: iOS\npresentations: [{sheet: s, grabber: true, elements: [{id: grabber, role: button}]}]",
  ]

  /// Elements that are wrong.
  static let wrongElements = [
    "{role: buton}",
    "{id: a}",
    "{role: button, lable: a}",
    "{role: button, frame: [0, 0, -1, 5]}",
    "{role: button, frame: [0, 0, 5]}",
    "{role: button, opens: s}",
    "{role: button, effect: {target: cout}}\n- {role: text, id: count}",
    "{role: button, traits: [dimmed]}",
    "{role: slider, range: {minimum: 3, maximum: 1, current: 2}}",
    "{role: slider, range: {minimum: 0, maximum: 5, current: 9}}",
    "{role: slider, range: {minimum: 0, maximum: 5, current: 3, step: 0}}",
    "{role: slider, value: \"70\", range: {minimum: 0, maximum: 5, current: 3}}",
    "{role: toggle, value: offf}",
    "{role: button, effect: {target: size, value: lots}}\n- {role: slider, id: size, range: {minimum: 0, maximum: 5, current: 3}}",
    "{role: button, effect: {target: size, value: \"9\"}}\n- {role: slider, id: size, range: {minimum: 0, maximum: 5, current: 3}}",
    "{role: button, effect: {target: w/wide, value: maybe}}\n- {role: toggle, id: wide}",
    "{role: button, dismiss: cancel}",
    "{role: scrollView, paging: true, pageSize: 300, overlap: {points: 300}}",
    "{role: scrollView, paging: true, overlap: {line: 2}}",
    "{role: scrollView, paging: true, overlap: {lines: 2, points: 4}}",
    "{role: scrollView, paging: true, overlap: {pictureFraction: 1.5}}",
    "{role: scrollView, paging: true, overlap: {pictureFraction: 0.5}, elements: [{role: text, label: A}]}",
    "{role: scrollView, paging: true, pageSize: 40, overlap: {lines: 2}}",
    "{role: scrollView, axes: [vertical], frame: [0, 0, 300, 34], paging: true, overlap: {glyphRows: 2}}",
    "{role: scrollView, pageSize: 60, paging: true, overlap: {lines: 1}, elements: [{role: text, label: A, fontSize: 50}]}",
    "{role: scrollView, axes: [horizontal], frame: [0, 0, 90, 200], paging: true, overlap: {pictureFraction: 0.5}, elements: [{role: image, label: A, frame: [0, 0, 200, 50]}]}",
    "{role: pageControl, label: P, boundTo: photo}\n- {role: scrollView, id: photos}\n- {role: image, id: photo}",
    "{role: pageControl, label: P, boundTo: photos, count: 3}\n- {role: scrollView, id: photos}",
    "{role: pageControl, label: P, count: 3, current: 4}",
    "{role: tabView, current: 3, elements: [{role: page}, {role: page}]}",
    "{role: tabView, axis: diagonal}",
    "{role: tabView, axis: vertical, elements: [{role: page, heightKind: fixed, contentHeight: 300}]}",
    "{role: scrollView, axes: [vertical], contentHeight: 300}",
    "{role: text, heightKind: fixed}",
    "{role: tabView, axis: vertical, axes: [horizontal], paging: false, elements: [{role: page}]}",
    "{role: group, elements: [{role: page, label: Alone}]}",
    "{role: scrollView, axes: []}",
    "{role: scrollView, axes: [vertical], frame: [0, 0, 300, 400], contentSize: [300, 2000], paging: true, pageSize: 500}",
    "{role: scrollView, axes: [horizontal], frame: [0, 0, 300, 400], paging: true, pageSize: 301}",
    "{role: scrollView, axes: [vertical], pageSize: 300}",
    "{role: scrollView, frame: [0, 0, 300, 400], elements: [{role: scrollView, contentSize: [300, 900], elements: [{role: text, label: A, frame: [0, 0, 300, 50]}]}]}",
    "{role: tabView, overlap: {points: 60}, pageSize: 100, contentSize: [198, 1000]}",
    "{role: button, label: A, boundTo: b}\n- {role: scrollView, id: b}",
    "{role: tabView, elements: [{role: page, heightKind: long}]}",
    "{role: button, selection: {all: true}}",
    "{role: textField, value: four, selection: {characters: [2, 5]}}",
    "{role: textField, selection: {characters: [2, 1]}}",
    "{role: textField, selection: {rows: [a, b]}}",
    "{role: list, selection: {rows: [row-1, row-3]}, elements: [{id: row-1, role: text}, {id: row-2, role: text}]}",
    "{role: list, selection: {characters: [0, 1]}}",
    "{role: list, caret: 1}",
    "{role: textField, caret: 0, selection: {all: true}}",
    "{role: textField, selection: {}}",
    "{role: textField, selection: {caracters: [0, 0]}}",
    "{role: text, pointerSelecting: true}",
    "{role: button, effect: {caret: 0}}",
    "{role: button, effect: {target: t, selects: {all: true}, find: a}}\n- {role: textField, id: t}",
    "{role: button, effect: {target: t, find: a}}\n- {role: toggle, id: t}",
    "{role: button, effect: {target: t, replaces: a}}\n- {role: list, id: t}",
    "{role: button, effect: {target: t, findTextIn: t}}\n- {role: list, id: t}",
    "{role: button, effect: {target: t, findTextIn: sought}}\n- {role: list, id: t}\n- {role: textField, id: sougt}",
    "{role: button, effect: {shows: t}}\n- {role: list, id: t}",
    "{role: button, effect: {because: why}}",
    "{role: text, foreground: #fff\n}",
    "{role: text, foreground: '#ff'}",
    "{role: text, id: a}\n- {role: text, id: a}",
    "text",
  ]

  @Test("what is wrong is told with its place, what was expected and the nearest spelling")
  func errors() {
    let documents =
      Self.wrongLines.map { "scene: a\n\($0)\nwindows: [{id: w}]\n" } + Self.wrongElements.map(Self.document)
    let golden = Snapshot.compare(
      ErrorSheet.text(documents) { try SceneDocument.read($0, file: "x.scene.yaml") }, "scene-errors.txt")
    #expect(golden.isEqual, "\(golden.message)")
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
        "scene: a\nplatform: iPhone\nwindows:\n- id: w\n  elements:\n  - role: buton\n  - {role: text, bold: maybe}\n",
        file: "x")
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
