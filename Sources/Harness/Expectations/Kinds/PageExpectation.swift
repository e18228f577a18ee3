import Accessibility
import Gestures

/// A page shows, counted from 1.
struct PageExpectation: ExpectationKind {
  static let grammar = "page NUMBER [of NUMBER] [in SELECTOR]"

  let page: Int
  let count: Int?
  let selector: Selector?

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    let isWord = claim.token(after: 1).kind == .word && claim.word(after: 1) != "in" && !Self.isState(claim)
    guard claim.word == "page", claim.token(after: 1).kind == .number || isWord else { return nil }
    claim.advance()
    page = try Self.whole(&claim, "the number of a page")
    if claim.token.kind == .symbol(UInt8(ascii: "/")), claim.token(after: 1).kind == .number {
      let location = claim.token.location
      claim.advance()
      throw GestureScriptError(
        "the number of pages stands after 'of'", at: location, hint: "write page \(page) of \(claim.remainder)")
    }
    count = claim.take("of") ? try Self.whole(&claim, "a number of pages") : nil
    selector = claim.take("in") ? try claim.selector() : nil
  }

  /// Whether something that is a page is said to be in a state.
  private static func isState(_ claim: ScriptParser) -> Bool {
    claim.word(after: 1).flatMap(StateExpectation.State.init) != nil
  }

  private static func whole(_ claim: inout ScriptParser, _ what: String) throws(GestureScriptError) -> Int {
    let start = claim.token
    guard let number = Int(exactly: try claim.number(what, in: 1...1_000_000)) else {
      throw GestureScriptError("expected \(what), a whole number", at: start.location)
    }
    return number
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    var range = moment.tree.nodes.indices
    if let selector {
      do throws(SelectorError) {
        let index = try selector.index(in: moment.tree)
        range = index..<moment.tree.nodes[index].end
      } catch {
        return .failed(error)
      }
    }
    let pages = range.compactMap { Self.page(of: moment.tree.nodes[$0], in: moment) }
    let kept = pages.first { $0.page.index == page && $0.page.count == count ?? $0.page.count }
    guard let shown = kept ?? pages.first else { return .failed("nothing here goes page by page") }
    return ExpectationVerdict(
      kept != nil,
      found: (kept.map { [$0] } ?? pages).prefix(4).map {
        "\(moment.name($0.node)) is at page \($0.page.index) of \($0.page.count)"
      }.joined(separator: ", "),
      nearest: kept == nil && pages.count > 1 ? "page \(shown.page.index) of \(shown.page.count)" : nil)
  }

  /// The page that shows of something: as its indicator or its position says, or where it last went.
  private static func page(
    of node: AccessibilityNode, in moment: ExpectationMoment
  ) -> (node: AccessibilityNode, page: Position)? {
    guard !node.isInvisible else { return nil }
    let isShown = node.role == .pageControl
    let page =
      moment.target.indicators(of: node.id).lazy.compactMap(\.page).first ?? moment.evidence.pages[node.id]
      ?? (isShown ? node.position : nil)
    return page.map { (node, $0) }
  }
}
