import Accessibility
import Documents
import TestSupport
import Testing

/// What `Scripts/fuzz flow` does for as long as one likes, for a moment: seeds with bytes changed, dropped and repeated
/// are errors or documents, and a result that is read is written and read as the same.
@Suite("Flows and results of any bytes")
struct FlowFuzzTests {
  static let seeds: [[UInt8]] = {
    let flows = Examples.all.filter { FlowFile.isName($0.name) }.map(\.text) + [Templates.forKind("flow")?.text ?? ""]
    let results = [
      #"{"case": "a", "flow": "a.flow.yaml", "verdict": "passed", "expectations": 2, "time": 1500000}"#,
      #"""
      {"case": "b [language=en]", "flow": "b.flow.yaml", "verdict": "failed", "expectations": 1, "time": 0, "problems":
      [{"kind": "expectation", "instruction": "expect said \"x\"", "place": "b.flow.yaml:7:5", "found": "nothing"}]}
      """#,
    ]
    return (flows + results).map { Array($0.utf8) }
  }()

  @Test(
    "nothing ends the program, every error has a place, and what is a result stays it",
    arguments: 1...8 as ClosedRange<UInt64>)
  func anyBytes(seed: UInt64) {
    #expect(Self.seeds.count >= 3)
    var chance = SplitMix64(seed: seed)
    var (documents, errors) = (0, 0)
    for round in 0..<150 {
      var bytes = Self.seeds[round % Self.seeds.count]
      for _ in 0..<Int(chance.next() % 4) { Self.mutate(&bytes, &chance) }
      switch Self.read(bytes) {
      case .success: documents += 1
      case .failure(let wrong):
        errors += 1
        #expect(wrong.errors.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 && !$0.message.isEmpty })
      }
      if let result = try? ResultDocument.readCase(bytes, file: "x.result.json") {
        let again = try? ResultDocument.readCase(Array(ResultDocument.line(result).utf8), file: "x.result.json")
        #expect(again == result)
        documents += 1
      }
    }
    // Else the seeds are no flows, or nothing was changed.
    #expect(documents > 20 && errors > 20, "\(documents) documents, \(errors) errors")
  }

  /// A flow with all that is varied in it, or what is wrong with it.
  private static func read(_ bytes: [UInt8]) -> Result<Int, DocumentErrors> {
    Result { () throws(DocumentErrors) in
      let flow = try FlowDocument.read(bytes, file: "x.flow.yaml")
      return flow.matrix.variants.count
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ chance: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int(chance.next() % UInt64(bytes.count))
    let end = min(bytes.count, place + 1 + Int(chance.next() % 24))
    switch chance.next() % 4 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: chance.next())
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    default: bytes.insert(Array("{}[]:#\"'\n \t-&*!|>".utf8)[Int(chance.next() % 17)], at: place)
    }
  }
}
