import Testing

/// What somebody meets who goes on from what worked: other voices, other examples, several options at once.
@Suite("Mistakes of a sixth day")
struct SixthDayTests {
  /// A scene of one button with a line of its own.
  private static func scene(_ line: String) -> String {
    "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - id: a\n        role: button\n        \(line)\n"
  }

  private static func braced(_ element: String) -> String {
    "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - \(element)\n"
  }

  static let files = [
    "comment.scene.yaml": scene("label: Note: this # x"), "quoted.scene.yaml": scene("label: Note: \"this\""),
    "both.scene.yaml": scene("label: Note: it's \"this\""),
    "braces.scene.yaml": braced("{id: a, role: button, label: Note: this, hint: And: that}"),
    "key.scene.yaml":
      "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - id: a\n        role: button\n\t\tlabel: A\n",
    "first.scene.yaml":
      "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - id: a\n\trole: button\n",
    "item.scene.yaml":
      "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - id: a\n        role: list\n        elements:\n\t\t\t- {id: b, role: cell}\n",
    "tab.flow.yaml": "target: example:mail\n\tsteps:\n  - wait 1s\n",
    "bare.scene.yaml":
      "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - {id: buy, role: button, label: Buy, opens: pay}\n"
      + "presentations:\n  - sheet: pay\n    title: Pay\n    detents: [medium, large]\n    elements:\n      - {id: x, role: button, label: Cancel, dismiss: cancel}\n",
    "rows.scene.yaml":
      "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - id: l\n        role: list\n        label: L\n        frame: [0, 0, 393, 852]\n        elements:\n"
      + (0..<30).map { "          - {id: r\($0), role: cell, label: Row \($0), frame: [0, \(60 * $0), 393, 60]}\n" }
      .joined(),
    "diary.json": "my diary\n", "empty.json": "",
    "bare.flow.yaml": "target: example:mail\nsteps:\n  - tap \"Compose\"\n  - double tap\n",
    "reader.flow.yaml": "target: example:mail\nreader: true\nsteps:\n  - reader first\n  - double tap\n",
    "session.flow.yaml": "target: example:mail.session.jsonl\nsteps:\n  - tap \"Compose\"\n",
  ]
  private static let run = ["run", "example:mail", "--no-audit"]

  /// Command lines, their exit codes, and what is told.
  static let mistakes: [(arguments: [String], status: Int32, words: String)] = [
    // What is expected of a task is asked, whatever the task costs.
    (
      ["run", "example:mail", "--cost", "--script", #"tap "Compose"; expect said "x""#], 1,
      #"script:1:16: expect said "x""#
    ),
    (
      ["run", "example:mail", "--cost", "--script", #"expect cost of "Compose" below 1 s; tap "Compose""#], 1,
      "s by ear"
    ),
    (["run", "example:mail", "--cost", "--script", #"tap "Compse""#], 1, "Compose"),
    (["audit", "example:mail", "--baseline", "diary.json", "--update-baseline"], 2, "--force replaces it"),
    (["audit", "example:mail", "--baseline", "diary.json", "--update-baseline", "--force"], 0, ""),
    (["run", "example:mail.session.jsonl"], 2, "mail.session.jsonl is a recording; mail.scene.yaml is a scene"),
    (["gestures", "example:mail.scene.yaml"], 2, "hint: mail.scene.yaml is a scene"),
    (["audit", "example:mail.flow.yaml"], 2, "mail.flow.yaml is a flow; mail.scene.yaml is a scene"),
    (["gestures", "example:faulty"], 2, "faulty.scene.yaml is a scene"),
    (["run", "session.flow.yaml"], 3, "mail.session.jsonl is a recording; example:mail.scene.yaml is a scene"),
    // A text with a colon in it stands in quotation marks, whatever else is on the line.
    (["audit", "comment.scene.yaml"], 3, #"write label: "Note: this" # x"#),
    (["audit", "quoted.scene.yaml"], 3, #"write label: 'Note: "this"'"#),
    (["audit", "both.scene.yaml"], 3, #"write label: 'Note: it''s "this"'"#),
    (["audit", "braces.scene.yaml"], 3, #"{id: a, role: button, label: "Note: this", hint: "And: that"}"#),
    // The nearest is found in every voice and language.
    (run + ["--language", "ko", "--script", #"tap "Compose"; expect said "New Mesage""#], 1, "nearest: “New Message"),
    (run + ["--voice", "talkback", "--script", #"tap "Compose"; expect said "Cancle""#], 1, "nearest: “Cancel"),
    (run + ["--voice", "orca", "--script", #"tap "Compose"; expect said "New Mesage""#], 1, "nearest: “New Message"),
    // A gesture without its place is wrong before anything is done; a reader acts on what its cursor is at.
    (["run", "bare.flow.yaml"], 3, "bare.flow.yaml:4:5: a double tap needs a place"),
    (["run", "reader.flow.yaml"], 0, ""),
    (run + ["--script", "tap \"Compose\u{201d}"], 2, "use straight quotes: tap \"Compose\""),
    (run + ["--script", "tap \"Compose\u{201d}; tap \"To\""], 2, "use straight quotes: tap \"Compose\"; tap \"To\""),
    (run + ["--script", "tap \"Compose'"], 2, "use straight quotes: tap \"Compose\""),
    (run + ["--reader", "--voice", "orca", "--script", "reader next formField"], 0, "formField"),
    (run + ["--script", #"expect focus is "To""#], 2, #"write focus on "To""#),
    (run + ["--script", #"expect said contains "x""#], 2, "leave out 'contains'"),
    (run + ["--script", "expect offset is 2"], 2, #"write offset of "Name" is 2"#),
    (["audit", "example:mail", "--baseline", "empty.json", "--update-baseline", "--force"], 0, ""),
    (run + ["--json", "--script", #"tap "Compose""#], 0, #"{"time":0,"start":true"#),
    (
      run + ["--format", "json", "--script", "tap 333.33,444.44"], 0, #""measures":{"x":333.3"#
    ),
    (["run", "example:map", "--no-audit", "--format", "json", "--script", "scroll 2.5"], 0, #""units":300"#),
    // What Orca says has no full stops: its parts are those that it was put together of.
    (
      run + [
        "--voice", "orca", "--script",
        #"expect said "Messages"; expect said "List with 2 items"; tap "Compose"; expect said "Cancel""#,
      ], 0, "3 kept"
    ),
    (run + ["--voice", "orca", "--script", #"expect said "with 2 items""#], 1, "1 failed"),
    (run + ["--script", "reader caret next word"], 1, "Orca has it: --voice orca"),
    // A tab is as many blanks as make the line what it was meant to be.
    (["audit", "key.scene.yaml"], 3, "write “        label: A”"),
    (["audit", "first.scene.yaml"], 3, "write “        role: button”"),
    (["audit", "item.scene.yaml"], 3, "write “          - {id: b, role: cell}”"),
    (["run", "tab.flow.yaml"], 3, "write “steps:”"),
    // A sheet without a grabber rests at a detent as well.
    (
      ["run", "bare.scene.yaml", "--no-audit", "--script", #"tap "Buy"; expect sheet "Pay" at medium"#], 0, "1 kept"
    ),
    (
      ["run", "bare.scene.yaml", "--no-audit", "--script", #"tap "Buy"; expect sheet "Pay" at large"#], 1,
      "is at Medium"
    ),
    // A list whose rows have places scrolls as one whose rows have none.
    (
      [
        "run", "rows.scene.yaml", "--no-audit", "--strict", "--script",
        #"swipe up from "Row 5"; swipe up from "Row 20"; expect "Row 29" visible"#,
      ], 0, "1 kept"
    ),
    (run + ["--input", "example:mail", "--plot", "offset", "-o", "p.png"], 2, "end in .svg"),
    (run + ["--report", "r.pdf"], 2, "let the name of its file end in .html"),
    (["audit", "example:mail", "-o", "a.pdf"], 2, "not in .pdf"),
    (["audit", "example:mail", "-o", "a.yaml"], 2, "not in .yaml"),
    (["report", "merge", ".", "-o", "m.html"], 2, "text and .json are what they are written as"),
    // Who says that nothing comes of it knows that nobody can do it.
    (run + ["--strict", "--script", "turn crown 2; expect nothing"], 0, "as expected"),
    (run + ["--strict", "--script", "turn crown 2"], 1, "--strict"),
    (run + ["--voice", "orca", "--script", "reader caret next wrd"], 2, "did you mean 'word'?"),
  ]

  @Test("lead on", arguments: mistakes)
  func mistake(arguments: [String], status: Int32, words: String) throws {
    try Mistake.expect(arguments, endsWith: status, telling: words, files: Self.files)
  }
}
