import Foundation
import Glibc
import Testing

/// What `detent devices`, `doctor`, `record` and `replay` say on any machine; the kernel lab does the rest.
@Suite("Device commands on a machine that may have no devices")
struct DeviceCommandsTests {
  static let mayPlay = access("/dev/uinput", R_OK | W_OK) == 0

  @Test(
    "a path that is no device: exit code 4, which one, and what to do",
    arguments: ["/dev/null", "/dev/input/event999999", "/"])
  func noDevice(path: String) throws {
    let result = try Program.run(["record", path, "-o", "/dev/null"])
    #expect(result.status == 4)
    #expect(result.errors.hasPrefix("detent: error: \(path): "))
    #expect(result.errors.contains("hint: "))
  }

  @Test("devices and doctor agree, and say how to mend what is missing", arguments: ["devices", "doctor"])
  func report(command: String) throws {
    let result = try Program.run([command, "--json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let list = try #require(object[command == "devices" ? "missing" : "checks"] as? [[String: Any]])
    let missing = list.filter { $0["status"] as? String == "missing" }
    #expect(result.status == (missing.isEmpty ? 0 : 4))
    #expect(missing.allSatisfy { ($0["remedy"] as? String)?.isEmpty == false })
    let text = try Program.run([command])
    #expect(text.status == result.status)
    for check in missing {
      let remedy = try #require(check["remedy"] as? String)
      #expect(text.output.contains(remedy))
    }
  }

  @Test("without uinput a replay ends with 4 and the way out", .enabled(if: !mayPlay))
  func noUInput() throws {
    let script = try Program.run(["perform", "tap 10,10", "-o", "-"])
    #expect(script.status == 0)
    for arguments in [["replay", "-"], ["perform", "tap 10,10", "-o", "kernel"]] {
      let result = try Program.run(arguments, input: script.output)
      #expect(result.status == 4, "\(arguments)")
      #expect(result.errors.contains("/dev/uinput") && result.errors.contains("hint: "), "\(result.errors)")
    }
  }

  @Test(
    "a command line that makes no sense: exit code 2",
    arguments: [
      ["replay", "-", "--loop", "2"], ["replay", "-", "--speed", "0"], ["replay", "-", "--speed", "nan"],
      ["replay", "-", "--loop", "-1"], ["replay", "-", "--from", "soon"], ["record"], ["record", "-"],
      ["record", "/dev/null", "--frames", "0"], ["record", "/dev/null", "--for", "-1s"],
    ])
  func usage(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("detent: error: "))
  }

  @Test("a recording that is none: exit code 3, before any device is made")
  func badRecording() throws {
    #expect(try Program.run(["replay", "-"], input: "hello\n").status == 3)
    #expect(try Program.run(["replay", "/nowhere/at.all"]).status == 3)
  }

  @Test("every command shows an example", arguments: ["devices", "doctor", "record", "replay"])
  func help(command: String) throws {
    let result = try Program.run([command, "--help"])
    #expect(result.status == 0)
    #expect(result.output.contains("Example:\n") && result.output.contains("detent \(command)"))
  }
}
