import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

/// SM-1, dragging + second finger down, from the kernel's frames to the transcript: one drag, told as one.
@Suite("A second finger, as it is told")
struct SecondFingerRunTests {
  /// Drags the sheet of the mail scene up; a second finger comes and moves, and stays for longer than the first.
  ///
  /// - Parameters:
  ///   - delay: When the second finger comes, in milliseconds after the first has begun to move.
  ///   - spread: How far the second finger goes to the side meanwhile, in points.
  static func rehearsal(delay: Int64, spread: Double) -> RunTests.Rehearsal {
    let rehearsal = RunTests.Rehearsal(.mail())
    rehearsal.options.explains = true
    _ = rehearsal.play { first, look in
      let second = rehearsal.touch.finger()
      rehearsal.touch.wait(milliseconds: 400)
      first.tap(at: look("\"Compose\""))
      rehearsal.touch.wait(milliseconds: 1_000)
      let start = look("grabber")
      first.touchDown(at: start)
      first.move(to: Point(x: start.x, y: start.y - 30), milliseconds: 30)
      rehearsal.touch.wait(milliseconds: delay)
      second.touchDown(at: Point(x: 300, y: 700))
      second.move(to: Point(x: 300 + spread, y: 700), milliseconds: 60)
      first.move(to: Point(x: start.x, y: start.y - 330), milliseconds: 600)
      rehearsal.touch.wait(milliseconds: 300)
      first.lift()
      rehearsal.touch.wait(milliseconds: 600)
      second.move(to: Point(x: 300, y: 830), milliseconds: 90)
      second.lift()
      rehearsal.touch.wait(milliseconds: 1_000)
      _ = look("\"Cancel\"")
    }
    return rehearsal
  }

  @Test(
    "the transcript and the reasons tell of one drag, whose end is the lift of the first finger",
    arguments: [(Int64(10), 0.0), (10, 60), (400, 0), (400, 60)])
  func told(delay: Int64, spread: Double) throws {
    let rehearsal = Self.rehearsal(delay: delay, spread: spread)
    let labels = rehearsal.entries.map(\.label).filter { !$0.isEmpty }
    #expect(
      !labels.contains { $0.contains("cancelled") || $0.contains("fingers") || $0.contains("pinch") }, "\(labels)")
    let place = try #require(rehearsal.entries.firstIndex { $0.label.hasPrefix("drag ") }, "\(labels)")
    let drag = rehearsal.entries[place]
    #expect(drag.arbitrations.contains { $0.reason.hasPrefix("SM-3 grabber") }, "\(drag.arbitrations)")
    #expect(drag.arbitrations.contains { $0.reason.contains("second finger down: ignored; the first one goes on") })
    let text = rehearsal.text
    #expect(text.contains("from medium to large"), "\(text)")
    // What the second finger does afterwards is ignored, and that is said.
    let later = rehearsal.entries[(place + 1)...].filter { $0.label.hasPrefix("drag ") || $0.label.hasPrefix("swipe ") }
    #expect(later.count == 1 && later.allSatisfy { $0.events.isEmpty }, "\(labels)")
    #expect(later.first?.arbitrations.first?.reason == "SM-1 dragging + second finger down: ignored until it lifts")
    #expect(!text.contains("dismissed"))
  }
}

extension TranscriptEntry {
  /// What a person did, as it is told; empty for what happened by itself.
  fileprivate var label: String {
    if case .input(let label) = trigger { label } else { "" }
  }
}
