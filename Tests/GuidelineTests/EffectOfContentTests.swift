import Accessibility
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Documents
@testable import Stage
@testable import StageLayout

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

  @Test("room has words where nothing is shown otherwise with more or less of it", arguments: Platform.allCases)
  func room(platform: Platform) throws {
    for horizontal in ["compact", "regular"] {
      for vertical in ["compact", "regular"] {
        for (more, keys) in [("", false), ("onScreenKeyboard: {visible: true}", true)] {
          let text = """
            scene: a
            platform: \(platform.rawValue)
            SIZE
            \(more)
            windows:
              - id: main
                elements:
                  - {id: field, role: textField, label: Field}
            """
          let usual = try SceneDocument.read(text.replacing("SIZE", with: ""), file: "x.scene.yaml")
          let scene = try SceneDocument.read(
            text.replacing("SIZE", with: "sizeClass: {horizontal: \(horizontal), vertical: \(vertical)}"),
            file: "x.scene.yaml")
          let told = Set(scene.unheeded.compactMap(\.name).filter { $0.hasPrefix("sizeClass") })
          // What is shown, axis by axis: that axis as the author says, and the other one as it is.
          var expected: Set<String> = []
          for axis in ["horizontal", "vertical"] where !PlatformProfile(platform).hasDetents {
            var other = scene
            if axis == "horizontal" {
              other.sizeClass.horizontal = usual.sizeClass.horizontal
            } else {
              other.sizeClass.vertical = usual.sizeClass.vertical
            }
            guard other.sizeClass != scene.sizeClass else { continue }
            let seen = [scene, other].map { Stage($0).tree.nodes.map { "\($0.id.path) \($0.frame) \($0.traits)" } }
            let shown = [scene, other].map { StageDriver($0).stage.layout.keyboard }
            if seen[0] == seen[1], !keys || platform == .macOS || shown[0] == shown[1] {
              expected.insert("sizeClass.\(axis)")
            }
          }
          #expect(told == expected, "\(platform.rawValue) \(horizontal) \(vertical) \(more)")
        }
      }
    }
  }

  @Test("a value that nothing gets is refused")
  func value() {
    #expect(throws: DocumentErrors.self) {
      try Self.scene("sheet", ", effect: {value: x}", [], at: .phone)
    }
  }
}
