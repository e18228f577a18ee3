import Accessibility
import Documents
import Foundation
import Geometry
import Gestures
import Harness
import Scenes
import TestSupport
import Testing

@Suite("Cases of flows")
struct FlowLoaderTests {
  /// A folder with these texts, and the cases of the flow `x.flow.yaml` in it.
  static func cases(_ flow: String, _ files: [String: String] = [:]) throws -> [FlowCase] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    try Data(flow.utf8).write(to: folder.appendingPathComponent("x.flow.yaml"))
    let loader = FlowLoader(library: try .bundled())
    do {
      return try loader.cases(of: FlowFile(folder.path + "/x.flow.yaml", name: "x.flow.yaml"))
    } catch {
      // The folder has another name every time.
      var errors = error
      for index in errors.errors.indices {
        errors.errors[index].location.file = errors.errors[index].location.file.replacing(folder.path + "/", with: "")
      }
      throw errors
    }
  }

  static let scene =
    "scene: a\nplatform: iOS\nparameters: {tapMax: 300000, dismissSpeed: 500}\nwindows: [{id: w, elements: [{id: b, role: button, label: B}]}]\n"

  @Test("a flow changes its scene before that is read")
  func changes() throws {
    let cases = try Self.cases(
      "target: a.scene.yaml\nset: {dismissSpeed: 400}\nfor: {platform: [iOS, macOS], layoutDirection: [rtl]}\nsteps: [tap \"B\"]",
      ["a.scene.yaml": Self.scene])
    #expect(
      cases.map(\.name) == [
        "x.flow.yaml [layoutDirection=rtl, platform=iOS]", "x.flow.yaml [layoutDirection=rtl, platform=macOS]",
      ])
    let scenes = cases.compactMap { known -> Scene? in
      if case .scene(let scene) = known.interface { scene } else { nil }
    }
    #expect(scenes.map(\.platform) == [.iOS, .macOS] && scenes.allSatisfy(\.isRightToLeft))
    #expect(scenes.allSatisfy { $0.parameters.dismissSpeed == 400 && $0.parameters.tapMax == 300_000 })
    // What follows from a platform does: its screen.
    #expect(scenes[0].screen.size != scenes[1].screen.size)
  }

  @Test("without changes a scene is as its own document has it")
  func unchanged() throws {
    let cases = try Self.cases("target: example:mail\nsteps: [swipe up]")
    guard case .scene(let scene) = cases[0].interface else { return #expect(Bool(false)) }
    let file = try #require(Examples.scene("mail"))
    #expect(scene == (try SceneDocument.read(file.text, file: file.name)))
    #expect(cases.count == 1 && cases[0].name == "x.flow.yaml" && cases[0].flow == "x.flow.yaml")
  }

  @Test("instructions one after the other are one script, and a recording between them parts it")
  func steps() throws {
    let cases = try Self.cases(
      "target: example:mail\nsteps: [swipe up, wait 50ms, {replay: 'example:mail'}, swipe up, {replay: 'example:mail'}]"
    )
    let counts = cases[0].play.steps.map { step in
      if case .script(let script) = step { script.instructions.count } else { 0 }
    }
    #expect(counts == [2, 0, 1, 0])
  }

  /// What is named and is wrong, and what is said of it.
  static let wrong: [(flow: String, error: String)] = [
    (
      "target: b.scene.yaml\nsteps: [swipe up]",
      "x.flow.yaml:1:9: \"b.scene.yaml\": cannot open: No such file or directory; expected a scene or tree file, "
        + "relative to the flow, or example:NAME"
    ),
    (
      "target: example:mial\nsteps: [swipe up]",
      "x.flow.yaml:1:9: there is no such example as \"mial\"; expected a scene or tree file, relative to the flow, or "
        + "example:NAME (did you mean \"example:mail\"?)"
    ),
    (
      "target: x.flow.yaml\nsteps: [swipe up]",
      "x.flow.yaml:1:9: \"x.flow.yaml\" is a flow; expected a scene, a tree or a dump"
    ),
    (
      "target: example:mail\nsteps:\n  - replay: none.evemu",
      "x.flow.yaml:3:13: \"none.evemu\": cannot open: No such file or directory; expected a recording, relative to the "
        + "flow, or example:NAME"
    ),
    (
      "target: example:mail\ndevices: [phone-tuchscreen]\nsteps: [swipe up]",
      "did you mean \"phone-touchscreen\"?"
    ),
    (
      "target: t.tree.json\nfor: {layoutDirection: [rtl]}\nsteps: [swipe up]",
      "x.flow.yaml:1:9: a tree is as it is: nothing of its surroundings can be set or varied but the language; expected a "
        + "scene"
    ),
    ("target: wrong.scene.yaml\nsteps: [swipe up]", "wrong.scene.yaml:1:1: scene has no \"windows\""),
  ]

  @Test("what a flow names and is not there is wrong where it names it", arguments: wrong)
  func errors(flow: String, error: String) throws {
    let errors = #expect(throws: DocumentErrors.self) {
      try Self.cases(
        flow, ["t.tree.json": "{\"screen\": [10, 10], \"nodes\": []}", "wrong.scene.yaml": "scene: a\nplatform: iOS\n"])
    }
    #expect(errors?.description.contains(error) == true, "\(errors?.description ?? "")")
  }
}
