import Announcer
import Foundation
import Testing

/// Every case of the corpus, spoken and ordered: it agrees, or it stands in the table of differences with a reason.
@Suite("The corpus written without sight of the program")
struct CorpusTests {
  /// A file with its hash (FNV-1a, 64 bits) and how many cases it has, with how many of voices and languages.
  struct Part: Sendable, CustomTestStringConvertible {
    var name: String
    var hash: UInt64
    var cases: Int
    var lists: Int
    var testDescription: String { name }
  }

  static let parts = [
    Part(name: "elements", hash: 0x3d2e_636f_6f4e_5669, cases: 544, lists: 745),
    Part(name: "layouts", hash: 0x1c75_fb47_86b6_a353, cases: 113, lists: 328),
  ]

  @Test("each case agrees, or says why it does not", arguments: parts)
  func agrees(_ part: Part) throws {
    let cases = try CorpusCase.read(part.name)
    #expect(cases.count == part.cases)
    #expect(cases.map(\.expected.count).reduce(0, +) == part.lists)
    for corpusCase in cases {
      for key in corpusCase.expected.keys.sorted() {
        let differences = try corpusCase.differences(key)
        let entry = CorpusDifference.entry(corpusCase.id, key)
        if entry == nil { #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))") }
        if let entry { #expect(!differences.isEmpty, "\(entry) agrees now: take it out of the table") }
      }
    }
  }

  @Test("each entry of the table is of a case that there is")
  func entries() throws {
    var known: Set<String> = []
    for part in Self.parts {
      for corpusCase in try CorpusCase.read(part.name) {
        for key in corpusCase.expected.keys {
          if let entry = CorpusDifference.entry(corpusCase.id, key) { known.insert(entry) }
        }
      }
    }
    #expect(Set(CorpusDifference.kinds.keys).subtracting(known).sorted() == [])
    #expect(CorpusDifference.kinds.count == CorpusDifference.all.map { $0.cases.count * $0.voices.count }.reduce(0, +))
    #expect(CorpusDifference.all.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("the corpus is as it was written", arguments: parts)
  func unchanged(_ part: Part) throws {
    let bytes = try Data(contentsOf: CorpusCase.file(part.name))
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    #expect(hash == part.hash)
  }
}
