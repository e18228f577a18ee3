import Audit
import TestSupport
import Testing

@testable import Documents

@Suite("Baselines as files")
struct BaselineDocumentTests {
  private static var baseline: Baseline {
    var baseline = Baseline()
    var entry = Baseline.Entry()
    (entry.rule, entry.target, entry.node) = ("name-missing", "mail.scene.yaml", "inbox/compose")
    entry.looks = 0x0123_4567_89AB_CDEF
    entry.message = "This button has no name."
    baseline.entries.append(entry)
    entry.reason = "waits for the new “icons”"
    entry.expires = CalendarDay("2027-01-31")
    entry.looks = 7
    baseline.entries.append(entry)
    var names = NameCoverage()
    (names.target, names.named, names.controls) = ("mail.scene.yaml", 17, 20)
    baseline.names = [names]
    return baseline
  }

  private static func read(_ text: String) throws(DocumentErrors) -> Baseline {
    try BaselineDocument.read(Array(text.utf8), file: "mail.baseline.json")
  }

  @Test("what is written is read again, and is, byte for byte, what it was")
  func roundTrip() throws {
    let text = BaselineDocument.text(Self.baseline)
    #expect(try Self.read(text) == Self.baseline)
    #expect(try Self.read(BaselineDocument.text(Baseline())) == Baseline())
    let golden = Snapshot.compare(text, "mail.baseline.json")
    #expect(golden.isEqual, "\(golden.message)")
    #expect(DocumentKind(content: Array(text.utf8)[...]) == .baseline)
  }

  @Test("the schema takes what is written, and refuses what the reader refuses")
  func schema() throws {
    let validator = try SchemaValidator(DocumentKind.baseline.schema)
    let text = BaselineDocument.text(Self.baseline)
    #expect(validator.problems(in: try LocatedNode.parse(text, file: "x.json")) == [])
    // The validator of the tests does not look at patterns.
    for (old, new, words) in Self.faults where !words.hasPrefix("16 hex") && !words.hasPrefix("a day") {
      try #require(text.contains(old), "\(words)")
      let fault = try LocatedNode.parse(text.replacing(old, with: new), file: "x.json")
      #expect(validator.problems(in: fault) != [], "\(new)")
    }
  }

  private static let faults: [(old: String, new: String, words: String)] = [
    ("\"detent-baseline\"", "\"detent-audit\"", "detent-baseline"), ("\"version\": 1", "\"version\": 2", "from 1 to 1"),
    ("0123456789abcdef", "0123", "16 hexadecimal digits"), ("2027-01-31", "31.1.2027", "a day such as 2027-01-31"),
    ("\"named\": 17", "\"named\": -1", "whole number"), ("\"reason\"", "\"because\"", "because"),
  ]

  @Test("what is wrong is told with its place and what was expected", arguments: faults.indices)
  func faulty(index: Int) throws {
    let (old, new, words) = Self.faults[index]
    let text = BaselineDocument.text(Self.baseline)
    try #require(text.contains(old))
    let error = try #require(throws: DocumentErrors.self) { try Self.read(text.replacing(old, with: new)) }
    #expect(error.description.hasPrefix("mail.baseline.json:"), "\(error)")
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("one larger than other documents may be is read, as an audit may have so many findings")
  func large() throws {
    var baseline = Self.baseline
    baseline.entries[0].message = String(repeating: "a", count: DocumentLimits().bytes + 1)
    #expect(try Self.read(BaselineDocument.text(baseline)) == baseline)
  }
}
