import Foundation
import Testing

@Suite("Long runs")
struct LongRunTests {
  @Test("memory does not grow with a session that is run and explained, though the transcript does")
  func memory() throws {
    func peak(taps: Int) throws -> Int {
      let comment = "\t# " + String(repeating: "comment ", count: 4) + "\n"
      let recording = (1...taps).reduce(into: GesturesCommandTests.description) { text, number in
        text += GesturesCommandTests.tap.replacing("E: 1.", with: "E: \(number).").replacing("\n", with: comment)
      }
      let result = try Program.run(
        ["run", "example:mail", "--input", "-", "--no-audit", "--explain"], input: recording)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.split(separator: "\n").count { $0.contains(": tap (travel") } == taps)
      return result.peakMemory
    }
    let (short, long) = (try peak(taps: 800), try peak(taps: 6_400))
    #expect(short > 0 && long - short < 4096, "\(short) KiB, then \(long) KiB for eight times as much")
  }
}
