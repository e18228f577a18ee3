import Accessibility
import Gestures

/// Something is set to a value, as it is spoken.
struct ValueExpectation: ExpectationKind {
  static let grammar = #"value of SELECTOR is "TEXT" | /PATTERN/"#

  let selector: Selector
  let text: ExpectedText

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    guard claim.take("value") else { return nil }
    guard claim.take("of") else { throw claim.missing("'of' and what has the value", "value of") }
    let written = claim
    do throws(GestureScriptError) { selector = try claim.selector(until: ["is"]) } catch {
      // `value of "To" "Ada"`
      if written.token.kind == .string, written.token(after: 1).kind == .string, written.token(after: 2).endsInstruction
      {
        var ahead = written
        ahead.advance()
        let name = written.remainder.dropLast(ahead.remainder.count)
        var missing = ahead.unexpected("'is' and the value")
        missing.hint = "write value of \(name)is \(ahead.remainder)"
        throw missing
      }
      throw error
    }
    guard claim.take("is") else { throw claim.unexpected("'is' and the value", among: ["is"]) }
    text = try ExpectedText(&claim, "the value")
  }

  /// What people call the value of something that is on or off.
  private static func switchWord(of node: AccessibilityNode) -> String? {
    switch (node.role, node.value) {
    case (.toggle, "1"?), (.switchControl, "1"?), (.checkBox, "1"?): "on"
    case (.toggle, "0"?), (.switchControl, "0"?), (.checkBox, "0"?): "off"
    default: nil
    }
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    do throws(SelectorError) {
      let node = try moment.node(selector)
      let name = moment.name(node)
      // An empty field has no value, and is expected to be "".
      let word = Self.switchWord(of: node)
      let found = (word ?? node.value).map { "\(name) is “\($0)”" } ?? "\(name) has no value"
      let isKept = text.matches(node.value ?? "") || word.map(text.matches) == true
      return ExpectationVerdict(isKept, found: text.doubt ?? found)
    } catch {
      return .failed(error)
    }
  }
}
