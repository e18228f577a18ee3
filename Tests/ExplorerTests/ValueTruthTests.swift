import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// A value is told apart from another one as far as a rule, a reader or an effect can tell them apart.
@Suite("What rules say of values, also of several together")
struct ValueTruthTests {
  /// Elements of a window, and what an audit has to say of them.
  static let windows: [(name: String, elements: String, rule: String, node: String)] = [
    (
      "the second value of a picture is blank",
      """
      - {id: t, role: image, value: "A cat"}
      - {id: a, role: button, label: Next, effect: {target: t, value: "A dog"}}
      - {id: z, role: button, label: Last, effect: {target: t, value: " "}}
      """, "image-name-missing", "w/t"
    ),
    (
      "the second value of a picker is blank",
      """
      - {id: t, role: picker, label: Size, value: "small"}
      - {id: a, role: button, label: Medium, effect: {target: t, value: "medium"}}
      - {id: z, role: button, label: Reset, effect: {target: t, value: " "}}
      """, "adjustable-incomplete", "w/t"
    ),
    (
      "the second value of a text in an item is not spoken",
      """
      - id: l
        role: list
        label: Orders
        elements:
          - id: g
            role: listItem
            label: Order, paid
            elements: [{id: t, role: text, value: "paid"}]
      - {id: a, role: button, label: Ship it, effect: {target: w/l/g/t, value: "Order"}}
      - {id: z, role: button, label: Cancel it, effect: {target: w/l/g/t, value: "refused"}}
      """, "content-swallowed", "w/l/g/t"
    ),
    (
      "one of the values of a stepper stands in its name",
      "- {id: t, role: stepper, label: Level 50, range: {minimum: 0, maximum: 100, current: 10, step: 10}}",
      "name-said-twice", "w/t"
    ),
    (
      "two radio buttons of a group are turned on one after the other",
      """
      - id: g
        role: group
        label: Size
        elements:
          - {id: a, role: radioButton, label: Small, value: "off"}
          - {id: b, role: radioButton, label: Large, value: "off"}
      """, "one-selected", "w/g/b"
    ),
    (
      "of ten radio buttons three are on from the start, and one between them is turned on",
      """
      - id: g
        role: group
        label: Size
        elements:
          - {id: r0, role: radioButton, label: Zero, value: "on"}
          - {id: r1, role: radioButton, label: One, value: "off"}
          - {id: r2, role: radioButton, label: Two, value: "off"}
          - {id: r3, role: radioButton, label: Three, value: "off"}
          - {id: r4, role: radioButton, label: Four, value: "off"}
          - {id: r5, role: radioButton, label: Five, value: "off"}
          - {id: r6, role: radioButton, label: Six, value: "off"}
          - {id: r7, role: radioButton, label: Seven, value: "off"}
          - {id: r8, role: radioButton, label: Eight, value: "on"}
          - {id: r9, role: radioButton, label: Nine, value: "on"}
      """, "one-selected", "w/g/r4"
    ),
    (
      "rows are selected, one and then two",
      """
      - id: l
        role: list
        label: Sizes
        elements:
          - {id: r0, role: radioButton, label: Small, value: "off"}
          - {id: r1, role: radioButton, label: Large, value: "off"}
          - {id: r2, role: radioButton, label: Huge, value: "off"}
          - {id: r3, role: radioButton, label: Giant, value: "off"}
      - {id: a, role: button, label: One, effect: {target: l, selects: {rows: [r0, r0]}}}
      - {id: b, role: button, label: Two, effect: {target: l, selects: {rows: [r0, r1]}}}
      """, "one-selected", "w/l/r1"
    ),
    (
      "two buttons that only their values tell apart get the same one",
      """
      - {id: t, role: button, label: Open, value: "One", effect: {changes: true}}
      - {id: u, role: button, label: Open, value: "Two", effect: {changes: true}}
      - {id: a, role: button, label: First to three, effect: {target: t, value: "Three"}}
      - {id: z, role: button, label: Second to three, effect: {target: u, value: "Three"}}
      """, "name-duplicate", "w/u"
    ),
    (
      "two steppers that only their values tell apart meet",
      """
      - {id: t, role: stepper, label: Width, range: {minimum: 0, maximum: 10, current: 3, step: 1}}
      - {id: u, role: stepper, label: Width, range: {minimum: 0, maximum: 10, current: 6, step: 1}}
      """, "name-duplicate", "w/u"
    ),
    (
      "two fields that only their texts tell apart are emptied",
      """
      - {id: t, role: textField, label: Line, value: "first"}
      - {id: u, role: textField, label: Line, value: "second"}
      """, "name-duplicate", "w/u"
    ),
    (
      "a text grows until it is its neighbour's",
      """
      - {id: t, role: textEditor, label: Line, value: "", traits: [disabled], frame: [0, 100, 180, 40]}
      - {id: u, role: textEditor, label: Line, value: "kkkkkkkkkkkkkkkkkkkkkkkk", traits: [disabled], frame: [0, 150, 180, 40]}
      - {id: b, role: button, label: Add, effect: {target: t, replaces: "k"}, frame: [0, 200, 180, 44]}
      """, "name-duplicate", "w/u"
    ),
  ]

  private static func audit(_ text: String) throws -> AuditReport {
    let scene = try SceneDocument.read(text, file: "values.scene.yaml")
    return ExplorerAudit.run(target: Stage(scene), scene: scene)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  @Test("of what is in a window", arguments: windows.indices)
  func window(index: Int) throws {
    let (name, elements, rule, node) = Self.windows[index]
    for platform in Platform.allCases {
      let text = """
        scene: values
        platform: \(platform.rawValue)
        windows:
          - id: w
            title: W
            elements:

        """
      let report = try Self.audit(text + Self.indented(elements))
      // What a remote does not come to is at least told.
      if platform == .tvOS, report.exploration?.bounds == [.values] { continue }
      #expect(
        report.result.findings.contains { $0.isAbout(rule) && $0.node.path == node && $0.outcome == .fail },
        "\(name), \(platform)")
    }
  }

  /// Elements of a window of which something may come that no step leads to.
  static let untold: [(name: String, elements: String, rule: String, node: String)] = [
    (
      "one of the many values of a slider stands in its name",
      "- {id: t, role: slider, label: Level 50, range: {minimum: 0, maximum: 100, current: 0, step: 0.25}}",
      "name-said-twice", "w/t"
    ),
    (
      "two sliders of many values that only these tell apart meet",
      """
      - {id: t, role: slider, label: Line, range: {minimum: 0, maximum: 1000, current: 333, step: 1}}
      - {id: u, role: slider, label: Line, range: {minimum: 1, maximum: 999, current: 444, step: 1}}
      """, "name-duplicate", "w/u"
    ),
    (
      "what people type is what stands in a field beside it",
      """
      - {id: t, role: textField, label: Line, value: "first"}
      - {id: u, role: textField, label: Line, value: "second", traits: [readOnly]}
      """, "name-duplicate", "w/u"
    ),
    (
      "two texts grow and meet, much later",
      """
      - {id: t, role: textEditor, label: Line, value: "", traits: [disabled], frame: [0, 100, 180, 40]}
      - {id: u, role: textEditor, label: Line, value: "k", traits: [disabled], frame: [0, 150, 180, 40]}
      - {id: a, role: button, label: Add, effect: {target: t, replaces: "kkkkkkkkkkkkkkkkk"}, frame: [0, 200, 90, 44]}
      - {id: b, role: button, label: Add more, effect: {target: u, replaces: "kk"}, frame: [90, 200, 90, 44]}
      """, "name-duplicate", "w/u"
    ),
  ]

  @Test("of what nobody set to all it may be, a pass is no pass", arguments: untold.indices)
  func takenBack(index: Int) throws {
    let (name, elements, rule, node) = Self.untold[index]
    for platform in [Platform.iOS, .macOS] {
      let text = """
        scene: values
        platform: \(platform.rawValue)
        windows:
          - id: w
            title: W
            elements:

        """
      let scene = try SceneDocument.read(text + Self.indented(elements), file: "values.scene.yaml")
      var options = AuditOptions()
      options.listsVerdicts = true
      let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
      let outcomes = report.result.verdicts.filter { $0.rule == rule && $0.node.path == node }.map(\.outcome)
      // A drag may come upon the one value that is said twice.
      #expect(outcomes == [.cannotTell] || outcomes == [.fail], "\(name), \(platform)")
      #expect(report.exploration?.bounds.contains(.values) == true, "\(name), \(platform)")
      #expect(report.whatWasTried.contains("to all that"), "\(report.whatWasTried)")
    }
  }

  @Test("of what is disabled, or has few values, nothing is taken back")
  func notTakenBack() throws {
    for elements in [
      "- {id: t, role: slider, label: Level 50, range: {minimum: 0, maximum: 100, current: 0, step: 0.25}, traits: [disabled]}",
      "- {id: t, role: slider, label: Level, range: {minimum: 0, maximum: 100, current: 0, step: 0.25}}",
      "- {id: t, role: slider, label: Level 500, range: {minimum: 0, maximum: 100, current: 0, step: 0.25}}",
    ] {
      let text = "scene: values\nplatform: iOS\nwindows:\n  - id: w\n    title: W\n    elements:\n"
      let report = try Self.audit(text + Self.indented(elements))
      #expect(report.exploration?.bounds == [], "\(elements)")
    }
  }

  /// Elements of a sheet whose changes a question asks about; only one way through them leads there.
  static let sheets: [(name: String, elements: String)] = [
    (
      "what was empty is filled, selected and deleted",
      """
      - {id: t, role: textEditor, label: Note, traits: [disabled]}
      - {id: a, role: button, label: Fill in, effect: {target: t, value: "a mango and more"}}
      - {id: b, role: button, label: Select all, effect: {target: t, selects: {all: true}}}
      - {id: r, role: button, label: Delete, effect: {target: t, replaces: ""}}
      """
    ),
    (
      "a place is there only in the longer text",
      """
      - {id: t, role: textEditor, label: Note, value: "kiwi", traits: [disabled]}
      - {id: a, role: button, label: Long, effect: {target: t, value: "a mango and more"}}
      - {id: b, role: button, label: Second word, effect: {target: t, selects: {characters: [5, 9]}}}
      - {id: r, role: button, label: Delete, effect: {target: t, replaces: ""}}
      """
    ),
    (
      "only the second text holds what is looked for",
      """
      - {id: t, role: textEditor, label: Note, value: "nothing", traits: [disabled]}
      - {id: a, role: button, label: Mango, effect: {target: t, value: "a mango"}}
      - {id: b, role: button, label: Kiwi, effect: {target: t, value: "a kiwi"}}
      - {id: f, role: button, label: Find, effect: {target: t, find: kiwi}}
      - {id: r, role: button, label: Delete, effect: {target: t, replaces: ""}}
      """
    ),
    (
      "only the third match is another one than what takes its place",
      """
      - {id: t, role: textEditor, label: Note, value: "data, data and Data", selection: {characters: [0, 4]}, traits: [disabled]}
      - {id: a, role: button, label: Find next, effect: {target: t, find: data}}
      - {id: r, role: button, label: Replace, effect: {target: t, replaces: "data"}}
      """
    ),
    (
      "only one of the places changes when it is replaced",
      """
      - {id: t, role: textEditor, label: Note, value: "Sxxx Sxxx", selection: {characters: [0, 1]}, traits: [disabled]}
      - {id: r, role: button, label: Replace, effect: {target: t, replaces: "S"}}
      - {id: a, role: button, label: First, effect: {target: t, selects: {characters: [5, 6]}}}
      - {id: b, role: button, label: Second, effect: {target: t, selects: {characters: [1, 2]}}}
      """
    ),
    (
      "what is looked for is in the other text",
      """
      - {id: a, role: button, label: First, effect: {target: f, value: "mango"}}
      - {id: b, role: button, label: Second, effect: {target: f, value: "kiwi"}}
      - {id: f, role: textField, label: Sought, value: "zzz", traits: [disabled]}
      - {id: t, role: textEditor, label: Note, value: "a mango here", traits: [disabled]}
      - {id: u, role: textEditor, label: Other, value: "a kiwi here", traits: [disabled]}
      - {id: ft, role: button, label: Find in note, effect: {target: t, findTextIn: f}}
      - {id: fu, role: button, label: Find in other, effect: {target: u, findTextIn: f}}
      - {id: r, role: button, label: Replace, effect: {target: u, replaces: ""}}
      """
    ),
    (
      "what is typed is found behind a sign that no key types",
      """
      - {id: f, role: searchField, label: Search}
      - {id: t, role: textEditor, label: Note, value: "“kiwi” with quotes", traits: [disabled]}
      - {id: a, role: button, label: Find, effect: {target: t, findTextIn: f}}
      - {id: r, role: button, label: Delete, effect: {target: t, replaces: ""}}
      """
    ),
  ]

  @Test("of what is in a sheet: the question is reached, and its nameless button found", arguments: sheets.indices)
  func sheet(index: Int) throws {
    let (name, elements) = Self.sheets[index]
    for platform in Platform.allCases {
      let text = """
        scene: values
        platform: \(platform.rawValue)
        windows:
          - id: w
            title: W
            elements:
              - {id: o, role: button, label: Open, opens: s}
        presentations:
          - actionSheet: q
            title: Sure
            buttons:
              - {id: d, label: " ", outcome: discard, style: destructive}
              - {id: k, label: Keep, outcome: keep, style: cancel}
          - sheet: s
            title: Edit
            confirmation: q
            elements:
              - {id: x, role: button, label: Cancel, dismiss: cancel}

        """
      let report = try Self.audit(text + Self.indented(elements))
      #expect(report.unpresented.isEmpty, "\(name), \(platform)")
      #expect(report.result.findings.contains { $0.rule == "name-missing" && $0.node == "q/d" }, "\(name), \(platform)")
    }
  }
}

extension Finding {
  /// Whether it is about a rule, or the rule is broken by the same defect.
  fileprivate func isAbout(_ rule: String) -> Bool { self.rule == rule || implied.contains(rule) }
}
