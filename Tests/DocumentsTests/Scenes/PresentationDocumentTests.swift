import Accessibility
import Documents
import Geometry
import Scenes
import Testing

@Suite("Presentations in documents")
struct PresentationDocumentTests {
  static func presentations(_ text: String, platform: String = "iOS") throws -> [Presentation] {
    let head =
      "scene: a\nplatform: \(platform)\nwindows: [{id: w, elements: [{id: b, role: button}]}]\npresentations:\n"
    return try SceneDocument.read(head + text, file: "x.scene.yaml").presentations
  }

  @Test(
    "what the guidelines forbid can be written down, for the rules to report",
    arguments: [
      "- {alert: a, buttons: [{label: A}, {label: B}, {label: C}]}",
      "- {alert: a, buttons: [{label: A, style: cancel}, {label: B, style: cancel}]}",
      "- {actionSheet: a, buttons: []}",
      "- {sheet: a, modality: nonmodal, largestUndimmedDetent: large}",
      "- {sheet: a, detents: [medium], unsavedChanges: true, swipeToDismiss: false}",
      "- {sheet: a, material: none, backgroundOpacity: 1}",
      "- {panel: a, modal: true}",
      "- {fullScreen: a, frame: [0, 0, 10, 10]}",
      "- {sheet: a, cornerRadius: 0, contentKinds: [camera]}\n- {sheet: b, parent: a, presented: true}",
      "- {popover: p, modal: true}\n- {sheet: s, container: p}\n- {sheet: t, parent: p}",
    ], Platform.allCases)
  func forbidden(text: String, platform: Platform) throws {
    #expect(try !Self.presentations(text, platform: platform.rawValue).isEmpty)
  }

  @Test("what is not said is not known")
  func unknown() throws {
    let sheet = try Self.presentations("- {sheet: s}")[0]
    #expect(sheet.task == nil && sheet.hints == nil && sheet.invocation == nil && sheet.exits == nil)
    #expect(sheet.container == nil && sheet.contentSize == nil && sheet.mainContent == nil && sheet.purpose == .other)
    guard case .sheet(let own) = sheet.kind else { return #expect(Bool(false), "not a sheet") }
    #expect(own.isResizable == nil && own.presentationEdge == nil && own.backgroundOpacity == nil)
    #expect(own.material == nil && own.preferredCornerRadius == nil && own.cornerRadius == nil)
    #expect(own.detents == [.large] && !own.grabberVisible && own.swipeToDismiss && own.redisplayAfter == nil)
  }

  @Test("each kind is modal as the catalogue says unless the scene says otherwise")
  func modal() throws {
    let kinds = try Self.presentations(
      """
      - {sheet: a}
      - {actionSheet: b, buttons: []}
      - {confirmationDialog: c, buttons: []}
      - {alert: d, buttons: []}
      - {activityView: e}
      - {fullScreen: f}
      - {currentContext: g}
      - {popover: h}
      - {menu: i}
      - {panel: j}
      - {splitView: k}
      - {fullSpace: l}
      - {panel: m, modal: true}
      - {fullScreen: n, modal: false}
      - {sheet: o, modality: nonmodal}
      """)
    #expect(
      kinds.filter(\.isDeclaredModal).map(\.id) == ["a", "b", "c", "d", "e", "f", "g", "m"])
  }

  @Test("detents of the author's, their resolvers and where they do not exist")
  func detents() throws {
    let sheet = try Self.presentations(
      """
      - sheet: s
        detents:
          - {id: quarter, fraction: 0.25}
          - {id: tall, max: 600, below: 0.9}
          - {id: roomy, above: 0.4, min: 300, inactiveIn: compactHeight}
          - {id: spacious, points: 500, needsMaximum: 700}
      """)[0]
    guard case .sheet(let own) = sheet.kind else { return #expect(Bool(false), "not a sheet") }
    #expect(
      own.detents.map(\.height) == [
        .fraction(0.25), .lesser(points: 600, fraction: 0.9), .greater(points: 300, fraction: 0.4), .points(500),
      ])
    #expect(own.detents.map(\.inactiveIn) == [nil, nil, .compactHeight, nil])
    #expect(own.detents[3].needsMaximum == 700)
  }

  @Test(
    "a detent that is possible in some position of the screen is read",
    arguments: [
      "iOS: {id: high, points: 749}", "iOS: {id: high, points: 900, needsMaximum: 950}, large",
      "iOS: {id: high, points: 700}, {id: low, points: 500}, large", "iOS: {id: all, max: 9000, below: 0.9}, large",
      "iOS: {id: half, fraction: 0.5, inactiveIn: compactWidth}, medium",
      "iOS: {id: upright, points: 200, inactiveIn: compactHeight}, {id: low, points: 201}",
      "iPadOS: {id: high, points: 1110}, large", "iPadOS: {id: card, points: 944}, large",
      "iPadOS: {id: wide, points: 300, inactiveIn: compactWidth}, {id: low, points: 280}",
      "macOS: {id: huge, points: 5000}, large", "visionOS: {id: one, points: 10}, {id: two, points: 10}",
    ])
  func possibleDetents(text: String) throws {
    let parts = text.split(separator: ": ", maxSplits: 1)
    let scene = try SceneDocument.read(
      "scene: a\nplatform: \(parts[0])\nwindows: [{id: w}]\npresentations:\n- sheet: s\n  detents: [\(parts[1])]\n",
      file: "x.scene.yaml")
    #expect(scene.presentations.count == 1)
  }

  @Test("what is refused of a detent is told where it stands")
  func impossibleDetents() {
    let text = """
      scene: a
      platform: iOS
      windows: [{id: w}]
      presentations:
        - sheet: s
          detents:
            - medium
            - {id: high, points: 5000}
            - {id: half, fraction: 0.5}
            - {id: large, points: 300}
      """
    let errors = HostileSceneTests.errors(text)?.errors ?? []
    #expect(errors.map { "\($0.location.line):\($0.location.column)" } == ["8:9", "9:9", "10:14"])
    #expect(errors.allSatisfy { $0.expected != nil && $0.hint != nil })
  }

  @Test("dismiss controls and toolbar stand among the elements, controls named after their roles")
  func content() throws {
    let sheet = try Self.presentations(
      """
      - sheet: s
        dismissControls: [{role: cancel, shape: round}, {role: done, label: Done, frame: [0, 0, 44, 44]}]
        toolbar: [{role: button, label: Add}]
        elements: [{id: done, role: text}]
      """)[0]
    #expect(sheet.content.map(\.id) == ["cancel", "done-1", "toolbar", "done"])
    #expect(sheet.content[1].dismissRole == .done)
    #expect(sheet.content[1].frame == Rect(x: 0, y: 0, width: 44, height: 44))
    #expect(sheet.content[2].children.map(\.id) == ["button-1"])
  }
}
