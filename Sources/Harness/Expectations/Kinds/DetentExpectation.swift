import Accessibility
import Gestures
import InputEvents

/// A sheet rests at a detent, by its id or as people call it.
struct DetentExpectation: ExpectationKind {
  static let grammar = #"sheet "NAME" at DETENT"#

  let selector: Selector
  let detent: String

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    var ahead = claim
    while ahead.word != "at", !ahead.token.endsInstruction { ahead.advance() }
    guard ahead.word == "at" else { return nil }
    selector = try claim.selector(until: ["at"])
    guard claim.take("at") else { throw claim.unexpected("'at' and a detent", among: ["at"]) }
    if claim.token.kind == .string {
      detent = try claim.string("a detent").value
    } else {
      guard !claim.token.endsInstruction else { throw claim.unexpected("a detent, such as medium") }
      let first = claim.token
      var last = first
      // One word, with what stands against it; more than one are a name in quotes.
      repeat {
        last = claim.token
        claim.advance()
      } while !claim.token.endsInstruction && claim.token.range.lowerBound == last.range.upperBound
      guard claim.token.endsInstruction else {
        let name = claim.text(from: first, to: last)
        throw GestureScriptError(
          "the expectation ends behind the detent \(name), and '\(claim.remainder)' stands there",
          at: claim.token.location,
          hint: "a name of several words stands in quotes; what else is expected, in another expect")
      }
      detent = claim.text(from: first, to: last)
    }
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    do throws(SelectorError) {
      let index = try selector.index(in: moment.tree)
      let nodes = moment.tree.nodes
      let sheet = nodes[index]
      let grabber = (index..<sheet.end).first { nodes[$0].role == .grabber }.flatMap { nodes[$0].value }
      let id = moment.target.detent(of: sheet.id) ?? moment.evidence.detents[sheet.id]
      guard let shown = grabber ?? id.map({ moment.target.detentName($0, of: sheet.id) ?? $0 }) else {
        return .failed("nothing tells at which detent \(moment.name(sheet)) is")
      }
      // Where it goes it does not rest yet; what covers little of the way is on it all the same.
      if moment.target.motions(at: moment.target.now).contains(where: { $0.node == sheet.id }) {
        return .failed("\(moment.name(sheet)) is on its way to \(shown); `within 2s` waits for it")
      }
      let names = [detent, moment.target.detentName(detent, of: sheet.id)].compactMap { $0?.lowercased() }
      let near = NearestSpelling.of(detent, among: [shown.lowercased(), "medium", "large", "small"])
      return ExpectationVerdict(
        names.contains(shown.lowercased()), found: "\(moment.name(sheet)) is at \(shown)",
        nearest: near == detent.lowercased() ? nil : near)
    } catch {
      return .failed(error)
    }
  }
}
