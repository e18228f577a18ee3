import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Recordings
import SafeText

/// Where the events of a run come from: recordings, then devices as they are used, then a script; nothing at all leaves
/// the screen as it starts.
struct RunInput {
  /// Recordings, played one after the other; `-` is standard input, by itself.
  var recordings: [String]
  /// How they are read.
  var reading: ReadingOptions
  /// Nodes of devices that are read as they are used.
  var nodes: [String] = []
  /// How long the nodes are read, in µs; nil reads them until interrupted.
  var duration: Int64?
  /// What a synthesized hand does after them.
  var script: ScriptFeed?
  /// How digitizers lie on the screen.
  var rotation: ScreenRotation
  /// The size that the interface has to have, in points; nil takes what the recordings say, or else leaves it.
  var screen: Size?
  /// Whether what was typed on devices of this machine is masked on the tape of the run.
  var masksTape = true

  /// Told of each line of a script from standard input that is wrong or cannot be done; the next line is done all the
  /// same.
  var failed: (RunFailure) -> Void = { _ in }

  /// The recording of a run.
  struct Output {
    var path: String
    /// Whether it may take the place of an old one.
    var replaces: Bool
    /// Whether what was typed on devices of this machine is written as it was.
    var keepsKeystrokes: Bool
    /// Whether nobody but its owner may read it.
    var isPrivate: Bool
  }

  /// How a run ended.
  struct End {
    var summary: RunSummary
    /// Whether another program grabbed a device meanwhile.
    var isGrabbed: Bool
    /// Why it went no further, or why it is not recorded; what it was until then is in the summary all the same.
    var error: (any Error)?
  }

  /// Drives a target from start to rest; what happens is reported, and what was fed is recorded if a file is given.
  ///
  /// Throws what keeps a run from beginning; what goes wrong after that is in the end that is returned.
  ///
  /// - Parameters:
  ///   - target: Gets its size before the run, and is then as it was at the start.
  ///   - keep: Gets all that was fed in, and where to, once the run is over.
  ///   - begin: Told how the run goes before anything is reported: a session whose input went to the screen reader
  ///     turns it on.
  func drive<Interface: Target>(
    _ target: inout Interface, options: RunOptions, record: Output?,
    keep: ((TapedRun<Interface>) -> Void)? = nil,
    begin: (RunOptions) -> Void, report: @escaping (TranscriptEntry) -> Void
  ) throws -> End {
    var options = options
    // A single recording is opened once, since a pipe can be read only once; several are opened for their devices.
    var only = recordings.count == 1 ? try reading.open(recordings[0]) : nil
    var headers: [RecordingHeader] = []
    for path in recordings { headers.append(try only?.header ?? reading.open(path).header) }
    let screen = screen ?? headers.lazy.compactMap(\.screen).first.map { Size(width: $0.width, height: $0.height) }
    if let screen { target.begin(onScreen: screen) }

    var synthesizer = try script.map { script in
      try GestureSynthesizer(
        devices: script.devices(screen: ScriptDevices.screen(of: target)), options: synthesis(target, options))
    }
    var devices = synthesizer?.models.map { RecordedDevice($0.description) } ?? []
    var sources = synthesizer?.models.map { GestureEngine.Source($0, rotation: rotation) } ?? []
    var firstDevices: [Int] = []
    for header in headers {
      firstDevices.append(devices.count)
      options.usesReader = options.usesReader || header.drivesReader
      // What a recording was heard in holds unless somebody says otherwise now.
      options.voice = options.voice ?? header.readerVoice.flatMap { Voice(rawValue: $0) }
      options.language = options.language ?? header.readerLanguage
      let described = header.devices
      devices += described
      sources += described.map { GestureEngine.Source($0.description, rotation: rotation) }
    }

    var live = nodes.isEmpty ? nil : try LiveDevices(nodes, firstDevice: devices.count, duration: duration)
    if let described = live?.devices {
      devices += described
      sources += described.map { GestureEngine.Source($0.description, rotation: rotation) }
      Self.announce(described)
    }

    let recording = try record.map { output in
      var header = RecordingHeader(devices: devices, clock: .recording)
      header.drivesReader = options.usesReader
      header.readerVoice = options.voice?.rawValue
      header.readerLanguage = options.language
      header.screen = screen.flatMap { RecordedScreen(width: $0.width, height: $0.height) }
      let first = devices.count - (live?.devices.count ?? 0)
      return try LiveRecording(output, header, live: first..<devices.count)
    }
    let tape = keep.map { _ in
      InputTape(devices: devices, live: devices.count - (live?.devices.count ?? 0)..<devices.count, masks: masksTape)
    }
    begin(options)
    var run = Run(
      target: target, devices: sources, options: options,
      observe: { event, device in
        recording?.take(event, from: device)
        tape?.take(event, from: device)
      },
      observeItem: { item in
        recording?.take(item)
        tape?.take(item)
      },
      report: { entry in
        recording?.take(entry)
        tape?.take(entry)
        report(entry)
      })
    // What is in files comes to its end by itself, and is seen to the end; nobody is to go on doing what is lost.
    if isLive, let recording { run.check = { () throws(RecordingError) in try recording.check() } }
    let start = target
    run.start()
    do {
      if var recording = only.take() {
        run.begin(replayOf: recordings[0])
        try run.play(&recording, firstDevice: firstDevices[0], warn: warn(recordings[0]))
      } else {
        for (path, first) in zip(recordings, firstDevices) {
          var recording = try reading.open(path)
          run.begin(replayOf: path)
          try run.play(&recording, firstDevice: first, warn: warn(path))
          run.rest()
        }
      }
    } catch {
      // The recording of such a run is not whole, so that an old one is kept beside it.
      return End(summary: run.breakOff(), isGrabbed: false, error: error)
    }
    var failure: (any Error)?
    do {
      if var devices = live.take() {
        defer { live = devices }
        try run.play(&devices, warn: warn(nodes[0]))
        devices.finish()
      }
      if let script, var synthesizer = synthesizer.take() {
        try script.drive(&run, with: &synthesizer, failed: failed)
      }
    } catch {
      failure = error
    }
    let summary = run.finish()
    do { try recording?.finish() } catch { failure = error }
    if failure == nil, let keep, let tape {
      let isMasked = tape.hidesText || headers.contains { $0.salt != nil }
      keep(TapedRun(target: start, devices: sources, options: options, tape: tape.tape, isMasked: isMasked))
    }
    return End(summary: summary, isGrabbed: live?.isGrabbed ?? false, error: failure)
  }

  /// Whether somebody does now what drives the run.
  private var isLive: Bool {
    if case .lines = script { return true }
    return !nodes.isEmpty || recordings.contains(where: StandardInput.isReadOnce)
  }

  private static func announce(_ devices: [RecordedDevice]) {
    for device in devices { StandardError.show("reading \(device.node ?? "") \(device.description.name)") }
  }

  /// The hand knows what its gestures are held against.
  private func synthesis(_ target: some Target, _ run: RunOptions) -> SynthesisOptions {
    var options = SynthesisOptions()
    options.screen = ScriptDevices.screen(of: target)
    options.rotation = rotation
    options.thresholds = run.gestures ?? target.gestureOptions
    return options
  }

  private func warn(_ path: String) -> (RecordingWarning) -> Void {
    { StandardError.show("detent: warning: \(path): \($0)") }
  }
}
