import Foundation
import Testing

@Suite("detent describe and convert")
struct RecordingCommandsTests {
  static let description = """
    # EVEMU 1.3
    N: Panel
    I: 0018 1234 0001 0100
    P: 02 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 00 60 00
    A: 35 0 4095 0 0 26
    A: 36 0 4095 0 0 26

    """
  static let events = "E: 0.000001 0003 0035 0100\nE: 0.000001 0000 0000 0000\n"

  @Test("describe reads standard input and says what is there")
  func describe() throws {
    let result = try Program.run(["describe", "-"], input: Self.description + Self.events)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("-: evemu, 1 device, 2 events in 1 frames, 0.000000 s\n\ndevice 0: Panel\n"))
    #expect(result.output.contains("kind        touchscreen (ABS_MT_POSITION_X and _Y with INPUT_PROP_DIRECT)"))
    #expect(result.errors.isEmpty)
  }

  @Test("describe --json is one JSON object")
  func describeJSON() throws {
    let result = try Program.run(["describe", "-", "--json"], input: Self.description + Self.events)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["events"] as? Int == 2)
    #expect(object?["format"] as? String == "evemu")
  }

  @Test("events without a description need one")
  func descriptionFile() throws {
    let refused = try Program.run(["describe", "-"], input: Self.events)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("detent: error: -:1:1: the recording does not describe its device\n"))
    #expect(refused.errors.contains("hint: give the description that belongs to it with --description FILE"))
    let folder = try TemporaryFolder(["panel.desc": Self.description])
    let result = try Program.run(
      ["describe", "-", "--description", "panel.desc"], input: Self.events, in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.contains("device 0: Panel\n"))
    #expect(!result.errors.contains("takes its place"))
    let both = try Program.run(
      ["describe", "-", "--description", "panel.desc"], input: Self.description + Self.events, in: folder.path)
    #expect(both.status == 0 && both.errors.contains("that of --description takes its place"))
  }

  @Test("convert goes from standard input to standard output, to a session and back")
  func convert() throws {
    let session = try Program.run(["convert", "-", "-", "--to", "session"], input: Self.description + Self.events)
    #expect(session.status == 0, "\(session.errors)")
    #expect(session.output.contains(#"{"t":1,"d":0,"e":[["ABS_MT_POSITION_X",100]]}"#))
    let evemu = try Program.run(["convert", "-", "-", "--to", "evemu"], input: session.output)
    #expect(evemu.output.contains("\nE: 0.000001 0003 0035 0100\t# EV_ABS / ABS_MT_POSITION_X    100\n"))
    let same = try Program.run(["convert", "-", "-", "--to", "evemu"], input: evemu.output)
    #expect(same.output == evemu.output)
  }

  @Test("what the output cannot hold is said on standard error")
  func losses() throws {
    let session = """
      {"format":"detent-session","version":"1.0","clock":"monotonic","devices":1}
      {"d":0,"device":{"name":"Keys","uniq":"a1","state":{"keys":["KEY_A"]}}}
      {"end":{"frames":0,"events":0}}

      """
    let result = try Program.run(["convert", "-", "-", "--to", "evemu"], input: session)
    #expect(result.status == 0)
    #expect(
      result.errors == """
        detent: warning: -: evemu does not say which keys are down at the start
        detent: warning: -: evemu holds neither phys nor uniq

        """)
  }

  @Test("a wrong line is named, and the exit code says that the document is bad")
  func badDocument() throws {
    let folder = try TemporaryFolder(["bad.evemu": Self.description + "E: 0.000001 0003 0035 x\n"])
    for arguments in [["describe", "bad.evemu"], ["convert", "bad.evemu", "out.session.jsonl"]] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 3)
      #expect(result.output.isEmpty)
      #expect(result.errors == "detent: error: bad.evemu:8:23: expected the value, found “x”\n")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["bad.evemu"])
  }

  @Test(
    "wrong usage is exit code 2", arguments: [["describe"], ["convert", "a"], ["describe", "-", "--from", "mp3"]])
  func usage(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("detent: error: "))
  }

  @Test("help shows an example", arguments: ["describe", "convert"])
  func help(command: String) throws {
    let result = try Program.run(["help", command])
    #expect(result.status == 0)
    #expect(result.output.contains("Example:\n"))
  }

  @Test("memory does not depend on the length of a recording", arguments: ["describe", "convert"])
  func constantMemory(command: String) throws {
    func peak(lines: Int) throws -> Int {
      let recording = Self.description + String(repeating: "E: 0.000001 0003 0035 0100\t# a comment\n", count: lines)
      let result = try Program.run(
        command == "describe" ? ["describe", "-"] : ["convert", "-", "/dev/null", "--to", "session"], input: recording)
      #expect(result.status == 0, "\(result.errors)")
      return result.peakMemory
    }
    let (short, long) = (try peak(lines: 20_000), try peak(lines: 300_000))
    #expect(short > 0 && long - short < 4096, "\(short) KiB for 1 MB, \(long) KiB for 12 MB")
  }
}
