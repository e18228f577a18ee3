import Accessibility
import Geometry
import Gestures

/// Content has gone so far beyond its beginning, in points.
struct OffsetExpectation: ExpectationKind {
  static let grammar = "[horizontal | vertical] offset of SELECTOR is NUMBER [± NUMBER | +- NUMBER]"

  let selector: Selector
  /// Along which axis; nil where the claim does not say it, and that is the one along which it scrolls.
  let isHorizontal: Bool?
  /// In points.
  let offset: Double
  /// How far it may be from that, in points.
  let tolerance: Double

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    let words = ["horizontal", "vertical"]
    guard claim.word == "offset" || words.contains(claim.word ?? "") && claim.word(after: 1) == "offset" else {
      return nil
    }
    isHorizontal = claim.take("horizontal") ? true : claim.take("vertical") ? false : nil
    claim.advance()
    guard claim.take("of") else { throw claim.missing("'of' and what scrolls", "offset of") }
    selector = try claim.selector(until: ["is"])
    guard claim.take("is") else { throw claim.unexpected("'is' and an offset in points", among: ["is"]) }
    offset = try claim.number("an offset in points")
    _ = claim.take("pt")
    tolerance = try Self.tolerance(&claim)
    _ = claim.take("pt")
  }

  /// Half a point where nothing is said: content rests on whole pixels.
  private static func tolerance(_ claim: inout ScriptParser) throws(GestureScriptError) -> Double {
    if claim.take(UInt8(ascii: "+")) {
      _ = claim.take(UInt8(ascii: "/"))
      // A sign that stands alone is a word of its own; one before a digit belongs to the number.
      let range = claim.take(UInt8(ascii: "-")) ? 0...100_000.0 : -100_000...0.0
      return try claim.number("how far it may be off", in: range).magnitude
    }
    guard let word = claim.word, word.hasPrefix("±") else { return 0.5 }
    guard word != "±" else {
      claim.advance()
      return try claim.number("how far it may be off", in: 0...100_000)
    }
    guard let number = Double(word.dropFirst()), (0...100_000).contains(number) else {
      throw claim.unexpected("how far it may be off in points")
    }
    claim.advance()
    return number
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    do throws(SelectorError) {
      let node = try moment.node(selector)
      let axes = Set(moment.target.indicators(of: node.id).map(\.axis))
      let isHorizontal = isHorizontal ?? (axes == [.horizontal])
      let isAxis = axes.isEmpty || axes.contains(isHorizontal ? .horizontal : .vertical)
      guard isAxis, let actual = Self.offset(of: node, in: moment, isHorizontal) else {
        return .failed("where the content of \(moment.name(node)) is cannot be told: it does not scroll that way")
      }
      // Sums of places may be off by a hair.
      let isKept = (actual - offset).magnitude <= tolerance + 1e-6
      return ExpectationVerdict(
        isKept,
        found: "the \(isHorizontal ? "horizontal " : "")offset of \(moment.name(node)) is \(Numerals.text(actual))")
    } catch {
      return .failed(error)
    }
  }

  private static func offset(of node: AccessibilityNode, in moment: ExpectationMoment, _ isHorizontal: Bool) -> Double?
  {
    if let offset = moment.target.scrollOffset(of: node.id) { return isHorizontal ? offset.dx : offset.dy }
    let axis = isHorizontal ? ScrollIndicator.Axis.horizontal : .vertical
    guard let indicator = moment.target.indicators(of: node.id).first(where: { $0.axis == axis }) else { return nil }
    let length = isHorizontal ? node.frame.size.width : node.frame.size.height
    return indicator.fraction * max(0, indicator.total - length)
  }
}
