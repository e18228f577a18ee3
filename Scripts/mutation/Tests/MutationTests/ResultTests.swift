import Foundation
import Testing

@testable import Mutation

@Suite("What became of changes")
struct ResultTests {
  static let trials = [
    Trial(id: 0, key: "F:1:1\ta => b", outcome: .noticed, by: "T.swift f()"),
    Trial(id: 1, key: "F:2:1\t1 => 2", outcome: .survived, by: "3 groups of tests pass"),
  ]

  @Test("a run that was stopped in a line goes on after the line before")
  func resume() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).tsv").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var table = ResultTable(path: path)
    for trial in Self.trials { try table.add(trial) }
    try Data((Self.trials.map { $0.line + "\n" }.joined() + "2\tF:3:1\ttr").utf8).write(to: URL(fileURLWithPath: path))
    #expect(ResultTable(path: path).trials.values.sorted { $0.id < $1.id } == Self.trials)
    try table.forgetSurvivors(except: [])
    #expect(ResultTable(path: path).trials.values.map(\.id) == [0])
  }

  @Test(
    "the test that noticed",
    arguments: [
      ("◇ Test a\n✘ Test \"is far\" recorded an issue at FarTests.swift:3:5: no\n", "FarTests.swift \"is far\""),
      (
        "Gestures/Hand.swift:9: Fatal error: Index out of range\n",
        "crash: Hand.swift:9: Fatal error: Index out of range"
      ),
      ("", "crash"),
    ])
  func reason(log: String, by: String) { #expect(Trial.reason(in: log) == by) }

  @Test("quick groups of the module's own tests come first, and what does not come past a change not at all")
  func batches() {
    let groups = [("A.x/", 2.0), ("A.y/", 0.5), ("A.z/", 8.0), ("B.x/", 0.1), ("A.w/", 1.0)].map {
      MeasuredGroup(group: TestGroup(name: $0.0), seconds: $0.1, reach: $0.0 == "A.w/" ? [] : [4])
    }
    let batches = MeasuredGroup.batches(groups, reaching: 4, first: ["A"], longest: 10)
    #expect(batches.map { $0.map(\.group.name) } == [["A.y/", "A.x/"], ["A.z/"], ["B.x/"]])
    let quick = MeasuredGroup.batches(groups, reaching: 4, first: ["A"], longest: 1)
    #expect(quick.map { $0.map(\.group.name) } == [["A.y/"], ["B.x/"]])
    #expect(MeasuredGroup.batches(groups, reaching: 5, first: ["A"], longest: 10).isEmpty)
  }

  @Test("a group is selected as a whole and alone")
  func filter() {
    #expect(TestGroup(name: "A.B/f(x:)").filter == "^A\\.B/f\\(x\\:\\)")
    #expect(TestGroup.suites(in: ["A.B/f()", "A.B/g()", "A.C/D/h()"]).map(\.name) == ["A.B/", "A.C/"])
  }

  @Test(
    "a change is equivalent where its line still says the same, at the one place that the reason is about",
    arguments: [
      (1, 11, "let a = 1 + 1", nil), (1, 15, "let a = 1 + 1", "nobody asks"), (2, 9, "let b = 1", nil),
      (3, 11, "let a = 1 + 1", nil), (3, 15, "let a = 1 + 1", "of the second line"), (1, 9, "let a = 1 + 1", nil),
    ])
  func equivalents(line: Int, column: Int, text: String, reason: String?) {
    let source = Sample.Source(module: "M", file: "F", text: "  let a = 1 + 1\nlet b = 1\n  let a = 1 + 1\n")
    let rows = [
      "# file", "F\tlet a = 1 + 1\t1 => 2\t2\tnobody asks", "F\tlet a = 1 + 1\t1 => 2\t4\tof the second line",
    ]
    let site = Site(bytes: 0..<1, item: 0..<1, line: line, column: column, original: "1", changes: [])
    let change = PlannedChange(id: 0, module: "M", file: "F", site: site, lineText: text, change: .expression("2"))
    #expect(Equivalents(rows.joined(separator: "\n"), in: [source]).reason(change) == reason)
  }

  @Test("each row of the table names a place that is there, once")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(contentsOf: root.appendingPathComponent("equivalent.tsv"), encoding: .utf8)
    var places: Set<String> = []
    for row in table.split(separator: "\n") where !row.hasPrefix("#") {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 5)
      let url = root.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(fields[0])
      let text = try String(contentsOf: url, encoding: .utf8)
      let original = try #require(fields[2].components(separatedBy: " => ").first)
      let lines = text.components(separatedBy: "\n").filter { $0.onOneLine == fields[1] }
      let count = lines.map { $0.components(separatedBy: original).count - 1 }.reduce(0, +)
      #expect((1...max(1, count)).contains(try #require(Int(fields[3]))) && count > 0, "\(row)")
      #expect(places.insert(fields[..<4].joined(separator: "\t")).inserted, "\(row)")
    }
  }

  @Test("arguments are read, and others refused")
  func options() throws {
    let options = try Options(["--count", "9", "--seed", "4", "--only", "3", "--again"])
    #expect((options.count, options.seed, options.only, options.again, options.lists) == (9, 4, 3, true, false))
    for wrong in [["--count"], ["--count", "x"], ["-v"]] { #expect(throws: Failure.self) { try Options(wrong) } }
  }

  @Test(
    "a test takes the time of the processor that the shell says last",
    arguments: [
      ("Test run passed.\nprocessor 1.250 0.250\n", 1.5), ("processor 9 9\nprocessor 0.5 0\n", 0.5),
      ("Test run passed.\n", nil), ("processor none\n", nil),
    ] as [(String, Double?)])
  func secondsOfTheProcessor(log: String, seconds: Double?) { #expect(TestBundle.seconds(in: log) == seconds) }
}
