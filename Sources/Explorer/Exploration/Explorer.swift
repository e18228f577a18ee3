import Accessibility
import Audit
public import Harness
public import Scenes
import InputEvents

/// Walks the states of a target, breadth first, so that the first way to a state is a shortest one.
///
/// Everything that the target says it accepts is tried in every state, and every control is tapped and asked by a screen
/// reader whatever it says. States are told apart by their parts (`StateParts`), compared as they are: one that only
/// combines anew what is independent of each other is not walked from, and one in which only the keyboard focus is
/// elsewhere is tried with what goes to the focus. What a target does not take apart is one part.
public struct Explorer: Sendable {
  /// How far it goes.
  public var options: ExplorerOptions

  /// An explorer.
  public init(options: ExplorerOptions = ExplorerOptions()) { self.options = options }

  /// Walks everything that can be reached from `start`, which is brought to rest first.
  public func explore<T: ReproducibleTarget>(
    _ start: T, scene: Scene? = nil, visit: (ExploredState<T>) -> Void
  ) -> ExplorationSummary {
    walk(start, scene: scene, visit: { state, _ in if !state.isOfFocus { visit(state) } }, observe: { _ in }).summary
  }

  /// Walks, and shows every step as well; who visits may try more with the same hands. States in which nothing but the
  /// focus is elsewhere are shown too, and say so.
  func walk<T: ReproducibleTarget>(
    _ start: T, scene: Scene?, visit: (ExploredState<T>, inout Prober) -> Void, observe: (Transition<T>) -> Void
  ) -> (summary: ExplorationSummary, route: Route<T>) {
    var walk = Walk(start, scene: scene, options: options)
    while let station = walk.next() { walk.walk(from: station, visit, observe) }
    return walk.end()
  }
}
