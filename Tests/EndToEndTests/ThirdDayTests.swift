import Testing

/// What somebody meets on the third day: options given twice, files in the wrong place, texts that YAML cuts.
@Suite("Mistakes of a third day")
struct ThirdDayTests {
  static let files = [
    "hash.scene.yaml": Mistake.scene("      - id: buy\n        role: button\n        label: #1 pick"),
    "frame.scene.yaml": Mistake.scene("      - {id: buy, role: button, label: Buy, frame: 0, 0, 44, 44}"),
    "comma.scene.yaml": Mistake.scene("      - {id: buy, role: button, label: Send, now}"),
    "blank.scene.yaml": Mistake.scene("      - {id:g, role:text}"),
    "cut.scene.yaml": Mistake.scene("      - id: buy\n        role: button\n        label: Tab #1"),
    "over.scene.yaml": Mistake.scene(
      """
            - {id: two, role: button, label: Two}
            - {id: col, role: group, label: G, elements: [{id: three, role: button, label: Three, frame: [20,70,200,44]}]}
      """),
    "traps.flow.yaml": "target: example:mail\nsteps:\n  - tap #compose\n  - expect \"Wi-Fi: on\" visible\n",
    "line.flow.yaml": "target: example:mail\nsteps: tap 120,300\n",
    "dump.xml": "<?xml version='1.0'?>\n<hierarchy rotation=\"0\"></hierarchy>\n",
  ]

  /// Command lines, their exit codes, and what is told.
  static let mistakes: [(arguments: [String], status: Int32, words: String)] = [
    (["run", "example:mail", "--script-file", "a", "--script-file", "b"], 2, "as “a” and as “b”"),
    (["run", "example:mail", "--format=json", "--format", "text"], 2, "--format is given twice"),
    (["audit", "example:mail", "-o", "a", "--output", "b"], 2, "--output is given twice"),
    (["announce", "example:mail", "--voice", "voiceover", "--voice", "talkback"], 2, "--voice is given twice"),
    (["example", "list", "--format", "json", "--format", "json"], 2, "--format is given twice"),
    (["hlep"], 2, "help"), (["example", "lst"], 2, "example list"),
    (["example", "coyp", "mail"], 2, "example copy"),
    (["gestures", "dump.xml"], 3, "this is the dump of a screen, not a recording"),
    (["replay", "dump.xml"], 3, "this is the dump of a screen, not a recording"),
    (["run", "example:mail", "--input", "dump.xml"], 3, "this is the dump of a screen, not a recording"),
    (Mistake.script("press f13"), 0, "“press f13” is not done: none of the devices has the key f13"),
    (Mistake.script("tap 'Don't save'"), 2, #"tap "Don't save""#),
    (Mistake.script("press ctrl-s"), 2, "did you mean 'ctrl+s'?"),
    (Mistake.script("press cmd-c"), 2, "did you mean 'cmd+c'?"),
    (["convert", "hash.scene.yaml", "x.tree.json"], 3, "look at a scene as it is"),
    (["run", "traps.flow.yaml"], 3, "write - 'tap #compose'"),
    (["run", "traps.flow.yaml"], 3, #"write - 'expect "Wi-Fi: on" visible'"#),
    (["run", "line.flow.yaml"], 3, "on a line of its own: - tap 120,300"),
    (["audit", "hash.scene.yaml"], 3, ##"write label: "#1 pick""##),
    (["audit", "frame.scene.yaml"], 3, "label: Buy, frame: [0, 0, 44, 44]}"),
    (["audit", "comma.scene.yaml"], 3, #"write - {id: buy, role: button, label: "Send, now"}"#),
    (["audit", "blank.scene.yaml"], 3, "write - {id: g, role: text}"),
    (["audit", "cut.scene.yaml"], 0, "cut.scene.yaml:8:20: a \"#\" after a blank begins a comment"),
    (["audit", "over.scene.yaml"], 0, #""two" has no frame and its row lies on "three""#),
  ]

  @Test("lead on", arguments: mistakes)
  func mistake(arguments: [String], status: Int32, words: String) throws {
    try Mistake.expect(arguments, endsWith: status, telling: words, files: Self.files)
  }

  @Test(
    "options that may be given several times are, and equal words after -- or as values are no options",
    arguments: [
      Mistake.script("tap 5,5") + ["--script", "expect nothing"],
      Mistake.script("tap 5,5") + ["--strict", "--state-hash"],
      ["gestures", "example:mail", "--set", "joinTime=150ms", "--set", "tapSlop=12"],
    ])
  func several(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(!result.errors.contains("is given twice"), "\(result.errors)")
  }

  @Test("a folder that cannot be a transcript is not said to be written")
  func folder() throws {
    let result = try Program.run(["run", "example:mail", "--expect", "."])
    #expect(result.status != 0 && !result.errors.contains("--update writes it"), "\(result.errors)")
  }

  @Test("a recording in which nothing is a gesture is told of")
  func silence() throws {
    let folder = try TemporaryFolder([
      "a.events": StandardInputTests.events,
      "b.session.jsonl": StandardInputTests.session,
    ])
    let result = try Program.run(["gestures", "a.events", "--description", "b.session.jsonl"], in: folder.path)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    #expect(result.errors.contains("nothing in it is a gesture"), "\(result.errors)")
  }

  static let written: [(arguments: [String], path: String)] = [
    (Mistake.script("tap 5,5") + ["--record", "x.session.jsonl"], "x.session.jsonl\n"),
    (["run", "example:mail.flow.yaml", "--results", "results"], "results\n"),
    (["audit", "example:faulty", "--evidence", "evidence"], "evidence\n"),
  ]

  @Test("where a file went is told on standard error", arguments: written)
  func paths(arguments: [String], path: String) throws {
    let folder = try TemporaryFolder([:])
    let result = try Program.run(arguments, in: folder.path)
    #expect(result.errors.hasSuffix(path) || result.errors.contains("\n" + path), "\(result.errors)")
  }
}
