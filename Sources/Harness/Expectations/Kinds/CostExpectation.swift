import Accessibility
import Announcer
import Gestures

/// Something costs no more than this to get to and to use, from where people are then: so many seconds by ear or by
/// touch, or so many keys.
struct CostExpectation: ExpectationKind {
  static let grammar = "cost of SELECTOR below NUMBER s [by touch] | NUMBER keys | NUMBER gestures"

  /// In what it is reckoned.
  private enum Budget: Hashable {
    /// Of somebody who listens, in µs.
    case listening(Int64)
    /// Of somebody who touches, in µs.
    case touching(Int64)
    case keys(Int)
    /// Of a screen reader.
    case gestures(Int)
  }

  let selector: Selector
  private let budget: Budget

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    guard claim.take("cost") else { return nil }
    guard claim.take("of") else { throw claim.missing("'of' and what is to be got to", "cost of") }
    selector = try claim.selector(until: ["below"])
    guard claim.take("below") else { throw claim.unexpected("'below' and a budget such as 20 s", among: ["below"]) }
    let number = try claim.number("a budget such as 20 s or 12 keys", in: 0...100_000)
    let units = ["s", "ms", "keys", "key", "gestures", "gesture"]
    switch claim.word {
    case "s"?, "ms"?:
      let time = Int64((number * (claim.word == "s" ? 1_000_000 : 1000)).rounded())
      claim.advance()
      guard claim.take("by") else {
        budget = .listening(time)
        return
      }
      guard claim.take("touch") else { throw claim.unexpected("'touch'", among: ["touch"]) }
      budget = .touching(time)
    case "keys"?, "key"?:
      claim.advance()
      budget = .keys(Int(number.rounded(.up)))
    case "gestures"?, "gesture"?:
      claim.advance()
      budget = .gestures(Int(number.rounded(.up)))
    default: throw claim.unexpected("s, keys or gestures behind the number", among: units)
    }
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    do throws(SelectorError) {
      let node = try moment.node(selector)
      guard let target = moment.target as? any ReproducibleTarget else {
        return .failed("what it costs is found by trying, and this interface cannot be copied to try")
      }
      let costs = Self.costs(of: node.id, on: target, moment.reader)
      guard let cost = costs.controls.first else { return .failed("nobody can get to \(moment.name(node))") }
      return verdict(on: cost, costs.terms, moment.name(node))
    } catch {
      return .failed(error)
    }
  }

  private static func costs(
    of node: NodeID, on target: some ReproducibleTarget, _ reader: ScreenReader
  ) -> ScreenCosts {
    ScreenCosts(of: target, title: "", reader: reader, only: [node])
  }

  private func verdict(on cost: ControlCost, _ terms: CostTerms, _ name: String) -> ExpectationVerdict {
    switch budget {
    case .listening(let most):
      return verdict(cost.reader, cost.listening(terms), below: most, name, way: cost.reader.way?.summary(terms)) {
        "\(Self.seconds($0, besides: most)) by ear"
      }
    case .gestures(let most):
      let gestures = cost.gestures.map(Int64.init)
      return verdict(cost.reader, gestures, below: Int64(most), name, way: cost.reader.way?.summary(terms)) {
        "\($0) \($0 == 1 ? "gesture" : "gestures")"
      }
    case .keys(let most):
      return verdict(cost.keyboard, cost.keys.map(Int64.init), below: Int64(most), name, way: cost.keyboard.way?.text) {
        "\($0) \($0 == 1 ? "key" : "keys")"
      }
    case .touching(let most):
      return verdict(cost.touch, cost.touching(terms), below: most, name, way: nil) {
        "\(Self.seconds($0, besides: most)) by touch"
      }
    }
  }

  /// A time as it is shown elsewhere, or to the millisecond where that would be the budget and is not.
  private static func seconds(_ time: Int64, besides most: Int64) -> String {
    let text = CostTable.seconds(time)
    guard time != most, text == CostTable.seconds(most) else { return text }
    let milliseconds = time / 1_000
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }

  private func verdict<Way>(
    _ outcome: KnownCost<Way>, _ cost: Int64?, below most: Int64, _ name: String, way: String?,
    _ words: (Int64) -> String
  ) -> ExpectationVerdict {
    switch outcome {
    case .way:
      let cost = cost ?? 0
      return ExpectationVerdict(
        cost < most, found: "\(name) costs \(words(cost))", nearest: way.map { "the cheapest way: \($0)" })
    case .none: return .failed("there is no way to \(name)")
    case .unknown(let least):
      return .failed("no way to \(name) was found; there is none below \(words(least))")
    case .untold(let why): return .failed("what \(name) costs is not known: \(why)")
    }
  }
}

extension ReaderWay {
  /// The gestures, those that follow each other alike once with their number, and what is heard longest.
  func summary(_ terms: CostTerms) -> String {
    var runs: [(words: String, count: Int)] = []
    for words in legs.compactMap(\.move?.words) {
      if runs.last?.words == words {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((words, 1))
      }
    }
    let gestures = runs.map { $0.count > 1 ? "\($0.words) ×\($0.count)" : $0.words }.joined(separator: ", ")
    let longest = legs.max { $0.heard < $1.heard }
    let words = longest.map { leg in leg.said.map(\.text).joined(separator: " ") } ?? ""
    let heard = longest.map { $0.heard > 0 ? "; “\(words)” alone takes \(CostTable.seconds($0.heard))" : "" } ?? ""
    return (gestures.isEmpty ? "it is where the reader is" : gestures) + heard
  }
}
