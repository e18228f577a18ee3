import Foundation
import Testing

@Suite("detent perform, and describe of device files")
struct PerformCommandTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("a script becomes a recording whose gestures are those of the script")
  func performAndRecognize() throws {
    let folder = try TemporaryFolder()
    let performed = try Program.run(
      ["perform", "tap 120,300; swipe up in 150ms", "-o", "tap.evemu"], in: folder.path)
    #expect(performed.status == 0, "\(performed.errors)")
    #expect(performed.output.isEmpty)
    let recognized = try Program.run(["gestures", "tap.evemu"], in: folder.path)
    #expect(
      recognized.output.contains(#""gesture":"tap","fingers":1,"count":1,"at":[120.08333333333334,300.0205128205128]"#))
    #expect(recognized.output.contains(#""gesture":"swipe","direction":"up","fingers":1"#))
  }

  @Test("a script from standard input goes to standard output as a session of the devices that it needs")
  func standardStreams() throws {
    let session = try Program.run(
      ["perform", "-", "-o", "-"], input: "turn crown 3 # three\nmark \"done\"\ntype \"Hi\"\n")
    #expect(session.status == 0, "\(session.errors)")
    #expect(session.output.contains(#""name":"Detent Watch Crown""#))
    #expect(session.output.contains(#""name":"Detent Keyboard""#))
    #expect(session.output.contains(#""mark":"done""#))
    let recognized = try Program.run(["gestures", "-"], input: session.output)
    #expect(recognized.output.contains(#""text":"H""#))
  }

  @Test("a seed gives the same bytes, jitter others")
  func determinism() throws {
    func perform(_ more: [String]) throws -> String {
      try Program.run(["perform", "swipe up; pinch by 2", "-o", "-", "--jitter", "2"] + more).output
    }
    let first = try perform(["--seed", "7"])
    #expect(first.count > 1000)
    #expect(try perform(["--seed", "7"]) == first)
    #expect(try perform(["--seed", "8"]) != first)
  }

  @Test("devices are named, found in a folder or given as files")
  func devices() throws {
    let folder = try TemporaryFolder(["pad.yaml": "device: pad\nsummary: A pad.\nname: Pad\nkeys: [KEY_A]\n"])
    let named = try Program.run(["perform", "tap 9,9", "--device", "kiosk-touchscreen", "-o", "-"])
    #expect(named.output.contains(#""name":"Detent Kiosk Touchscreen""#))
    for more in [["--devices", "."], ["--device", "pad.yaml"]] {
      let own = try Program.run(["perform", "press a", "-o", "-"] + more, in: folder.path)
      #expect(own.output.contains(#""name":"Pad""#), "\(own.errors)")
    }
  }

  @Test("a device file needs no ending, and one that is none is read before it is refused")
  func deviceFilesOfAnyName() throws {
    let folder = try TemporaryFolder([
      "pad": "device: pad\nsummary: A pad.\nname: Pad\nkeys: [KEY_A]\n", "empty": "", "binary": "\u{1}\u{2}\n\u{3}: [",
    ])
    let own = try Program.run(["perform", "press a", "--device", "./pad", "-o", "-"], in: folder.path)
    #expect(own.output.contains(#""name":"Pad""#), "\(own.errors)")
    for wrong in ["empty", "./binary"] {
      let result = try Program.run(["perform", "tap 9,9", "--device", wrong, "-o", "-"], in: folder.path)
      #expect(result.status == 3, "\(result.errors)")
      #expect(result.errors.hasPrefix("detent: error: \(wrong):1:"), "\(result.errors)")
    }
  }

  static let mistakes: [([String], Int32, String)] = [
    (
      ["tpa 1,2", "-o", "-"], 2,
      "script:1:1: expected an instruction such as 'tap 120,300', found 'tpa'\n  hint: did you mean 'tap'?"
    ),
    (["tap 9,9\n tap \"Send\"", "-o", "-"], 2, "detent: error: script:2:2: cannot do “tap \"Send\"”"),
    (
      ["move to 500,20", "-o", "-"], 2, "outside the screen (393x852)\n  hint: no device says how large the screen is"
    ),
    (["", "-o", "-"], 2, "detent: error: script: the script says nothing"),
    (["wait 1s", "-o", "-"], 2, "detent: error: script: the script says nothing that a device does"),
    (
      ["turn screen", "-o", "-"], 2,
      "script:1:1: cannot do “turn screen”: no device turns or resizes the screen: that is done to an interface"
    ),
    (["tap 9,9; resize screen to 852,393", "-o", "kernel"], 2, "script:1:10: cannot do “resize screen to 852,393”"),
    (["pinch by 2", "--device", "kiosk-touchscreen", "-o", "-"], 2, "kiosk-touchscreen tells one contact at a time"),
    (["tap 9,9", "--device", "kiosk", "-o", "-"], 2, "there is no device named kiosk"),
    (["tap 9,9", "--device", "none.yaml", "-o", "-"], 3, "none.yaml"),
    (["tap 9,9", "--devices", "nowhere", "-o", "-"], 3, "nowhere"),
    (["tap 9,9", "-o", "tap.txt"], 2, "does not say which format to write"),
    (
      ["tap 9,9; turn crown 1", "-o", "two.evemu"], 2,
      "evemu holds one device, and the script is done by 2: Detent Phone Touchscreen, Detent Watch Crown\n"
        + "  hint: write a session instead, by the ending .session.jsonl or --to session"
    ),
    (["tap 9,9", "--rate", "5", "-o", "-"], 2, "detent: error: a report rate is from 60 to 1000 Hz, found 5"),
  ]

  @Test("what cannot be done is said, and no file is left", arguments: mistakes)
  func mistake(arguments: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["perform"] + arguments, in: folder.path)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("an instruction of standard input that cannot be done is located in it")
  func standardInputMistake() throws {
    let result = try Program.run(["perform", "-", "-o", "-"], input: "# a tap\ntap 1,1\ntap 9999,1\n")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("detent: error: -:3:1: cannot do “tap 9999,1”"), "\(result.errors)")
  }

  @Test("a mouse needs no --screen, and gestures finds its clicks where they were asked for")
  func mouse() throws {
    let session = try Program.run(["perform", "move to 10,20; right click; click 390,850", "-o", "-"])
    #expect(session.status == 0, "\(session.errors)")
    let recognized = try Program.run(["gestures", "-", "--all"], input: session.output)
    let clicks = recognized.output.split(separator: "\n").filter { $0.contains("pressed") }
    #expect(
      clicks.count == 2 && clicks[0].contains("[10,20]") && clicks[1].contains("[390,850]"), "\(recognized.output)")
  }

  @Test("describe says what a device file holds")
  func describe() throws {
    let path = Self.root.appendingPathComponent("Devices/touch-ring.yaml").path
    let result = try Program.run(["describe", path])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.hasPrefix(
        "\(path): A tablet's touch ring of 72 places, three to a detent.\n\ndevice touch-ring: Detent Touch Ring\n"))
    #expect(result.output.contains("  turns       ABS_WHEEL, 3 units a notch, round and round\n"))
    let json = try Program.run(["describe", path, "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["device"] as? [String: Any])?["device"] as? String == "touch-ring")
    #expect((object?["kinds"] as? [Any])?.isEmpty == false)
  }
}
