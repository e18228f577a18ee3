import TestSupport
import Testing

/// What somebody meets who has files of several kinds and gives one in the place of another.
@Suite("Mistakes of a seventh day")
struct SeventhDayTests {
  static let files = [
    "slog.jsonl": #"{"time":"2022-11-08T15:28:26.000-05:00","level":"INFO","msg":"hello","count":3}"# + "\n",
    "app.log": #"{"time":1668000000,"level":30,"msg":"hello"}"# + "\n", "diary.txt": "0.000   start of my diary\n",
    "story.txt": "tap \"Compose\"\n", "empty.txt": "",
    "two.flow.yaml":
      "target: example:mail\nsteps:\n  - tap \"Compose\"\n  - expect sheet \"New Message\" at large\n  - expect said \"New Mesage\"\n",
    "one.flow.yaml": "target: example:mail\nsteps:\n  - tap \"Compose\"\n",
    "note.yaml": "device: d\nsummary: a thing\nname: Note: this\n",
    "dash.scene.yaml":
      "scene: s\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      -\t{id: b, role: text, label: y}\n",
    "colon.flow.yaml": "target: example:mail\nsteps:\n  - expect: said \"x\"\n",
    "tap.flow.yaml": "target: example:mail\nsteps:\n  - tap: \"Compose\"\n",
    "format.scene.yaml": "format: 1\nscene: a\nplatform: iOS\nwindows: []\n",
    "hash.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {id: a, role: button, label: Buy #1, frame: [1,2,100,44]}\n",
    "color.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {id: a, role: button, label: Color #FFF, hint: Tap}\n",
    "love.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: text, label: We \"love\" #FFF, foreground: #FFF}\n",
    "issue.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: text, label: Issue #5 is done, foreground: [#FFF]}\n",
    "lines.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: text, label: A,\n         hint: Note #3,\n         value: b}\n",
    "shown.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: list, label: A, axes: [vertical], showsIndicator: off}\n",
    "dash-brace.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      -{id: a, role: button, label: A}\n",
    "at.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: text, label: @home, value: x}\n",
    "star.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - role: text\n        label: *star* # new\n",
    "see.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - role: text\n        label: Note: see #1\n",
    "wrapped.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: text, label: a b\n        c #3 d}\n",
    "three.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - id: w\n    title: W\n    elements:\n      - role: text\n        label: one two\n          three #4\n",
    "below.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - id: w\n    title: W\n    elements:\n      - role: text\n        label:\n          one #4\n",
    "second.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - role: text\n        label: first #1 line\n          second line\n",
    "my.device.yaml":
      "device: my\nsummary: Screen #1 of two\nname: Panel #2\nproperties: [INPUT_PROP_DIRECT]\nkeys: [BTN_TOUCH]\nabsolute:\n"
      + "  - {axis: ABS_X, maximum: 1079}\n  - {axis: ABS_Y, maximum: 2339}\n",
    "turned.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - id: w\n    title: W\n    elements:\n      - {id: a, role: text, label: Alpha}\n"
      + "      - {id: b, role: text, label: Beta, frame: [20, 60, 300, 44]}\n",
    "rows.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - id: w\n    title: W\n    elements:\n      - id: list\n        role: list\n        label: Things\n"
      + "        frame: [0, 100, 393, 300]\n        elements:\n"
      + (0..<5).map {
        "          - {id: r\($0), role: button, label: Row \($0), frame: [0, \(100 + 100 * $0), 393, 100]}\n"
      }
      .joined(),
    "turned.flow.yaml": "target: turned.scene.yaml\nsteps:\n  - turn screen\n  - expect \"Alpha\" visible\n",
    "tag.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: button, label: #general}\n      - {role: text, label: B}\n",
    "say.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: button, label: Note: say \"hi\"}\n      - {role: text, label: B}\n",
    "name.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: button, label: Note: Hi {name} there}\n",
    "list.scene.yaml":
      "scene: a\nplatform: iOS\nwindows:\n  - elements:\n      - {role: button, label: Note: a [b, c] d, value: x}\n",
    "mac.scene.yaml":
      "scene: a\nplatform: macOS\nwindows:\n  - id: w\n    title: W\n    elements:\n      - {id: t, role: text, label: Alpha, frame: [20, 60, 300, 44]}\n",
    "hash.flow.yaml": "target: example:mail\nsteps: [tap #compose, expect said \"New Message\"]\n",
    "first.flow.yaml": "target: example:mail\nsteps: [#compose]\n",
    "note.flow.yaml": "target: example:mail\nsteps: [tap \"Compose\", expect said \"Note: this\"]\n",
    "wait.flow.yaml": "target: example:mail\nsteps:\n  - wait for: \"Send\"\n  - tap: Compose\n",
    "tap.session.jsonl": #"{"format":"detent-session","version":1}"# + "\n",
  ]
  private static let run = ["run", "example:mail", "--no-audit"]

  /// Command lines, their exit codes, and what is told.
  static let mistakes: [(arguments: [String], status: Int32, words: String)] = [
    // What other programs have written is no transcript.
    (run + ["--format", "json", "--expect", "slog.jsonl", "--update"], 3, "--force replaces it"),
    (run + ["--expect", "slog.jsonl"], 3, "neither a transcript nor a session"),
    (run + ["--expect", "app.log", "--update"], 3, "--force replaces it"),
    (run + ["--expect", "diary.txt", "--update"], 3, "--force replaces it"),
    (run + ["--expect", "diary.txt", "--update", "--force"], 0, "wrote diary.txt"),
    (run + ["--expect", "new.txt", "--update"], 0, "wrote new.txt"),
    // Beside a scene stands what is played on it.
    (
      ["run", "example:mail", "tap.session.jsonl"], 2, "`detent run example:mail --input tap.session.jsonl` plays it"
    ),
    (
      ["run", "tap.session.jsonl", "example:mail"], 2, "`detent run example:mail --input tap.session.jsonl` plays it"
    ),
    (["run", "example:mail", "story.txt"], 3, "--script-file story.txt"),
    (["run", "one.flow.yaml", "tap.session.jsonl"], 2, "- replay: tap.session.jsonl"),
    (["audit", "example:mail", "--baseline", "tap.session.jsonl"], 3, "this is a recording, not a baseline"),
    (["audit", "example:mail", "--baseline", "one.flow.yaml"], 3, "this is a flow, not a baseline"),
    (["record", "one.flow.yaml", "-o", "t.session.jsonl"], 3, "this is a flow, not an input device"),
    (["perform", "tap.session.jsonl", "-o", "-"], 3, "this is a recording, not a script"),
    (["perform", "story.txt", "-o", "-"], 2, "`detent perform - -o FILE < story.txt`"),
    (["perform", "tap 1,1", "-o", "-"], 0, ""),
    (run + ["--script", "story.txt"], 2, "--script-file story.txt plays it"),
    // What people call things elsewhere.
    (["audit", "example:mail", "--rule", "label-missing"], 2, "did you mean \"name-missing\"?"),
    (["rules", "missing-name"], 2, "did you mean \"name-missing\"?"),
    (["rules", "button-label"], 2, "rules that are called nearly so: "),
    (["rules", "xyzzy"], 2, "`detent rules` lists all"),
    (["lint", "example:mail"], 2, "`detent audit TARGET` looks at one"),
    (["version"], 2, "`detent --version` tells it"),
    (["example", "mail"], 2, "`detent run example:mail` drives it"),
    (["example:mail"], 2, "a command comes first: `detent run example:mail`"),
    (run + ["--script", #"expect says "x""#], 2, #"expect said "…""#),
    (["audit", "format.scene.yaml"], 3, "scene has no attribute \"format\""),
    (["audit", "dash-brace.scene.yaml"], 3, "write - {id: a, role: button, label: A}"),
    (["audit", "at.scene.yaml"], 3, #"write - {role: text, label: "@home", value: x}"#),
    (["audit", "star.scene.yaml"], 3, ##"write label: "*star*" # new"##),
    (["announce", "see.scene.yaml"], 3, #"write label: "Note: see #1""#),
    (["announce", "wrapped.scene.yaml"], 3, "a text that has a \"#\" in it stands in quotes\n"),
    (["announce", "three.scene.yaml"], 0, #"write label: "one two three #4""#),
    (["announce", "below.scene.yaml"], 0, #"write label: "one #4""#),
    (["announce", "second.scene.yaml"], 3, #"stands in quotes, as in label: "first #1 line""#),
    (["describe", "my.device.yaml"], 0, #"write name: "Panel #2""#),
    // What lies on something else only once the screen is turned is told of then.
    (["run", "turned.scene.yaml", "--no-audit", "--script", "wait 1s"], 0, "says “Beta”"),
    (
      ["run", "turned.scene.yaml", "--no-audit", "--strict", "--script", "turn screen"], 1,
      #""a" has no frame and its row lies on "b""#
    ),
    (["run", "turned.flow.yaml"], 0, #""a" has no frame and its row lies on "b""#),
    (["audit", "turned.scene.yaml"], 0, "(once the screen is turned)"),
    // A list that is longer than its room scrolls, whoever has placed its rows.
    (
      [
        "run", "rows.scene.yaml", "--no-audit", "--script",
        #"swipe up from #list; expect "Row 4" visible; tap "Row 4""#,
      ],
      0, "button \"Row 4\" activated"
    ),
    (["announce", "tag.scene.yaml"], 3, ##"5:31: a "#" begins a comment here"##),
    (["announce", "tag.scene.yaml"], 3, ##"write - {role: button, label: "#general"}"##),
    (["announce", "say.scene.yaml"], 3, #"write - {role: button, label: 'Note: say "hi"'}"#),
    (["announce", "name.scene.yaml"], 3, #"write - {role: button, label: "Note: Hi {name} there"}"#),
    (["announce", "list.scene.yaml"], 3, #"write - {role: button, label: "Note: a [b, c] d", value: x}"#),
    (
      ["run", "mac.scene.yaml", "--no-audit", "--strict", "--script", #"click "Alpha""#], 1,
      "“click \"Alpha\"” did nothing"
    ),
    (["audit", "color.scene.yaml"], 3, #"write - {id: a, role: button, label: "Color #FFF", hint: Tap}"#),
    (["audit", "love.scene.yaml"], 3, #"write - {role: text, label: 'We "love" #FFF', foreground: '#FFFFFF'}"#),
    (["audit", "issue.scene.yaml"], 3, #"write - {role: text, label: "Issue #5 is done", foreground: ['#FFFFFF']}"#),
    (["audit", "lines.scene.yaml"], 3, #"write hint: "Note #3","#),
    (["audit", "shown.scene.yaml"], 3, "showsIndicator: false}"),
    (["run", "hash.flow.yaml"], 3, #"write steps: ["tap #compose", expect said "New Message"]"#),
    (["run", "first.flow.yaml"], 3, ##"write steps: ["#compose"]"##),
    (["run", "note.flow.yaml"], 3, #"write steps: [tap "Compose", 'expect said "Note: this"']"#),
    (["run", "wait.flow.yaml"], 3, #"write - wait for "Send""#),
    (["run", "wait.flow.yaml"], 3, #"write - tap "Compose""#),
    (["audit", "hash.scene.yaml"], 3, "the \"#\" in line 5, column 42 begins a comment"),
    // Every failed expectation has its nearest, whatever it is written with.
    (run + ["--script", #"tap "Compose"; expect said "Mesage""#], 1, "nearest: “New Message"),
    (run + ["--script", #"tap "Compose"; expect said "Large""#], 1, "nearest: “"),
    (run + ["--script", #"tap "Compose"; expect said /message/"#], 1, "nearest: “New Message"),
    (run + ["--script", #"tap "Compose"; expect said anywhere /New Mesage/"#], 1, "nearest: “New Message"),
    // What is not there yet is not as expected.
    (
      run + ["--script", #"tap "Compose"; wait 100ms; expect sheet "New Message" at medium"#], 1,
      "is on its way to Medium"
    ),
    (
      run + ["--script", #"tap "Compose"; wait 100ms; expect sheet "New Message" at medium within 1s"#], 0, "1 kept"
    ),
    (["run", "two.flow.yaml"], 1, "expect said"),
    // The traps of YAML are the same in files of devices, and behind a dash.
    (["describe", "note.yaml"], 3, #"write name: "Note: this""#),
    (["audit", "dash.scene.yaml"], 3, "write “      - {id: b, role: text, label: y}”"),
    // A colon is no part of an instruction, and some words are missing or too many.
    (["run", "colon.flow.yaml"], 3, #"write - expect said "x""#),
    (["run", "tap.flow.yaml"], 3, #"write - tap "Compose""#),
    (run + ["--script", #"expect said: "x""#], 2, "leave ':' out"),
    (run + ["--script", #"tap "Compose"; expect sheet "New Message" medium"#], 2, "write at medium"),
    (run + ["--script", "wait for nothing"], 2, "write wait 2s; expect nothing"),
    (run + ["--script", "tap button Compose"], 2, #"a name stands in quotation marks: button "Compose""#),
    (["run", "two.flow.yaml"], 1, "expect sheet"),
  ]

  @Test("lead on", arguments: mistakes)
  func mistake(arguments: [String], status: Int32, words: String) throws {
    try Mistake.expect(arguments, endsWith: status, telling: words, files: Self.files)
  }

  @Test(
    "a recording in which only time passes, or nothing at all, is a script that plays",
    arguments: ["wait 500ms", "wait 1ms"])
  func quiet(script: String) throws {
    let folder = try TemporaryFolder()
    let result = try Shell.run(
      #"""
      "$detent" run example:mail --no-audit --script '\#(script)' --record q.session.jsonl >/dev/null &&
      "$detent" run example:mail --input q.session.jsonl --as-script -o q.txt &&
      "$detent" run example:mail --no-audit --script-file q.txt; echo $?
      """#, in: folder.path)
    #expect(result.output.hasSuffix("\n0\n"), "\(result.output)")
  }

  @Test(
    "what was played is played again, to the state",
    arguments: ["drag from 196,750 to 150,600 in 500ms", "rotate at 196,700 by 90deg", "pinch at 196,700 by 2"])
  func sameState(script: String) throws {
    let folder = try TemporaryFolder([
      "min.scene.yaml":
        "scene: min\nplatform: iOS\nwindows:\n  - id: w\n    elements:\n      - {id: m, role: scrollView, label: Map, frame: [0, 560, 393, 250], contentSize: [800, 1200], axes: [vertical, horizontal], zoom: {min: 1, max: 4}}\n"
    ])
    let result = try Shell.run(
      #"""
      "$detent" run min.scene.yaml --no-audit --script '\#(script)' --record q.session.jsonl --state-hash | tail -n 1
      "$detent" run min.scene.yaml --input q.session.jsonl --as-script -o q.txt
      "$detent" run min.scene.yaml --no-audit --script-file q.txt --state-hash | tail -n 1
      """#, in: folder.path)
    let states = result.output.split(separator: "\n").filter { $0.hasPrefix("state ") }
    #expect(states.count == 2 && Set(states).count == 1, "\(result.output)")
    #expect(try folder.text(of: "q.txt").contains("it ends as the recording did."))
  }

  @Test("what was done is not compared, in text or in JSON: only what came of it")
  func otherPlaces() throws {
    let folder = try TemporaryFolder()
    let run = #""$detent" run example:mail --no-audit --script"#
    let result = try Shell.run(
      #"""
      \#(run) 'tap "Compose"' --format json > golden.jsonl; \#(run) 'tap "Compose"' > golden.txt
      \#(run) 'tap 350,780' --expect golden.jsonl | tail -n 1; \#(run) 'tap 350,780' --expect golden.txt | tail -n 1
      \#(run) 'tap "Compose"; tap "Cancel"' --expect golden.jsonl > /dev/null; echo $?
      """#, in: folder.path)
    #expect(result.output == "\nas in golden.jsonl\nas in golden.txt\n1\n".dropFirst(), "\(result.output)")
  }

  @Test("a difference is as exact as the run, and stands in the report line by line")
  func difference() throws {
    let folder = try TemporaryFolder()
    let script = #"--no-audit --script 'tap "Compose"' --expect e.txt"#
    let made = try Shell.run(
      #"""
      "$detent" run example:mail \#(script) --update >/dev/null && sed -i 's/“New Message. Sheet.”/“Old. Sheet.”/' e.txt &&
      "$detent" run example:mail \#(script) --format json --report r.html
      """#, in: folder.path)
    #expect(
      made.output.contains(#""at":483333"#) && made.output.contains(#"{"error":{"time":483333"#), "\(made.output)")
    let report = try folder.text(of: "r.html")
    #expect(report.contains("<pre>--- e.txt\n+++ this run\n") && !report.contains("u{a}"))
    #expect(report.contains(##"<a href="#step-3">0.483 s</a>"##))
  }
}
