import Documents
import Foundation
import Harness
import Stage
import Testing

@Suite("Running a flow")
struct FlowPlayTests {
  /// What becomes of a flow on the Mail example.
  static func result(_ steps: [String], _ head: String = "") throws -> CaseResult {
    let text = "target: example:mail\n\(head)\nsteps:\n" + steps.map { "  - \($0)\n" }.joined()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x.flow.yaml")
    try Data(text.utf8).write(to: file)
    let cases = try FlowLoader(library: .bundled()).cases(of: FlowFile(file.path, name: "x.flow.yaml"))
    guard case .scene(let scene) = cases[0].interface else { throw DocumentErrors([]) }
    return cases[0].play.run(on: Stage(scene), of: CaseResult(cases[0].name, of: cases[0].flow))
  }

  @Test("instructions are done as those of one script: what follows a wait comes at once")
  func waits() throws {
    let parts = try Self.result([#"tap "Compose""#, "wait 50ms", #"tap "Compose""#, #"wait for "Send""#])
    let whole = try Self.result([#"tap "Compose"; wait 50ms; tap "Compose"; wait for "Send""#])
    #expect(parts.verdict == .passed && parts == whole)
    #expect(parts.expectations == 1 && parts.time > 0)
  }

  @Test("after an expectation that is not kept the rest is done; where an instruction cannot be done, nothing more is")
  func going() throws {
    let result = try Self.result([
      #"tap "Compose""#, #"expect said "Nothing""#, #"expect "Send" visible"#, #"tap "Snd""#, #"expect said "Never""#,
    ])
    #expect(result.verdict == .failed && result.expectations == 2)
    #expect(result.problems.map(\.kind) == [.expectation, .instruction])
    #expect(result.problems.map { $0.place?.hasSuffix("flow.yaml:5:5") } == [true, false])
    #expect(result.problems[1].place?.hasSuffix("flow.yaml:7:5") == true)
    #expect(result.problems[1].nearest?.contains("Send") == true)
  }

  @Test("what is expected after a recording is about what was said while it played")
  func replay() throws {
    let kept = try Self.result(["replay: example:mail", #"expect said "Compose""#, #"expect focus on "Compose""#])
    #expect(kept.verdict == .passed, "\(kept.problems)")
    let failed = try Self.result(["replay: example:mail", #"expect said "Nothing of the kind""#])
    #expect(failed.problems.first?.found.contains("since replay example:mail") == true, "\(failed.problems)")
  }

  @Test("touches go to the screen reader where the flow says so")
  func reader() throws {
    let steps = ["swipe right", #"expect said "Grace Hopper. A moth in relay 70. Yesterday""#]
    #expect(try Self.result(steps, "reader: true").verdict == .passed)
    #expect(try Self.result(steps).verdict == .failed)
  }

  @Test("only the devices that are named are there")
  func devices() throws {
    let steps = [#"tap "Compose""#, #"wait for "Send""#, "press escape"]
    #expect(try Self.result(steps).verdict == .passed)
    let result = try Self.result(steps, "device: phone-touchscreen")
    #expect(result.verdict == .passed && result.warnings.count == 1, "\(result.warnings)")
    #expect(result.warnings.first?.contains("“press escape” is not done: none of the devices has the key") == true)
  }

  @Test("an instruction of which nothing comes is a warning, and a failure for those who are strict")
  func warnings() throws {
    var result = try Self.result(["tap 5,840"])
    #expect(result.verdict == .passed && result.warnings.count == 2, "\(result.warnings)")
    #expect(result.warnings.last?.contains("nothing is expected") == true)
    result.judgeStrictly()
    #expect(result.verdict == .failed)
  }

  @Test("the screen has the size that the flow says")
  func screen() throws {
    #expect(try Self.result([#"tap "Compose""#], "screen: 430x932").verdict == .passed)
    #expect(try Self.result([#"tap "Compose""#], "screen: 320x480").problems.first?.kind == .instruction)
  }
}
