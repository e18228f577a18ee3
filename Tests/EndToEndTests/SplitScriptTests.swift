import Foundation
import Testing

/// Several scripts in order mean the same as one, and what is wrong line by line is told at its own moment.
@Suite("Scripts in several parts")
struct SplitScriptTests {
  private static func run(_ scripts: [String], _ more: [String] = []) throws -> Program.Result {
    try Program.run(["run", "example:mail", "--no-audit"] + more + scripts.flatMap { ["--script", $0] })
  }

  @Test("an expectation in a later script is about what an earlier one did")
  func nothing() throws {
    for scripts in [["tap 10,500", "expect nothing"], ["tap 10,500; expect nothing"]] {
      let result = try Self.run(scripts, ["--strict"])
      #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
  }

  @Test("where a script is cut changes no moment of it")
  func moments() throws {
    let parts = [#"tap "Compose"; wait 100ms"#, #"expect focus on button "Cancel""#, #"tap "Cancel""#]
    let split = try Self.run(parts)
    let whole = try Self.run([parts.joined(separator: "; ")])
    func moments(_ text: String) -> [String] { text.split(separator: "\n").map { String($0.prefix { $0 != " " }) } }
    #expect(split.status == 1 && whole.status == 1)
    #expect(moments(split.output) == moments(whole.output), "\(split.output)\(whole.output)")
    #expect(split.output.contains("script 2:1:1"), "\(split.output)")
  }

  static let lines: [(input: String, error: String)] = [
    (
      "tap \"Compsoe\"\ntap \"Compose\"\n",
      #"{"error":{"time":0,"instruction":"tap \"Compsoe\"","script":"-","line":1,"column":1,"message":"cannot be done"#
    ),
    (
      "tap \"Compose\"\nexpect said \"Nope\"\ntpa\n",
      #""instruction":"expect said \"Nope\"","script":"-","line":2,"column":1,"message":"not as expected"#
    ),
    ("tpa\ntap \"Compose\"\nexpect said \"Nope\"\n", #"{"error":{"time":0,"script":"-","line":1,"column":1,"message""#),
  ]

  @Test("the first line that is wrong is the failure of the run, with its moment and place", arguments: lines)
  func firstFailure(input: String, error: String) throws {
    let folder = try TemporaryFolder([:])
    let result = try Program.run(
      ["run", "example:mail", "--no-audit", "--script-file", "-", "--format", "json", "--report", "run.html"],
      input: input, in: folder.path)
    let told = result.output.split(separator: "\n").filter { $0.hasPrefix(#"{"error":"#) }
    #expect(told.count == 1 && told.first?.contains(error) == true, "\(told)")
    let page = try folder.text(of: "run.html")
    let failed = try #require(page.range(of: "What failed</h2>"))
    let rest = page[failed.upperBound...]
    let first = try #require(rest.range(of: "-:"))
    #expect(rest[first.upperBound...].prefix(1) == (input.hasPrefix("tap \"Compose") ? "2" : "1"))
  }

  @Test("what was said before a recording is not said by it")
  func recording() throws {
    let folder = try TemporaryFolder([:])
    #expect(try Program.run(["perform", "wait 1s; press f5", "-o", "idle.session.jsonl"], in: folder.path).status == 0)
    let run = ["run", "example:mail", "--no-audit", "--input", "idle.session.jsonl", "--script", "expect nothing"]
    let result = try Program.run(run, in: folder.path)
    #expect(result.status == 0, "\(result.output)")
  }
}
