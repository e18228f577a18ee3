import Testing

@testable import Mutation

@Suite("Putting changes into a source")
struct RewritingTests {
  static let source = "let a = b\n  < c\nlet d = 1\nlet e = f\n"

  static func rewriting() -> Rewriting {
    let changes = SiteFinder.sites(in: source).enumerated().map { id, site in
      PlannedChange(id: id, module: "M", file: "F", site: site, lineText: "", change: site.changes[0])
    }
    return Rewriting(source, changes: changes)
  }

  @Test("all the rest stays as it is")
  func text() {
    #expect(
      Self.rewriting().text
        == "let a = (isSourceChanged(0) ? b\n  <= c : b\n  < c)\nlet d = (isSourceChanged(1) ? 2 : 1)\nlet e = f\n")
  }

  @Test("a line of the new text leads to its change", arguments: [(1, [0]), (3, [0]), (4, [1]), (5, [1])])
  func lines(line: Int, ids: [Int]) { #expect(Self.rewriting().changes(at: line) == ids) }

  @Test("errors are read from what a build writes")
  func errors() throws {
    let line = "/x/A.swift:3:5: error: no: never\n"
    let log = line + "/x/A.swift:3:5: warning: w\n  | `- error: no\n" + line
    let first = try #require(CompilerError.all(in: log).first)
    #expect(CompilerError.all(in: log).count == 1)
    #expect((first.file, first.line, first.message) == ("/x/A.swift", 3, "no: never"))
  }
}
