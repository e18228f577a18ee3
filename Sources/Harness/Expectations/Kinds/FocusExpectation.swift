import Accessibility
import Gestures

/// The keyboard focus is somewhere.
struct FocusExpectation: ExpectationKind {
  static let grammar = "focus on SELECTOR"

  let selector: Selector

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    guard claim.take("focus") else { return nil }
    if claim.word == "is", claim.word(after: 1) == "on" {
      var error = claim.unexpected("'on' and what has the focus")
      claim.advance()
      error.hint = "write focus \(claim.remainder)"
      throw error
    }
    guard claim.take("on") else { throw claim.missing("'on' and what has the focus", "focus on") }
    selector = try claim.selector()
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    let focused = moment.tree.nodes.first { $0.traits.contains(.focused) }
    let found = focused.map { "the focus is on \(moment.name($0))" } ?? "nothing has the focus"
    do throws(SelectorError) {
      return ExpectationVerdict(try moment.node(selector).id == focused?.id, found: found)
    } catch {
      var verdict = ExpectationVerdict.failed(error)
      verdict.found += "; \(found)"
      return verdict
    }
  }
}
