import Accessibility
import InputEvents
import Scenes

/// References by an id that several elements have, so that one of them would be taken unasked.
///
/// An id means the element on the same window or presentation; where none is there, the only one elsewhere. A path
/// always means one.
struct AmbiguityChecks {
  /// An element that a reference may mean.
  private struct Mention {
    let surface: String
    let path: String
  }

  /// Elements of the names that references use.
  private var mentions: [String: [Mention]] = [:]

  /// Notes every one of them.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let names = Set(decoder.references.lazy.filter { $0.kind == .element || $0.kind == .presenter }.map(\.name))
    guard !names.isEmpty else { return }
    let surfaces = scene.windows.map { ($0.id, $0.elements) } + scene.presentations.map { ($0.id, $0.content) }
    var checks = AmbiguityChecks()
    for (id, elements) in surfaces { checks.collect(elements, of: names, on: id, path: id) }
    guard checks.mentions.values.contains(where: { $0.count > 1 }) else { return }
    for (id, elements) in surfaces { checks.check(elements, on: id, &decoder) }
    let others = Set(surfaces.map(\.0))
    for presentation in scene.presentations {
      for name in presentation.elementNames where !others.contains(name) {
        checks.check(name, on: presentation.parent, presentation.source, &decoder)
      }
    }
  }

  private mutating func collect(_ elements: [Element], of names: Set<String>, on surface: String, path: String) {
    for element in elements {
      let own = path + "/" + element.id
      if names.contains(element.id) { mentions[element.id, default: []].append(Mention(surface: surface, path: own)) }
      if !element.children.isEmpty { collect(element.children, of: names, on: surface, path: own) }
    }
  }

  private func check(_ elements: [Element], on surface: String, _ decoder: inout DocumentDecoder) {
    for element in elements {
      if let effect = element.effect {
        for name in [effect.target, effect.shows, effect.findTextIn].compactMap(\.self) {
          check(name, on: surface, element.source, &decoder)
        }
      }
      if let name = element.pages.scroller { check(name, on: surface, element.source, &decoder) }
      check(element.children, on: surface, &decoder)
    }
  }

  private func check(
    _ name: String, on surface: String?, _ source: SourceLocation?, _ decoder: inout DocumentDecoder
  ) {
    guard let all = mentions[name], all.count > 1 else { return }
    let near = all.filter { $0.surface == surface }
    let meant = near.isEmpty ? all : near
    guard meant.count > 1 else { return }
    decoder.note(
      source, "\"\(name)\" may mean \(meant.count) elements",
      expected: "the path of one: \(NearestSpelling.list(meant.prefix(10).map(\.path)))",
      hint: "write \(meant[0].path) for the first of them")
  }
}
