import Guidelines
import Reports
import TestSupport
import Testing

/// `detent guidelines CODE`, over the specification itself.
@Suite("Listing of the specification")
struct SpecificationListingTests {
  static let codes = [
    "SM-2", "SM-16", "A-34", "A-51", "C-03", "P.dismissSpeed", "P.jogMax", "P.navLabels", "P.slopTaken", "ann-confine",
  ]

  static func items() throws -> [GuidelineTopic] {
    let statement = try #require(Statements.named("sheet-parent-partly-visible"))
    let keeping = Keeping(statement, proofs: Proofs(tests: [], fixtures: []), rules: [])
    return try codes.map { .entry(try #require(Specification.entry($0))) } + [.statement(keeping)]
  }

  @Test("a description of some of each family, and of a statement with what is about it")
  func text() throws {
    let golden = Snapshot.compare(GuidelineText.describe(try Self.items()), "specification.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("the same for programs")
  func json() throws {
    let golden = Snapshot.compare(GuidelineJSON.render(try Self.items()), "specification.json")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("a line for each code")
  func codes() {
    let golden = Snapshot.compare(SpecificationText.list(Specification.entries), "codes.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("a line for each word, and the words for programs")
  func glossary() {
    let few = Glossary.words.filter { ["detent", "taker", "surface"].contains($0.word) }
    let text = Snapshot.compare(GlossaryText.list(few) + GlossaryJSON.render(few), "glossary.txt")
    #expect(text.isEqual, "\(text.message)")
  }
}
