import Documents
import Harness
import TestSupport
import Testing

@Suite("Results of flows as documents")
struct ResultDocumentTests {
  static let failed: CaseResult = {
    var result = CaseResult("a.flow.yaml [screen=1x2]\n\u{1B}", of: "a.flow.yaml", .failed)
    result.problems = [
      CaseProblem(.expectation, #"expect said "Hi""#, place: "a.flow.yaml:3:5", found: "“Ho”", nearest: "“H”"),
      CaseProblem(.recording, "", place: nil, found: "true"),
    ]
    (result.warnings, result.expectations, result.time) = (["null", ""], 3, 1 << 40)
    return result
  }()

  @Test("a result that is written and read is the same", arguments: [failed, CaseResult("a", of: "a", .passed)])
  func roundTrip(result: CaseResult) throws {
    #expect(try ResultDocument.readCase(Array(ResultDocument.line(result).utf8), file: "x.result.json") == result)
  }

  @Test("so is which part of a run it is of")
  func shards() throws {
    let record = ShardRecord(try #require(Shard("2/3")), of: ["a", "b [screen=1x2]"])
    #expect(try ResultDocument.readShard(Array(ResultDocument.line(record).utf8), file: "x.run.json") == record)
  }

  @Test("what is wrong is told")
  func wrong() {
    for text in ["", "{}", "{\"shard\": \"4/3\", \"cases\": []}", "{\"shard\": 1, \"cases\": [[]]}", "[]"] {
      #expect(throws: DocumentErrors.self) { try ResultDocument.readShard(Array(text.utf8), file: "x") }
      #expect(throws: DocumentErrors.self) { try ResultDocument.readCase(Array(text.utf8), file: "x") }
    }
  }

  @Test("every line is what the schema says")
  func schema() throws {
    let validator = try SchemaValidator(DocumentKind.result.schema)
    let record = ShardRecord(.whole, of: ["a"])
    let lines = [
      ResultDocument.line(Self.failed), ResultDocument.line(CaseSummary([Self.failed])), ResultDocument.line(record),
    ]
    for line in lines {
      #expect(validator.problems(in: try LocatedNode.parse(line, file: "x.json")) == [])
      #expect(DocumentKind(content: Array(line.utf8)[...]) == .result)
    }
    #expect(validator.problems(in: try LocatedNode.parse("{\"case\": \"a\"}", file: "x.json")) != [])
    let golden = Snapshot.compare(DocumentKind.result.schema, "result.schema.json")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
