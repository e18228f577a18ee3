import ArgumentParser
import InputEvents
import KernelInput
import Recordings

/// `detent record`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records any number of input devices on one clock.",
    discussion: """
      Example:
        detent record /dev/input/event3 /dev/input/event4 -o swipe.session.jsonl

      Ctrl+C ends the recording. What was typed is masked unless --keep-keystrokes is given: keys that write text \
      become one and the same key; the space bar stays where nothing was typed before it. A killed recorder loses \
      nothing that it had read, but for a Ctrl of its last second, which might be the Ctrl+C that ends it.
      """)

  @Argument(help: "Event nodes, such as /dev/input/event3; `detent devices` lists them.")
  var nodes: [String]

  @Option(name: .shortAndLong, help: "The file to write; its ending says the format. Default: standard output.")
  var output = "-"

  @Option(help: ArgumentHelp("The format of the recording.", valueName: "format"))
  var to: RecordingFormat?

  @Option(name: .customLong("for"), help: "How long to record, such as 5s or 500ms.")
  var duration: TimeArgument?

  @Option(help: "How many frames to record.")
  var frames: Int?

  @Flag(help: "Keep other programs from seeing the devices; waits until no key is down.")
  var grab = false

  @Flag(help: "Write what was typed, and where devices are plugged in, as it is.")
  var keepKeystrokes = false

  func validate() throws {
    if nodes.contains("-") { throw ValidationError("a device is recorded, not standard input; see `detent convert`") }
    if let frames, frames < 1 { throw ValidationError("--frames is at least 1") }
  }

  func run() throws {
    let reader = try DeviceReader(nodes: nodes)
    let sink = try ByteSink(path: output)
    let format = to ?? RecordingFormat(path: output) ?? .session
    if format.holdsOneDevice, nodes.count > 1 {
      throw Failure(.usage, "\(format.rawValue) holds one device, not \(nodes.count)", hint: "record a .session.jsonl")
    }
    var options = RecorderOptions()
    options.duration = duration?.microseconds
    options.frames = frames
    options.grabs = grab
    options.keepsKeystrokes = keepKeystrokes
    var writer = format.makeWriter(to: sink)
    var stream = StandardError()
    let summary = try Recorder.record(reader, to: &writer, through: sink, options: options) {
      for device in reader.devices { print("recording \(device.node ?? "") \(device.description.name)", to: &stream) }
    }
    print("recorded \(summary.frames) frames, \(summary.events) events", to: &stream)
    if summary.drops > 0 { print("the kernel dropped events \(summary.drops) times; the gaps are marked", to: &stream) }
    if summary.isUnplugged { print("ended because the last device was unplugged", to: &stream) }
    for loss in writer.losses { print("not in the file: \(loss.message)", to: &stream) }
  }
}
