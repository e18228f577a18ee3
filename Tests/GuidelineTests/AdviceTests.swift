import Explorer
import Guidelines
import Scenes
import Testing

/// What scenes and rules know of the statements that only people can judge.
@Suite("Advice")
struct AdviceTests {
  @Test("it is the statements of advice, in their order, on their platforms")
  func statements() {
    let statements = Statements.all.filter { $0.kind == .advice }
    #expect(Set(Advice.allCases.map(\.rawValue)) == Set(statements.map(\.id)))
    #expect(Advice.allCases.count == 28 && statements.count == 28)
    for advice in Advice.allCases {
      #expect(Statements.named(advice.rawValue)?.platforms == advice.platforms, "\(advice)")
    }
  }

  @Test("each of them is kept by a review item")
  func keepings() {
    for keeping in Keeping.all(rules: ExplorerAudit.rules) where keeping.statement.kind == .advice {
      #expect(keeping.manner == .reviewItem, "\(keeping.statement.id)")
    }
  }
}
