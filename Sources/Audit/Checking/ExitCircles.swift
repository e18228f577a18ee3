import Scenes

/// Ways out that only lead into something else that is modal, and from there back again: nobody gets out by them.
struct ExitCircles {
  /// Ids of the elements that do lead out of a presentation, by its id.
  private(set) var waysOut: [String: Set<String>] = [:]
  /// Ids of those that only lead round.
  private(set) var inCircles: [String: Set<String>] = [:]

  /// - Parameter declared: Ids of the elements that leave a presentation, by its id.
  init(_ scene: Scene, _ declared: [String: Set<String>]) {
    // What each way out opens in place of what it leaves.
    var opened: [String: [String: String]] = [:]
    for presentation in scene.presentations {
      let ways = declared[presentation.id] ?? []
      func look(at elements: [Element]) {
        for element in elements {
          if ways.contains(element.id), let next = element.opens {
            opened[presentation.id, default: [:]][element.id] = next
          }
          look(at: element.children)
        }
      }
      look(at: presentation.content)
    }
    guard !opened.isEmpty else {
      waysOut = declared
      return
    }
    let known = Set(scene.presentations.map(\.id))
    var leadingInto: [String: [String]] = [:]
    for (presentation, ways) in opened {
      for next in ways.values { leadingInto[next, default: []].append(presentation) }
    }
    func leads(_ way: String, of presentation: String, _ free: Set<String>) -> Bool {
      guard let next = opened[presentation]?[way], known.contains(next) else { return true }
      return free.contains(next)
    }
    // Whatever leads out, be it over others, is found from what leaves at once.
    func free(withSwipes: Bool) -> Set<String> {
      var free = Set(
        scene.presentations.filter {
          !Self.holds($0, in: scene) || withSwipes && Self.swipes($0, on: scene.platform)
        }.map(\.id))
      for (presentation, ways) in declared where ways.contains(where: { leads($0, of: presentation, free) }) {
        free.insert(presentation)
      }
      // What leads into something that is free is so itself; each is gone on from once.
      var open = Array(free)
      while let reached = open.popLast() {
        for presentation in leadingInto[reached] ?? [] where free.insert(presentation).inserted {
          open.append(presentation)
        }
      }
      return free
    }
    let (byControls, bySwipes) = (free(withSwipes: false), free(withSwipes: true))
    for presentation in scene.presentations {
      // What is swiped away itself has to lead out by controls alone; what leads into such a thing is not at fault.
      let free = Self.swipes(presentation, on: scene.platform) ? byControls : bySwipes
      let ways = declared[presentation.id] ?? []
      let leading = ways.filter { leads($0, of: presentation.id, free) }
      waysOut[presentation.id] = leading
      inCircles[presentation.id] = ways.subtracting(leading)
    }
  }

  /// Whether a swipe leaves it.
  private static func swipes(_ presentation: Presentation, on platform: Platform) -> Bool {
    guard case .sheet(let sheet) = presentation.kind, [.iOS, .iPadOS].contains(platform) else { return false }
    return sheet.swipeToDismiss && !sheet.requiresAction && presentation.exits?.contains(.swipe) ?? true
  }

  /// Whether something keeps people in it until one of its controls leads out.
  private static func holds(_ presentation: Presentation, in scene: Scene) -> Bool {
    if scene.platform == .tvOS { return false }
    if presentation.isDialog { return true }
    switch presentation.kind {
    case .popover, .menu, .panel, .splitView, .activityView: return false
    case .currentContext: return scene.isModalAsShown(presentation)
    case .sheet(let sheet):
      if !scene.isModalAsShown(presentation) { return false }
      return sheet.requiresAction || !sheet.autoDismissOnCompletion
    default: return true
    }
  }
}
