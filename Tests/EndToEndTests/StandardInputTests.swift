import Foundation
import Testing

/// `-` is standard input wherever a command takes a file; what comes there says itself what it is.
@Suite("Standard input")
struct StandardInputTests {
  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var input: String
    /// What standard output, or standard error where it fails, has in it.
    var says: String
    var status: Int32 = 0
    var testDescription: String { arguments.joined(separator: " ") + " < " + input.prefix(24) }
  }

  static let scene = """
    scene: inbox
    platform: iOS
    windows:
      - id: main
        elements:
          - {id: compose, role: button, label: Compose}

    """
  static let sceneJSON = """
    {
      "scene": "inbox", "platform": "iOS",
      "windows": [{"id": "main", "elements": [{"id": "compose", "role": "button", "label": "Compose"}]}]
    }
    """
  static let tree = """
    {"screen": [393, 852], "nodes": [{"id": "compose", "role": "button", "name": "Compose", "frame": [10, 10, 60, 60]}]}
    """
  /// A tap on the panel, without its description.
  static let events = """
    E: 0.100000 0003 0035 0100
    E: 0.100000 0003 0036 0100
    E: 0.100000 0000 0002 0000
    E: 0.100000 0000 0000 0000
    E: 0.150000 0000 0002 0000
    E: 0.150000 0000 0000 0000

    """
  static let device = "device: knob\nsummary: A knob.\nname: Knob\nrelative: [REL_DIAL]\nrotary: [{axis: REL_DIAL}]\n"
  static let deviceJSON = #"{"summary": "A knob.", "device": "knob", "name": "Knob", "relative": ["REL_DIAL"]}"#
  static let panel = RecordingCommandsTests.description
  static let recording = panel + RecordingCommandsTests.events
  static let session = """
    {"format":"detent-session","version":"1.0","clock":"monotonic","devices":1}
    {"d":0,"device":{"name":"Knob","codes":{"EV_REL":["REL_DIAL"]}}}
    {"t":5,"d":0,"e":[["REL_DIAL",1]]}
    {"end":{"frames":1,"events":2}}

    """
  static let script = "turn crown 1\n"

  static let cases: [Case] =
    ["audit", "announce", "run"].flatMap { command in
      [scene, sceneJSON, "\u{FEFF}" + scene, "\u{FEFF}" + sceneJSON, "# {\n---\n" + scene, tree, "\n " + tree].map {
        Case(
          arguments: [command, "-"], input: $0,
          says: ["announce": "Compose. Button", "audit": "0 fail"][command] ?? "says “Compose. Button.”")
      }
    } + [
      Case(arguments: ["describe", "-"], input: recording, says: "-: evemu, 1 device, 2 events"),
      Case(arguments: ["describe", "-"], input: session, says: "-: session, 1 device, 2 events"),
      Case(arguments: ["describe", "-"], input: "\u{FEFF}" + session, says: "-: session, 1 device, 2 events"),
      Case(arguments: ["describe", "-"], input: device, says: "-: A knob."),
      Case(arguments: ["describe", "-"], input: "\u{FEFF}" + device, says: "-: A knob."),
      Case(arguments: ["describe", "-", "--json"], input: deviceJSON, says: #""device": {"device": "knob""#),
      Case(arguments: ["describe", "-"], input: scene, says: "-: this is a scene, not a recording", status: 3),
      Case(arguments: ["describe", "events.events", "--description", "-"], input: panel, says: "device 0: Panel"),
      Case(
        arguments: ["convert", "-", "-", "--to", "session"], input: recording, says: #"[["ABS_MT_POSITION_X",100]]"#),
      Case(arguments: ["convert", "-", "-", "--to", "evemu"], input: session, says: "E: 0.000005 0002 0007 0001"),
      Case(
        arguments: ["convert", "events.events", "-", "--to", "evemu", "--description", "-"], input: panel,
        says: "N: Panel"),
      Case(arguments: ["gestures", "-"], input: session, says: "turn"),
      Case(arguments: ["gestures", "events.events", "--description", "-"], input: panel, says: "tap"),
      Case(arguments: ["run", "scene.yaml", "--input", "-", "--no-audit"], input: session, says: "turn"),
      Case(
        arguments: ["run", "scene.yaml", "--script-file", "-", "--no-audit"], input: "tap \"Compose\"\n", says: "tap"),
      Case(arguments: ["perform", "-", "-o", "-"], input: script, says: #""format":"detent-session""#),
      Case(
        arguments: ["perform", "turn crown 1", "--device", "-", "-o", "-"], input: device, says: #""name":"Knob""#),
      Case(
        arguments: ["perform", "turn crown 1", "--device", "-", "-o", "-"], input: deviceJSON,
        says: "cannot", status: 2),
      // What it would play, only the kernel lab can tell.
      Case(arguments: ["replay", "-"], input: "nothing\n", says: "-:1:1: this is no recording", status: 3),
      Case(arguments: ["replay", "events.events", "--description", "-"], input: "{}", says: "-:1:1: ", status: 3),
      Case(arguments: ["new", "scene", "-"], input: "", says: "scene:"),
      Case(arguments: ["new", "device", "-"], input: "", says: "device:"),
      Case(arguments: ["example", "copy", "mail", "-"], input: "", says: "scene: mail"),
      Case(arguments: ["record", "-"], input: session, says: "not standard input", status: 2),
      Case(arguments: ["record", "/dev/null", "-o", "-"], input: "", says: "/dev/null", status: 4),
      Case(arguments: ["run", "-", "--record", "-"], input: scene, says: "--record", status: 2),
    ]
    + ["audit", "announce", "run"].map {
      Case(
        arguments: [$0, "-"], input: #"{"scene": "a", "platform": "iOS", "windows": [],}"#,
        says: "-:1:49: unexpected \"}\"", status: 3)
    }
    + [
      ["audit", "-", "-"], ["run", "-", "--input", "-"], ["describe", "-", "--description", "-"],
      ["perform", "-", "--device", "-", "-o", "-"], ["replay", "-", "--description", "-"],
    ].map {
      Case(arguments: $0, input: "", says: "standard input can be read only once", status: 2)
    }

  @Test("is read, and what it holds is seen from its content", arguments: cases)
  func reads(example: Case) throws {
    let folder = try TemporaryFolder(["events.events": Self.events, "scene.yaml": Self.scene])
    let result = try Program.run(example.arguments, input: example.input, in: folder.path)
    #expect(result.status == example.status, "\(result.output)\(result.errors)")
    let text = example.status == 0 ? result.output : result.errors
    #expect(text.contains(example.says), "\(text)")
    if example.status == 0 { #expect(!result.output.isEmpty) }
  }

  @Test("is known to every command that takes a file")
  func completeness() throws {
    let help = try Program.run(["--help"]).output
    let list = try #require(help.range(of: "SUBCOMMANDS:\n"))
    let commands = help[list.upperBound...].split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let withoutFiles = ["compare", "devices", "doctor", "guidelines", "report", "rules", "schema"]
    #expect(commands.count > 10)
    #expect(Set(commands).subtracting(Self.cases.map { $0.arguments[0] }) == Set(withoutFiles), "\(commands)")
  }
}
