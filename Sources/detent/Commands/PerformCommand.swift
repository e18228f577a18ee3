import ArgumentParser
import Gestures
import Harness
import KernelInput
import Recordings
import SafeText

/// `detent perform`: gestures in words become events of devices.
struct PerformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Synthesizes gestures: what a script says becomes a recording, or is done by virtual devices.",
    discussion: """
      A script is instructions with ; or a new line between them:
        tap 120,300   double tap 120,300 with 2 fingers   press 120,300 for 700ms
        swipe up   swipe from 196,500 to 196,90 in 180ms   edge swipe from left
        flick up from 196,600 at 2000 pt/s   drag from 100,700 to 300,700 via 200,200 in 1s then hold 300ms
        drag from 100,700 to 100,300 in 300ms, release at 900 pt/s   drag from 100,300 to 100,600 after 700ms
        pinch by 2   rotate at 196,426 by 90deg   scrub   swipe down then left   split tap 120,300
        turn crown 3   turn crown -90 units   type "Hi"   press shift+tab   hold ctrl   release
        move to 10,20   look at 10,20   click   right click 10,20   scroll -3   scroll 2 horizontally
        wait 500ms   mark "now"
      In a text \\" is a quotation mark, \\\\ a backslash, \\n a new line, \\t a tab, \\u{e9} the character of that number.
      What needs an interface (names, the reader, turn screen, resize screen, expect, wait for) is for detent run.
      Places are points of the screen, from its top left corner. A session says which screen that is, where it is not
      393x852; other formats cannot, and are read with --screen.

      Example:
        detent perform "tap 120,300; swipe up" -o tap.evemu
        detent perform "tap 400,240; swipe up" --device kiosk-touchscreen -o - | detent gestures -
        detent perform "swipe up" -o kernel
        detent perform - --device kiosk-touchscreen --rate 1000 -o kiosk.session.jsonl < story.txt
      """)

  @Argument(help: "The script; - reads it from standard input.")
  var script: String
  @OptionGroup var devices: DeviceOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where it goes: a file, - for standard output, or kernel for virtual devices.", valueName: "file"))
  var output: String
  @Option(
    help: ArgumentHelp(
      "The format of the recording, when its name does not say it; session for -.", valueName: "format"),
    transform: Self.format)
  var to: RecordingFormat?
  @Flag(help: "Replace a file that is there already.")
  var force = false
  @OptionGroup(title: "Playing into the kernel") var playing: PlayingOptions
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The screen in points, 1 to 100000 each way; by default the device's own, or else 393x852, turned as the device is.",
      valueName: "width x height"), transform: ScreenSize.init(argument:))
  var screen: ScreenSize?
  @Option(help: ArgumentHelp("How far the digitizer is turned clockwise: 0, 90, 180 or 270.", valueName: "degrees"))
  var rotate = ScreenRotation.none
  @Option(help: ArgumentHelp("Reports a second, 60 to 1000.", valueName: "hertz"))
  var rate = 120
  @Option(help: "Decides how the hand trembles; the same number gives the same events.")
  var seed: UInt64 = 0
  @Option(help: ArgumentHelp("How far the hand trembles, in points.", valueName: "points"))
  var jitter = 0.0

  /// A format by its name; who gives a place instead learns which option takes that.
  private static func format(_ text: String) throws -> RecordingFormat {
    if let format = RecordingFormat(rawValue: text) { return format }
    let names = RecordingFormat.allCases.map(\.rawValue).joined(separator: " or ")
    throw ValidationError("--to is the format, \(names); where it goes is said with -o \(text)")
  }

  func validate() throws {
    try playing.check()
    try StandardInput.check([script] + devices.names)
  }

  func run() throws {
    if output != "kernel" {
      let manner = NewFile.manner(output, [], force: force)
      try NewFile.check(output, manner, inputs: [script == "-" ? "-" : nil] + devices.files())
    }
    let input = try script == "-" ? ScriptInput(file: "-") : argument()
    let models = try devices.devices(for: input.script)
    var recording = try input.locating { try ScriptRecording(input.script, on: models, options: options) }
    guard !models.isEmpty else {
      throw input.failure(
        "the script says nothing that a device does",
        hint: "give it an instruction such as `tap 120,300`, or name a device with --device")
    }
    guard output == "kernel" else {
      let inputs = try (script == "-" ? ["-"] : []) + devices.files()
      return try RecordingOutput(path: output, inputs: inputs, format: to).write(&recording)
    }
    try playing.play(playing.options) {
      ReplaySource(header: recording.header, start: recording.start, end: { recording.now }) { batch in
        recording.read(into: &batch)
      }
    }
  }

  /// The script as it stands on the command line; what is the name of a file and no script is told so.
  private func argument() throws -> ScriptInput {
    do {
      return try ScriptInput(argument: script)
    } catch {
      try MistakenFile.refuse(script, meant: "a script")
      guard FileIdentity(input: script) != nil else { throw error }
      throw Failure(
        .usage, "\(script): this is the name of a file, and the script itself stands here",
        hint: "`detent perform - -o FILE < \(ShellWord.quoted(script))` reads it from there")
    }
  }

  private var options: SynthesisOptions {
    var options = SynthesisOptions()
    options.reportRate = rate
    options.seed = seed
    options.jitter = jitter
    options.screen = screen?.size
    options.rotation = rotate
    return options
  }
}
