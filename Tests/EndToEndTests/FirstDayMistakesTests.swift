import TestSupport
import Testing

/// Mistakes that people make on their first day, and what each gets: the command, what it says, its exit code.
@Suite("Thirty mistakes of a first day")
struct FirstDayMistakesTests {
  /// A scene of one element with these lines.
  static func scene(_ lines: String...) -> String {
    "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n      - id: buy\n"
      + lines.map { "        \($0)\n" }.joined()
  }

  static let files: [String: String] = [
    "colour.scene.yaml": scene("role: button", "label: Buy", "background: #FFF"),
    "braces.scene.yaml":
      "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n"
      + "      - {id: buy, role: button, label: Buy, background: #0000FF}\n",
    "colon.scene.yaml": scene("role: button", "label: Note: this"),
    "tab.scene.yaml": "scene: shop\nplatform: iOS\nwindows:\n\t- id: main\n",
    "off.scene.yaml": "scene: shop\nplatform: iOS\nwindows:\n  - id: main\n    frontmost: off\n",
    "name.scene.yaml": scene("role: button", "name: Buy"),
    "role.scene.yaml": scene("role: buton", "label: Buy"),
    "empty.scene.yaml": "", "children.scene.yaml": scene("role: list", "children: []"),
  ]

  static let mistakes: [[String]] = [
    // Commands, and names of which there are only some.
    ["rnu", "example:mail"], ["help", "audti"], ["audit"], ["run", "example:mali"], ["run", "mail.scene.yml"],
    ["example", "copy", "mial"], ["rules", "name-mising"], ["guidelines", "SM-99"], ["new", "scen"],
    ["run", "example:mail", "--scrpt", "tap 1,1"], ["audit", "example:mail", "--format", "htm"],
    ["run", "example:mail", "--screen", "393"],
    // One file where another is meant.
    ["run", "mail.session.jsonl"], ["audit", "tap.evemu"], ["run", "mail.scene.yaml", "--input", "mail.scene.yaml"],
    ["gestures", "mail.scene.yaml"], ["replay", "mail.scene.yaml"],
    // What YAML makes of it.
    ["audit", "colour.scene.yaml"], ["audit", "braces.scene.yaml"], ["audit", "colon.scene.yaml"],
    ["audit", "tab.scene.yaml"], ["audit", "off.scene.yaml"], ["audit", "name.scene.yaml"],
    ["audit", "role.scene.yaml"], ["audit", "empty.scene.yaml"],
    ["audit", "children.scene.yaml"],
    // Scripts.
    script("tpa 1,1"), script("tap"), script("tap Compose"), script("tap “Compose”"), script("tap 'Compose'"),
    script("tap (10,10)"), script("tap 10 10"), script("wait 500"), script("press escpae"), script("swipe upp"),
    script(#"tap "Compos""#), script(#"tap #compos"#), script(#"type "Hi""#), script("turn crown 3"),
    script("expect sad \"Hi\""), script(#"tap on "Compose""#), script(#"touch "Compose""#), script("rotate screen"),
    script("type Hi"), script(#"wait until "Send""#), script(#"swipe up on "Compose""#), script("turn crwn 1"),
    script("expect said New"), script(#"expect focus button "Send""#), script(#"expect "Send" enable"#),
    script(#"expect "Send" not visible"#), script(#"expect "Send" visible in 2s"#), script("expect page 2/5"),
    script("expect said /[/"), script(#"expect not said "Hi""#), script(#"expect "Sned" absent"#),
    ["perform", "tap 1,1"], ["perform", "tap \"Send\"", "-o", "-"], ["perform", "tap 1,1", "-o", "tap.txt"],
    // Options that mean something else elsewhere.
    ["audit", "faulty"], ["perform", "tap 1,1", "--to", "tap.evemu"], ["replay", "tap.evemu", "--from", "1.5s"],
    ["convert", "mail.session.jsonl", "one.evemu"], ["convert", "mail.session.jsonl", "one.evemu", "--device", "1"],
    ["gestures", "tap.evemu", "--format", "text"], ["schema", "reprt"],
    ["run", "example:mail", "--as-script"], ["run", "mail.flow.yaml", "--as-script"],
  ]

  private static func script(_ text: String) -> [String] {
    ["run", "example:mail", "--no-audit", "--script", text]
  }

  @Test("each gets words that lead on")
  func mistakes() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try Program.run(["example", "copy", "mail"], in: folder.path).status == 0)
    #expect(try Program.run(["perform", "tap 9,9", "-o", "tap.evemu"], in: folder.path).status == 0)
    #expect(Self.mistakes.count >= 30)
    var text = ""
    for arguments in Self.mistakes {
      let result = try Program.run(arguments, in: folder.path)
      text += "$ detent \(arguments.map(Self.quoted).joined(separator: " "))\n"
      text += result.output.split(separator: "\n").prefix(6).map { "\($0)\n" }.joined()
      text += result.errors.split(separator: "\n").prefix(8).map { "\($0)\n" }.joined()
      text += "exit code \(result.status)\n\n"
      #expect(result.status != 70, "\(arguments)")
    }
    let golden = Snapshot.compare(text, "mistakes.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  /// An argument as a shell takes it.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || byte == UInt8(ascii: ":")
    }
    if isPlain { return argument }
    return argument.contains("'") ? "\"\(argument)\"" : "'\(argument)'"
  }
}
