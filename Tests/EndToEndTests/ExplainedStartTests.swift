import Foundation
import Testing

/// Why a scene starts as it does, as `--explain` tells it.
@Suite("Reasons of the start")
struct ExplainedStartTests {
  /// A window with a button that opens a sheet.
  static func scene(_ attributes: String = "", sheet: [String]) -> String {
    """
    scene: start
    platform: iOS
    \(attributes)
    windows:
      - id: main
        title: Main
        elements:
          - {id: open, role: button, label: Open, opens: s}
    presentations:
      - sheet: s
        title: S

    """ + sheet.map { "    \($0)\n" }.joined()
  }

  static let presented = scene(
    "screen: {width: 852, height: 393}",
    sheet: [
      "presented: true", "presenter: open", "detents: [medium, large]", "selectedDetent: medium", "grabber: true",
      "elements:", "  - {id: c, role: button, label: Cancel, dismiss: cancel}",
    ])
  static let growing = scene(sheet: [
    "detents: [{id: low, points: 40}, large]", "elements:", "  - {id: name, role: textField, label: Name}",
  ])

  @Test(
    "why a sheet grows for the field that has the focus as it comes up is told once",
    arguments: ["tap \"Open\"; wait 2s", "press tab; press enter; wait 2s"])
  func growth(script: String) throws {
    let folder = try TemporaryFolder(["g": Self.growing])
    for format in ["text", "json"] {
      let result = try Program.run(
        ["run", "g", "--no-audit", "--explain", "--format", format, "--script", script], in: folder.path)
      let reasons =
        result.output.components(separatedBy: "SM-11 (5): s/name is below the screen; expands to large").count - 1
      #expect(reasons == 1, "\(result.output)\(result.errors)")
    }
  }

  @Test("why a detent stands in for another is told once, in text and in JSON", arguments: ["text", "json"])
  func once(format: String) throws {
    let folder = try TemporaryFolder(["m": Self.presented])
    let result = try Program.run(
      ["run", "m", "--no-audit", "--explain", "--format", format, "--script", "wait 1s; tap \"Cancel\""],
      in: folder.path)
    let reasons = result.output.components(separatedBy: "SM-1, A-54: large stands in for medium").count - 1
    #expect(reasons == 1, "\(result.output)\(result.errors)")
  }
}
