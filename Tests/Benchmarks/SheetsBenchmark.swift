import Documents
import Explorer
import Scenes
import Stage

/// Buttons in a list that each open a sheet of their own: how much longer the audit takes for twice as many.
///
/// Each sheet is looked at, so that the work grows with their number; anything that looks at all of them for each of them
/// would make it grow with its square.
struct SheetsBenchmark: Benchmark {
  let name = "audit of 1250 / 2500 / 5000 sheets, opened from a list"
  let budget = "2n ≤ 2.4× n, complete"

  private static let sizes = [1250, 2500, 5000]

  func run(_ context: BenchmarkContext) throws -> Measurement {
    var isComplete = true
    let times = try Self.sizes.map { count in
      let scene = try SceneDocument.read(Array(Self.document(sheets: count).utf8), file: "sheets.scene.yaml")
      let stage = Stage(scene)
      return BenchmarkContext.measure {
        let report = ExplorerAudit.run(target: stage, scene: scene)
        isComplete = isComplete && report.isComplete && report.showsAll
      }
    }
    let factors = zip(times.dropFirst(), times).map { $0 / $1 }
    let words = times.map { Self.text($0) }.joined(separator: " / ")
    return Measurement(
      ours: "\(words) s (\(factors.map { "\(Self.text($0))×" }.joined(separator: ", ")))",
      isKept: isComplete && factors.allSatisfy { $0 <= 2.4 })
  }

  private static func text(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  private static func document(sheets: Int) -> String {
    var text = "scene: sheets\nplatform: iOS\nwindows:\n  - id: main\n    title: Main\n    elements:\n"
    text +=
      "      - id: list\n        role: scrollView\n        label: All\n        axes: [vertical]\n        elements:\n"
    for number in 0..<sheets {
      text += "          - {id: b\(number), role: button, label: Open \(number), opens: s\(number)}\n"
    }
    text += "presentations:\n"
    for number in 0..<sheets {
      text +=
        "  - {sheet: s\(number), title: Sheet \(number), elements: [{id: x, role: button, label: Close, dismiss: close}]}\n"
    }
    return text
  }
}
