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

  @Test("filters by area, platform and what is due")
  func filters() throws {
    #expect(try Self.rows("--area", "modality").allSatisfy { $0.area == "modality" })
    #expect(try Self.rows("--area", "modality").count == 31)
    let watch = try Self.rows("--platform", "watchOS")
    #expect(!watch.isEmpty && watch.allSatisfy { $0.platforms.contains("watchOS") })
    let due = try Self.rows("--due", "--area", "scroll")
    #expect(due.allSatisfy { $0.kept == "due" && $0.area == "scroll" })
  }

  @Test("a statement that does not exist is a usage error with those that are near")
  func unknown() throws {
    let result = try Program.run(["guidelines", "grabber-tap"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("sheet-grabber-tap-cycles"))
  }
}
