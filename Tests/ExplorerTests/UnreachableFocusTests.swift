import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// On a television people have a remote: what only Tab or a screen reader comes to is out of their reach.
@Suite("Controls that no remote comes to")
struct UnreachableFocusTests {
  static let play = #"{"id": "play", "role": "button", "label": "Play", "frame": [100, 100, 400, 120]}"#

  static func row(buy x: Int, and others: String = "", opens: String = "") -> String {
    """
    {"id": "row", "role": "scrollView", "label": "More", "axes": ["horizontal"], "frame": [100, 600, 700, 200],
     "contentSize": [3000, 200], "scrollCue": ["declared"], "elements": [\(others)
      {"id": "buy", "role": "button", "label": "Buy", "frame": [\(x), 620, 300, 120]\(opens)}]}
    """
  }

  static func verdicts(_ elements: String, _ presentations: String = "", platform: String = "tvOS") throws -> [String] {
    let text = TruePassTests.scene(
      platform, #"{"id": "w", "title": "Films", "elements": ["# + elements + "]}", presentations)
    let scene = try SceneDocument.read(text, file: "s.json")
    var options = AuditOptions()
    options.listsVerdicts = true
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, name: "s", options: options)
    return report.result.verdicts.filter { $0.rule == "unreachable-focus" }.map { "\($0.outcome.rawValue) \($0.node)" }
      .sorted()
  }

  @Test("a button far along in a row, with nothing on the way to it")
  func farAway() throws {
    #expect(try Self.verdicts(Self.play + "," + Self.row(buy: 2000)) == ["fail w/row/buy", "pass w/play"])
  }

  @Test("the same button, in sight or behind others that are")
  func near() throws {
    #expect(try Self.verdicts(Self.play + "," + Self.row(buy: 150)) == ["pass w/play", "pass w/row/buy"])
    let steps = stride(from: 120, through: 1600, by: 370).map { x in
      #"{"id": "f\#(x)", "role": "button", "label": "Film \#(x)", "frame": [\#(x), 620, 300, 120]},"#
    }
    let verdicts = try Self.verdicts(Self.play + "," + Self.row(buy: 2000, and: steps.joined()))
    #expect(verdicts.count == 7 && verdicts.allSatisfy { $0.hasPrefix("pass") }, "\(verdicts)")
  }

  @Test("what opens only there is told of that button, and of nothing behind it")
  func behind() throws {
    let sheet =
      #"{"sheet": "s", "title": "S", "elements": [{"id": "c", "role": "button", "label": "Close", "dismiss": "close"}]}"#
    let verdicts = try Self.verdicts(Self.play + "," + Self.row(buy: 2000, opens: #", "opens": "s""#), sheet)
    #expect(verdicts == ["fail w/row/buy", "pass w/play"])
    let shown = try Self.verdicts(Self.play + "," + Self.row(buy: 150, opens: #", "opens": "s""#), sheet)
    #expect(shown == ["pass s/c", "pass w/play", "pass w/row/buy"])
  }

  @Test("two of them, side by side, where one leads to the other")
  func twins() throws {
    let other = #"{"id": "own", "role": "switch", "label": "Owned", "value": "off", "frame": [2400, 620, 300, 120]},"#
    let verdicts = try Self.verdicts(Self.play + "," + Self.row(buy: 2000, and: other))
    #expect(verdicts == ["fail w/row/buy", "fail w/row/own", "pass w/play"])
  }

  /// Beside rows whose places combine to more than can be gone through, nothing is said for certain.
  @Test("beside rows that scroll by themselves, what was not come to is not told to be out of reach")
  func combinations() throws {
    let rows = (0..<4).map { row in
      let cards = (0..<9).map { card in
        """
        {"id": "c\(card)", "role": "button", "label": "Film \(row) \(card)", \
        "frame": [\(card * 500), \(row * 220 + 20), 480, 160]}
        """
      }
      return """
        {"id": "r\(row)", "role": "scrollView", "label": "Row \(row)", "frame": [0, \(row * 220), 1920, 200], \
        "contentSize": [4500, 200], "axes": ["horizontal"], "elements": [\(cards.joined(separator: ", "))]}
        """
    }
    let lone = """
      {"id": "far", "role": "scrollView", "label": "Far", "axes": ["horizontal"], "frame": [0, 880, 700, 200], \
      "contentSize": [4000, 200], "elements": [\
      {"id": "lone", "role": "button", "label": "Lone", "frame": [3000, 900, 300, 100]}]}
      """
    let verdicts = try Self.verdicts((rows + [lone]).joined(separator: ", "))
    #expect(verdicts.filter { !$0.hasPrefix("pass") } == ["cannotTell w/far/lone"])
    #expect(verdicts.count == 37)
  }

  @Test("where people touch, the rule has nothing to look at", arguments: ["iOS", "macOS", "watchOS", "visionOS"])
  func elsewhere(platform: String) throws {
    let elements = #"{"id": "play", "role": "button", "label": "Play", "frame": [0, 0, 60, 44]}"#
    #expect(try Self.verdicts(elements, platform: platform).isEmpty)
  }

  @Test("a far button is found with a script that shows it", arguments: ["unreachable-focus"])
  func finding(rule: String) throws {
    let text = TruePassTests.scene(
      "tvOS", #"{"id": "w", "title": "Films", "elements": ["# + Self.play + "," + Self.row(buy: 2000) + "]}")
    let scene = try SceneDocument.read(text, file: "s.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, name: "s")
    let finding = try #require(report.result.findings.first { $0.rule == rule })
    #expect(finding.node == "w/row/buy" && report.result.isFailure(at: .error))
    #expect("\(finding.message)".contains("No swipe or arrow of the remote brings the focus to button “Buy”."))
  }
}
