import Accessibility
import InputEvents
import Scenes

/// The framework whose names a document may use, and the platform on which they have to exist.
struct ImportContext: Sendable {
  /// The scene's framework; nil where it names none.
  var framework: Scene.API?
  /// The scene's platform; nil outside scenes.
  var platform: Platform?

  /// The name of those with one spelling that may stand at a place; nil after an error has been noted.
  func admit(
    _ candidates: [FrameworkName], at location: SourceLocation, _ decoder: inout DocumentDecoder
  ) -> FrameworkName? {
    guard let first = candidates.first else { return nil }
    guard let framework else {
      decoder.note(
        location,
        "\"\(first.spelling)\" is \(first.framework.rawValue)'s name for \"\(first.counterpart)\", "
          + "and the scene names no framework",
        expected: "\"\(first.counterpart)\", or \"api: \(first.framework.rawValue)\" in the scene")
      return nil
    }
    guard let name = candidates.first(where: { $0.framework == framework }) else {
      let own = FrameworkName.names(of: framework).filter { $0.meaning == first.meaning }.map { "\"\($0.spelling)\"" }
      decoder.note(
        location,
        "\"\(first.spelling)\" is a name of \(first.framework.rawValue), "
          + "and the scene is made with \(framework.rawValue)",
        expected: (own + ["\"\(first.counterpart)\""]).reduce(into: [String]()) { list, word in
          if !list.contains(word) { list.append(word) }
        }.joined(separator: " or "))
      return nil
    }
    guard let platform, name.reportedBy == nil, !name.platforms.contains(platform) else { return name }
    decoder.note(
      location, "\(framework.rawValue) has no \"\(name.spelling)\" on \(platform.rawValue)",
      expected: "it on \(name.platforms.map(\.rawValue).joined(separator: ", "))",
      hint: "write \"\(name.counterpart)\" to describe it all the same")
    return nil
  }

  /// Those of some names that belong to the scene's framework, for suggestions.
  func spellings(of names: [FrameworkName]) -> [String] {
    names.filter { $0.framework == framework }.map(\.spelling)
  }
}
