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
      Contacts, pointer movements and the changes of continuous gestures are left out unless --all is given.

      Example:
        detent gestures swipe.evemu --screen 393x852
        detent gestures drag.events --description panel.desc --explain
        zcat long.evemu.gz | detent gestures - --preset android --all
      """)

  @Argument(help: "A recording; - is standard input.")
  var file: String
  @OptionGroup var reading: ReadingOptions
  @Option(
    help: ArgumentHelp(
      "The screen in points; by default what the recording says, or else 393x852, turned as the device is.",
      valueName: "width x height"))
  var screen: ScreenSize?
  @Option(help: ArgumentHelp("How far the digitizer is turned clockwise: 0, 90, 180 or 270.", valueName: "degrees"))
  var rotate = ScreenRotation.none
  @Option(help: "Whose numbers decide what a gesture is.")
  var preset = GestureOptions.Preset.iOS
  @Flag(help: "Hold a tap back until no further tap can follow it.")
  var waitForTaps = false
  @Flag(help: "Print contacts, pointer movements and changes too.")
  var all = false
  @Flag(help: "Print for every gesture what else it could have been and why it is none of these, with the numbers.")
  var explain = false

  func validate() throws { try StandardInput.check([file, reading.description]) }

  func run() throws {
    var options = GestureOptions(preset)
    options.explains = explain
    options.tapsWait = waitForTaps
    var listing = try GestureListing(
      reader: reading.open(file), screen: screen?.size, rotation: rotate, options: options, writesAll: all)
    try listing.run()
  }
}

extension GestureOptions.Preset: ExpressibleByArgument {}
extension ScreenRotation: ExpressibleByArgument {}
