import Foundation
import Testing

@Suite("Explanations from the command line")
struct ExplainTests {
  static let scene = """
    scene: one
    platform: iOS
    parameters: {tapMax: 40000}
    windows:
      - {id: main, elements: [{id: ok, role: button, label: OK, frame: [20, 60, 100, 44]}]}

    """

  @Test("the scene's parameters decide what a tap is, a preset goes before them, and both are told")
  func parameters() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/one.scene.yaml"
    try Self.scene.write(toFile: file, atomically: true, encoding: .utf8)
    let arguments = ["run", file, "--no-audit", "--explain", "--script", "tap \"OK\""]
    let usual = try Program.run(arguments + ["--preset", "iOS"])
    #expect(usual.output.contains("button \"OK\" activated"), "\(usual.output)")
    #expect(usual.output.contains("tap (travel 0 ≤ 10 pt, time 83.3 < 500 ms)"), "\(usual.output)")
    let own = try Program.run(arguments)
    #expect(own.output.contains("button \"OK\" activated") && own.output.contains("< 40 ms"), "\(own.output)")
  }
}
