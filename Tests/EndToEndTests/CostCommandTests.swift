import TestSupport
import Testing

@Suite("detent announce, run and compare tell what listening costs")
struct CostCommandTests {
  static let task = #"tap "Compose"; tap "Subject"; type "Hi"; tap "Send""#

  @Test(
    "a screen and a task, for people and for programs",
    arguments: [
      ("announce example:mail --all --cost", "mail.cost.txt"),
      ("announce example:mail --present draft --cost --explain --voice talkback --language ko", "draft.cost.txt"),
      ("announce example:mail --cost --explain --format json", "mail.cost.jsonl"),
      ("run example:mail --cost --explain --script", "mail-task.cost.txt"),
      ("run example:mail --cost --format json --voice orca --script", "mail-task.cost.jsonl"),
    ])
  func told(command: String, file: String) throws {
    var words = command.split(separator: " ").map(String.init)
    if words.last == "--script" { words.append(Self.task) }
    let result = try Program.run(words)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let golden = Snapshot.compare(result.output, file)
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("two versions: what is dearer, in which voice, and why; it ends with 1")
  func versions() throws {
    let folder = try TemporaryFolder()
    let copied = try Program.run(["example", "copy", "mail"], in: folder.path)
    #expect(copied.status == 0)
    let old = try folder.text(of: "mail.scene.yaml")
    let long = old.replacing("label: Compose,", with: "label: \"Compose a message to somebody\",")
    try folder.write(long, to: "new.scene.yaml")
    let result = try Program.run(["compare", "mail.scene.yaml", "new.scene.yaml"], in: folder.path)
    #expect(result.status == 1)
    let golden = Snapshot.compare(result.output, "versions.cost.txt")
    #expect(golden.isEqual, "\(golden.message)")
    let same = try Program.run(["compare", "mail.scene.yaml", "mail.scene.yaml", "--voices", "orca"], in: folder.path)
    #expect(same.status == 0 && same.output == "orca in en\n  1 control costs the same\n", "\(same.output)")
  }

  @Test("who hears faster listens less, and a gesture may take longer")
  func terms() throws {
    func text(_ options: [String]) throws -> String {
      try Program.run(["announce", "example:mail", "--cost"] + options).output
    }
    #expect(try text([]).contains(" 7.1 s "))
    #expect(try text(["--pace", "experienced"]).contains("at 25 characters a second"))
    // Two gestures, half a second longer each.
    #expect(try text(["--gesture-time", "1s"]).contains(" 8.1 s "))
  }

  @Test(
    "what does not go together",
    arguments: [
      ("announce example:mail --pace 20", "are about --cost"),
      ("announce example:mail --cost --pace fast", "a pace is usual"),
      ("announce example:mail --cost --gesture-time 9000000000s", "at most"),
      ("announce example:mail --cost --gesture-time 61s", "a gesture takes at most 60s, not 61s"),
      ("announce example:mail --cost --ssml", "has no sound and no SSML"),
      ("run example:mail --cost", "give it with --script"),
      ("run example:mail --cost --script expect --report x.html", "without --report"),
      ("run example:mail --gesture-time 1s", "are about --cost"),
      ("compare example:mail example:tv --smallest", "two readers on one screen"),
      ("compare example:mail --voices voiceover,orca --pace 20", "two versions of a screen"),
      ("compare example:mail example:tv example:map", "3 were given"),
    ])
  func wrong(command: String, message: String) throws {
    let result = try Program.run(command.split(separator: " ").map(String.init))
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
  }

  @Test("a task that no reader can do ends with 1")
  func impossible() throws {
    let result = try Program.run(["run", "example:mail", "--cost", "--script", #"tap "Nothing""#])
    #expect(result.status == 1 && result.output.contains("no way"))
  }
}
