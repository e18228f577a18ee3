public import ArgumentParser
public import Gestures
import InputEvents
import Recordings

/// `detent gestures`: what people did in a recording.
struct GesturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gestures",
    abstract: "Prints the gestures, turns and keys in a recording, one JSON object a line.",
    discussion: """
      Positions are points of the screen that the device lies on; the device's axes are laid over all of it.
      Contacts, pointer movements and the changes of continuous gestures are left out unless --all is given;
      then contacts on touchpads are there too, in points of the touchpad, and every finger has its velocity.

      Example:
        detent gestures swipe.evemu --screen 393x852
        detent gestures drag.events --description panel.desc --explain
        zcat long.evemu.gz | detent gestures - --preset android --all
        detent gestures drag.evemu --set joinTime=150ms --set tapSlop=12
      """)

  /// How what people did is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json
  }

  @Argument(help: "A recording; - is standard input.")
  var file: String
  @OptionGroup var reading: ReadingOptions
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The screen in points, 1 to 100000 each way; by default what the recording says, or else 393x852, turned as the device is.",
      valueName: "width x height"), transform: ScreenSize.init(argument:))
  var screen: ScreenSize?
  @Option(help: ArgumentHelp("How far the digitizer is turned clockwise: 0, 90, 180 or 270.", valueName: "degrees"))
  var rotate = ScreenRotation.none
  @Option(help: "Whose numbers decide what a gesture is.")
  var preset = GestureOptions.Preset.iOS
  @Option(
    help: ArgumentHelp(
      "One of these numbers, such as joinTime=150ms; may be given several times. `detent guidelines P.joinTime` says what it is.",
      valueName: "name=value"))
  var set: [String] = []
  @Flag(help: "Keep a tap back until no further tap can follow it.")
  var waitForTaps = false
  @Flag(help: "Print contacts, pointer movements and changes too.")
  var all = false
  @Option(help: "How to print it: json, one object a line; there is no other way.")
  var format = Format.json
  @Flag(help: "Print for every gesture what else it could have been and why it is none of these, with the numbers.")
  var explain = false

  func validate() throws {
    try StandardInput.check([file, reading.description])
    _ = try options()
  }

  private func options() throws -> GestureOptions {
    var options = GestureOptions(preset)
    do {
      for text in set { try GestureOption.set(text, in: &options) }
    } catch {
      throw ValidationError("--set: \(error)")
    }
    return options
  }

  func run() throws {
    var options = try options()
    options.tellsPadContacts = all
    options.explains = explain
    options.tapsWait = waitForTaps
    var listing = try GestureListing(
      reader: reading.open(file), screen: screen?.size, rotation: rotate, options: options, writesAll: all)
    try listing.run()
  }
}

extension GestureOptions.Preset: ExpressibleByArgument {}
extension ScreenRotation: ExpressibleByArgument {}
