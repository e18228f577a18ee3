internal import Accessibility
internal import Digests
internal import Scenes

/// Where a question about changes that are not saved comes up: with what asks it (SM-4, C-19, C-20).
extension BlueprintBuilder {
  /// Where somebody asks.
  private struct Place: Hashable {
    var window: SurfaceID
    /// Within a popover everything stays inside, the question about its own changes too (C-19).
    var popover: SurfaceID?
  }

  /// Gives each place where a question is asked one of its own.
  ///
  /// Presentations of several windows or popovers may name the same question: the one of the first of them is the
  /// declared one, and for those elsewhere there are others like it, named after what asks.
  mutating func settleQuestions() {
    var settled: [SurfaceID: [Place: SurfaceID]] = [:]
    for asker in surfaces.indices {
      guard let question = surfaces[asker].confirmation else { continue }
      let place = Place(
        window: surfaces[asker].window, popover: surfaces[asker].kind.isPopover ? asker : surfaces[asker].popover)
      if let own = settled[question]?[place] {
        surfaces[asker].confirmation = own
      } else if settled[question] == nil, surfaces[question].window == place.window {
        surfaces[question].popover = surfaces[question].popover ?? place.popover
        settled[question, default: [:]][place] = question
      } else {
        let own = copy(question, for: asker, at: place)
        surfaces[asker].confirmation = own
        settled[question, default: [:]][place] = own
      }
    }
  }

  /// Another question like one, for what asks it elsewhere.
  private mutating func copy(_ question: SurfaceID, for asker: SurfaceID, at place: Place) -> SurfaceID {
    guard var declared = surfaces[question].declared else { return question }
    declared.id = surfaces[asker].id.path + "-confirmation"
    declared.parent = nil
    let (surface, start) = (surfaces.endIndex, items.endIndex)
    add(declared)
    surfaces[surface].kind = surfaces[question].kind
    surfaces[surface].window = place.window
    surfaces[surface].popover = place.popover
    for index in start..<items.endIndex { resolve(index) }
    for index in start..<items.endIndex { findScroller(of: index) }
    for index in start..<items.endIndex { bind(index) }
    return surface
  }
}
