import Documents
import Foundation
import TestSupport
import Testing

/// The forms of `--coverage` for authors of conformance reports and of Apple's labels.
@Suite("detent audit --coverage for authors")
struct ConformanceCommandTests {
  static let withReader = """
    target: faulty.scene.yaml
    reader: true
    steps:
      - reader focus "Compose"
      - reader activate
      - expect said "Draft"
    """
  static let byTouch = """
    target: faulty.scene.yaml
    steps:
      - tap "Compose"
      - expect said "Draft"
    """
  static let failing = withReader.replacing("said \"Draft\"", with: "said \"Drift\"")

  static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    let files = [
      "faulty.scene.yaml": AuditCommandTests.faulty, "clean.scene.yaml": AuditCommandTests.clean,
      "reader.flow.yaml": withReader, "touch.flow.yaml": byTouch, "failing.flow.yaml": failing,
      "window_dump.xml": HelpExamplesTests.dump,
    ]
    return try TemporaryFolder(files.merging(more) { $1 })
  }

  static func text(_ file: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
  }

  /// What the ledger in a file says of a label: its extent, and the outcome of each task.
  static func label(_ name: String, _ file: String, in folder: TemporaryFolder) throws -> (
    extent: String?, tasks: [String: String]
  ) {
    let data = Data(try text(file, in: folder).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let labels = try #require(object["labels"] as? [[String: Any]])
    let label = try #require(labels.first { $0["label"] as? String == name })
    let tasks = try #require(label["tasks"] as? [[String: String]])
    return (
      label["extent"] as? String,
      Dictionary(tasks.map { ($0["task"] ?? "", $0["outcome"] ?? "") }) { first, _ in first }
    )
  }

  @Test("a name in .yaml or .yml takes the draft of a conformance report that says what is broken and nothing more")
  func openACR() throws {
    let folder = try Self.folder()
    for name in ["report.openacr.yaml", "REPORT.YML"] {
      let result = try Program.run(["audit", "faulty.scene.yaml", "--coverage", name], in: folder.path)
      #expect(result.status == 1 && result.errors.contains(name), "\(result.errors)")
      let document = try LocatedNode.parse(try Self.text(name, in: folder), file: name)
      #expect(document.mapping?["product"]?.mapping?["name"]?.scalar?.text == "faulty.scene.yaml")
      let chapters = try #require(document.mapping?["chapters"]?.mapping)
      let rows = try #require(chapters["success_criteria_level_a"]?.mapping?["criteria"]?.sequence)
      let row = try #require(rows.first { $0.mapping?["num"]?.scalar?.text == "4.1.2" })
      let software = try #require(row.mapping?["components"]?.sequence?.first?.mapping)
      #expect(software["name"]?.scalar?.text == "software")
      #expect(software["adherence"]?.mapping?["level"]?.scalar?.text == "partially-supports")
      let notes = software["adherence"]?.mapping?["notes"]?.scalar?.text ?? ""
      #expect(notes.contains("faulty.scene.yaml:10:9: error: This button has no name. (name-missing"), "\(notes)")
    }
    #expect(try !Self.text("report.openacr.yaml", in: folder).contains("level: \"supports\""))
  }

  @Test("a draft that an author may have completed is not replaced without --force")
  func kept() throws {
    let folder = try Self.folder()
    let arguments = ["audit", "clean.scene.yaml", "--coverage", "report.yaml"]
    #expect(try Program.run(arguments, in: folder.path).status == 0)
    let draft = try Self.text("report.yaml", in: folder)
    let own = draft.replacing("\"not stated\"", with: "\"ada@example.org\"")
    try own.write(toFile: folder.path + "/report.yaml", atomically: true, encoding: .utf8)
    let refused = try Program.run(arguments, in: folder.path)
    #expect(refused.status == 2 && refused.errors.contains("--force replaces it"), "\(refused.errors)")
    #expect(try Self.text("report.yaml", in: folder) == own)
    #expect(try Program.run(arguments + ["--force"], in: folder.path).status == 0)
    #expect(try Self.text("report.yaml", in: folder) == draft)
  }

  @Test(
    "a name that ends in anything else is refused before anything is done",
    arguments: ["report.html", "a.json/report.txt", "coverage.json.bak"])
  func ending(name: String) throws {
    let folder = try Self.folder()
    let result = try Program.run(["audit", "faulty.scene.yaml", "--coverage", name], in: folder.path)
    #expect(result.status == 2 && result.output.isEmpty, "\(result.output)")
    #expect(
      result.errors.contains("\(name): coverage is not written to a file whose name ends in .")
        && result.errors.contains("hint: a name in .json takes JSON, in .labels.json the ledger"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(name)"))
  }

  @Test("the ledger of labels has common tasks as they were played, and is what its schema says")
  func ledger() throws {
    let folder = try Self.folder()
    let arguments = ["audit", "faulty.scene.yaml", "--rule", "contrast-text", "--coverage", "app.labels.json"]
    let done = try Program.run(
      arguments + ["--task", "reader.flow.yaml", "--task", "touch.flow.yaml"], in: folder.path)
    #expect(done.status == 0 && !done.errors.contains("task"), "\(done.errors)")
    let validator = try OutputSchemaCommandTests.schema("labels")
    #expect(
      try OutputSchemaCommandTests.problems(
        try Self.text("app.labels.json", in: folder), of: validator, isByLine: false)
        == [])
    let voiceOver = try Self.label("VoiceOver", "app.labels.json", in: folder)
    #expect(voiceOver.extent == "unchecked", "one rule was checked, and it is about something else")
    #expect(voiceOver.tasks == ["reader.flow.yaml": "done", "touch.flow.yaml": "unplayed"])
    let dark = try Self.label("Dark Interface", "app.labels.json", in: folder)
    #expect(dark.extent == "unchecked" && Set(dark.tasks.values) == ["unplayed"])
  }

  @Test("a task that fails breaks the label, is told, and fails the audit")
  func failure() throws {
    let folder = try Self.folder()
    let result = try Program.run(
      [
        "audit", "faulty.scene.yaml", "--rule", "label-in-name", "--coverage", "a.labels.json", "--task",
        "failing.flow.yaml",
      ],
      in: folder.path)
    #expect(result.status == 1, "\(result.output)")
    #expect(
      result.errors.contains("warning: task failing.flow.yaml fails: expect said \"Drift\"; not as expected"),
      "\(result.errors)")
    let label = try Self.label("VoiceOver", "a.labels.json", in: folder)
    #expect(label.extent == "broken" && label.tasks == ["failing.flow.yaml": "failed"])
    let own = try Program.run(
      ["audit", "faulty.scene.yaml", "--rule", "label-in-name", "--coverage", "a.labels.json"], in: folder.path)
    #expect(own.status == 0, "a ledger takes the place of one: \(own.errors)")
  }

  static let mistakes: [(arguments: String, words: String)] = [
    ("faulty.scene.yaml --task reader.flow.yaml", "--task is about Apple's labels"),
    ("faulty.scene.yaml --coverage a.json --task reader.flow.yaml", "--task is about Apple's labels"),
    ("faulty.scene.yaml --coverage a.labels.json --task clean.scene.yaml", "clean.scene.yaml: this is no flow"),
    (
      "clean.scene.yaml --coverage a.labels.json --task reader.flow.yaml",
      "reader.flow.yaml: it drives faulty.scene.yaml, which is not audited here"
    ),
    ("faulty.scene.yaml --coverage a.labels.json --task none.flow.yaml", "none.flow.yaml"),
    (
      "window_dump.xml --coverage a.labels.json",
      "window_dump.xml: Apple's labels are about applications on its platforms"
    ),
  ]

  @Test("a task that says nothing about what is audited is refused, and nothing is written", arguments: mistakes)
  func refused(arguments: String, words: String) throws {
    let folder = try Self.folder()
    let result = try Program.run(["audit"] + arguments.split(separator: " ").map(String.init), in: folder.path)
    #expect([2, 3].contains(result.status) && result.errors.contains(words), "\(result.status) \(result.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasSuffix(".json") } == [])
  }
}
