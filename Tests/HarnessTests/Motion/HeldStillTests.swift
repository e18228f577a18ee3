import Accessibility
import Geometry
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Harness

/// What is held and not moved on stands still in a plot.
@Suite("Held still")
struct HeldStillTests {
  /// A watch with a list that the crown scrolls.
  static func watchList() -> Scene {
    var list = Element(id: "list", role: .list, label: "Rows", frame: Rect(x: 0, y: 40, width: 180, height: 160))
    list.axes = .vertical
    list.contentSize = Size(width: 180, height: 4_000)
    list.children = [.text("row", "Row")]
    return SceneBuilder(.watchOS, id: "watch").window("main", title: "Main", [list]).scene
  }

  @Test("what is held still has no speed, be it held by a finger or by a crown")
  func heldStill() throws {
    let finger = try Performance(MotionRecordTests.list(), keepsMotion: true)
    try finger.perform("drag from 200,600 to 200,300 in 100ms then hold 500ms; wait 1s")
    let crown = try Performance(Self.watchList(), keepsMotion: true)
    try crown.perform("turn crown -20 in 200ms; wait 1s")
    for record in [finger.finish().motion, crown.finish().motion] {
      let track = try #require(record.tracks.first { $0.quantity == .offsetY })
      // Where the content was moved for the last time.
      let still = try #require(
        zip(track.samples, track.samples.dropFirst()).filter { abs($0.value - $1.value) > 1 }.last?.1.time)
      for later in stride(from: 40_000, through: 400_000, by: 20_000) as StrideThrough<Int64> {
        #expect(abs(track.plotted(at: still.microseconds + later)) < 25, "\(later) µs after it stopped")
      }
      #expect(track.samples.contains { abs($0.velocity) > 500 })
    }
  }
}

extension MotionRecord.Track {
  /// The velocity that a plot shows at a moment, in µs: between two samples a straight line.
  func plotted(at time: Int64) -> Double {
    guard let next = samples.firstIndex(where: { $0.time.microseconds > time }), next > 0 else {
      return samples.last?.velocity ?? 0
    }
    let (before, after) = (samples[next - 1], samples[next])
    let share = Double(time - before.time.microseconds) / Double(after.time - before.time)
    return before.velocity + (after.velocity - before.velocity) * share
  }
}
