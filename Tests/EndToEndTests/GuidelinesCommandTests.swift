import Foundation
import Testing

@Suite("detent guidelines")
struct GuidelinesCommandTests {
  struct Row: Decodable {
    var id: String
    var area: String
    var platforms: [String]
    var kept: String
  }

  static func rows(_ arguments: String...) throws -> [Row] {
    let result = try Program.run(["guidelines", "--json"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
  }

  @Test("lists every statement and counts them")
  func list() throws {
    let result = try Program.run(["guidelines"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 322)
    #expect(lines.last?.hasPrefix("321 statements: ") == true)
  }

  @Test("a statement with its platforms, its kind, and how it is kept and where")
  func one() throws {
    let result = try Program.run(["guidelines", "sheet-swipe-is-vertical"])
    #expect(result.status == 0)
    for part in [
      "The dismissing swipe is vertical.", "behaviour", "iOS, iPadOS", "Sheets, iOS, iPadOS (lines 39-40)",
      "Tests/StageTests/DragOwnershipTests.swift, turned red by the mutant horizontalDragIsSheets",
    ] { #expect(result.output.contains(part), "\(part) in \(result.output)") }
  }

  @Test("names of a framework that a scene may use, and where it has them")
  func names() throws {
    let all = try Program.run(["guidelines", "--api", "UIKit"])
    #expect(all.status == 0, "\(all.errors)")
    #expect(all.output.contains("prefersGrabberVisible"))
    #expect(all.output.contains("sheet.grabber"))
    #expect(all.output.contains("(sheet-api-grabber)"))
    let television = try Program.run(["guidelines", "--api", "UIKit", "--platform", "tvOS", "--json"])
    let names = try JSONSerialization.jsonObject(with: Data(television.output.utf8)) as? [[String: Any]]
    #expect(names?.contains { $0["name"] as? String == "UIAlertController.Style.actionSheet" } == true)
    #expect(names?.contains { $0["name"] as? String == "prefersGrabberVisible" } == false)
    let both = try Program.run(["guidelines", "sheet-api-grabber", "--api", "UIKit"])
    #expect(both.status == 2 && both.errors.contains("--api lists names"))
    let statement = try Program.run(["guidelines", "sheet-api-grabber"])
    #expect(statement.output.contains("prefersGrabberVisible of UIKit is sheet.grabber in a scene"))
  }

  @Test("a scene in the names of a framework runs, and a wrong name is told with its place and the right one")
  func scene() throws {
    let text = """
      scene: letters
      platform: iOS
      api: UIKit
      windows: [{id: inbox, elements: [{id: compose, role: button, label: Compose, opens: draft}]}]
      presentations:
        - UISheetPresentationController: draft
          title: Draft
          detents: [UISheetPresentationController.Detent.medium(), large]
          prefersGrabberVisible: true
          elements: [{id: close, role: button, label: Close, dismiss: close}]

      """
    let run = try Program.run(["run", "-", "--no-audit", "--script", "tap \"Compose\"; tap grabber"], input: text)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("medium") && run.output.contains("large"))
    let wrong = text.replacing("prefersGrabberVisible", with: "prefersGraberVisible")
    let refused = try Program.run(["run", "-", "--no-audit"], input: wrong)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("-:9:5: sheet has no attribute"), "\(refused.errors)")
    #expect(refused.errors.contains("did you mean \"prefersGrabberVisible\"?"))
  }

  @Test("filters by area, platform and what is due")
  func filters() throws {
    #expect(try Self.rows("--area", "modality").allSatisfy { $0.area == "modality" })
    #expect(try Self.rows("--area", "modality").count == 31)
    let watch = try Self.rows("--platform", "watchOS")
    #expect(!watch.isEmpty && watch.allSatisfy { $0.platforms.contains("watchOS") })
    let due = try Self.rows("--due", "--area", "scroll")
    #expect(due.allSatisfy { $0.kept == "due" && $0.area == "scroll" })
  }

  @Test(
    "a statement that is not among those asked for is not printed, and what it is about is told",
    arguments: [["--platform", "macOS"], ["--due"], ["--area", "scroll"]])
  func excluded(filter: [String]) throws {
    let result = try Program.run(["guidelines", "sheet-grabber-tap-cycles"] + filter)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("“sheet-grabber-tap-cycles” is not among the statements asked for"))
    #expect(result.errors.contains("it is about sheet, holds on iOS, iPadOS, and is not due any more"))
    let kept = try Program.run(["guidelines", "sheet-grabber-tap-cycles", "--platform", "iOS", "--area", "sheet"])
    #expect(kept.status == 0 && kept.output.contains("sheet-grabber-tap-cycles"))
  }

  @Test("a statement that does not exist is a usage error with those that are near")
  func unknown() throws {
    let result = try Program.run(["guidelines", "grabber-tap"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("sheet-grabber-tap-cycles"))
  }
}
