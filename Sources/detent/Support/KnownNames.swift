import Gestures
import Harness
import InputEvents
import SafeText
import Stage

/// The names and ids that elements of a scene may have, on its first screen and in everything that it presents.
struct KnownNames {
  private let names: Set<String>
  /// Ids, and what paths end with: what can stand after `#`.
  private let ids: Set<String>

  /// What can be called by a name or an id in an interface.
  init(in stage: Stage) {
    names = stage.elementNames
    var ids: Set<String> = []
    for path in stage.elementPaths {
      var rest = path[...]
      ids.insert(path)
      while let slash = rest.firstIndex(of: "/") {
        rest = rest[rest.index(after: slash)...]
        ids.insert(String(rest))
      }
    }
    self.ids = ids
  }

  /// The names and ids in a script that nothing can have, in words, each with where it stands.
  func doubts(of script: GestureScript, named source: String) -> [ScriptWarning] {
    script.selectors.flatMap { selector -> [ScriptWarning] in
      guard case .node(let segments) = selector.value.subject else { return [] }
      return segments.flatMap { doubts(of: $0) }.map {
        var warning = ScriptWarning($0, source: source, location: selector.location)
        // An instruction begins before the names in it, and after all of the one before it.
        warning.instruction = script.instructions.last { instruction in
          guard let start = instruction.location, let place = selector.location else { return false }
          return (start.line, start.column) <= (place.line, place.column)
        }
        return warning
      }
    }
  }

  private func doubts(of segment: Selector.Segment) -> [String] {
    var doubts: [String] = []
    if let name = segment.name, !names.contains(name) {
      let near =
        NearestSpelling.of(name, among: names.sorted()).map { "; did you mean \(ScriptText.quoted($0))?" } ?? ""
      doubts.append("no element of the scene is called \(ScriptText.quoted(name))\(near)")
    }
    if let id = segment.id, !ids.contains(id) {
      let near = NearestSpelling.of(id, among: ids.sorted()).map { "; did you mean #\($0)?" } ?? ""
      doubts.append("no element of the scene has the id #\(id)\(near)")
    }
    return doubts
  }
}
