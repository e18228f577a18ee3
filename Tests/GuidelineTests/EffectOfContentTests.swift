import Accessibility
import Audit
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Documents
@testable import Stage

/// What an element in each kind of presentation does by its `effect`: something can be seen or is judged, or people are told
/// that nothing goes by it.
@Suite("Effects of what is in presentations are never read and forgotten")
struct EffectOfContentTests {
  typealias Place = AttributeEffectTests.Place

  private static let deeds: [@Sendable (inout StageDriver) -> Void] = [
    { Self.activate("s/f", &$0) },
    {
      Self.activate("s/f", &$0)
      $0.press(.keyEsc)
    },
    {
      Self.activate("s/f", &$0)
      Self.activate("s/c", &$0)
    },
    {
      Self.activate("s/f", &$0)
      $0.reader(.escape, "s")
    },
    {
      Self.activate("s/n", &$0)
      $0.type("x")
      Self.activate("s/f", &$0)
      $0.press(.keyEsc)
    },
  ]

  private static func activate(_ id: String, _ driver: inout StageDriver) {
    if driver.node(id) != nil { driver.reader(.activate, id) }
    driver.settle()
  }

  private static func scene(_ kind: String, _ effect: String, _ more: [String], at place: Place) throws -> Scene {
    let isDialog = ["actionSheet", "confirmationDialog", "alert"].contains(kind)
    let elements =
      "    elements: [\(isDialog ? "" : "{id: c, role: button, label: C, dismiss: cancel}, ")"
      + "{id: n, role: textField, label: N}, {id: f, role: button, label: F\(effect)}]"
    let names = Set(PresentationKinds.form(kind)?.attributes.map(\.name) ?? [])
    let known = more.filter { names.contains(String($0.prefix { $0 != ":" })) }.map { "    " + $0 }
    return try SceneDocument.read(
      AttributeEffectTests.text(kind, at: place, [elements] + known, besides: ""), file: "x.scene.yaml")
  }

  @Test(
    "changes, commits and completes do something or have words", arguments: PresentationKinds.names,
    ["changes", "commits", "completes"])
  func effects(kind: String, key: String) throws {
    guard PresentationKinds.form(kind)?.attributes.contains(where: { $0.name == "elements" }) == true else { return }
    for place in Place.allCases {
      // Where something else lets the effect matter, it does with that.
      let contexts = [[], ["unsavedChanges: true"], ["autoDismissOnCompletion: true"], ["exits: [button, completion]"]]
      var isHeeded = false
      var told = false
      for context in contexts {
        guard let without = try? Self.scene(kind, "", context, at: place),
          let with = try? Self.scene(kind, ", effect: {\(key): true}", context, at: place)
        else { continue }
        told =
          told
          || with.unheeded.contains {
            $0.owner == "s/f" && $0.name == "effect.\(key)" || $0.owner == "s" && $0.name == nil
          }
        let starts = AttributeEffectTests.starts([without, with])
        isHeeded =
          isHeeded
          || Self.deeds.contains { deed in
            let seen = starts.map { start in
              var driver = start
              deed(&driver)
              driver.settle()
              return AttributeEffectTests.Observation(driver)
            }
            return seen[0].events != seen[1].events || seen[0].places != seen[1].places
          }
          || !AttributeEffectTests.rules([without, with], starts).isEmpty
        // Whether a sheet is left by what is complete, its own attributes say.
        if context.isEmpty, key == "completes", kind != "sheet" {
          #expect(isHeeded || told, "\(kind) on \(place.name): effect.\(key), as it is")
        }
      }
      #expect(isHeeded || told, "\(kind) on \(place.name): effect.\(key)")
    }
  }

  @Test("what only a watch or a crown goes by is told of elsewhere", arguments: Platform.allCases)
  func crowns(platform: Platform) throws {
    let scene = try SceneDocument.read(
      """
      scene: a
      platform: \(platform.rawValue)
      inputDevices: [touch, keyboard]
      screen: {width: 400, height: 400, crownSide: left}
      windows:
        - id: main
          view: launcher
          elements:
            - {id: open, role: button, label: Open}
      """, file: "x.scene.yaml")
    let told = scene.unheeded.map { "\($0.owner) \($0.name ?? "")" }
    #expect(told.contains("a screen.crownSide") == (platform != .watchOS), "\(told)")
    #expect(told.contains("main view"), "\(told)")
  }

  @Test(
    "a target alone is turned round where it is a switch, and has words where it is anything else",
    arguments: Role.allCases)
  func targets(role: Role) throws {
    guard
      let scene = try? SceneDocument.read(
        """
        scene: a
        platform: macOS
        windows:
          - id: main
            elements:
              - {id: f, role: button, label: F, effect: {target: x}}
              - {id: x, role: \(role.rawValue), label: X}
        """, file: "x.scene.yaml")
    else { return }
    var driver = StageDriver(scene)
    driver.settle()
    let before = AttributeEffectTests.Observation(driver).nodes.first { $0.id.path == "main/x" }
    driver.reader(.activate, "main/f")
    driver.settle()
    let after = AttributeEffectTests.Observation(driver).nodes.first { $0.id.path == "main/x" }
    #expect((before == after) == scene.unheeded.contains { $0.owner == "main/f" && $0.name == "effect.target" })
  }

  /// What may or may not go by the room, as documents write it.
  static let content = [
    "", "presentations: [{alert: a, title: A, buttons: [{label: Yes}]}]",
    "presentations: [{menu: m, elements: [{role: button, label: A}]}]",
    "presentations: [{sheet: s, presented: true, detents: [medium, large]}]",
    "presentations: [{sheet: s, presented: true, detents: [large]}]",
    "presentations: [{sheet: s, presented: true, detents: [{id: low, fraction: 0.3}]}]",
    "presentations: [{sheet: s, presented: true}]", "presentations: [{popover: p, presented: true}]",
    "presentations: [{currentContext: c, presented: true}]", "presentations: [{fullScreen: f, presented: true}]",
    "onScreenKeyboard: {visible: true}",
  ]

  @Test(
    "room has words where nothing is shown otherwise with more or less of it", arguments: Platform.allCases, content)
  func room(platform: Platform, content: String) throws {
    func scene(_ size: String) throws -> Scene {
      try SceneDocument.read(
        """
        scene: a
        platform: \(platform.rawValue)
        \(size)
        \(content)
        windows:
          - id: main
            elements:
              - {id: b, role: button, label: B}
              - {id: field, role: \(content.hasPrefix("onScreen") ? "textField" : "button"), label: Field}
        """, file: "x.scene.yaml")
    }
    let usual = try scene("")
    for (horizontal, vertical) in [
      ("compact", "compact"), ("compact", "regular"), ("regular", "compact"), ("regular", "regular"),
    ] {
      let asked = try scene("sizeClass: {horizontal: \(horizontal), vertical: \(vertical)}")
      let told = Set(asked.unheeded.compactMap(\.name).filter { $0.hasPrefix("sizeClass") })
      // What is shown, axis by axis: that axis as the author says, and the other one as it is.
      var expected: Set<String> = []
      for axis in ["horizontal", "vertical"] {
        var other = asked
        if axis == "horizontal" {
          other.sizeClass.horizontal = usual.sizeClass.horizontal
        } else {
          other.sizeClass.vertical = usual.sizeClass.vertical
        }
        guard other.sizeClass != asked.sizeClass else { continue }
        let scenes = [asked, other]
        let starts = scenes.map { scene in
          var driver = StageDriver(scene)
          driver.settle()
          return driver
        }
        let seen = starts.map {
          $0.stage.tree.nodes.map { "\($0.id.path) \($0.role) \($0.frame) \($0.traits) \($0.actions)" }
        }
        // What is shown alike may be judged otherwise: in compact height a sheet may cover all.
        let isJudgedAlike = AttributeEffectTests.rules(scenes, starts).isEmpty
        if seen[0] == seen[1], isJudgedAlike { expected.insert("sizeClass.\(axis)") }
      }
      #expect(told == expected, "\(platform.rawValue) \(horizontal) \(vertical) \(content)")
    }
  }

  @Test(
    "answers that no audit asks for have words",
    arguments: [
      ("rev-paging", "iOS", "scrollView", "scroll-paging-consider", "", false),
      ("rev-chunked", "iOS", "scrollView", "scroll-paging-consider", "hints: {chunked: true}, ", true),
    ])
  func answers(name: String, platform: String, role: String, statement: String, more: String, isAsked: Bool) throws {
    func scene(_ review: String) throws -> Scene {
      try SceneDocument.read(
        """
        scene: \(name)
        platform: \(platform)
        windows:
          - id: main
            elements:
              - {id: e, role: \(role), label: E, frame: [16, 80, 300, 200], contentSize: [300, 900], \(more)\(review)
                elements: [{role: button, label: A}]}
        """, file: "x.scene.yaml")
    }
    let without = try scene("")
    let asks = Auditor().audit(StageDriver(without).stage.tree, scene: without).findings.contains {
      $0.outcome == .review && ($0.rule == "review-\(statement)" || $0.implied.contains("review-\(statement)"))
    }
    let with = try scene("reviewed: [{statement: \(statement), reason: It is}], ")
    #expect(asks == isAsked)
    #expect(with.unheeded.contains { $0.name == "reviewed" } == !isAsked)
  }

  @Test("answers about dialogs, full screens and sheets have words where no audit asks", arguments: Advice.allCases)
  func answers(advice: Advice) throws {
    let kinds = [
      "fullScreen: s", "sheet: s", "sheet: s\n    detents: [medium, large]",
      "sheet: s\n    detents: [medium, large]\n    hints: {fullHeightUseful: true}",
      "actionSheet: s\n    buttons: [{label: Yes}]",
      "actionSheet: s\n    buttons: [{label: Yes}, {label: Maybe}, {label: No}, {label: Later}, {label: Cancel, style: cancel}]",
      "confirmationDialog: s\n    buttons: [{label: Yes}, {label: Cancel, style: cancel}]",
    ]
    let titles = [
      "Short", "A title that is far too long for anybody to read it all in the time that there is, and then some",
    ]
    for platform in advice.platforms {
      for kind in kinds {
        for title in titles {
          func scene(_ review: String) throws -> Scene {
            try SceneDocument.read(
              """
              scene: a
              platform: \(platform.rawValue)
              windows: [{id: main, elements: [{id: open, role: button, label: Open, opens: s}]}]
              presentations:
                - \(kind)
                  title: \(title)
                  \(review)
              """, file: "x.scene.yaml")
          }
          let without = try scene("")
          let start = AttributeEffectTests.starts([without])[0]
          guard start.node("s") != nil else { continue }
          let rule = "review-\(advice.rawValue)"
          let asks = Auditor().audit(start.stage.tree, scene: without).findings.contains {
            $0.outcome == .review && $0.node.path == "s" && ($0.rule == rule || $0.implied.contains(rule))
          }
          let told = try scene("reviewed: [{statement: \(advice.rawValue), reason: It is}]").unheeded
            .contains { $0.name == "reviewed" }
          // What is kept by the look of a scene and not by its document is no reason to say so.
          if asks { #expect(!told, "\(platform.rawValue) \(kind) \(title)") }
          if !asks, Self.settled.contains(advice) { #expect(told, "\(platform.rawValue) \(kind) \(title)") }
        }
      }
    }
  }

  /// What is settled by a document alone.
  static let settled: Set<Advice> = [
    .modalityFullScreenLittleDistraction, .sheetSkipMediumWhenFullIsBetter, .actionSheetTitleConcise,
    .actionSheetFewerButtonsFaster, .modalityFocusRelatedOptions,
  ]

  @Test("a value that nothing gets is refused")
  func value() {
    #expect(throws: DocumentErrors.self) {
      try Self.scene("sheet", ", effect: {value: x}", [], at: .phone)
    }
  }
}
