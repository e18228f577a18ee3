import Foundation
import Testing

/// Every command on names, texts and arguments that would steer a terminal: none of it comes out as it went in.
@Suite("Hostile text")
struct HostileTextTests {
  /// What no output may hold: commands to a terminal, changes of direction, breaks of lines, what nobody sees.
  static let hostile =
    "Pad\u{1B}]0;t\u{7}\u{1B}[2J\u{9B}31m\u{85}\u{7F}\r\u{8}\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{2029}"
    + "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{FFF9}\u{3164}\u{E0041}\u{FE0F}\u{FE0F}\ndetent: error: forged"
  static let harmful: Set<Unicode.Scalar> = Set(hostile.unicodeScalars.filter { $0.value < 0x20 || $0.value > 0x7E })
    .union((0..<0x20).compactMap(Unicode.Scalar.init)).union((0x7F..<0xA0).compactMap(Unicode.Scalar.init))
    .union("\u{202A}\u{202B}\u{202C}\u{202D}\u{2067}\u{2068}\u{2069}\u{200E}".unicodeScalars).subtracting(["\n", "\t"])

  /// As much of it as goes on one line.
  static let line = String(String.UnicodeScalarView(hostile.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }))

  /// The hostile text between double quotes, in JSON and in YAML.
  static let quoted =
    "\""
    + hostile.utf16.map {
      "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
    }
    .joined() + "\""
  static let quotedYAML =
    "\""
    + hostile.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }.joined() + "\""

  /// What a session holds as it stands, not escaped: what a terminal obeys and JSON allows in a text.
  static let raw = "\u{9b}2J\u{202e}\u{2028}\u{200b}x"

  @Test("a session that is copied is escaped, and is read as the same")
  func copiedSession() throws {
    let folder = try TemporaryFolder([
      "in.session.jsonl": (Self.files["in.session.jsonl"] ?? "").replacing(Self.quoted, with: "\"\(Self.raw)\"")
    ])
    let result = try Shell.run("\"$detent\" convert in.session.jsonl - --to session", in: folder.path)
    #expect(result.status == 0 && result.output.contains(#""name":"\u009b2J\u202e\u2028\u200bx""#), "\(result.output)")
    #expect(!result.output.unicodeScalars.contains { $0.value > 0x7e })
  }

  static let files: [String: String] = [
    "in.session.jsonl": """
    {"format":"detent-session","version":"1.0","devices":1}
    {"d":0,"device":{"name":\(quoted),"phys":\(quoted),"uniq":\(quoted),"properties":["INPUT_PROP_DIRECT"],\
    "codes":{"EV_KEY":["BTN_TOUCH"],"EV_ABS":["ABS_X","ABS_Y"]},"axes":{"ABS_X":[0,100,0,0,0],"ABS_Y":[0,100,0,0,0]}}}
    {"t":1000000,"mark":\(quoted)}
    {"t":1000000,"d":0,"e":[["BTN_TOUCH",1],["ABS_X",50],["ABS_Y",50],["SYN_REPORT",0]]}
    {"t":1050000,"d":0,"e":[["BTN_TOUCH",0],["SYN_REPORT",0]]}
    {"t":1060000,"#":\(quoted)}

    """,
    "in.evemu": """
    # EVEMU 1.3
    N: \(line)
    I: 0018 001d 0001 0100
    P: 02 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    A: 00 0 100 0 0 0
    A: 01 0 100 0 0 0
    # \(line)

    """,
    "in.scene.yaml": """
    scene: hostile
    platform: iOS
    windows:
      - id: main
        title: \(quotedYAML)
        elements:
          - {id: open, role: button, label: \(quotedYAML), hint: \(quotedYAML), value: \(quotedYAML), opens: sheet}
          - {id: bare, role: textField, placeholder: \(quotedYAML)}
    presentations:
      - {sheet: sheet, title: \(quotedYAML), elements: [{id: go, role: button, label: \(quotedYAML)}, {id: no, role: button}]}

    """,
    "wrong.scene.yaml": "scene: a\nplatform: \(quotedYAML)\n\(quotedYAML): 1\nwindows: [{id: \(quotedYAML)}]\n",
    "in.tree.json": """
    {"screen": [400, 800], "nodes": [{"id": "w", "role": "window", "name": \(quoted), "frame": [0, 0, 400, 800], "children": [
      {"id": "b", "role": "button", "name": \(quoted), "hint": \(quoted), "frame": [0, 0, 100, 100]},
      {"id": "f", "role": "textField", "placeholder": \(quoted), "frame": [0, 200, 100, 100]}]}]}

    """,
    "device.yaml": """
    device: hostile
    summary: \(quotedYAML)
    name: \(quotedYAML)
    keys: [KEY_A]

    """,
    "wrong.yaml": "device: \(quotedYAML)\nsummary: S.\nname: n\nkeys: [\(quotedYAML)]\n",
    "script.txt": "tap \"\(hostile.filter { $0 != "\n" && $0 != "\r\n" })\"\n",
    "garbage": hostile + "\n" + hostile,
    hostile: hostile,
    hostile + ".scene.yaml": "scene: a\nplatform: 7\n",
  ]

  /// Command lines of each command, by its words; what is no option of theirs is tried with each of them as well.
  static let lines: [String: [[String]]] = [
    "": [[], ["--version"], [hostile]],
    "announce": [
      ["in.scene.yaml"], ["in.scene.yaml", "--all", "--format", "json"], ["in.tree.json"],
      ["in.tree.json", "--format", "json"],
      ["wrong.scene.yaml"], ["garbage"], [hostile], [hostile + ".scene.yaml"], ["in.scene.yaml", "--present", hostile],
      ["example:" + hostile],
    ],
    "audit": [
      ["in.scene.yaml"], ["in.scene.yaml", "--format", "json"], ["in.scene.yaml", "--format", "html"], ["in.tree.json"],
      ["in.tree.json", "--format", "json"], ["in.tree.json", "--format", "html"], ["wrong.scene.yaml"],
      ["in.scene.yaml", "--evidence", "folder" + hostile], [hostile], [hostile + ".scene.yaml"],
      ["in.scene.yaml", "-o", hostile + "/x"], ["in.scene.yaml", "-o", hostile + ".txt"],
    ],
    "compare": [
      ["in.scene.yaml", "--voices", "voiceover,talkback"],
      ["in.scene.yaml", "--voices", "orca,talkback", "--smallest", "--format", "json"],
      ["in.tree.json", "--voices", "voiceover,orca", "--smallest"], ["in.scene.yaml", "--voices", hostile],
      ["in.scene.yaml", "--voices", "orca,talkback", "--present", hostile], [hostile, "--voices", "orca,talkback"],
      ["garbage", "--voices", "orca,talkback"],
    ],
    "convert": [
      ["in.session.jsonl", "-", "--to", "session"], ["in.evemu", "-", "--to", "session"],
      ["in.session.jsonl", hostile + ".evemu"],
      [hostile, "-"], [hostile + "2", "-"], ["in.session.jsonl", hostile + "/x.evemu"],
    ],
    "describe": [
      ["in.session.jsonl"], ["in.session.jsonl", "--json"], ["in.evemu"], ["in.evemu", "--json"], ["device.yaml"],
      ["device.yaml", "--json"], ["wrong.yaml"], ["garbage"], [hostile], ["/dev/input/" + hostile],
      ["example:" + hostile],
      [hostile + ".scene.yaml"], ["in.evemu", "--description", hostile],
      ["in.evemu", "--description", "in.session.jsonl"],
    ],
    "devices": [[], ["--json"]],
    "doctor": [[], ["--json"]],
    "example": [[]],
    "example copy": [[hostile], ["mail", hostile], ["mail", "-"]],
    "example list": [[], ["--json"]],
    "gestures": [
      ["in.session.jsonl", "--all", "--explain"], ["in.evemu"], ["garbage"], [hostile], ["example:" + hostile],
    ],
    "guidelines": [[], ["--json"], [hostile]],
    "help": [[hostile], ["audit"]],
    "new": [[hostile], ["scene", "-"], ["scene", hostile + "/x"], ["scene", hostile + ".new"]],
    "perform": [
      [hostile, "-o", "-"], ["tap \"\(hostile)\"", "-o", "-"],
      ["mark \"\(hostile.replacing("\n", with: " "))\"", "-o", "-"],
      ["press a", "--device", "device.yaml", "-o", "-"], ["tap 1,1", "--device", hostile, "-o", "-"],
      ["tap 1,1", "--device", "wrong.yaml", "-o", "-"], ["tap 1,1", "-o", hostile],
      ["tap 1,1", "--devices", hostile, "-o", "-"],
      ["press \(hostile)", "-o", "kernel"],
    ],
    "record": [["/dev/input/" + hostile], [hostile, "-o", hostile + ".session.jsonl"], [hostile, "--to", "evemu"]],
    "replay": [["garbage"], [hostile], [hostile + "2"]],
    "report": [[], [hostile]],
    "report merge": [[hostile], ["garbage"], [".", "--junit", hostile + "/x"], [".", "-o", hostile + "/x"]],
    "rules": [[], ["--format", "json"], [hostile]],
    "run": [
      ["in.scene.yaml", "--script", "tap #open; wait 1s; tap #go", "--explain", "--hints", "--contacts", "--no-audit"],
      ["in.scene.yaml", "--script", "tap #open; wait 1s", "--reader", "--format", "json"],
      ["in.scene.yaml", "--script", "swipe right; wait 1s; swipe right", "--reader", "--no-audit"],
      ["in.scene.yaml", "--input", "in.session.jsonl", "--record", "said.session.jsonl", "--no-audit"],
      ["in.scene.yaml", "--script", "tap \"\(hostile)\""], ["in.scene.yaml", "--script-file", "script.txt"],
      ["in.scene.yaml", "--script", hostile], ["in.scene.yaml", "--input", hostile],
      ["in.scene.yaml", "--script", "tap #open", "--plot", "detent"],
      ["in.tree.json", "--script", "tap #b", "--no-audit"],
      ["in.scene.yaml", "--report", hostile + ".html", "--script", "tap #open"], [hostile], ["wrong.scene.yaml"],
      ["in.scene.yaml", "--plot", hostile], ["in.scene.yaml", "--input", "/dev/input/" + hostile],
    ],
    "schema": [["session"], [hostile]],
  ]

  /// A command as the program lists it: its words, and its options that take a value.
  struct Command: CustomTestStringConvertible {
    var words: String
    var options: [String]
    var testDescription: String { words }
  }

  /// The commands that there are, asked of the program itself.
  static let commands: [Command] = {
    guard let text = try? Program.run(["--experimental-dump-help"]).output,
      let root = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let command = root["command"] as? [String: Any]
    else { return [] }
    return listed(command, under: [])
  }()

  private static func listed(_ command: [String: Any], under path: [String]) -> [Command] {
    let options = (command["arguments"] as? [[String: Any]] ?? []).compactMap { argument -> String? in
      guard argument["kind"] as? String == "option", let name = argument["preferredName"] as? [String: Any],
        let spelling = name["name"] as? String
      else { return nil }
      return (name["kind"] as? String == "long" ? "--" : "-") + spelling
    }
    let below = (command["subcommands"] as? [[String: Any]] ?? []).flatMap {
      listed($0, under: path + [$0["commandName"] as? String ?? ""])
    }
    return [Command(words: path.joined(separator: " "), options: options)] + below
  }

  @Test("every command has its lines")
  func all() {
    #expect(Set(Self.commands.map(\.words)) == Set(Self.lines.keys))
    #expect(Self.commands.reduce(0) { $0 + $1.options.count } > 50)
  }

  @Test("none of it comes out as it went in", arguments: commands)
  func shown(command: Command) throws {
    let folder = try TemporaryFolder(Self.files)
    let words = command.words.split(separator: " ").map(String.init)
    let lines = Self.lines[command.words] ?? []
    var commandLines = lines.map { words + $0 } + [words + ["--help"], words + ["--" + Self.hostile]]
    let first = lines.first ?? []
    for option in command.options { commandLines.append(words + first + [option, Self.hostile]) }
    if let option = command.options.last { commandLines.append(words + first + ["\(option)=\(Self.hostile)"]) }
    commandLines.append(words + first + [Self.hostile, Self.hostile])
    for line in commandLines {
      let result = try Program.run(line, in: folder.path)
      #expect([0, 1, 2, 3, 4].contains(result.status), "\(line): \(result.status)")
      Self.check(result.output, of: line)
      Self.check(result.errors, of: line)
    }
  }

  private static func check(_ text: String, of line: [String]) {
    let found = Set(text.unicodeScalars).intersection(harmful)
    let codes = found.map { String($0.value, radix: 16) }.sorted()
    #expect(found.isEmpty, "\(codes) of \(line.map(\.debugDescription)): \(text.debugDescription.prefix(600))")
    let isForged = text.split(separator: "\n").contains { $0.hasPrefix("detent: error: forged") }
    #expect(!isForged, "\(line.map(\.debugDescription)): \(text.debugDescription.prefix(600))")
  }

  /// A command line, and what its output holds in the place of what went in.
  struct Shown {
    var line: [String]
    var text: String

    init(_ line: [String], _ text: String) { (self.line, self.text) = (line, text) }
  }

  static let shownInstead: [Shown] = [
    Shown(["describe", "in.session.jsonl"], "Pad\\u{1b}]0;t\\u{7}"),
    Shown(["describe", "in.session.jsonl", "--json"], "Pad\\u001b]0;t"),
    Shown(["describe", "device.yaml"], "Pad\\u{1b}]0;t\\u{7}"),
    Shown(["announce", "in.scene.yaml"], "Pad\\u{1b}]0;t\\u{7}"),
    Shown(["announce", "in.tree.json", "--format", "json"], "Pad\\u001b]0;t"),
    Shown(["audit", "in.scene.yaml"], "\\u{ad}\\u{fff9}\\u{3164}\\u{e0041}\\u{fe0f}\\u{fe0f}\\u{a}detent"),
    Shown(["audit", "in.scene.yaml", "--format", "html"], "Pad\\u{1b}]0;t\\u{7}"),
    Shown(["audit", hostile + "2"], "Pad\\u{1b}]0;t\\u{7}"),
    Shown(["run", "in.scene.yaml", "--no-audit"], "Pad\\u{1b}]0;t\\u{7}"),
    Shown(["convert", "in.evemu", "-", "--to", "session"], "Pad\\u001b]0;t"),
    Shown(["rules", hostile], "Pad\\u{1b}]0;t\\u{7}"),
    Shown(["rules", "a", hostile], "\\u{a}detent: error: forged"),
    Shown(["schema", hostile], "\\u{a}detent: error: forged"),
    Shown(["announce", "in.scene.yaml", "--language", hostile], "\\u{a}detent"),
  ]

  @Test("it is shown instead", arguments: shownInstead)
  func written(example: Shown) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program.run(example.line, in: folder.path)
    #expect(
      (result.output + result.errors).contains(example.text), "\(result.output.prefix(500))\(result.errors.prefix(500))"
    )
  }

  @Test("a session holds the texts that it escapes, byte for byte")
  func kept() throws {
    let folder = try TemporaryFolder(Self.files)
    let session = try Program.run(["convert", "in.evemu", "out.session.jsonl"], in: folder.path)
    let evemu = try Program.run(["convert", "out.session.jsonl", "out.evemu"], in: folder.path)
    #expect(session.status == 0 && evemu.status == 0, "\(session.errors)\(evemu.errors)")
    let written = try String(contentsOfFile: folder.path + "/out.session.jsonl", encoding: .utf8)
    Self.check(written, of: ["convert"])
    let name = Array("N: \(Self.line)\n".utf8)
    for file in ["in.evemu", "out.evemu"] {
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file)))
      #expect(bytes.contains(name), "\(file)")
    }
  }
}
