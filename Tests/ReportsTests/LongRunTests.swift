import Accessibility
import Foundation
import Geometry
import InputEvents
import Testing

@testable import Reports

@Suite("Reports of long runs")
struct LongRunTests {
  /// A list scrolled by `offset` points behind a sheet.
  static func screen(_ offset: Int) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.begin(
      AccessibilityNode(id: "main", role: .window, name: "Main", frame: Rect(x: 0, y: 0, width: 393, height: 852)))
    for row in 0..<40 {
      tree.append(
        AccessibilityNode(
          id: NodeID("row\(row)"), role: .cell, name: "Row \(row)",
          frame: Rect(x: 0, y: Double(row * 44 - offset), width: 393, height: 44)))
    }
    tree.close()
    tree.append(
      AccessibilityNode(id: "sheet", role: .sheet, name: "Sheet", frame: Rect(x: 0, y: 600, width: 393, height: 252)))
    return tree
  }

  static func run(steps: Int, offset: (Int) -> Int) -> ReportRun {
    var run = ReportRun()
    for number in 0..<steps {
      run.append(
        ReportMoment(
          time: Timestamp(microseconds: Int64(number) * 250_000), title: "tap \(number)", tree: screen(offset(number))))
    }
    return run
  }

  @Test("keeps the first and the last steps with their numbers", arguments: [0, 1, 2, 5, 6, 7, 8, 13, 100])
  func kept(count: Int) {
    var run = ReportRun(limit: 6)
    for number in 1...max(1, count) where number <= count {
      run.append(ReportMoment(time: Timestamp(microseconds: Int64(number)), title: "\(number)"))
    }
    let expected = count <= 6 ? Array(0..<count).map { $0 + 1 } : [1, 2, 3, count - 2, count - 1, count]
    #expect(run.steps.map(\.number) == expected)
    #expect(run.steps.map(\.step.title) == expected.map(String.init))
    #expect(run.count == count)
    #expect(run.omitted == max(0, count - 6))
    #expect(run.isEmpty == (count == 0))
  }

  @Test("a screen that is shown again is on the page once")
  func sharedScreens() {
    var library = DrawingLibrary()
    let page = HTMLReport.render(
      Report(title: "Long", run: Self.run(steps: 600) { $0 % 2 * 22 }), library: &library)
    #expect(library.pieces.count == 3, "two places of the list, and the sheet, which stays")
    #expect(page.components(separatedBy: "<use").count - 1 == 1_200)
    #expect(page.utf8.count < 900_000, "\(page.utf8.count) bytes")
  }

  @Test("what is left out is told, and the numbers go on behind it")
  func omission() {
    let page = HTMLReport.render(Report(title: "Long", run: Self.run(steps: 3_000) { _ in 0 }))
    #expect(WellFormedness(page).problem == nil)
    #expect(page.contains("The run is long: the first 500 and the last 500 steps are shown."))
    #expect(page.contains("2000 steps are left out here."))
    #expect(page.contains("id=\"step-500\" value=\"500\""))
    #expect(page.contains("id=\"step-2501\" value=\"2501\""))
    #expect(!page.contains("id=\"step-501\""))
    #expect(page.contains("data-total=\"3000\""))
  }

  @Test("drawings stop at a limit, and the steps say so")
  func limit() {
    var library = DrawingLibrary(limit: 20_000)
    let page = HTMLReport.render(Report(title: "Long", run: Self.run(steps: 100) { $0 }), library: &library)
    #expect(library.pieces.reduce(0) { $0 + $1.utf8.count } <= 20_000)
    #expect(library.pieces.count > 2)
    #expect(page.contains("Not drawn: the drawings of this report have reached their limit of 20000 bytes."))
    #expect(WellFormedness(page).problem == nil)
  }

  @Test("rows outside of the screen are not drawn")
  func clipped() {
    let svg = InterfaceDrawing(Self.screen(440)).svg(id: "d", title: "t")
    #expect(!svg.contains("Row 9<"))
    #expect(svg.contains("Row 10<"))
    #expect(svg.contains("Row 29<"))
    #expect(!svg.contains("Row 30<"))
  }
}
