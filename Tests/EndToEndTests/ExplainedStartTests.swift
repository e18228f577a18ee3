import Foundation
import Testing

/// Why a scene starts as it does, as `--explain` tells it.
@Suite("Reasons of the start")
struct ExplainedStartTests {
  static let scene = """
    scene: start
    platform: iOS
    screen: {width: 852, height: 393}
    windows:
      - id: main
        title: Main
        elements:
          - {id: open, role: button, label: Open, opens: s}
    presentations:
      - sheet: s
        title: S
        presented: true
        presenter: open
        detents: [medium, large]
        selectedDetent: medium
        grabber: true
        elements:
          - {id: c, role: button, label: Cancel, dismiss: cancel}

    """

  @Test("why a detent stands in for another is told once, in text and in JSON", arguments: ["text", "json"])
  func once(format: String) throws {
    let folder = try TemporaryFolder(["m": Self.scene])
    let result = try Program.run(
      ["run", "m", "--no-audit", "--explain", "--format", format, "--script", "wait 1s; tap \"Cancel\""],
      in: folder.path)
    let reasons = result.output.components(separatedBy: "SM-1, A-54: large stands in for medium").count - 1
    #expect(reasons == 1, "\(result.output)\(result.errors)")
  }
}
