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

  @Test(
    "the preset of Material has a grabber go up and down through the detents, the others have it begin anew",
    arguments: [
      (nil, ["b", "c", "a", "b"]), ("iOS", ["b", "c", "a", "b"]), ("android", ["b", "c", "a", "b"]),
      ("material", ["b", "c", "b", "a"]),
    ])
  func grabberCycle(preset: String?, detents: [String]) throws {
    let detent = { (id: String, height: Int) in #"{"id": "\#(id)", "points": \#(height)}"# }
    let folder = try TemporaryFolder([
      "s.scene.json":
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": []}], "presentations": [{"sheet": "s", "title": "S", "presented": true, "detents": [\#(detent("a", 200)), \#(detent("b", 400)), \#(detent("c", 600))], "selectedDetent": "a", "grabber": true, "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}]}]}"#
    ])
    let taps = Array(repeating: #"tap grabber; wait 1s"#, count: 4).joined(separator: "; ")
    let options = preset.map { ["--preset", $0] } ?? []
    let result = try Program.run(
      ["run", "s.scene.json", "--no-audit", "--format", "json", "--script", taps] + options, in: folder.path)
    let changes = result.output.split(separator: "\n").filter { $0.contains("detentChanged") }
    #expect(changes.count == 4, "\(result.output)\(result.errors)")
    for (line, detent) in zip(changes, detents) { #expect(line.contains("\"to\":\"\(detent)\""), "\(line)") }
  }

  @Test(
    "what a preset's slop has recognized is taken off by the interface too: nothing jumps",
    arguments: [("iOS", 10), ("android", 8), ("flutter", 18)])
  func slop(preset: String, slop: Int) throws {
    let folder = try TemporaryFolder([
      "s.scene.json":
        #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "list", "role": "scrollView", "label": "List", "frame": [0, 100, 393, 600], "contentSize": [393, 3000], "axes": ["vertical"]}]}]}"#
    ])
    let script =
      "drag from 200,600 to 200,\(600 - slop - 30) in 500ms then hold 300ms; expect offset of #list is 30 ± 0.6"
    let result = try Program.run(
      ["run", "s.scene.json", "--no-audit", "--preset", preset, "--script", script], in: folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test(
    "in no example anything that had an effect was taken by nobody",
    arguments: ExampleTranscriptTests.names)
  func takers(name: String) throws {
    let folder = try TemporaryFolder([:])
    _ = try Program.run(["example", "copy", "\(name).scene.yaml"], in: folder.path)
    let scene = try String(contentsOfFile: "\(folder.path)/\(name).scene.yaml", encoding: .utf8)
    let arguments = try #require(ExampleTranscriptTests.arguments(in: scene))
    let result = try Program.run(
      ["run", "example:\(name)", "--no-audit", "--explain", "--format", "json"] + arguments, in: folder.path)
    var explained = 0
    for line in result.output.split(separator: "\n") {
      let entry = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let events = entry["events"] as? [[String: Any]] ?? []
      for decision in entry["decisions"] as? [[String: Any]] ?? [] {
        let candidates = decision["candidates"] as? [[String: Any]] ?? []
        guard let subject = decision["subject"] as? String,
          let taker = candidates.first(where: { $0["took"] as? Bool == true })
        else { continue }
        explained += 1
        guard taker["receiver"] as? String == "nobody" else { continue }
        let effects = events.filter {
          $0["initiator"] == nil && ($0["cause"] as? String)?.hasPrefix(subject) == true
        }
        #expect(effects.isEmpty, "\(decision)")
      }
    }
    #expect(explained > 0)
  }
}
