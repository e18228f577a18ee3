import Foundation
import Testing

/// A session says which screen its places are on, so that nobody has to say it again.
@Suite("The screen of a session")
struct RecordedScreenTests {
  static let devices = [
    (["--device", "kiosk-touchscreen"], "1024x768"), (["--device", "watch-touchscreen"], "198x242"),
    (["--device", "anonymous-touchscreen"], "800x480"), (["--device", "phone-touchscreen"], "393x852"),
    (["--screen", "640x480"], "640x480"), (["--device", "kiosk-touchscreen", "--screen", "393x852"], "393x852"),
  ]

  /// The place of the one tap in a listing of gestures.
  private func place(_ listing: String) throws -> (x: Double, y: Double) {
    let lines = listing.split(separator: "\n").filter { $0.contains("\"gesture\":\"tap\"") }
    try #require(lines.count == 1, "\(listing)")
    let object = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    let numbers = try #require(object?["at"] as? [Double], "\(listing)")
    return (numbers[0], numbers[1])
  }

  @Test("gestures finds a tap where perform made it, whatever the device", arguments: devices)
  func sameByDefault(arguments: [String], screen: String) throws {
    let size = screen.split(separator: "x").compactMap { Double($0) }
    let (x, y) = (size[0] - 12, size[1] - 20)
    let script = "tap \(Int(x)),\(Int(y))"
    let session = try Program.run(["perform", script, "-o", "-"] + arguments)
    #expect(session.status == 0 && session.errors.isEmpty, "\(session.errors)")
    let found = try place(try Program.run(["gestures", "-"], input: session.output).output)
    #expect(abs(found.x - x) < 1 && abs(found.y - y) < 1, "\(found)")
  }

  @Test("evemu cannot say it: perform tells what to give, unless it is what is assumed", arguments: devices)
  func evemu(arguments: [String], screen: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["perform", "tap 100,200", "-o", "tap.evemu"] + arguments, in: folder.path)
    #expect(result.status == 0)
    let isAssumed = !arguments.contains("--screen") && screen == "393x852"
    #expect((result.errors == "tap.evemu\n") == isAssumed, "\(result.errors)")
    #expect(isAssumed || result.errors.contains("give --screen \(screen) "), "\(result.errors)")
    let found = try place(
      try Program.run(["gestures", "tap.evemu", "--screen", screen], in: folder.path).output)
    #expect(abs(found.x - 100) < 1 && abs(found.y - 200) < 1, "\(found)")
  }

  @Test("a run on another screen plays again on that screen, and is audited there")
  func run() throws {
    let folder = try TemporaryFolder()
    let script = "tap \"Format\"; tap \"Bold\""
    let arguments = ["run", "example:format", "--state-hash"]
    let told = try Program.run(
      arguments + ["--screen", "430x932", "--script", script, "--record", "large.session.jsonl"], in: folder.path)
    #expect(told.status == 0, "\(told.errors)")
    let retold = try Program.run(arguments + ["--input", "large.session.jsonl"], in: folder.path)
    #expect(retold.output == told.output)
    #expect(told.output.contains("\nexample:format: "))
    // What is asked for goes before what was recorded.
    let own = try Program.run(
      arguments + ["--input", "large.session.jsonl", "--screen", "393x852", "--no-audit"], in: folder.path)
    #expect(own.status == 0 && !told.output.hasPrefix(own.output), "\(own.output)")
  }

  @Test("a device's own screen does not change the interface: it is laid over all of it")
  func otherDevice() throws {
    let session = try Program.run(["perform", "tap 994,700", "--device", "kiosk-touchscreen", "-o", "-"])
    let result = try Program.run(["run", "example:mail", "--no-audit", "--input", "-"], input: session.output)
    #expect(result.output.contains("tap 381,77"), "\(result.output)")
  }
}
