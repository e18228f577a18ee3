import ArgumentParser
import Recordings
import SafeText

/// `detent convert`: a recording in another format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a recording in another format.",
    discussion: """
      The formats are found from the content of IN and the name of OUT. Lines of an unedited recording are
      copied byte for byte, comments included, when both formats are the same; evemu before 1.3
      becomes 1.3 unless --evemu-version asks for another. OUT takes its place when all of it is written, so
      that IN and OUT may be one file.

      Example:
        detent convert tap.evemu tap.session.jsonl
        detent convert - out.evemu --device 1 < two-devices.session.jsonl
      """)

  @Argument(help: "The recording to read; - is standard input.")
  var input: String
  @Argument(help: "The file to write; - is standard output.")
  var output: String
  @OptionGroup var reading: ReadingOptions
  @Option(help: ArgumentHelp("The format of OUT.", valueName: "format"))
  var to: RecordingFormat?
  @Flag(help: "Replace a file that Detent did not write; IN itself may be OUT without it.")
  var force = false
  @Option(help: ArgumentHelp("The version of evemu to write.", valueName: "version"))
  var evemuVersion = EvemuVersion.newest
  @Option(help: ArgumentHelp("Keep only the device at this position, counted from 0.", valueName: "number"))
  var device: Int?

  func validate() throws { try StandardInput.check([input, reading.description]) }

  func run() throws {
    // IN may be OUT where nothing is left out: all of it is read before it is replaced. What is written into as it is has
    // no such moment.
    let isWhole = device == nil && to != .evemu && input != "-" && FileIdentity.isReplaced(output)
    let isItself = FileIdentity(output: output).map { FileIdentity(input: input) == $0 } ?? false
    try NewFile.check(
      output, NewFile.manner(output, force: force || isItself),
      inputs: isWhole ? [reading.description] : [input, reading.description])
    var conversion = RecordingConversion(
      from: input, reading.from, to: output, to, description: try reading.deviceDescription(), device: device)
    conversion.evemuVersion = evemuVersion
    conversion.isPrivate = reading.description.map(PrivateFile.isPrivate) ?? false
    for warning in try conversion.run() { StandardError.show("detent: warning: \(input): \(warning)") }
  }
}
