import ArgumentParser
import InputEvents
import KernelInput
import Recordings
import SafeText

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

      A recording that is there already is kept, unless --force is given; then it stays until the first frame of the \
      new one is there, and beside it as NAME.~1~ until the new one is whole. With --keep-keystrokes nobody but you may read the file. A node that is named twice is one; \
      a device that another program has grabbed is exit code 4. When one grabs it meanwhile, that is said, and what was \
      recorded until then is kept; the exit code is 4 then too.
      """)

  @Argument(help: "Event nodes, such as /dev/input/event3; `detent devices` lists them.")
  var nodes: [String]

  @Option(name: .shortAndLong, help: "The file to write; its ending says the format. Default: standard output.")
  var output = "-"

  @Option(help: ArgumentHelp("The format of the recording.", valueName: "format"))
  var to: RecordingFormat?

  @Option(
    name: .customLong("for"), help: "How long to record, such as 5s or 500ms.",
    transform: TimeArgument.init(argument:))
  var duration: TimeArgument?

  @Option(help: "How many frames to record.")
  var frames: Int?

  @Flag(help: "Keep other programs from seeing the devices; waits until no key is down.")
  var grab = false

  @Flag(help: "Write what was typed, and where devices are plugged in, as it is.")
  var keepKeystrokes = false

  @Flag(help: "Replace a file that is there already.")
  var force = false

  func validate() throws {
    if nodes.contains("-") { throw ValidationError("a device is recorded, not standard input; see `detent convert`") }
    if let frames, frames < 1 { throw ValidationError("--frames is at least 1") }
  }

  func run() throws {
    let manner = OutputManner.growing(replaces: force, isPrivate: keepKeystrokes)
    try NewFile.check(output, manner)
    for node in nodes {
      try MistakenFile.refuse(
        node, meant: "an input device",
        hint: "`detent devices` lists the nodes that there are, such as /dev/input/event3")
    }
    let reader = try DeviceReader(nodes: nodes)
    let count = reader.devices.count
    let format = to ?? RecordingFormat(path: output) ?? .session
    if format.holdsOneDevice, count > 1 {
      throw Failure(.usage, "\(format.rawValue) holds one device, not \(count)", hint: "record a .session.jsonl")
    }
    let sink = try NewFile.open(output, manner)
    var options = RecorderOptions()
    options.duration = duration?.microseconds
    options.frames = frames
    options.grabs = grab
    options.keepsKeystrokes = keepKeystrokes
    var writer = format.makeWriter(to: sink)
    var start = reader.now
    let summary = try Recorder.record(
      reader, to: &writer, through: sink, options: options,
      started: {
        start = reader.now
        for device in reader.devices { StandardError.show("recording \(device.node ?? "") \(device.description.name)") }
      },
      noticed: { GrabWarning.show(reader.devices[$0], after: reader.now - start) })
    StandardError.show("recorded \(summary.frames) frames, \(summary.events) events")
    if sink.keepsOld { StandardError.showStays(output) }
    if summary.drops > 0 { StandardError.show("the kernel dropped events \(summary.drops) times; the gaps are marked") }
    if summary.isUnplugged { StandardError.show("ended because the last device was unplugged") }
    for loss in writer.losses { StandardError.show("not in the file: \(loss.message)") }
    if !summary.grabbed.isEmpty { throw GrabWarning.exitCode }
  }
}
