import Gestures
import Harness
import InputEvents
import SafeText
import Stage

/// The names that elements of a scene may have, on its first screen and in everything that it presents.
struct KnownNames {
  private let names: Set<String>

  /// What can be called by a name in an interface.
  init(in stage: Stage) { names = stage.elementNames }

  /// Warns of the names in a script that nothing can have.
  func warn(of input: ScriptInput) {
    for instruction in input.script.instructions {
      for case .selector(let written) in instruction.value.places {
        guard let selector = try? Selector(parsing: written.value), case .node(let segments) = selector.subject else {
          continue
        }
        for name in segments.compactMap(\.name) where !names.contains(name) {
          let place = written.location.map { "\($0): " } ?? ""
          let near = NearestSpelling.of(name, among: names.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
          StandardError.show(
            "detent: warning: \(input.name):\(place)no element of the scene is called \"\(name)\"\(near)")
        }
      }
    }
  }
}
