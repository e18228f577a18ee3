import ArgumentParser
import Documents
import Gestures
import KernelInput
import Recordings
import SafeText
import Trees

/// `detent describe`: what a recording or a device is.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Says what a recording, a device or a dump of an application is, and what of it is not used.",
    discussion: """
      Example:
        detent describe tap.evemu
        detent describe drag.events --description panel.desc --format json
        detent describe Devices/watch-crown.yaml
        detent describe /dev/input/event3
        detent describe window_dump.xml
      """)

  @Argument(help: "A recording, a device file, an event node or a dump of an application; - is standard input.")
  var source: String
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var trees: TreeOptions
  @OptionGroup var format: FormatOptions

  func validate() throws { try StandardInput.check([source, reading.description]) }

  func run() throws {
    if LiveDevices.isNode(source) {
      try trees.checkIsNoRecording(source)
      show(try NodeReport.read(source))
      return DeviceReader.grabbed([source]).forEach(Self.warn)
    }
    if source.hasPrefix("example:") {
      try trees.checkIsNoRecording(source)
      return show(try RecordingReport(reading: reading.open(source)))
    }
    var file = try DumpFile.opened(ByteSource(path: source))
    if reading.from == nil {
      let beginning = try file.peek(DocumentKind.beginning)
      // What is XML and no dump that is known is refused by who knows the dumps.
      let isOutput = KnownFile(output: beginning, path: source) != nil
      if try !isOutput && (DumpFile.format(of: &file) != nil || TreeFormat.isXML(beginning)) {
        var imported = try ForeignTree.read(file, file: source, trees.imports)
        imported.tree = try trees.colored(imported.tree)
        return show(TreeDescription(imported, file: source))
      }
      if let error = MistakenDump.error(in: beginning, file: source) { throw error }
    }
    try trees.checkIsNoRecording(source)
    let named: DocumentKind? = source != "-" && DeviceFile.isOne(source) ? .device : nil
    switch DocumentKind(content: try file.peek(DocumentKind.beginning)) ?? named {
    case .device where reading.from == nil:
      let bytes = try DocumentFile.read(file)
      let device = try DeviceDocument.read(bytes, file: source)
      for text in CutText.find(in: bytes) { StandardError.warn(of: text, in: source) }
      if format.isJSON {
        StandardOutput.write(device.json(file: source))
      } else {
        StandardOutput.show(TerminalText(lines: device.text(file: source)), terminator: "")
      }
    default:
      if reading.from == nil, let other = KnownFile(content: try file.peek(DocumentKind.beginning), path: source),
        !other.isRecording
      {
        throw Failure(
          .badDocument, "\(source): this is \(other.words), not a recording or a device file", hint: "\(other.hint)")
      }
      if reading.from == nil {
        try ScriptInput.refuse(
          file.peek(DocumentKind.beginning), source, meant: "a recording or a device file")
      }
      show(try RecordingReport(reading: reading.read(file)))
    }
  }

  /// Says that nothing that the device does arrives here.
  private static func warn(ofGrab node: String) {
    StandardError.show("detent: warning: \(node): another program has grabbed the device; nothing of it arrives here")
  }

  private func show(_ description: TreeDescription) {
    if format.isJSON {
      StandardOutput.write(description.json)
    } else {
      StandardOutput.show(TerminalText(lines: description.text), terminator: "")
    }
  }

  private func show(_ report: RecordingReport) {
    if format.isJSON {
      StandardOutput.write(report.json)
    } else {
      StandardOutput.show(TerminalText(lines: report.text), terminator: "")
    }
  }
}
