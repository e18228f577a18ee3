import Testing

/// What somebody meets on the second day, who has read the help.
@Suite("Mistakes of a second day")
struct SecondDayTests {
  static let scene = """
    scene: rows
    platform: iOS
    windows:
      - id: main
        elements:
          - {id: a, role: button, label: Free}
          - {id: b, role: button, label: Framed, frame: [0, 59, 393, 60]}

    """
  static let files = [
    "rows.scene.yaml": scene,
    "colon.scene.yaml": scene.replacing("label: Free", with: "label: Note: this"),
    "hash.scene.yaml": scene.replacing("label: Free", with: "label: #FFF"),
    "rows.flow.yaml": "target: rows.scene.yaml\nsteps:\n  - expect \"Free\"\n",
    "mine.txt": "milk, bread\n", "empty.txt": "",
  ]

  /// Command lines, their exit codes, and what is told.
  static let mistakes: [(arguments: [String], status: Int32, words: String)] = [
    // The whole of a script is looked through before anything is done.
    (Mistake.script(#"tap "Compose"; reader next buton"#), 2, "there is no role “buton”"),
    (Mistake.script(#"tap "Compose"; turn crwn 3"#), 2, "did you mean 'crown'?"),
    (Mistake.script(#"tap "Compose"; double tap"#), 2, #"double tap 120,300 or double tap "Send""#),
    (Mistake.script(#"tap "Compose"; click"#), 2, "nothing has moved the pointer yet"),
    (Mistake.script(#"tap "Compose"; tap 900,900"#), 1, "900,900 is outside the screen"),
    // Braces.
    (["audit", "colon.scene.yaml"], 3, #"write - {id: a, role: button, label: "Note: this"}"#),
    (["audit", "hash.scene.yaml"], 3, "hash.scene.yaml:6:38"), (["audit", "hash.scene.yaml"], 3, "label: '#FFF'}"),
    // Nearest words.
    (Mistake.script("press arrow up"), 2, "write press up"), (Mistake.script("wait 2 seconds"), 2, "write wait 2s"),
    (Mistake.script("wait 1h"), 2, "write 60min"), (Mistake.script("tap 100px,200px"), 2, "leave “px” out"),
    (Mistake.script(#"expect focus is on "Send""#), 2, #"write focus on "Send""#),
    (["run", "example:maill.flow.yaml"], 2, "mail.flow.yaml"), (["report", "merg"], 2, "report merge"),
    (["schema", "scen"], 2, "scene"), (["--vesion"], 2, "did you mean --version?"),
    (["--script", "tap 1,1", "run", "example:mail"], 2, "options stand after the command: detent run … --script"),
    (["run", "rows.scene.yaml", #"tap "Free""#], 2, "a script stands after --script"),
    (["run", "rows.flow.yaml", "--shard", "0/3"], 2, "such as 2/3"),
    // One file where another is meant.
    (["convert", "rows.scene.yaml", "x.evemu"], 3, "this is a scene, not a recording"),
    (["run", "example:mail", "--script-file", "rows.scene.yaml"], 3, "this is a scene, not a script"),
    // What there is.
    (Mistake.script(#"tap "Compose"; expect sheet "New Mesage" at medium"#), 1, #"nearest: sheet "New Message""#),
    (Mistake.script(#"tap "Compose"; expect sheet "New Message" at medum"#), 1, "nearest: medium"),
  ]

  @Test("lead on", arguments: mistakes)
  func mistake(arguments: [String], status: Int32, words: String) throws {
    try Mistake.expect(arguments, endsWith: status, telling: words, files: Self.files)
  }

  @Test("other names of keys are keys", arguments: ["cmd+a", "page-dn", "pgdn", "pgup", "del", "opt+a", "win+a"])
  func keys(name: String) throws {
    #expect(try Program.run(["perform", "press \(name)", "-o", "-"]).status == 0)
  }

  @Test("what has no frame and lies on what has one is told in flows too")
  func overlaps() throws {
    let folder = try TemporaryFolder(Self.files)
    let loose = try Program.run(["run", "rows.flow.yaml"], in: folder.path)
    #expect(loose.status == 0 && loose.output.contains("has no frame and its row lies on"), "\(loose.output)")
    #expect(try Program.run(["run", "rows.flow.yaml", "--strict"], in: folder.path).status == 1)
  }

  @Test("a case is in the same part of a run, whatever other folders there are", arguments: ["1/3", "2/3", "3/3"])
  func shards(shard: String) throws {
    let folder = try TemporaryFolder([:])
    let result = try Shell.run(
      """
      mkdir A B; cd A; "$detent" example copy mail.flow.yaml 2>/dev/null; cp * ../B; cd ..
      "$detent" run A --shard \(shard) | grep -o '\\[.*' >one; "$detent" run A B --shard \(shard) | grep A/ | grep -o '\\[.*' >two
      cmp one two && echo same
      """, in: folder.path)
    #expect(result.output == "same\n", "\(result.output)")
  }

  @Test("a golden transcript replaces an empty file, and another one with --force")
  func golden() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = ["run", "example:mail", "--no-audit", "--script", "tap \"Compose\"", "--update", "--expect"]
    #expect(try Program.run(run + ["empty.txt"], in: folder.path).status == 0)
    #expect(try Program.run(run + ["mine.txt"], in: folder.path).status == 3)
    #expect(try folder.text(of: "mine.txt") == "milk, bread\n")
    #expect(try Program.run(run + ["mine.txt", "--force"], in: folder.path).status == 0)
    #expect(try folder.text(of: "mine.txt").hasPrefix("0.000   start"))
  }

  @Test(
    "a golden transcript agrees however much more is told: reasons, hints, contacts",
    arguments: ["--explain", "--hints", "--contacts"], ["text", "json"])
  func options(option: String, format: String) throws {
    let folder = try TemporaryFolder([:])
    let run = ["run", "example:mail", "--no-audit", "--input", "example:mail", "--format", format]
    for (first, second) in [([option], []), ([], [option]), ([option], [option])] {
      let written = try Program.run(run + first, in: folder.path)
      try folder.write(written.output, to: "x.txt")
      let held = try Program.run(run + second + ["--expect", "x.txt"], in: folder.path)
      #expect(held.status == 0, "\(held.output)")
    }
  }

  @Test(
    "a script that was made of a run keeps under --strict what the run was",
    arguments: ["reader decrement", "tap 5,840", #"tap "Compose"; tap 5,5; wait 200ms; press escape"#])
  func strict(script: String) throws {
    let folder = try TemporaryFolder([:])
    let made = try Program.run(
      ["run", "example:mail", "--as-script", "--script", script, "-o", "my story.txt"], in: folder.path)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try folder.text(of: "my story.txt").contains("--script-file 'my story.txt'"))
    let played = try Program.run(
      ["run", "example:mail", "--no-audit", "--script-file", "my story.txt", "--strict"], in: folder.path)
    #expect(played.status == 0, "\(played.output)")
  }

  @Test("what is said above a made script plays it as it was made")
  func heading() throws {
    let folder = try TemporaryFolder([:])
    let result = try Shell.run(
      """
      "$detent" run example:mail --as-script --language ko --voice talkback --script 'tap "Compose"' -o s.txt 2>/dev/null
      command=$(sed -n 's/^#   detent //p' s.txt); "$detent" $command --no-audit >/dev/null; echo $? "$command"
      """, in: folder.path)
    #expect(result.output.hasPrefix("0 ") && result.output.contains("--voice talkback"), "\(result.output)")
  }
}
