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
    #expect(lines.count == 324)
    #expect(lines.dropLast(2).last?.hasPrefix("321 statements: ") == true)
    // As many as the statements name, whatever is narrowed.
    for (line, (kind, pairs)) in zip(lines.suffix(2), [("behaviour", 221), ("structure", 223)]) {
      #expect(line.hasPrefix("\(kind): ") && line.contains(" of \(pairs) pairs of a statement and a platform shown, "))
    }
  }

  @Test("a statement with its platforms, its kind, and how it is kept and where")
  func one() throws {
    let result = try Program.run(["guidelines", "sheet-swipe-is-vertical"])
    #expect(result.status == 0)
    for part in [
      "The dismissing swipe is vertical.", "behaviour", "iOS, iPadOS", "Sheets, iOS, iPadOS (lines 39-40)",
      "Tests/StageTests/DragOwnershipTests.swift, turned red by the mutant horizontalDragIsSheets on iOS, iPadOS",
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

  @Test(
    "state machines, decisions, conflicts and parameters by their codes",
    arguments: [
      ("SM-2", "Release 2: it dismisses, if SM-1 allows it"), ("A-34", "A notch is P.crownStep points of scrolling"),
      ("C-07", "action-sheet-cancel-upper-left-watchos"), ("P.dismissSpeed", "default:   500 points per second"),
      ("P.swipe*", "swipeTravel"), ("ann-confine", "confines the reader to itself"),
    ])
  func code(code: String, part: String) throws {
    let result = try Program.run(["guidelines", code])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(part), "\(result.output)")
  }

  @Test("several at once, in the order asked for, also for programs")
  func several() throws {
    let codes = ["P.idle", "sheet-swipe-is-vertical", "SM-2"]
    let text = try Program.run(["guidelines"] + codes)
    #expect(text.status == 0, "\(text.errors)")
    let heads = text.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
    #expect(heads.map(String.init) == codes)
    let json = try Program.run(["guidelines", "--json"] + codes)
    let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(rows?.map { $0["id"] as? String } == codes)
    #expect(rows?.map { $0["family"] as? String } == ["parameter", nil, "state machine"])
  }

  @Test("lists every code, and the project's own words")
  func lists() throws {
    let codes = try Program.run(["guidelines", "--codes"])
    #expect(codes.status == 0, "\(codes.errors)")
    #expect(
      codes.output.hasSuffix(" obligations\n") && codes.output.contains("17 state machines, 66 decisions, 33 conflicts")
    )
    let words = try Program.run(["guidelines", "--glossary"])
    #expect(words.status == 0 && words.output.contains("taker"))
    let json = try Program.run(["guidelines", "--glossary", "--json"])
    let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(rows?.contains { $0["word"] as? String == "surface" } == true)
    for option in ["--codes", "--glossary"] {
      let both = try Program.run(["guidelines", option, "SM-2"])
      #expect(both.status == 2 && both.errors.contains("\(option) lists something else"))
    }
  }

  @Test(
    "a code that does not exist is a usage error with what is near",
    arguments: [
      ("SM-40", "there is no state machine “SM-40”", "SM-1 to SM-17"),
      ("A-7", "there is no decision “A-7”", "\"A-07\""),
      ("P.dismissSped", "there is no parameter", "\"P.dismissSpeed\""), ("P.zzz", "there is no parameter", "--codes"),
      ("sm2", "there is no statement “sm2”", "SM-2"), ("ann-exits", "there is no obligation", "\"ann-exit\""),
    ])
  func unknownCode(code: String, message: String, hint: String) throws {
    let result = try Program.run(["guidelines", code])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(message) && result.errors.contains(hint), "\(result.errors)")
  }

  @Test("what chooses among statements does not go with a code", arguments: [["--due"], ["--area", "sheet"]])
  func filteredCode(filter: [String]) throws {
    let result = try Program.run(["guidelines", "SM-2"] + filter)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("“SM-2” is a state machine, not a statement"), "\(result.errors)")
  }
}
