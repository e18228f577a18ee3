package import Foundation

/// All documents of the truth set, and what is known of where the program says something else.
package struct TruthSet: Sendable {
  /// The documents, by their file and in its order.
  package var documents: [TruthDocument]
  /// What is known.
  package var explanations: [TruthExplanation]

  /// Reads the files of a folder: `Cases/*.truth` and `explained.tsv`.
  package init(folder: URL) throws {
    let cases = folder.appendingPathComponent("Cases")
    let files = try FileManager.default.contentsOfDirectory(atPath: cases.path).filter { $0.hasSuffix(".truth") }
    documents = try files.sorted().flatMap { file in
      let text = try String(contentsOf: cases.appendingPathComponent(file), encoding: .utf8)
      return try TruthDocument.all(in: text, called: String(file.dropLast(".truth".count)))
    }
    explanations = try TruthExplanation.all(
      in: String(contentsOf: folder.appendingPathComponent("explained.tsv"), encoding: .utf8))
  }

  /// What the program says of every document, in the order of the documents.
  package func judged() async throws -> [TruthJudgement] {
    try await withThrowingTaskGroup(of: (Int, TruthJudgement).self) { group in
      for (place, document) in documents.enumerated() {
        group.addTask { (place, try TruthJudgement(document)) }
      }
      var found: [(Int, TruthJudgement)] = []
      for try await judgement in group { found.append(judgement) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Differences that nobody has explained, and explanations of what is no difference, or of another one.
  package func unexplained(_ judgements: [TruthJudgement]) -> [String] {
    let differences = judgements.flatMap(\.differences)
    let known = Dictionary(grouping: explanations) { [$0.difference.document, $0.difference.rule] }
    let open = differences.filter { difference in
      known[[difference.document, difference.rule]]?.contains { $0.difference == difference } != true
    }
    let found = Set(differences)
    let stale = explanations.map(\.difference).filter { !found.contains($0) }
    return open.map { "nobody has explained: \($0)" } + stale.map { "explained, and not so: \($0)" }
  }
}
