import Accessibility
import Harness
import Scenes

/// Of sheets one is up at a time, and the first returns after the second where it is to (SM-5); a sheet closes the popover
/// that it does not belong to (SM-6); an alert leaves it alone; a menu is asked for.
struct OneSheetAtATime: Invariant {
  let name = "one sheet at a time"
  private let index: SceneIndex
  private var up: Set<String>
  /// What waits for the return of each.
  private var waiting: [String: String] = [:]
  private var replaced: String?
  /// What makes way for something now, and of that what the app has given up meanwhile: that does not return.
  private var (leaving, givenUp): (Set<String>, Set<String>) = ([], [])

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    up = Set(scene.presentations.filter(\.isPresented).map(\.id))
  }

  mutating func note(_ moment: Moment) -> String? {
    if case .dismiss(let id, _) = moment.deed {
      waiting = waiting.filter { $0.value != id && $0.key != id }
      replaced = nil
      if leaving.contains(id) { givenUp.insert(id) }
    }
    // Where there is another amount of room, what is presented has another style.
    if moment.deed.isResize { (waiting, replaced) = ([:], nil) }
    var due: String?
    for event in moment.events {
      let id = event.surface
      switch event.kind {
      case .willPresent:
        // Something else takes the place: what was to return waits for that now.
        if let first = due, first != id { waiting[id] = first }
        due = nil
        (leaving, givenUp) = (leaving.subtracting([id]), givenUp.subtracting([id]))
        if let broken = comes(id, moment) { return broken }
        // One that is called for meanwhile waits no more.
        waiting = waiting.filter { $0.value != id }
        if let first = replaced, isSheet(id), index.sheet(first)?.redisplayAfter == id { waiting[id] = first }
        if isSheet(id) { replaced = nil }
        up.insert(id)
      case .didDismiss(let reason):
        up.remove(id)
        leaving.remove(id)
        if reason == .replaced {
          replaced = givenUp.remove(id) == nil ? id : nil
        } else if let first = waiting.removeValue(forKey: id), !moment.deed.isResize {
          due = first
        }
      case .willDismiss(.replaced), .willDismiss(.outside):
        if event.kind == .willDismiss(.replaced) { leaving.insert(id) }
        let isAlert = moment.events.contains { other in
          guard other.kind == .willPresent, case .alert = index.presentations[other.surface]?.kind else { return false }
          return true
        }
        if isAlert, case .popover = index.presentations[id]?.kind { return "an alert closes \(id)" }
      default: break
      }
    }
    // What takes its place comes in the same moment.
    replaced = nil
    return due.map { "\($0) does not return" }
  }

  /// Sheets over a window, not in something.
  private func isSheet(_ id: String) -> Bool {
    index.sheet(id) != nil && index.presentations[id]?.container == nil
  }

  private func comes(_ id: String, _ moment: Moment) -> String? {
    if case .menu = index.presentations[id]?.kind, moment.deed.input == nil { return "nobody asked for \(id)" }
    // Cards pile up under the pages of iOS 13 (C-01).
    guard isSheet(id), index.hasOneWindow, index.scene.ruleset != .ios13, !moment.deed.isResize,
      !up.contains(where: index.fills)
    else { return nil }
    if let other = up.first(where: { $0 != id && isSheet($0) }) { return "\(id) comes while \(other) is there" }
    let popover = up.first { if case .popover = index.presentations[$0]?.kind { true } else { false } }
    return popover.map { "\(id) comes over \($0)" }
  }
}
