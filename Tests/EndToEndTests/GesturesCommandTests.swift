import Testing

@Suite("detent gestures")
struct GesturesCommandTests {
  static let description = """
    # EVEMU 1.3
    N: Panel
    I: 0018 1234 0001 0100
    P: 02 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 04 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0 0
    A: 35 0 392 0 0 0
    A: 36 0 851 0 0 0
    A: 39 0 65535 0 0 0

    """

  /// A tap at 100,200.
  static let tap = """
    E: 1.000000 0003 0039 0001
    E: 1.000000 0003 0035 0100
    E: 1.000000 0003 0036 0200
    E: 1.000000 0000 0000 0000
    E: 1.080000 0003 0039 -001
    E: 1.080000 0000 0000 0000

    """

  @Test("a recorded tap is one line, in points of the screen")
  func tap() throws {
    let result = try Program.run(["gestures", "-"], input: Self.description + Self.tap)
    #expect(result.status == 0)
    #expect(
      result.output == #"{"time":1080000,"device":0,"gesture":"tap","fingers":1,"count":1,"at":[100,200]}"# + "\n")
    #expect(result.errors.isEmpty)
  }

  @Test(
    "screen and rotation decide where it is",
    arguments: [
      (["--screen", "786x852"], "[200,200]"), (["--screen", "852x393", "--rotate", "90"], "[652,100]"),
      (["--rotate", "180"], "[293,652]"),
    ])
  func mapping(arguments: [String], place: String) throws {
    let result = try Program.run(["gestures", "-"] + arguments, input: Self.description + Self.tap)
    #expect(result.output.contains("\"at\":\(place)"), "\(result.output)\(result.errors)")
  }

  @Test("--set changes a number, and --preset goes before it")
  func set() throws {
    let arguments = ["gestures", "-", "--preset", "android", "--set", "tapMax=70ms", "--set", "tapSlop=3"]
    let result = try Program.run(arguments, input: Self.description + Self.tap)
    #expect(result.status == 0 && result.output.isEmpty, "the tap of 80 ms is none: \(result.output)\(result.errors)")
  }

  @Test("an option that does not exist is refused with those that do", arguments: ["nothing=1", "joinTime=fast"])
  func wrongSet(text: String) throws {
    let result = try Program.run(["gestures", "-", "--set", text], input: "")
    #expect(result.status == 2)
    #expect(result.errors.contains(text == "nothing=1" ? "swipeTravel, swipeSpeed" : "150ms"), "\(result.errors)")
  }

  @Test(
    "a number of things that is not whole, or none, is refused", arguments: ["maximumTapCount=1.5", "scrubStrokes=0"])
  func noNumberOfThings(text: String) throws {
    let result = try Program.run(["gestures", "-", "--set", text], input: "")
    #expect(result.status == 2 && result.errors.contains("from 1 to 100"), "\(result.errors)")
  }

  @Test("--explain says why before what, and --all shows the contacts")
  func explain() throws {
    let result = try Program.run(["gestures", "-", "--explain", "--all"], input: Self.description + Self.tap)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.contains(#""contact":1,"phase":"began""#) == true)
    #expect(lines.contains { $0.contains(#""arbitration":"tap""#) && $0.contains("time 80 < 500 ms") })
    #expect(lines.last?.contains(#""gesture":"tap""#) == true)
  }

  @Test("memory does not grow with the recording, though the output does")
  func constantMemory() throws {
    func peak(taps: Int) throws -> Int {
      // Comments make a recording long without making it slow to read.
      let comment = "\t# " + String(repeating: "comment ", count: 8) + "\n"
      let recording = (1...taps).reduce(into: Self.description) { text, number in
        text += Self.tap.replacing("E: 1.", with: "E: \(number).").replacing("\n", with: comment)
      }
      let result = try Program.run(["gestures", "-"], input: recording)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.utf8.count { $0 == UInt8(ascii: "\n") } == taps)
      return result.peakMemory
    }
    let (short, long) = (try peak(taps: 4_000), try peak(taps: 40_000))
    #expect(short > 0 && long - short < 4096, "\(short) KiB for 2 MB, \(long) KiB for 20 MB")
  }

  @Test(
    "a wrong option is a mistake in usage",
    arguments: [["--screen", "393"], ["--screen", "0x852"], ["--rotate", "45"], ["--preset", "windows"]])
  func usage(arguments: [String]) throws {
    let result = try Program.run(["gestures", "-"] + arguments, input: Self.description + Self.tap)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("detent: error: "))
  }

  @Test("a wrong line ends it with its place, after the gestures before it")
  func badDocument() throws {
    let result = try Program.run(["gestures", "-"], input: Self.description + Self.tap + "E: x\n")
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("detent: error: -:22:4: "))
    #expect(result.output.contains("tap"))
  }
}
