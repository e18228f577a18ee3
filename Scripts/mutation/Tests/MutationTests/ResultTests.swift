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

  @Test("a change is equivalent where its line still says the same")
  func equivalents() {
    let site = Site(bytes: 0..<1, item: 0..<1, line: 1, column: 1, original: "1", changes: [])
    let equivalents = Equivalents("# file\nF\tlet a = 1\t1 => 2\tnobody asks\n")
    for (text, reason) in [("let a = 1", "nobody asks"), ("let b = 1", nil)] {
      let change = PlannedChange(
        id: 0, module: "M", file: "F", site: site, lineText: text, change: .expression("2"))
      #expect(equivalents.reason(change) == reason)
    }
  }

  @Test("arguments are read, and others refused")
  func options() throws {
    let options = try Options(["--count", "9", "--seed", "4", "--only", "3", "--again"])
    #expect((options.count, options.seed, options.only, options.again, options.lists) == (9, 4, 3, true, false))
    for wrong in [["--count"], ["--count", "x"], ["-v"]] { #expect(throws: Failure.self) { try Options(wrong) } }
  }
}
