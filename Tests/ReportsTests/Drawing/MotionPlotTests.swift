import Foundation
import Accessibility
import Geometry
import Harness
import InputEvents
import TestSupport
import Testing

@testable import Reports

@Suite("Plots of what moved")
struct MotionPlotTests {
  static func at(_ milliseconds: Int64) -> Timestamp { Timestamp(microseconds: milliseconds * 1000) }

  /// A scroll view that is dragged, bounces and is then sent back at once, and a sheet that comes up.
  static var record: MotionRecord {
    let hostile = "scrollView \"<b>R&D</b>\""
    let scroll = MotionRecord.Track(
      node: "main/list", subject: hostile, quantity: .offsetY, rests: [.init("start", 0), .init("end", 400)],
      samples: [
        .init(time: at(100), value: 0), .init(time: at(200), value: 100, velocity: 1_000),
        .init(time: at(300), value: 240, velocity: 1_800),
        .init(time: at(400), value: 400, velocity: 1_400, kind: .turn),
        .init(time: at(480), value: 436.125, kind: .turn), .init(time: at(900), value: 400, kind: .rest),
        .init(time: at(1_500), value: 0, kind: .jump),
      ])
    let sheet = MotionRecord.Track(
      node: "sheet", subject: "sheet \"Options\"", quantity: .height,
      rests: [.init("Medium", 400), .init("Large", 800)],
      samples: [
        .init(time: at(1_000), value: 0), .init(time: at(1_200), value: 350, velocity: 900),
        .init(time: at(1_600), value: 400, kind: .rest),
      ])
    return MotionRecord(
      tracks: [scroll, sheet],
      contacts: [
        .init(id: 1, start: at(50), end: at(300)), .init(id: 2, start: at(120), end: at(260)),
        .init(id: 3, start: at(1_400), end: nil),
      ], end: at(2_000))
  }

  @Test("the drawing is what it was, and the same every time")
  func golden() {
    let text = MotionPlot(Self.record).document
    #expect(text == MotionPlot(Self.record).document)
    let golden = Snapshot.compare(text, "motion.plot.svg")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("it is well-formed, its ids are there once, and every drawing has a title and a description")
  func wellFormed() {
    let page = WellFormedness(MotionPlot(Self.record).document)
    #expect(page.problem == nil)
    #expect(Set(page.ids).count == page.ids.count)
    #expect(Set(page.referredIDs).isSubset(of: page.ids) && !page.referredIDs.isEmpty)
    #expect(page.elements.count { $0 == "desc" } == 2)
    #expect(page.elements.count { $0 == "title" } == 3)
    #expect(!page.elements.contains("b"), "a name has become markup")
  }

  @Test(
    "only what is asked for is drawn",
    arguments: [
      ([MotionPlot.Panel.offset], 1, 0), ([.detent], 1, 0), ([.velocity], 0, 2), ([.detent, .offset, .velocity], 2, 2),
    ])
  func panels(panels: [MotionPlot.Panel], lines: Int, velocities: Int) {
    let text = MotionPlot(Self.record, panels: panels).document
    #expect(text.components(separatedBy: "<polyline class=\"plot-line\"").count - 1 == lines)
    #expect(text.components(separatedBy: "<polyline class=\"plot-velocity\"").count - 1 == velocities)
  }

  @Test("in words it says where things were at the ends, the extremes and the rests")
  func words() throws {
    let plot = MotionPlot(Self.record, panels: [.offset])
    let figure = try #require(plot.figures.first)
    #expect(
      plot.description(of: figure)
        == "The offset, down, in points: 0 at 0.100 s, 0 at 1.500 s; least 0 at 0.100 s, greatest 436.13 at 0.480 s; rests: start 0, end 400. 3 contacts below."
    )
  }

  @Test("the milestones are ends, turns, jumps, rests and extremes, and not too many")
  func milestones() {
    let track = Self.record.tracks[0]
    #expect(MotionPlot.milestones(of: track).map(\.value) == [0, 400, 436.125, 400, 0])
    var long = track
    long.samples = (0..<500).map { .init(time: Self.at($0), value: Double($0 % 7), kind: .turn) }
    #expect(MotionPlot.milestones(of: long).count == 40)
  }

  @Test("where nothing moved that is said")
  func nothing() {
    let text = MotionPlot(MotionRecord()).document
    #expect(WellFormedness(text).problem == nil)
    #expect(text.contains("Nothing moved."))
    let other = MotionPlot(MotionRecord(tracks: [Self.record.tracks[1]]), panels: [.offset]).document
    #expect(other.contains("Something moved, but nothing of which offset can be drawn."))
  }

  @Test("a report has the plots, with their numbers as tables")
  func page() {
    var report = Sample.report
    report.motion = Self.record
    let page = WellFormedness(HTMLReport.render(report))
    #expect(page.problem == nil)
    #expect(Set(page.ids).count == page.ids.count)
    #expect(Set(page.referredIDs).isSubset(of: page.ids))
    #expect(page.ids.contains("movement") && page.elements.contains("details"))
    #expect(page.elements.count { $0 == "caption" } == page.elements.count { $0 == "table" })
  }

  @Test("marks on an axis are round, and within it")
  func marks() {
    #expect(PlotScale(0...1_600, from: 0, to: 100).marks(about: 4) == [0, 500, 1_000, 1_500])
    #expect(PlotScale(-0.3...0.9, from: 0, to: 100).marks(about: 4).map { ($0 * 10).rounded() } == [-2, 0, 2, 4, 6, 8])
    #expect(PlotScale(5...5, from: 0, to: 100).numbers == 4...6)
    #expect(PlotScale(0...10, from: 100, to: 0).place(10) == 0)
    for span in [1e-6, 0.02, 3, 77, 1e5, 1e9] {
      let marks = PlotScale(0...span, from: 0, to: 1).marks(about: 5)
      #expect((3...10).contains(marks.count), "\(span): \(marks)")
    }
  }
}
