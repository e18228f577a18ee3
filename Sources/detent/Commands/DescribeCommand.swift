import ArgumentParser
import Documents
import Gestures
import Recordings

/// `detent describe`: what a recording or a device is.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Says what a recording, a device file or a device is: kinds and why, codes, axes, duration, problems.",
    discussion: """
      Example:
        detent describe tap.evemu
        detent describe drag.events --description panel.desc --json
        detent describe Devices/watch-crown.yaml
        detent describe /dev/input/event3
      """)

  @Argument(help: "A recording, a device file (*.yaml) or an event node; - is standard input.")
  var source: String
  @OptionGroup var reading: ReadingOptions
  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  func run() throws {
    if DeviceFile.isOne(source) {
      let device = try DeviceFile.read(source)
      return print(json ? device.json(file: source) : device.text(file: source), terminator: "")
    }
    let report =
      LiveDevices.isNode(source)
      ? try NodeReport.read(source) : try RecordingReport(reading: reading.open(source))
    print(json ? report.json : report.text, terminator: "")
  }
}
