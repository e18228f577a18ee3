import Testing

/// What people cannot do to an interface, and what does nothing, is told; what speaks does something.
@Suite("Instructions that nobody can do, or that do nothing")
struct StrictDeviceTests {
  private static func scene(_ platform: String, _ devices: String = "") -> String {
    """
    scene: small
    platform: \(platform)
    \(devices)
    windows:
      - id: main
        elements:
          - {id: delete, role: button, label: Delete}

    """
  }

  static let files = [
    "phone": scene("iOS"), "keys": scene("iOS", "inputDevices: [keyboard]"),
    "touch": scene("iOS", "inputDevices: [touch]"), "tv": scene("tvOS"), "mac": scene("macOS"),
    "watch": scene("watchOS"), "vision": scene("visionOS"),
  ]

  static let told: [(scene: String, script: String, warning: String)] = [
    ("keys", #"tap "Delete""#, "inputDevices has no touch"),
    ("keys", #"click "Delete""#, "inputDevices has no pointer"),
    ("touch", #"click "Delete""#, "inputDevices has no pointer"),
    ("touch", "press tab", "inputDevices has no keyboard"),
    ("tv", #"tap "Delete""#, "there is no touchscreen on tvOS"),
    ("mac", #"tap "Delete""#, "there is no touchscreen on macOS"),
    (
      "tv", #"click "Delete""#,
      "there is no pointer on tvOS: nobody can do this there, even if something comes of it here"
    ),
    ("tv", "turn screen", "nobody turns the screen on tvOS"),
    ("mac", "turn screen", "nobody turns the screen on macOS"),
    ("watch", "turn screen", "nobody turns the screen on watchOS"),
    ("vision", "turn screen", "nobody turns the screen on visionOS"),
    ("watch", "resize screen to 500,900", "nobody resizes the screen on watchOS"),
    ("tv", "resize screen to 500,900", "nobody resizes the screen on tvOS"),
    ("watch", "scrub", "there is no room for two fingers on watchOS"),
    ("watch", "turn dial 3", "no device with watchOS has a dial"),
    ("phone", "turn ring 3", "no device with iOS has a ring"),
    ("phone", "turn crown -3", "no device with iOS has a crown"),
    ("phone", "release", "“release” did nothing: nothing is held"),
    ("phone", #"hold ctrl; release shift"#, "“release shift” did nothing: shift is not held"),
    ("phone", "hold ctrl", "“hold control” did nothing: nothing is done after it"),
    ("phone", "move to 10,700", "“move to 10,700” did nothing: nothing is done after it"),
  ]

  @Test("are told, and fail a strict run", arguments: told)
  func warned(scene: String, script: String, warning: String) throws {
    let folder = try TemporaryFolder(["\(scene).scene.yaml": Self.files[scene] ?? ""])
    let run = ["run", "\(scene).scene.yaml", "--no-audit", "--script", script]
    let loose = try Program.run(run, in: folder.path)
    #expect(loose.output.contains(warning), "\(loose.output)\(loose.errors)")
    #expect(try Program.run(run + ["--strict"], in: folder.path).status == 1)
  }

  static let heard: [(scene: String, script: String)] = [
    ("example:map", #"drag from "Plan of the harbour" to 411,598 with 2 fingers"#),
    ("example:map", #"drag from "Plan of the harbour" to 411,598 with 2 fingers; expect said "Top.""#),
    ("example:mail", #"move to 40,100; click "Compose""#), ("example:mail", "hold shift; press tab; release"),
  ]

  @Test("something that was said or is done with it is an effect", arguments: heard)
  func effect(scene: String, script: String) throws {
    let result = try Program.run(["run", scene, "--no-audit", "--strict", "--script", script])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}
