import Scenes
import Testing

@testable import Guidelines

@Suite("Statements")
struct StatementTests {
  @Test(
    "as many as the catalogue counts",
    arguments: [
      (Statement.Area.sheet, [28, 47, 48, 13, 14]), (.actionSheet, [4, 14, 23, 1, 5]), (.modality, [10, 10, 7, 0, 4]),
      (.scroll, [33, 19, 25, 11, 5]),
    ])
  func counts(area: Statement.Area, expected: [Int]) {
    let counts = Statement.Kind.allCases.map { kind in
      Statements.all.count { $0.area == area && $0.kind == kind }
    }
    #expect(counts == expected)
  }

  @Test("ids are unique and made of lowercase words, and begin with what they are about")
  func ids() {
    #expect(Set(Statements.all.map(\.id)).count == Statements.all.count)
    for statement in Statements.all {
      #expect(statement.id.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 })
      #expect(Statement.Area.allCases.contains { statement.id.hasPrefix($0.rawValue + "-") }, "\(statement.id)")
    }
  }

  @Test("each is a sentence, for some platforms in their order, from somewhere")
  func form() {
    for statement in Statements.all {
      #expect(statement.text.hasSuffix(".") && !statement.text.contains("  "), "\(statement.id)")
      #expect(!statement.platforms.isEmpty && !statement.sources.isEmpty, "\(statement.id)")
      #expect(statement.platforms == Platform.allCases.filter(statement.platforms.contains), "\(statement.id)")
    }
  }

  @Test(
    "a source names the headings that its lines stand under",
    arguments: [
      (Source.sheets("1-2"), "Sheets, introduction (lines 1-2)"),
      (.sheets("32-33"), "Sheets, iOS, iPadOS (lines 32-33)"),
      (.sheetsIOS15("9, 36"), "Sheets (iOS 15), the whole page (lines 9, 36)"),
      (.actionSheets("23"), "Action sheets, best practices (line 23)"),
      (.scrollViews("86-87"), "Scroll views, watchOS (lines 86-87)"),
      (.sheets("41, 51, 68"), "Sheets, iOS, iPadOS (line 41), macOS (line 51), watchOS (line 68)"),
      (
        .scrollViews("10, 56, 61-62, 70"),
        "Scroll views, best practices (line 10), iOS, iPadOS (line 56), macOS (lines 61-62, 70)"
      ),
    ])
  func source(source: Source, text: String) { #expect(source.description == text) }
}
