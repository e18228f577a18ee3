import Foundation
import Testing

/// Every reader against every way in which a file can be wrong or mean harm: exit code 3, a place, bounded memory.
@Suite("Hostile files")
struct HostileFilesTests {
  enum Reader: String, CaseIterable {
    case evemu, session, scene, tree, device, script

    /// A name that says what the file is.
    var file: String {
      switch self {
      case .evemu: "in.evemu"
      case .session: "in.session.jsonl"
      case .scene: "in.scene.yaml"
      case .tree: "in.tree.json"
      case .device: "in.yaml"
      case .script: "in.txt"
      }
    }

    /// Command lines that read a file.
    func commands(_ file: String) -> [[String]] {
      switch self {
      case .evemu, .session: [["describe", file], ["gestures", file], ["convert", file, "out.session.jsonl"]]
      case .scene: [["audit", file], ["announce", file], ["run", file]]
      case .tree: [["audit", file], ["announce", file]]
      case .device: [["describe", file], ["perform", "tap 1,1", "-o", "-", "--device", file]]
      case .script:
        [["run", "example:mail", "--no-audit", "--script-file", file]]
          + (file == "-" ? [["perform", "-", "-o", "-"]] : [])
      }
    }

    /// KiB of data that reading costs at most, whatever the file is; a tree may be as large as 90 MB.
    var memory: Int {
      switch self {
      case .scene: 480_000
      case .tree: 300_000
      default: 120_000
      }
    }

    /// What stands before the place that is wrong; one error in it would be found earlier.
    var start: String {
      switch self {
      case .evemu: "# EVEMU 1.3\nN: Panel\nA: 2f 0 9 0 0 0\nA: 35 0 9 0 0 0\nA: 36 0 9 0 0 0\nP: 02 0 0 0 0 0 0 0\n"
      case .session:
        #"{"format":"detent-session","version":"1.0","devices":1}"# + "\n" + #"{"d":0,"device":{"name":"Keys"}}"# + "\n"
      case .scene: "scene: a\nplatform: iOS\n"
      case .tree: "{\n\"screen\": [1, 2],\n"
      case .device: "device: d\nsummary: S.\nname: n\n"
      case .script: "tap 1,1\n"
      }
    }
  }

  enum Harm: String, CaseIterable { case empty, truncated, binary, lineEnds, hostile, wrongType }

  struct Case: CustomTestStringConvertible {
    var reader: Reader
    var harm: Harm
    var text: String
    /// Behind the file's name in the first line of standard error.
    var message: String
    var testDescription: String { "\(reader) \(harm): \(message)" }
  }

  static let depth = 100_000
  static let cases: [Case] = Reader.allCases.flatMap { reader in
    Harm.allCases.flatMap { harm in
      texts(reader, harm).map { Case(reader: reader, harm: harm, text: $0, message: $1) }
    }
  }

  private static func texts(_ reader: Reader, _ harm: Harm) -> [(text: String, message: String)] {
    let start = reader.start
    switch (harm, reader) {
    case (.empty, .evemu), (.empty, .session): return [("", ":1:1: the file is empty"), ("\n \n", ":1:1: this is no")]
    case (.empty, .scene), (.empty, .device): return [("", ":1:1: the document is empty"), ("# a\n", ":2:1: the doc")]
    case (.empty, .tree): return [("", ":1:1: the document is empty"), ("\n", ":2:1: the document is empty")]
    case (.empty, .script): return [("", ": the script says nothing"), ("# a\n", ": the script says nothing")]

    case (.truncated, .evemu): return [(start + "E: 1.000000 0003 00", ":7:20: expected the value, found the end")]
    case (.truncated, .session): return [(String(start.dropLast(20)), ":2:14: expected the end of the string")]
    case (.truncated, .scene): return [(start + "windows: [{id: w, elem", ":3:11: this bracket is never closed")]
    case (.truncated, .tree): return [(start + "\"nodes\": [", ":3:11: the document ends too early")]
    case (.truncated, .device): return [(start + "keys: [KEY_A, ", ":4:7: this bracket is never closed")]
    case (.truncated, .script): return [(start + "type \"Hel", ":2:6: the text in quotation marks does not end")]

    case (.binary, .evemu): return [("\u{7F}ELF\u{2}\u{1}\0", ":1:1: this is no recording"), (start + "\0", ":7:1: ")]
    case (.binary, .session): return [(start + "\0\u{1}\n", ":3:1: expected an object, found byte 0x00")]
    case (.binary, .scene), (.binary, .device): return [(start + "x: \u{1}", ": the byte 0x01 is not part of a text")]
    case (.binary, .tree): return [(start + "\0", ":3:1: the byte 0x00 is not part of a text")]
    case (.binary, .script): return [(start + "\u{1}", ":2:1: a control character (0x1)")]

    case (.lineEnds, .evemu): return [(crlf(start + "E: 1.000000 x\n"), ":7:13: expected the event type")]
    case (.lineEnds, .session): return [(crlf(start + "{\"t\":x}\n"), ":3:6: expected a time in microseconds")]
    case (.lineEnds, .scene): return [(crlf(start + "windows: w\n"), ":3:10: found \"w\"")]
    case (.lineEnds, .tree): return [(crlf(start + "\"nodes\": 7}\n"), ":3:10: found \"7\"")]
    case (.lineEnds, .device): return [(crlf(start + "keys: 7\n"), ":4:7: found \"7\"")]
    case (.lineEnds, .script):
      return [(crlf(start + "swoop\n"), ":2:1: expected an instruction such as 'tap 120,300', found 'swoop'")]

    case (.hostile, .evemu):
      return [
        (start + String(repeating: "B: 01 00 00 00 00 00 00 00 80\n", count: 2000), ":1031:28: codes go up to ffff"),
        (start + "E: 99999999999999999999.000000 0 0 0\n", ":7:4: the seconds is out of range"),
        ("N: a\nN: b\n", ":2:3: a second name"),
      ]
    case (.hostile, .session):
      return [
        (
          #"{"format":"detent-session","version":"1.0","devices":1000000000}"#,
          ":1:54: 1000000000 devices; a session holds"
        ),
        (start + "{\"x\":" + String(repeating: "[", count: depth) + "\n", ":3:69: nested deeper than 64 levels"),
        (
          start + #"{"t":1,"d":0,"device":{"state":{"slots":["# + String(repeating: "{},", count: 1025) + "{}]}}}\n",
          ":3:3114: more than 1024 slots"
        ),
      ]
    case (.hostile, .scene), (.hostile, .device):
      let line = start.count { $0 == "\n" } + 1
      return [
        (
          start + "x: " + String(repeating: "[", count: depth),
          ":\(line):67: mappings and lists are nested deeper than 64"
        ),
        (
          start + (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
          ":\(line + 64):66: mappings and lists are nested deeper than 64"
        ),
        (start + "a: &a [*a, *a]\n", ":\(line):4: anchors are not supported"),
        (start + "a: *a\n", ":\(line):4: aliases are not supported"),
        (start + "a: !!python/object x\n", ":\(line):4: tags are not supported"),
      ] + (reader == .scene ? [] : [(start + "absolute: [{axis: ABS_MT_SLOT, maximum: 1000000000}]\n", ":4:")])
    case (.hostile, .tree):
      return [
        (start + String(repeating: "\"nodes\": [{", count: depth), "objects and arrays are nested deeper than 520")
      ]
    case (.hostile, .script):
      return [
        (String(repeating: "tap 1,1;", count: depth), ":1:80001: a script has at most 10000 instructions"),
        (start + "tap 1,1 with 1000000000 fingers\n", ":2:14: "),
        (start + "tap " + String(repeating: "9", count: depth) + ",1\n", ":2:5: "),
      ]

    case (.wrongType, .evemu): return [(start + "E: soon 0 0 0\n", ":7:4: expected the seconds, found “s”")]
    case (.wrongType, .session):
      return [(start + #"{"t":"5","d":0,"e":[]}"# + "\n", ":3:6: expected a time in microseconds")]
    case (.wrongType, .scene): return [("scene: a\nplatform: 7\nwindows: w\n", ":2:11: found \"7\"")]
    case (.wrongType, .tree): return [(start + "\"nodes\": {}}", ":3:10: found an empty mapping")]
    case (.wrongType, .device):
      return [("device: d\nsummary: S.\nname: [n]\nkeys: [KEY_A]\n", ":3:7: found a list of 1")]
    case (.wrongType, .script): return [(start + "swipe up for ever\n", ":2:10: ")]
    }
  }

  private static func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }

  @Test("end with exit code 3, scripts with 2, a place and what was expected, in little memory", arguments: cases)
  func refused(example: Case) throws {
    let reader = example.reader
    let status: Int32 = reader == .script ? 2 : 3
    let folder = try TemporaryFolder([reader.file: example.text])
    for command in reader.commands(reader.file) {
      let result = try Program.run(command, in: folder.path, memory: reader.memory)
      let text = "\(command): \(result.errors.prefix(300))"
      #expect(result.status == status, "\(text)")
      let first = result.errors.prefix { $0 != "\n" }
      #expect(first.hasPrefix("detent: error: \(reader.file):") && first.contains(example.message), "\(text)")
    }
    for command in reader.commands("-") {
      let result = try Program.run(command, input: example.text.utf8, in: folder.path, memory: reader.memory)
      #expect(result.status == status, "\(command): \(result.errors.prefix(300))")
      #expect(result.errors.hasPrefix("detent: error: "), "\(command): \(result.errors.prefix(300))")
    }
  }

  @Test("a line of 100 MB is refused, however much of it there is", arguments: Reader.allCases)
  func endless(reader: Reader) throws {
    let (line, filler) = Self.endless(reader)
    for command in reader.commands("-") {
      let result = try Program.run(
        command, input: (reader.start + line).utf8, filler: filler, megabytes: 100, memory: reader.memory)
      #expect(result.status == 3, "\(command): \(result.errors.prefix(300))")
      #expect(result.errors.contains(": the line is longer than") || result.errors.contains(": the document is larger"))
    }
  }

  /// How a line begins, and what it goes on with.
  private static func endless(_ reader: Reader) -> (line: String, filler: String) {
    switch reader {
    case .evemu: ("# ", "x")
    case .session: (#"{"t":1,"mark":""#, "x")
    case .scene: ("windows: [", "{id: window}, ")
    case .tree: ("\"nodes\": [", "{},")
    case .device: ("keys: [", "KEY_A, ")
    case .script: ("tap 1,1", "; tap 1,1")
    }
  }

  @Test("the memory that is allowed is what the kernel allows")
  func limit() throws {
    let result = try Program.run(
      ["audit", "-"], input: Reader.scene.start.utf8, filler: "#", megabytes: 20, memory: 8000)
    #expect(result.status != 0 && result.status != 3)
  }

  @Test("10^9 slots cost nothing", arguments: ["describe", "gestures"])
  func slots(command: String) throws {
    let text =
      Reader.evemu.start.replacing("2f 0 9", with: "2f 0 1000000000") + """
        E: 1.000000 0003 002f 999999999
        E: 1.000000 0003 0039 1
        E: 1.000000 0003 0035 5
        E: 1.000000 0003 0036 5
        E: 1.000000 0000 0000 0
        E: 2.000000 0003 0039 -1
        E: 2.000000 0000 0000 0

        """
    let result = try Program.run([command, "-"], input: text.utf8, memory: Reader.evemu.memory)
    #expect(result.status == 0, "\(result.errors)")
  }
}
