import Foundation
import Testing

/// The table of changes of the sources that were tried is about the sources as they are.
@Suite("Table of changed sources")
struct SourceMutationTableTests {
  /// A change that was tried: where it was and what stood there.
  struct Row: Hashable {
    let file: String
    let line: Int
    let column: Int
    let original: String

    /// Reads a line of the table: switch, place, change, outcome, test.
    init?(_ text: Substring) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5, let change = fields[2].range(of: " => ", options: .backwards) else { return nil }
      let place = fields[1].split(separator: ":")
      guard place.count == 3, let line = Int(place[1]), let column = Int(place[2]) else { return nil }
      (file, self.line, self.column) = (String(place[0]), line, column)
      original = String(fields[2][..<change.lowerBound])
    }

    /// Whether the text still stands there: in its column, at most so many lines further up or down than it was.
    func isThere(in lines: [Substring], within distance: Int = 40) -> Bool {
      (line - 1 - distance...line - 1 + distance).contains { index in
        guard lines.indices.contains(index), lines[index].utf8.count >= column else { return false }
        guard lines[index].dropFirst(column - 1).first?.isWhitespace == false else { return false }
        // What goes on in the next lines stands in the table on one.
        let following = [lines[index].dropFirst(column - 1)] + lines[(index + 1)...].prefix(40)
        return Self.onOneLine(following.joined(separator: " ")).hasPrefix(original)
      }
    }

    private static func onOneLine(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  static let root = ModuleImportTests.sources.deletingLastPathComponent()

  static func text(_ file: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  @Test("nine of ten rows hold a text that is still there; else Scripts/mutate-sources brings it up to date")
  func fresh() throws {
    let rows = try #require(Self.text("Scripts/mutation/last-run.tsv")).split(separator: "\n").map(Row.init)
    let known = rows.compactMap(\.self)
    #expect(known.count == rows.count && known.count >= 200)
    var lines: [String: [Substring]] = [:]
    let stale = known.filter { row in
      if lines[row.file] == nil {
        lines[row.file] = Self.text(row.file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      }
      return !row.isThere(in: lines[row.file] ?? [])
    }
    #expect(
      stale.count * 10 <= known.count, "\(stale.count) of \(known.count): \(stale.map { "\($0.file):\($0.line)" })")
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

  @Test("a text is found where it has moved to, and not where it has changed")
  func moved() throws {
    let row = try #require(Row("7\tF.swift:2:3\ta < b => a <= b\tnoticed\tT"))
    let source = "func f() {\n  a < b\n}".split(separator: "\n")
    #expect(row.isThere(in: source))
    #expect(row.isThere(in: ["//", "//"] + source))
    #expect(!row.isThere(in: ["func f() {", "  a > b", "}"]))
    #expect(!row.isThere(in: ["func f() {", "     a < b", "}"]))
    #expect(Row("7\tF.swift:2\ta < b => a <= b\tnoticed\tT") == nil)
  }
}
