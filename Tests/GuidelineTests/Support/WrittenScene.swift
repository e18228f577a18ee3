import Documents
import Geometry

/// A scene as it stands in its text, word for word, with nothing of what Detent makes of it: what holds of it already shows
/// nothing of Detent.
struct WrittenScene {
  /// A window, presentation, answer or element.
  private struct Thing {
    /// The word that introduces it: `sheet`, `alert`; `button` for an answer.
    var kind: String
    /// The window or presentation that it is in, or itself.
    var surface: String
    var says: LocatedNode.Mapping

    func text(_ key: String) -> String? { says[key].map(FixtureDocument.text) }
  }

  private var things: [String: Thing] = [:]

  init(_ document: FixtureDocument) {
    guard let scene = (try? LocatedNode.parse(document.text, file: document.file))?.mapping else { return }
    for window in scene["windows"]?.sequence ?? [] { note(window, kind: "window", named: "id") }
    for presentation in scene["presentations"]?.sequence ?? [] {
      guard let kind = presentation.mapping?.entries.first?.key else { continue }
      note(presentation, kind: kind, named: kind)
    }
  }

  private mutating func note(_ node: LocatedNode, kind: String, named key: String) {
    guard let says = node.mapping, let id = says[key].map(FixtureDocument.text) else { return }
    things[id] = Thing(kind: kind, surface: id, says: says)
    note(says["elements"]?.sequence ?? [], in: id, surface: id)
    note(says["toolbar"]?.sequence ?? [], in: id, surface: id)
    for answer in says["buttons"]?.sequence ?? [] {
      guard let says = answer.mapping, let name = says["id"].map(FixtureDocument.text) else { continue }
      things["\(id)/\(name)"] = Thing(kind: "button", surface: id, says: says)
    }
  }

  private mutating func note(_ elements: [LocatedNode], in path: String, surface: String) {
    for element in elements {
      guard let says = element.mapping, let id = says["id"].map(FixtureDocument.text) else { continue }
      things["\(path)/\(id)"] = Thing(kind: "element", surface: surface, says: says)
      note(says["elements"]?.sequence ?? [], in: "\(path)/\(id)", surface: surface)
    }
  }

  /// Whether something has this role by its author's own word.
  func isOfRole(_ role: String, _ id: String) -> Bool {
    guard let thing = things[id] else { return false }
    return thing.kind == role || thing.text("role") == role
  }

  /// What the author's own words say of whether something has a trait; nil where they say nothing, or another framework's.
  func hasTrait(_ trait: String, _ id: String) -> Bool? {
    guard let thing = things[id] else { return nil }
    if thing.kind == "button", ["destructive", "cancel"].contains(trait) {
      let style = thing.text("style") ?? "default"
      return ["default", "destructive", "cancel"].contains(style) ? style == trait : nil
    }
    if trait == "modal" {
      if let modality = thing.text("modality"), ["modal", "nonmodal"].contains(modality) { return modality == "modal" }
      return thing.text("modal").map { $0 == "true" }
    }
    if thing.says["traits"]?.sequence?.contains(where: { FixtureDocument.text($0) == trait }) == true { return true }
    return thing.text(trait) == "true" ? true : nil
  }

  /// Where something lies by its author, in points on the screen; nil where Detent places it or what it is in.
  func frame(_ id: String) -> Rect? {
    guard let thing = things[id], let own = Self.rect(thing.says["frame"]) else { return nil }
    guard thing.surface != id, let surface = things[thing.surface] else { return own }
    if let around = Self.rect(surface.says["frame"]) { return own.offset(by: around.origin - .zero) }
    return surface.kind == "window" ? own : nil
  }

  private static func rect(_ node: LocatedNode?) -> Rect? {
    let numbers = node?.sequence?.compactMap { Double(FixtureDocument.text($0)) } ?? []
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// Whether its author says so of something in as many words.
  func says(_ key: String, _ value: String, of id: String) -> Bool { things[id]?.text(key) == value }
}
