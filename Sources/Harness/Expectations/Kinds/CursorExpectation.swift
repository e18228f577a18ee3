import Accessibility
import Gestures

/// The screen reader's cursor is somewhere.
struct CursorExpectation: ExpectationKind {
  static let grammar = "cursor on SELECTOR"

  let selector: Selector

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    guard claim.take("cursor") else { return nil }
    guard claim.take("on") else { throw claim.missing("'on' and what the cursor is on", "cursor on") }
    selector = try claim.selector()
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    let node = moment.cursor.flatMap { moment.tree.node($0) }
    let found = node.map { "the cursor is on \(moment.name($0))" } ?? "the cursor is nowhere"
    do throws(SelectorError) {
      return ExpectationVerdict(try moment.node(selector).id == node?.id, found: found)
    } catch {
      var verdict = ExpectationVerdict.failed(error)
      verdict.found += "; \(found)"
      return verdict
    }
  }
}
