import Foundation
import Testing

/// The table of changes of the sources that were tried is about the sources as they are.
@Suite("Table of changed sources")
struct SourceMutationTableTests {
  static let root = ModuleImportTests.sources.deletingLastPathComponent()

  static func text(_ file: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  static func lines(_ file: String) -> [Substring] {
    text(file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  /// The changes of the last run.
  static func tried() throws -> [TriedChange] {
    let rows = try #require(text("Scripts/mutation/last-run.tsv")).split(separator: "\n")
    let changes = rows.compactMap(TriedChange.init)
    #expect(changes.count == rows.count)
    return changes
  }

  /// Whether a table of reasons, by file, line and change, names a change at a place where the change still can be made.
  static func isNamed(_ tried: TriedChange, in reasons: Set<[String]>, _ lines: [Substring]) -> Bool {
    tried.lines(among: lines).contains { reasons.contains([tried.file, $0, tried.change]) }
  }

  /// File, line and change of each row of a table of reasons.
  static func named(_ table: String) -> Set<[String]> {
    Set(table.split(separator: "\n").map { $0.split(separator: "\t").prefix(3).map(String.init) })
  }

  @Test("nine of ten rows hold a text that is still there; else Scripts/mutate-sources brings it up to date")
  func fresh() throws {
    let known = try Self.tried()
    #expect(known.count >= 200)
    let stale = Dictionary(grouping: known, by: \.file).flatMap { file, rows in
      let lines = Self.lines(file)
      return rows.filter { $0.lines(among: lines).isEmpty }
    }
    #expect(
      stale.count * 10 <= known.count, "\(stale.count) of \(known.count): \(stale.map { "\($0.file):\($0.line)" })")
  }

  @Test("of at least 200 changes that compile the tests notice 85 % of those that make a difference")
  func share() throws {
    let compiled = try Self.tried().filter { $0.isNoticed != nil }
    let reasons = Self.named(try #require(Self.text("Scripts/mutation/equivalent.tsv")))
    let noticed = compiled.count { $0.isNoticed == true }
    let missed = compiled.count { $0.isNoticed == false && !Self.isNamed($0, in: reasons, Self.lines($0.file)) }
    #expect(compiled.count >= 200)
    #expect(noticed * 100 >= (noticed + missed) * 85, "\(noticed) of \(noticed + missed)")
  }

  @Test("every change that no test has noticed is named, with a reason, as one that makes no difference")
  func survivors() throws {
    let reasons = Self.named(try #require(Self.text("Scripts/mutation/equivalent.tsv")))
    for tried in try Self.tried() where tried.isNoticed == false {
      #expect(
        Self.isNamed(tried, in: reasons, Self.lines(tried.file)), "\(tried.file):\(tried.line) \(tried.change)")
    }
  }

  @Test("a change that makes no difference names a line that is still there")
  func equivalents() throws {
    let table = try #require(Self.text("Scripts/mutation/equivalent.tsv")).split(separator: "\n")
    for row in table where !row.hasPrefix("#") {
      let fields = row.split(separator: "\t")
      #expect(fields.count == 5)
      let source = Self.text(String(fields[0])) ?? ""
      #expect(source.contains(fields[1]), "\(fields[0]): \(fields[1])")
    }
  }

  @Test(
    "a text is found where it has moved to, and not where it has changed",
    arguments: [
      (["func f() {", "  a < b", "}"], ["a < b"]), (["//", "//", "func f() {", "  a < b", "}"], ["a < b"]),
      (["func f() {", "  a <", "    b", "}"], ["a <"]), (["func f() {", "  a > b", "}"], []),
      (["func f() {", "     a < b", "}"], []),
    ])
  func moved(source: [Substring], found: [String]) throws {
    let tried = try #require(TriedChange("7\tF.swift:2:3\ta < b => a <= b\tnoticed\tT"))
    #expect(tried.lines(among: source) == found)
  }

  @Test(
    "a change is noticed by a failure or by taking too long, and what does not compile is none",
    arguments: [("noticed", true), ("timed out", true), ("survived", false), ("does not compile", nil)]
      as [(String, Bool?)])
  func outcome(outcome: String, isNoticed: Bool?) throws {
    #expect(try #require(TriedChange("7\tF.swift:2:3\ta => b\t\(outcome)\tT")).isNoticed == isNoticed)
    #expect(TriedChange("7\tF.swift:2\ta => b\t\(outcome)\tT") == nil)
  }

  @Test(
    "a reason is for one line and one change",
    arguments: [
      ("F.swift\tif a < b {\ta < b => a <= b", true), ("F.swift\tif a < b {\ta < b => a > b", false),
      ("F.swift\tif a < b, c {\ta < b => a <= b", false), ("G.swift\tif a < b {\ta < b => a <= b", false),
    ])
  func reason(row: String, isNamed: Bool) throws {
    let tried = try #require(TriedChange("7\tF.swift:1:4\ta < b => a <= b\tsurvived\tT"))
    let reasons = Self.named("# head\n\(row)\t1\tbecause")
    #expect(Self.isNamed(tried, in: reasons, ["if a < b {", "}"]) == isNamed)
  }
}
