import ArgumentParser
import Recordings

/// `detent describe`: what a recording or a device is.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Says what a recording holds: devices, kinds and why, codes, axes, duration, problems.",
    discussion: """
      Example:
        detent describe tap.evemu
        detent describe drag.events --description panel.desc --json
      """)

  @Argument(help: "A recording; - is standard input.")
  var source: String
  @OptionGroup var reading: ReadingOptions
  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  func run() throws {
    let report = try RecordingReport(reading: reading.open(source))
    print(json ? report.json : report.text, terminator: "")
  }
}
