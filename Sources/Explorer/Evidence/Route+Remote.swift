import Accessibility
import Gestures
import Harness
import InputEvents

extension Route {
  /// The keys of a remote that come to the very same as a tap, which nobody does at a television; nil for other steps, and
  /// where no keys do.
  func remoteKeys(for step: Step, on target: T) -> [String]? {
    guard case .tap(_, let node) = step else { return nil }
    var terms = CostTerms()
    terms.mostTries = 500
    let search = KeyboardWaySearch(to: [node], on: target, tree: target.tree, terms)
    guard case .way(let way)? = search.outcomes[node] else { return nil }
    let steps = way.presses.map { Step.press($0.key, $0.modifiers) } + [.press(.keySelect, [])]
    var (tapped, pressed) = (target, target)
    _ = driver.perform(step, on: &tapped)
    for step in steps { _ = driver.perform(step, on: &pressed) }
    guard tapped.stateParts == pressed.stateParts else { return nil }
    return steps.compactMap { $0.keyboardInstruction?.description }
  }
}
