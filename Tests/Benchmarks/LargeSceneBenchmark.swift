import Accessibility
import Announcer
import Documents
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage

/// Scroll views in a scroll view with 10^5 elements: how long the document takes to open, and how much more an event
/// costs than in a small one.
struct LargeSceneBenchmark: Benchmark {
  /// What is measured.
  enum Work: String {
    /// From the document's text to the first tree, with what a screen reader needs of it.
    case opening = "10^5 elements in nested scroll views: opening"
    /// Drags, flicks and taps, through gestures and stage.
    case events = "10^5 elements in nested scroll views: an event"
    /// The same through a whole run, with all that a screen reader says.
    case run = "10^5 elements in nested scroll views: a run's event"
    /// Swipes that turn a page.
    case pages = "10^5 elements in nested scroll views: a page turned"
    /// Tab, on macOS.
    case tab = "10^5 elements in nested scroll views: Tab"
    /// Arrows that push the focus, on tvOS.
    case arrows = "10^5 elements in nested scroll views: an arrow (tvOS)"
    /// A screen reader's next element.
    case next = "10^5 elements in nested scroll views: reader next"
  }

  var work: Work
  var name: String { work.rawValue }
  var budget: String { work == .opening ? "< 1 s" : "≤ 1.5× of 100 elements" }

  private static let rounds = 5
  private static let sizes = [100, 10_000, 100_000]
  /// Elements in a row that scrolls across.
  private static let columns = 9

  func run(_ context: BenchmarkContext) throws -> Measurement {
    switch work {
    case .opening: return try opening()
    default:
      let costs = try Self.sizes.map { try (isStep ? costOfStep(in: $0) : cost(of: $0)) * 1e9 }
      let words = costs.map { String(format: "%.0f", $0) }.joined(separator: " / ")
      return Measurement(ours: words + " ns (100 / 10^4 / 10^5)", isKept: costs[2] <= 1.5 * costs[0])
    }
  }

  private func opening() throws -> Measurement {
    let text = Array(Self.document(elements: 100_000).utf8)
    var (all, reading, staging) = ([Double](), [Double](), [Double]())
    for _ in 0..<3 {
      var scene = Scene(id: "", platform: .iOS)
      reading.append(try BenchmarkContext.measure { scene = try SceneDocument.read(text, file: "large.scene.yaml") })
      var stage: Stage?
      staging.append(BenchmarkContext.measure { stage = Stage(scene) })
      var count = 0
      let looking = BenchmarkContext.measure { count = stage.map { ReaderView($0.tree).count } ?? 0 }
      guard count >= 90_000 else { throw BenchmarkFailure("only \(count) elements are read") }
      all.append(reading[reading.count - 1] + staging[staging.count - 1] + looking)
    }
    let (total, read, stage) = (
      BenchmarkContext.median(all), BenchmarkContext.median(reading), BenchmarkContext.median(staging)
    )
    return Measurement(
      ours: String(format: "%.2f s (read %.2f, stage %.2f)", total, read, stage), nanoseconds: total * 1e9,
      most: 1e9)
  }

  /// Seconds for an event.
  private func cost(of elements: Int) throws -> Double {
    let scene = try SceneDocument.read(Array(Self.document(elements: elements).utf8), file: "large.scene.yaml")
    let start = Stage(scene)
    let device = SyntheticPanel.description(slots: 1)
    // The first touches pay for what a run does once, such as a copy of the state of every element.
    let touches = Self.touches()
    let (warmUp, events) = (touches.prefix(touches.count / 6), touches.dropFirst(touches.count / 6))
    var times: [Double] = []
    for _ in 0..<Self.rounds {
      var moved = 0
      var taps = 0
      if work == .run {
        var run = Run(target: start, devices: [.init(device)]) { entry in
          moved += 1
          taps += entry.events.count { $0.event.kind == .activated }
        }
        run.start()
        for event in warmUp { run.feed(event, from: 0) }
        times.append(BenchmarkContext.measure { for event in events { run.feed(event, from: 0) } })
      } else {
        var stage = start
        stage.keepsReasons = false
        var engine = GestureEngine(devices: [.init(device)], screen: stage.screen, options: stage.gestureOptions)
        var output: [RecognizedInput] = []
        func play(_ events: some Sequence<InputEvent>) {
          for event in events {
            engine.process(event, from: 0, into: &output)
            for input in output {
              for event in stage.receive(TargetInput(time: input.time, kind: .input(input.kind))) {
                if case .scrolled = event.kind { moved += 1 }
                if case .activated = event.kind { taps += 1 }
              }
            }
            output.removeAll(keepingCapacity: true)
          }
        }
        play(warmUp)
        times.append(BenchmarkContext.measure { play(events) })
      }
      guard moved >= 8, taps >= 8 else { throw BenchmarkFailure("only \(moved) movements and \(taps) taps") }
    }
    return BenchmarkContext.median(times) / Double(events.count)
  }

  /// Whether it is one thing done again and again, through a whole run.
  private var isStep: Bool { [.pages, .tab, .arrows, .next].contains(work) }

  /// Seconds for a step of a person, with all that comes of it.
  private func costOfStep(in elements: Int) throws -> Double {
    let platform = work == .tab ? "macOS" : work == .arrows ? "tvOS" : "iOS"
    let text = Self.document(elements: elements, platform: platform, isPaged: work == .pages)
    let start = Stage(try SceneDocument.read(Array(text.utf8), file: "large.scene.yaml"))
    var keyboard = DeviceDescription(name: "Keyboard")
    keyboard.add(keys: [.keyTab, .keyUp, .keyDown, .keyLeft, .keyRight])
    let device = work == .pages ? SyntheticPanel.description(slots: 1) : keyboard
    let steps = (0..<Self.steps).map { events(ofStep: $0) }
    var times: [Double] = []
    for _ in 0..<Self.rounds {
      var told = 0
      var run = Run(target: start, devices: [.init(device)]) { told += $0.events.isEmpty && $0.reader.isEmpty ? 0 : 1 }
      run.start()
      func play(_ range: Range<Int>) {
        for step in range {
          if work == .next { run.perform(step % 8 < 5 ? .next : .previous) }
          for event in steps[step] { run.feed(event, from: 0) }
        }
      }
      // The first steps pay for what a run does once.
      play(0..<Self.steps / 6)
      times.append(BenchmarkContext.measure { play(Self.steps / 6..<Self.steps) })
      guard told >= Self.steps / 2 else { throw BenchmarkFailure("only \(told) of \(Self.steps) steps did anything") }
    }
    return BenchmarkContext.median(times) / Double(Self.steps - Self.steps / 6)
  }

  private static let steps = 120

  /// What a device tells of one step, a second after the one before.
  private func events(ofStep step: Int) -> [InputEvent] {
    let time = Timestamp(microseconds: 1_000_000 + Int64(step) * 3_000_000)
    switch work {
    case .pages:
      var panel = SyntheticPanel(fingers: 1, now: time.microseconds)
      // Forward and back, so that small scenes have as many pages to turn as large ones. The first two pages of the
      // smallest are whole ones too: what the reader's cursor is on goes out of sight in all of them, and it follows.
      let (start, way) = step % 2 == 0 ? (240.0, -2.0) : (80, 2)
      panel.touch(frames: 80) { frame, _ in Point(x: 200, y: start + way * Double(frame)) }
      return panel.events
    case .tab, .arrows:
      let key: KeyCode = work == .tab ? .keyTab : [.keyRight, .keyDown, .keyLeft, .keyUp][step % 4]
      return [
        .key(key, 1, at: time), .report(at: time), .key(key, 0, at: time + 50_000), .report(at: time + 50_000),
      ]
    default: return []
    }
  }

  /// A list of rows that scroll across, in YAML.
  static func document(elements: Int, platform: String = "iOS", isPaged: Bool = false) -> String {
    var text = "scene: large\nplatform: \(platform)\nwindows:\n  - id: main\n    elements:\n"
    text += "      - id: rows\n        role: scrollView\n"
    if isPaged { text += "        axes: [vertical]\n        paging: true\n        frame: [0, 60, 390, 200]\n" }
    text += "        elements:\n"
    for row in 0..<max(1, elements / (columns + 1)) {
      text += "          - id: row-\(row)\n            role: scrollView\n            axes: [horizontal]\n"
      text += "            elements:\n"
      for column in 0..<columns {
        text += "              - {id: item-\(column), role: button, label: Item \(row).\(column)}\n"
      }
    }
    return text
  }

  /// Flicks up, down and across, and taps, at 1000 reports a second.
  private static func touches() -> [InputEvent] {
    var panel = SyntheticPanel(fingers: 1)
    for round in 0..<60 {
      let (dx, dy) = [(0, -3), (0, 2), (-3, 0), (2, 0), (0, 0)][round % 5]
      let start = round % 5 == 4 ? 60 : 100
      panel.touch(frames: start) { frame, _ in
        Point(x: 200 + Double(dx * frame), y: 420 + Double(dy * frame) + (dx + dy == 0 ? 0 : Double(frame & 1)))
      }
      // Long enough for what moves by itself to come to rest: a tap is to be a tap.
      panel.wait(microseconds: 6_000_000)
    }
    return panel.events
  }
}
