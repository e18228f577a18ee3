import Foundation
import Gestures
import Harness
import InputEvents
import Testing

@testable import Reports

/// A report of a run that failed begins with what failed.
@Suite("Reports of failed runs")
struct FailedRunTests {
  static func failure(_ instruction: String?, at seconds: Int64 = 1, _ message: String = "not as expected: nothing")
    -> RunFailure
  {
    var failure = RunFailure(at: Timestamp(microseconds: seconds * 1_000_000), message, hint: "nearest: “Large”")
    failure.instruction = instruction
    failure.source = "story.txt"
    failure.location = ScriptLocation(line: 3, column: 5)
    return failure
  }

  static func run(_ failures: [RunFailure?], limit: Int = 1_000) -> ReportRun {
    var run = ReportRun(limit: limit)
    for (number, failure) in failures.enumerated() {
      var step = ReportMoment(time: Timestamp(microseconds: Int64(number) * 1_000_000), title: "step \(number + 1)")
      step.failure = failure
      run.append(step)
    }
    return run
  }

  @Test("what failed comes first, with its place, what there was and a link to its step")
  func first() throws {
    let text = HTMLReport.render(
      Report(title: "Run", run: Self.run([nil, Self.failure("expect said \"Large\"", at: 1), nil])))
    let page = WellFormedness(text)
    #expect(page.problem == nil)
    #expect(Set(page.referredIDs).isSubset(of: page.ids))
    let start = try #require(text.range(of: "<h2 id=\"failures\">What failed</h2>"))
    let steps = try #require(text.range(of: "<h2 id=\"run\">Run</h2>"))
    #expect(start.lowerBound < steps.lowerBound)
    let section = text[start.upperBound..<steps.lowerBound]
    #expect(
      section.contains("<a href=\"#step-2\">1.000 s: expect said &quot;Large&quot;</a> (story.txt:3:5)"), "\(section)")
    #expect(section.contains("not as expected: nothing") && section.contains("nearest: “Large”"))
  }

  @Test("a run that failed nowhere says nothing of failures")
  func clean() {
    #expect(!HTMLReport.render(Report(title: "Run", run: Self.run([nil, nil]))).contains("What failed"))
  }

  @Test("of a long run, a step that is left out is told and not linked")
  func leftOut() {
    var failures = [RunFailure?](repeating: nil, count: 20)
    for step in [10, 20] { failures[step - 1] = Self.failure("expect \(step)", at: Int64(step - 1)) }
    let page = HTMLReport.render(Report(title: "Run", run: Self.run(failures, limit: 6)))
    #expect(page.contains("expect 10 (story.txt:3:5), step 10, which is left out below"))
    #expect(page.contains("<a href=\"#step-20\">19.000 s: expect 20</a>"))
    #expect(WellFormedness(page).problem == nil)
  }

  @Test("very many failures are counted")
  func many() {
    let page = HTMLReport.render(Report(title: "Run", run: Self.run((0..<103).map { Self.failure("expect \($0)") })))
    #expect(
      page.contains("3 more failures stand in the run.") && page.contains("expect 99<") && !page.contains("expect 100<")
    )
  }

  @Test("what no step of its own shows is linked to the last step by then")
  func without() {
    var run = Self.run([nil, nil, nil])
    run.fail(Self.failure(nil, at: 1, "differs from mail.txt"))
    let page = HTMLReport.render(Report(title: "Run", run: run))
    #expect(page.contains("<a href=\"#step-2\">1.000 s</a>") && page.contains("differs from mail.txt"))
  }
}
