import Foundation
import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

/// What is synthesized is recognized as the same gesture, whatever the device, its report rate, the order of its slots
/// and the tremble of the hand; and the kernel's rules lie in between.
@Suite("Synthesis and recognition agree")
struct ConfusionMatrixTests {
  /// A gesture of the matrix: its label, and how a script asks for it.
  struct Row: Sendable {
    let label: String
    let script: String
    init(_ label: String, _ script: String) {
      self.label = label
      self.script = script
    }
  }

  static let rows: [Row] = {
    var rows: [Row] = []
    for fingers in 1...10 {
      rows.append(Row("tap" + of(fingers), fingers == 1 ? "tap {centre}" : "tap" + with(fingers)))
    }
    for fingers in 1...10 { rows.append(Row("double tap" + of(fingers), "double tap" + with(fingers))) }
    for fingers in [1, 10] { rows.append(Row("triple tap" + of(fingers), "triple tap" + with(fingers))) }
    for fingers in 1...10 { rows.append(Row("long press" + of(fingers), "long press" + with(fingers))) }
    for fingers in 1...10 {
      rows.append(Row("pan" + of(fingers), "drag from {centre} to {aside} in 500ms" + with(fingers)))
    }
    for fingers in [1, 2, 3, 4, 5, 7, 10] {
      for direction in SwipeDirection.allCases {
        rows.append(Row("swipe " + direction.rawValue + of(fingers), "swipe " + direction.rawValue + with(fingers)))
      }
    }
    for edge in ScreenEdge.allCases {
      let direction = ["left": "right", "right": "left", "top": "down", "bottom": "up"][edge.rawValue] ?? ""
      rows.append(Row("swipe \(direction) from \(edge.rawValue) edge", "edge swipe from \(edge.rawValue)"))
    }
    rows.append(Row("pinch out", "pinch by 2"))
    rows.append(Row("pinch in", "pinch by 0.5"))
    rows.append(Row("rotate clockwise", "rotate by 90deg"))
    rows.append(Row("rotate anticlockwise", "rotate by -60deg"))
    rows.append(Row("scrub", "scrub"))
    return rows
  }()

  private static func of(_ fingers: Int) -> String { fingers == 1 ? "" : " (\(fingers))" }
  private static func with(_ fingers: Int) -> String { fingers == 1 ? "" : " with \(fingers) fingers" }

  static let rates = [60, 100, 250, 1000]
  static let devices = [TestDevices.phone, TestDevices.watch, TestDevices.anonymous, TestDevices.kiosk]
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"

  /// Exact in the digitizer's own order, and trembling by 2 pt with slots in any order; many times over in long runs.
  static let hands: [SynthesisOptions] = (0..<(isLong ? 12 : 2)).map { seed in
    var options = SynthesisOptions()
    options.seed = UInt64(seed)
    options.jitter = seed == 0 ? 0 : 2
    options.slotOrder = seed == 0 ? .ascending : .shuffled
    return options
  }

  static func script(_ row: Row, on device: DeviceModel) throws -> [ScriptAction] {
    let screen = try #require(device.screen)
    let centre = "\(Int(screen.width / 2)),\(Int(screen.height / 2))"
    let aside = "\(Int(screen.width / 2)),\(Int(screen.height * 0.75))"
    let text = row.script.replacingOccurrences(of: "{centre}", with: centre)
      .replacingOccurrences(of: "{aside}", with: aside)
    return try GestureScript(parsing: text).actions
  }

  @Test("whatever a device can express is recognized, and it is known what it cannot", arguments: devices.map(\.id))
  func recognized(id: String) throws {
    let device = try #require(Self.devices.first { $0.id == id })
    var matrix = ConfusionMatrix()
    for row in Self.rows {
      let actions = try Self.script(row, on: device)
      for rate in Self.rates {
        for var options in Self.hands {
          options.reportRate = rate
          do {
            let trip = try RoundTrip(actions, on: [device], options: options)
            matrix.add(row.label, trip.label)
            #expect(trip.label == row.label, "\(device.id), \(rate) Hz, seed \(options.seed)")
          } catch let error as SynthesisError {
            matrix.refuse(row.label, error.message, rate: rate, trembles: options.jitter > 0)
          }
        }
      }
    }
    print("What was synthesized on \(device.id), and what was recognized:\n\(matrix)")
    #expect(matrix.confused == 0)
    #expect(matrix.total == Self.rows.count * Self.rates.count * Self.hands.count)
    // The golden file does not depend on how many hands try, so that it holds of long runs too.
    let golden = Snapshot.compare(matrix.description, "confusion.\(device.id).txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
