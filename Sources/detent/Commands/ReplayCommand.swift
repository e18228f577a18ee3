import ArgumentParser
import Glibc
import KernelInput
import Recordings
import SafeText

/// `detent replay`
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays a recording into the kernel, as if the hardware did it again.",
    discussion: """
      Example:
        detent replay swipe.session.jsonl
        detent replay tap.evemu --speed 0.5 --loop 10 --max-error 2ms
        detent replay swipe.session.jsonl --after 500ms --until 2s --format json

      Every device of the recording becomes a virtual device. A timing report is always printed. Whatever ends the \
      replay, every key is up and every contact lifted.
      """)

  @Argument(help: "A recording of any format; - is standard input.")
  var file: String

  @OptionGroup var playing: PlayingOptions

  @Option(help: "How often to play it; 0 plays until interrupted.")
  var loop = 1

  @Option(help: "Where to begin, counted from the first frame, such as 1.5s.", transform: TimeArgument.init(argument:))
  var after: TimeArgument?

  @Option(help: "Where to end, counted from the first frame.", transform: TimeArgument.init(argument:))
  var until: TimeArgument?

  @Option(help: "The longest pause between two frames that is waited for.", transform: TimeArgument.init(argument:))
  var maxPause: TimeArgument?

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    if loop < 0 { throw ValidationError("--loop is at least 0") }
    if file == "-", loop != 1 { throw ValidationError("standard input can be played only once") }
    try playing.check()
    try StandardInput.check([file, reading.description])
  }

  func run() throws {
    var options = playing.options
    options.loops = loop == 0 ? nil : loop
    options.from = after?.microseconds ?? 0
    options.until = until?.microseconds
    options.longestPause = maxPause?.microseconds
    let device = try reading.deviceDescription()
    var skipped = 0
    defer { Self.tell(skipped) }
    try playing.play(options) {
      skipped = 0
      var source = try ByteSource(path: file)
      try ReadingOptions.check(&source, file, isNamed: reading.from != nil)
      let recording = try RecordingReader(source, format: reading.from, description: device)
      return ReplaySource(recording) { skipped += 1 }
    }
  }

  /// Says what no device can play.
  private static func tell(_ skipped: Int) {
    guard skipped > 0 else { return }
    let what = skipped == 1 ? "1 thing that was" : "\(skipped) things that were"
    StandardError.show("detent: warning: left out \(what) asked of the screen reader: no device says that")
    StandardError.show("  hint: detent run TARGET --input plays them")
  }
}
