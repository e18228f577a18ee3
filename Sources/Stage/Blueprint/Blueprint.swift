internal import Accessibility
internal import Mutants
internal import Scenes

/// A scene made ready to be played: every surface and item in one array each, every reference an index.
///
/// It never changes, so that all copies of a stage share it.
final class Blueprint: Sendable {
  /// The document.
  let scene: Scene
  /// Windows from back to front, then presentations in the order of the document, then what the system adds.
  let surfaces: [Surface]
  /// All items, surface by surface, parents before children.
  let items: [Item]
  /// How many of the surfaces are windows.
  let windowCount: Int
  /// What the system says in the scene's language.
  let texts: SystemTexts
  /// Whether sheets have detents and grabbers here (sheet-detents-since-ios15).
  let hasDetents: Bool
  /// Whether any window has a task that is declared to run.
  let hasTasks: Bool
  /// Whether drags belong to sheets here (SM-3): iOS and iPadOS, since their sheets are cards.
  let takesDrags: Bool
  /// Whether a second sheet goes on top of the first (C-01: ruleset ios13).
  let stacksSheets: Bool
  /// Everything that scrolls, outer before inner.
  let scrollers: [Scroller]
  /// Whether text is typed with a keyboard on the screen: where there is a touch screen but no other keyboard.
  let hasOnScreenKeyboard: Bool
  /// The on-screen keyboard's name in the tree.
  let keyboardID: NodeID

  /// What never changes of the surfaces' and items' nodes in the tree.
  let surfaceNodes: [AccessibilityNode]
  let itemNodes: [AccessibilityNode]

  private let itemsByID: [NodeID: Int]
  private let surfacesByID: [String: Int]

  /// Resolves every reference of a scene; one that leads nowhere is none.
  init(_ scene: Scene) {
    var builder = BlueprintBuilder(scene)
    builder.build()
    self.scene = scene
    surfaces = builder.surfaces
    items = builder.items
    windowCount = scene.windows.count
    texts = builder.texts
    hasTasks = scene.windows.contains { $0.task == .running }
    let hasCards = PlatformProfile(scene.platform).hasDetents
    hasDetents = hasCards && (scene.osVersion ?? .max) >= 15
    takesDrags = hasCards && (scene.osVersion ?? .max) >= 13
    stacksSheets = scene.ruleset == .ios13 && hasCards
    scrollers = builder.scrollers
    hasOnScreenKeyboard = hasCards && scene.inputDevices.contains(.touch) && !scene.inputDevices.contains(.keyboard)
    keyboardID = NodeID(builder.keyboardID)
    surfaceNodes = builder.surfaces.map { AccessibilityNode($0) }
    itemNodes = builder.items.map { AccessibilityNode($0) }
    itemsByID = builder.itemsByID
    surfacesByID = builder.surfacesByID
  }

  /// The item with this id.
  func item(_ id: NodeID) -> Int? { itemsByID[id] }
  /// The surface with this id.
  func surface(_ id: String) -> Int? { surfacesByID[id] }

  /// Where the modality of a presentation ends: its window on macOS, elsewhere everything (C-20, A-08).
  func scope(of surface: Int) -> Int {
    let hasOwnScopes =
      scene.platform == .macOS || scene.platform == .visionOS && Mutant.isOn(.visionWindowsTakeInput)
    return hasOwnScopes ? surfaces[surface].window : 0
  }

  /// The indices of the items directly on a surface or in an item.
  func children(from start: Int, to end: Int) -> [Int] {
    var result: [Int] = []
    var next = start
    while next < end {
      result.append(next)
      next = items[next].end
    }
    return result
  }
}
