public import Announcer
public import Geometry
public import Gestures
import InputEvents
import Recordings

/// What a case of a flow does to its interface: by itself, from start to rest.
public struct FlowPlay: Hashable, Sendable {
  /// What is done and expected, in order.
  public var steps: [FlowStep]
  /// What the path of the flow is, for the places of its instructions.
  public var source: String
  /// The devices of the instructions; those of a hand where there are none.
  public var devices: [DeviceModel] = []
  /// The size of the interface in points; what the recordings say, or else its own, unless given.
  public var screen: Size?
  /// Whether touch, crown and chords go to the screen reader.
  public var usesReader = false
  /// BCP 47 code of the reader's language; the interface's unless given.
  public var language: String?
  /// Whose words the reader uses.
  public var voice: Voice?

  /// Steps on the devices of a hand.
  public init(_ steps: [FlowStep], of source: String) { (self.steps, self.source) = (steps, source) }

  /// Drives an interface, and says what became of it.
  ///
  /// The same steps on the same interface always give the same result.
  ///
  /// - Parameters:
  ///   - interface: As it is at the start.
  ///   - result: What is known of the case before, its name and flow.
  ///   - options: How the run goes, where the flow does not say it.
  public func run(on interface: some Target, of result: CaseResult, options: RunOptions = RunOptions()) -> CaseResult {
    var (target, result) = (interface, result)
    result.verdict = .passed
    var headers: [RecordingHeader] = []
    for recording in recordings {
      do {
        headers.append(try RecordingReader(bytes: recording.bytes, name: recording.name).header)
      } catch {
        return Self.failed(result, CaseProblem(error, of: recording))
      }
    }
    if let size = screen ?? headers.lazy.compactMap(\.screen).first.map({ Size(width: $0.width, height: $0.height) }) {
      target.begin(onScreen: size)
    }
    var synthesizer: GestureSynthesizer?
    do throws(SynthesisError) {
      synthesizer = try makeSynthesizer(for: target, options)
    } catch {
      return Self.failed(
        result, CaseProblem(.instruction, "", place: source, found: error.message, nearest: error.hint))
    }
    return play(target, headers, &synthesizer, options, result)
  }

  private func play(
    _ target: some Target, _ headers: [RecordingHeader], _ synthesizer: inout GestureSynthesizer?, _ given: RunOptions,
    _ start: CaseResult
  ) -> CaseResult {
    var options = given
    options.usesReader = usesReader || headers.contains(where: \.drivesReader)
    options.language = language ?? given.language ?? headers.lazy.compactMap(\.readerLanguage).first
    options.voice =
      voice ?? given.voice ?? headers.lazy.compactMap { $0.readerVoice.flatMap { Voice(rawValue: $0) } }.first
    (options.keepsWords, options.warnsOfNothing) = (true, true)
    var sources = synthesizer?.models.map { GestureEngine.Source($0) } ?? []
    var firstDevices: [Int] = []
    for header in headers {
      firstDevices.append(sources.count)
      sources += header.devices.map { GestureEngine.Source($0.description) }
    }
    var result = start
    var run = Run(target: target, devices: sources, options: options) { entry in
      switch entry.trigger {
      case .expectation(let outcome) where !outcome.isKept: result.problems.append(CaseProblem(outcome))
      case .warning(let text): result.warnings.append(text)
      default: break
      }
    }
    run.start()
    var next = firstDevices[...]
    var problem: CaseProblem?
    for (place, step) in steps.enumerated() where problem == nil {
      run.scripting.isFollowedByNothing =
        if place + 1 < steps.count, case .script(let next) = steps[place + 1] { next.beginsWithNothing } else { false }
      switch step {
      case .script(let script): problem = perform(script, in: &run, &synthesizer)
      case .replay(let recording):
        problem = replay(recording, from: next.popFirst() ?? 0, in: &run) { result.warnings.append($0) }
      }
    }
    if problem == nil, var own = synthesizer.take() {
      run.endScript(with: &own)
      synthesizer = own
    }
    let summary = run.finish()
    result.problems += problem.map { [$0] } ?? []
    result.expectations = summary.expectations?.asked ?? 0
    result.time = (summary.time - target.now)
    if !result.problems.isEmpty {
      result.verdict = .failed
    } else if result.expectations == 0 {
      result.warnings.append("\(source): nothing is expected: whatever comes of the steps, they pass")
    }
    return result
  }

  private func perform(
    _ script: GestureScript, in run: inout Run<some Target>, _ synthesizer: inout GestureSynthesizer?
  ) -> CaseProblem? {
    guard var own = synthesizer.take() else { return nil }
    defer { synthesizer = own }
    do throws(ScriptRunError) {
      try run.perform(script, named: source, with: &own, isPart: true)
      return nil
    } catch {
      return CaseProblem(error, of: source)
    }
  }

  private func replay(
    _ recording: FlowStep.Replayed, from first: Int, in run: inout Run<some Target>, warn: (String) -> Void
  ) -> CaseProblem? {
    run.endInstruction()
    run.begin(replayOf: recording.name)
    do throws(RecordingError) {
      var reader = try RecordingReader(bytes: recording.bytes, name: recording.name)
      try run.play(&reader, firstDevice: first) { warn("\(recording.place): \(recording.name): \($0)") }
      run.rest()
      return nil
    } catch {
      return CaseProblem(error, of: recording)
    }
  }

  /// The recordings, in the order of their steps.
  private var recordings: [FlowStep.Replayed] {
    steps.compactMap { if case .replay(let recording) = $0 { recording } else { nil } }
  }

  /// What does what the instructions say; nil where there are none.
  private func makeSynthesizer(
    for target: some Target, _ options: RunOptions
  ) throws(SynthesisError) -> GestureSynthesizer? {
    let actions = steps.flatMap { step -> [ScriptAction] in
      if case .script(let script) = step { script.actions } else { [] }
    }
    guard !actions.isEmpty else { return nil }
    var synthesis = SynthesisOptions()
    let screen = ScriptDevices.screen(of: target)
    synthesis.screen = screen
    synthesis.thresholds = options.gestures ?? target.gestureOptions
    let models = devices.isEmpty ? ScriptDevices.all(screen: screen, for: GestureScript(actions)) : devices
    return try GestureSynthesizer(devices: models, options: synthesis)
  }

  private static func failed(_ result: CaseResult, _ problem: CaseProblem) -> CaseResult {
    var result = result
    result.verdict = .failed
    result.problems.append(problem)
    return result
  }
}

extension Run {
  /// Lets come what the last instruction brings about, before something else is done than a script says.
  fileprivate mutating func endInstruction() {
    rest()
    warnOfNothing()
    scripting.waited = false
  }
}
