import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Views that scroll by themselves stand for themselves, and what one place of content shows is not taken for what
/// another place shows.
@Suite("Places of content")
struct ScrollPartsTests {
  /// A page with rows of cards that scroll sideways, as in a shop; its text.
  static func shelves(_ platform: Platform, rows: Int, cards: Int, screen: (width: Int, height: Int)) -> String {
    let width = screen.width / 4
    let shelves = (0..<rows).map { row in
      let cards = (0..<cards).map { card in
        """
        {"id": "c\(card)", "role": "button", "label": "Card \(row) \(card)", \
        "frame": [\(card * (width + 20)), \(row * 400 + 50), \(width), 200]}
        """
      }
      return """
        {"id": "r\(row)", "role": "scrollView", "label": "Row \(row)", "frame": [0, \(row * 400), \(screen.width), 300], \
        "contentSize": [\(cards.count * (width + 20)), 300], "axes": ["horizontal"], \
        "elements": [\(cards.joined(separator: ", "))]}
        """
    }
    return """
      {"scene": "s", "platform": "\(platform.rawValue)", "windows": [{"id": "w", "title": "W", "elements": [\
      {"id": "v", "role": "scrollView", "label": "All", "frame": [0, 0, \(screen.width), \(screen.height)], \
      "contentSize": [\(screen.width), \(rows * 400)], "axes": ["vertical"], \
      "elements": [\(shelves.joined(separator: ", "))]}]}]}
      """
  }

  @Test(
    "rows that scroll sideways on a page are all looked at, without every combination of where they are",
    arguments: [(Platform.iOS, 393, 852), (.tvOS, 1920, 1080)])
  func rows(platform: Platform, width: Int, height: Int) throws {
    func states(rows: Int) throws -> Int {
      let text = Self.shelves(platform, rows: rows, cards: 9, screen: (width, height))
      let scene = try SceneDocument.read(text, file: "s.scene.json")
      let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
      #expect(report.exploration?.isComplete == true && report.result.count.cannotTell == 0)
      #expect(report.result.findings.allSatisfy { $0.outcome != .fail })
      return report.exploration?.states ?? 0
    }
    let (few, more) = (try states(rows: 3), try states(rows: 6))
    // Every combination of places would be thousands of times as many.
    #expect(more < few * 15, "\(few) states with 3 rows, \(more) with 6")
  }

  /// On tvOS the focus brings content to few places; one of them shows a control that another, near it, does not.
  static let nearPlaces = """
    {"scene": "z", "platform": "tvOS", "windows": [{"id": "w0", "title": "Win 0", "elements": [
      {"id": "l2", "role": "scrollView", "frame": [0, 676, 1920, 1080], "contentSize": [1920, 6480],
       "axes": ["vertical"], "paging": true, "elements": [
        {"id": "s3", "role": "slider", "range": {"minimum": 0, "maximum": 10, "current": 1, "step": 1},
         "frame": [956, 4938, 120, 10]},
        {"id": "b4", "role": "button", "label": "N b4", "frame": [635, 4841, 100, 44]}]}]}]}
    """

  /// A window that has to be moved more than once until its far end shows.
  static let wideWindow = """
    scene: w
    platform: macOS
    windows:
      - id: w
        title: Main
        frame: [0, 0, 4000, 600]
        elements:
          - {id: o, role: button, label: O, frame: [20, 100, 100, 28]}
          - {id: z, role: button, label: Z, opens: s, frame: [3880, 300, 60, 28]}
    presentations:
      - sheet: s
        title: S
        elements:
          - {id: y, role: button}
          - {id: x, role: button, label: Done, dismiss: done}

    """

  @Test(
    "what one place shows is found",
    arguments: [(nearPlaces, "z.scene.json", "w0/l2/s3"), (wideWindow, "w.scene.yaml", "s/y")])
  func found(text: String, file: String, nameless: String) throws {
    let scene = try SceneDocument.read(text, file: file)
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let failures = report.result.findings.filter { $0.outcome == .fail }
    #expect(failures.map { "\($0.node.path) \($0.rule)" } == ["\(nameless) name-missing"])
    #expect(report.unpresented.isEmpty)
  }
}
