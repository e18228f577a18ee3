import Gestures
public import Harness
import Recordings

/// Makes a session of a finding's script: the script is played to a copy of the target through devices, and what
/// the devices said is recorded, so that it can be replayed on hardware.
///
/// What a script asks of the screen reader has no event of a device; it stands in the session as a row of its own, which
/// a run carries out.
public enum EvidenceRecorder {
  /// The session file of a script.
  public static func session<T: Target>(of script: String, on target: T) throws -> [UInt8] {
    let devices = ScriptDevices.all(screen: target.screen)
    var options = SynthesisOptions()
    options.screen = target.screen
    var synthesizer = try GestureSynthesizer(devices: devices, options: options)
    let sink = ByteSink()
    let recorder = try RunRecorder(
      SessionWriter(to: sink), devices: devices.map { RecordedDevice($0.description) })
    var run = Run(
      target: target, devices: devices.map { GestureEngine.Source($0) },
      observe: { recorder.take($0, from: $1) }, observeItem: { recorder.take($0) }, report: { recorder.take($0) })
    run.start()
    for instruction in try GestureScript(parsing: script).instructions {
      try run.perform(GestureScript([instruction.value]), with: &synthesizer)
    }
    _ = run.finish()
    try recorder.finish()
    return sink.bytes
  }
}
