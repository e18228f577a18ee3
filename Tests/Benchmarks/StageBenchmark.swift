import Accessibility
import Documents
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage

/// evdev frames through the gesture engine into the stage: how many events one core takes in a second.
struct StageBenchmark: Benchmark {
  /// What the interface is, and what a finger does to it.
  enum Work: String {
    /// Drags the sheet of the Mail example by its grabber, up and down.
    case sheet = "a sheet that is dragged"
    /// Scrolls a sheet with as many rows.
    case rows = "a sheet of 2000 rows that are scrolled"
    /// Taps here and there between them.
    case taps = "taps among 2000 elements"
  }

  var work: Work
  var name: String { "gestures + stage, \(work.rawValue)" }
  let budget = "≥ 2 M events/s"

  private static let rounds = 5
  /// Frames at 1000 reports a second.
  private static let frames = 40_000

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let start = try stage()
    let events = recording(start)
    var times: [Double] = []
    var moved = 0
    for _ in 0..<Self.rounds {
      var stage = start
      stage.keepsReasons = false
      var engine = GestureEngine(devices: [.init(Self.panel)], screen: stage.screen, options: stage.gestureOptions)
      var output: [RecognizedInput] = []
      output.reserveCapacity(64)
      moved = 0
      let time = BenchmarkContext.measure {
        for event in events {
          engine.process(event, from: 0, into: &output)
          guard !output.isEmpty else { continue }
          for input in output {
            _ = stage.receive(TargetInput(time: input.time, kind: .input(input.kind)))
            moved &+= 1
          }
          output.removeAll(keepingCapacity: true)
        }
      }
      times.append(time)
      guard stage.tree.nodes.contains(where: { $0.role == .sheet }) else {
        throw BenchmarkFailure("the sheet is gone")
      }
    }
    guard moved >= Self.frames / 1000 else { throw BenchmarkFailure("only \(moved) inputs") }
    let seconds = BenchmarkContext.median(times) / Double(events.count)
    return Measurement(ours: String(format: "%.1f M events/s", 1e-6 / seconds), nanoseconds: seconds * 1e9, most: 500)
  }

  /// The interface with its sheet at rest.
  private func stage() throws -> Stage {
    var stage: Stage
    switch work {
    case .sheet:
      guard let file = Examples.scene("mail") else { throw BenchmarkFailure("there is no example Mail") }
      stage = Stage(try SceneDocument.read(file.text, file: file.name))
      _ = stage.receive(TargetInput(time: .zero, kind: .action(.activate, "inbox/compose")))
    case .rows, .taps:
      var list = Element(id: "list", role: .scrollView)
      list.children = (0..<2000).map { index in
        var row = Element(id: "row-\(index)", role: .button)
        row.label = "Row \(index)"
        return row
      }
      var open = Element(id: "open", role: .button)
      open.label = "Open"
      open.opens = "sheet"
      var scene = Scene(id: "rows", platform: .iOS)
      var window = Window(id: "main")
      window.elements = [open]
      scene.windows.append(window)
      var sheet = Presentation(id: "sheet", kind: .sheet(Sheet()), title: "Rows")
      sheet.elements = [list]
      scene.presentations.append(sheet)
      stage = Stage(scene)
      _ = stage.receive(TargetInput(time: .zero, kind: .action(.activate, "main/open")))
    }
    while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
    return stage
  }

  private static let panel: DeviceDescription = {
    var device = DeviceDescription(name: "Panel")
    device.properties.insert(InputProperty.direct.rawValue)
    device.add(keys: [.btnTouch])
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: 0))
    device.add(.mtPositionX, AxisRange(minimum: 0, maximum: 392))
    device.add(.mtPositionY, AxisRange(minimum: 0, maximum: 851))
    device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65_535))
    return device
  }()

  /// A finger that comes down, moves by a point a frame, and lifts; again and again.
  private func recording(_ stage: Stage) -> [InputEvent] {
    let begin = stage.now.microseconds + 1_000_000
    let grabber = stage.tree.nodes.first { $0.role == .grabber }
    let from = (work == .sheet ? grabber?.effectiveActivationPoint : nil) ?? Point(x: 196, y: 500)
    let period = work == .taps ? 1_000 : 800
    var events: [InputEvent] = []
    var trackingID: Int32 = 0
    for frame in 0..<Self.frames {
      let time = Timestamp(microseconds: begin + Int64(frame) * 1000)
      let phase = frame % period
      let isDown = phase < (work == .taps ? 80 : 500)
      guard isDown || phase == (work == .taps ? 80 : 500) else { continue }
      if phase == 0 || !isDown {
        trackingID = trackingID &+ 1
        events.append(.absolute(.mtTrackingId, isDown ? trackingID : -1, at: time))
        events.append(.key(.btnTouch, isDown ? 1 : 0, at: time))
      }
      if isDown {
        // Up, back, and still for a moment, so that the lift has no speed.
        let way = work == .taps ? 0 : phase < 200 ? phase : max(0, 400 - phase)
        let jump = work == .taps ? Int32(frame / period * 37 % 300) : 0
        events.append(.absolute(.mtPositionX, Int32(from.x) + Int32(phase & 1), at: time))
        events.append(.absolute(.mtPositionY, Int32(from.y) + jump - Int32(way), at: time))
      }
      events.append(.report(at: time))
    }
    return events
  }
}
