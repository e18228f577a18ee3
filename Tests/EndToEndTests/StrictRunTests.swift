import Testing

/// What `--strict` takes for a failure, that no run without it would tell of.
@Suite("detent run --strict")
struct StrictRunTests {
  static let sheet = """
    scene: small
    platform: iOS
    windows:
      - id: main
        elements:
          - {id: open, role: button, label: Open, opens: s}
    presentations:
      - sheet: s
        title: Small
        detents: [{id: tiny, points: 160}, medium, large]
        grabber: true
        elements:
          - {id: done, role: button, label: Done, dismiss: done}

    """

  @Test(
    "an instruction that did nothing is told, whatever else goes on",
    arguments: [
      ("example:mail", #"tap "Compose"; wait 100ms; tap 10,200; wait 2s"#, "“tap 10,200” did nothing"),
      ("example:watch-pages", "turn crown 3", "“turn crown 3” did nothing"),
      (
        "small.scene.yaml", #"tap "Open"; drag from 100,700 to 300,700 via 200,200 in 1s then hold 300ms"#,
        "did nothing: what it moved is where it would be without it"
      ),
      ("example:mail", "resize screen to 393,852", "“resize screen to 393,852” did nothing"),
      ("example:mail", #"expect "Sendd" absent"#, #"no element of the scene is called "Sendd"; did you mean "Send"?"#),
    ])
  func nothing(scene: String, script: String, warning: String) throws {
    let folder = try TemporaryFolder(["small.scene.yaml": Self.sheet])
    let arguments = ["run", scene, "--no-audit", "--script", script]
    let loose = try Program.run(arguments, in: folder.path)
    #expect(loose.status == 0 && (loose.output + loose.errors).contains(warning), "\(loose.output)\(loose.errors)")
    let strict = try Program.run(arguments + ["--strict"], in: folder.path)
    #expect(strict.status == 1, "\(strict.output)\(strict.errors)")
    #expect(strict.output.contains("1 warning, which --strict takes for a failure"), "\(strict.output)")
  }

  @Test(
    "an instruction of which something came is not",
    arguments: [
      ("example:mail", #"tap "Compose"; wait 600ms; swipe up from grabber; wait 2s"#),
      ("example:mail", #"tap "Compose"; wait 10ms; press escape"#), ("example:mail", "turn screen"),
      ("example:mail", "resize screen to 430,932"),
      ("example:weather", "swipe left from 300,400; wait 50ms; swipe left"),
      ("example:mail", #"tap "Compose"; tap "To"; type "Hi""#), ("example:watch-pages", "turn crown -3"),
    ])
  func something(scene: String, script: String) throws {
    let result = try Program.run(["run", scene, "--no-audit", "--strict", "--script", script])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test("a name that nothing can have is told of in flows, and fails them", arguments: ["text", "json"])
  func flows(format: String) throws {
    let folder = try TemporaryFolder([
      "a.flow.yaml": "target: example:mail\nsteps:\n  - tap \"Compose\"\n  - expect \"Sendd\" absent\n"
    ])
    let loose = try Program.run(["run", "a.flow.yaml", "--format", format], in: folder.path)
    #expect(loose.status == 0 && loose.output.contains("no element of the scene is called"), "\(loose.output)")
    #expect(loose.output.contains("a.flow.yaml:4:"), "\(loose.output)")
    #expect(try Program.run(["run", "a.flow.yaml", "--format", format, "--strict"], in: folder.path).status == 1)
  }
}
