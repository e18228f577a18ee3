package import Accessibility
package import Digests
internal import Mutants
package import Scenes

/// A scene made ready to be played: every surface and item in one table each, every reference an id.
///
/// It never changes, so that all copies of a stage share it.
package final class Blueprint: Sendable {
  /// The document.
  package let scene: Scene
  /// Windows in the order of the document, then presentations in its order, then what the system adds.
  package let surfaces: Table<SurfaceID, Surface>
  /// All items, surface by surface, parents before children.
  package let items: Table<ItemID, Item>
  /// The windows of the document; panels that are presented come later.
  package let documentWindows: Range<SurfaceID>
  /// Whether people bring windows and panels forward, one of which takes the keys (SM-16: macOS, more than one).
  package let ordersWindows: Bool
  /// Windows and panels, in the order of the document.
  package let windows: [SurfaceID]
  /// The scopes of surfaces on macOS; empty elsewhere.
  private let scopes: Table<SurfaceID, Scope>
  /// Whether windows stand in space (visionOS).
  private let isSpatial: Bool
  /// Whether something modal dims what it leaves uncovered (SM-7, A-48).
  package let dimsParents: Bool
  /// What the system says in the scene's language.
  package let texts: SystemTexts
  /// Whether sheets have detents and grabbers here (sheet-detents-since-ios15).
  package let hasDetents: Bool
  /// Whether any window has a task that is declared to run.
  package let hasTasks: Bool
  /// Whether drags belong to sheets here (SM-3): iOS and iPadOS, since their sheets are cards.
  package let takesDrags: Bool
  /// Whether a second sheet goes on top of the first (C-01: ruleset ios13).
  package let stacksSheets: Bool
  /// Everything that scrolls, outer before inner.
  package let scrollers: Table<ScrollerID, Scroller>
  /// For each scroll view the scrollers of its pages in their order, if it is a tab view.
  package let pageScrollers: Table<ScrollerID, [ScrollerID]>
  /// Everything in which something can be selected.
  package let selectables: Table<SelectableID, SelectableItem>
  /// The page controls that are bound to scroll views, by the scroller of these.
  package let pageControls: [ScrollerID: [ItemID]]
  /// What scroll indicators are like here; nil where there are none (tvOS).
  package let indicators: IndicatorProfile?
  /// Names in the tree of what screen readers scroll by at a speed of their choice, by scroll view (visionOS).
  package let jogBarIDs: Table<ScrollerID, JogBarIDs>
  /// Whether text can be typed with a keyboard on the screen.
  package let canShowKeyboard: Bool
  /// The on-screen keyboard's name in the tree.
  package let keyboardID: NodeID

  /// What each item is set to when the scene starts; every stage shares it until something changes.
  package let initialValues: DigestedTable<ItemID, ElementValue>

  /// What never changes of the surfaces' nodes in the tree.
  package let surfaceNodes: Table<SurfaceID, AccessibilityNode>
  /// What never changes of the nodes of items of which there is more to say than of most.
  private let detailedNodes: [ItemID: AccessibilityNode]
  private let isDetailed: Table<ItemID, Bool>

  /// Whether any content can be shown at another scale.
  package let hasZoom: Bool
  /// The scroll views whose author repeats something of a page on the next one.
  package let overlapping: [ScrollerID]
  /// The scroll views that are plain views: pages of tab views.
  package let plainScrollers: [ScrollerID]
  /// The scroll views on each surface; they are numbered surface by surface.
  private let scrollersBySurface: Table<SurfaceID, Range<ScrollerID>>

  /// For each surface those whose inputs may meet what is on it: itself, those whose controls change or show something
  /// on it, those that act on its controls' behalf, and those that hang on it. Questions about it meet it while they are
  /// up (`stateLayers`).
  package let meetings: Table<SurfaceID, [SurfaceID]>
  /// The menus among the surfaces.
  package let menus: [SurfaceID]

  private let selectablesByItem: [ItemID: SelectableID]
  private let effectReferences: [ItemID: EffectReferences]
  /// By the field that holds what is looked for.
  private let searches: [ItemID: [ItemID]]
  /// By item, those whose effects select or look for something in it, work on its selection, or look for what is in it.
  private let searchers: [ItemID: [ItemID]]
  /// What values have to do with each other.
  package let relations: ValueRelations
  private let itemsByID: [NodeID: ItemID]
  private let surfacesByID: [String: SurfaceID]

  /// Resolves every reference of a scene; one that leads nowhere is none.
  ///
  /// - Parameters:
  ///   - scrolled: Windows and presentations whose whole content scrolls although their author says nothing of it.
  ///   - longLists: Lists that scroll because they are longer than their room, by their names.
  package init(_ scene: Scene, scrolled: Set<SurfaceID> = [], longLists: Set<NodeID> = []) {
    var builder = BlueprintBuilder(scene, scrolled: scrolled, longLists: longLists)
    builder.build()
    self.scene = scene
    surfaces = builder.surfaces
    items = builder.items
    documentWindows = builder.surfaces.startIndex..<SurfaceID(scene.windows.count)
    windows = builder.surfaces.indices.filter { builder.surfaces[$0].isWindow }
    let profile = PlatformProfile(scene.platform)
    ordersWindows = profile.ordersWindows && (windows.count > 1 || builder.surfaces.contains(where: \.isPanel))
    scopes = Self.scopes(of: builder.surfaces, on: profile)
    isSpatial = profile.standsInSpace
    dimsParents = profile.dimsParents
    texts = builder.texts
    hasTasks = scene.windows.contains { $0.task == .running }
    let hasCards = profile.hasDetents
    hasDetents = scene.hasDetents
    takesDrags = scene.hasCardSheets
    stacksSheets = scene.ruleset == .ios13 && hasCards
    scrollers = builder.scrollers
    overlapping = builder.scrollers.indices.filter {
      builder.items[builder.scrollers[$0].item].element.overlap != .nothing
    }
    plainScrollers = builder.scrollers.indices.filter {
      builder.items[builder.scrollers[$0].item].element.role == .view
    }
    hasZoom = builder.scrollers.contains { $0.zoom != nil }
    scrollersBySurface = Table(
      builder.surfaces.map { surface in
        let first = builder.scrollers.partitioningIndex { $0.item >= surface.items.lowerBound }
        return first..<max(first, builder.scrollers.partitioningIndex { $0.item >= surface.items.upperBound })
      })
    var pageScrollers = Table<ScrollerID, [ScrollerID]>(repeating: [], count: builder.scrollers.count)
    for scroller in builder.scrollers.indices {
      let parent = builder.items[builder.scrollers[scroller].item].parent
      guard let parent, let tabView = builder.items[parent].ownScroller, builder.scrollers[tabView].isTabView else {
        continue
      }
      pageScrollers[tabView].append(scroller)
    }
    self.pageScrollers = pageScrollers
    selectables = builder.selectables
    selectablesByItem = Dictionary(
      builder.selectables.indices.map { (builder.selectables[$0].item, $0) }, uniquingKeysWith: { first, _ in first })
    effectReferences = builder.effectReferences
    var searches: [ItemID: Set<ItemID>] = [:]
    for (item, reference) in builder.effectReferences {
      guard let field = reference.sought, let target = builder.items[item].effectTarget else { continue }
      searches[field, default: []].insert(target)
    }
    self.searches = searches.mapValues { $0.sorted() }
    var searchers: [ItemID: [ItemID]] = [:]
    for (item, model) in zip(builder.items.indices, builder.items) {
      guard let effect = model.element.effect else { continue }
      guard effect.selectsOrActs else { continue }
      for other in [model.effectTarget, builder.effectReferences[item]?.sought] {
        if let other { searchers[other, default: []].append(item) }
      }
    }
    self.searchers = searchers
    meetings = builder.meetings
    menus = builder.surfaces.indices.filter { builder.surfaces[$0].kind.isMenu }
    pageControls = Dictionary(
      builder.items.indices.compactMap { item in builder.items[item].pagedScroller.map { ($0, [item]) } },
      uniquingKeysWith: +)
    let sharing: Platform? =
      Mutant.isOn(.platformsShareIndicators) ? .iOS : Mutant.isOn(.platformsShareBars) ? .macOS : nil
    indicators = PlatformProfile(sharing ?? scene.platform).indicators(scene.parameters)
    jogBarIDs = indicators?.becomesJogBar == true ? builder.jogBarIDs : []
    canShowKeyboard = hasCards
    keyboardID = NodeID(builder.keyboardID)
    initialValues = DigestedTable(
      builder.items.lazy.map { ElementValue(role: $0.element.role, text: $0.element.value, range: $0.element.range) })
    relations = ValueRelations(builder.items, first: initialValues)
    surfaceNodes = Table(builder.surfaces.map { AccessibilityNode($0) })
    let isDetailed = Table<ItemID, Bool>(builder.items.map(AccessibilityNode.hasDetails))
    self.isDetailed = isDetailed
    detailedNodes = Dictionary(
      uniqueKeysWithValues: builder.items.indices.lazy.filter { isDetailed[$0] }
        .map { ($0, AccessibilityNode(detailed: builder.items[$0])) })
    itemsByID = builder.itemsByID
    surfacesByID = builder.surfacesByID
  }

  /// What never changes of an item's node in the tree.
  package func itemNode(_ item: ItemID) -> AccessibilityNode {
    isDetailed[item]
      ? detailedNodes[item] ?? AccessibilityNode(detailed: items[item]) : AccessibilityNode(plain: items[item])
  }

  /// The item with this id.
  package func item(_ id: NodeID) -> ItemID? { itemsByID[id] }
  /// The surface with this id.
  package func surface(_ id: String) -> SurfaceID? { surfacesByID[id] }

  /// The scroll views on a surface, outer before inner.
  package func scrollers(of surface: SurfaceID) -> Range<ScrollerID> { scrollersBySurface[surface] }
  /// Which an item is of those in which something can be selected; nil where nothing can.
  package func selectable(_ item: ItemID) -> SelectableID? { selectablesByItem[item] }
  /// The item that the effect of an item scrolls into view.
  package func shown(by item: ItemID) -> ItemID? { effectReferences[item]?.shown }
  /// The field that holds what the effect of an item looks for.
  package func soughtIn(_ item: ItemID) -> ItemID? { effectReferences[item]?.sought }
  /// The items whose effects select or look for something in an item, or look for what is in it, or work on what is
  /// selected there; in order.
  package func searchers(of item: ItemID) -> [ItemID] { searchers[item] ?? [] }
  /// Where effects look for what is in a field; in order.
  package func searched(for field: ItemID) -> [ItemID] { searches[field] ?? [] }

  /// Items that an effect names beside its target.
  struct EffectReferences: Sendable {
    /// What it scrolls into view.
    package var shown: ItemID?
    /// The field that holds what it looks for.
    package var sought: ItemID?
  }

  /// Whether one of these input devices wants scroll bars to be seen all the time.
  package func isForced(by devices: [Scene.InputDevice]) -> Bool {
    scene.settings.scrollBarsForcedBy.contains { devices.contains($0) }
  }

  /// Whether scroll bars are to be seen all the time and have room of their own beside the content (macOS).
  package func barsTakeRoom(_ devices: [Scene.InputDevice]) -> Bool {
    indicators?.canTakeRoom == true && (scene.settings.scrollBars == .always || isForced(by: devices))
  }

  /// How thick the scroll bars of a view are, in points.
  package func barThickness(of item: ItemID) -> Double {
    indicators?.thickness(of: items[item].element.indicator) ?? 0
  }

  /// Where the modality of a presentation ends: its window on macOS, elsewhere everything (C-20, A-08).
  ///
  /// A dialog that is placed in the screen blocks the whole app there.
  package func scope(of surface: SurfaceID) -> Scope {
    scopes.isEmpty
      ? .window(isSpatial && Mutant.isOn(.visionWindowsTakeInput) ? surfaces[surface].window : .first) : scopes[surface]
  }

  /// The scopes of surfaces on macOS.
  private static func scopes(
    of surfaces: Table<SurfaceID, Surface>, on profile: PlatformProfile
  ) -> Table<SurfaceID, Scope> {
    guard profile.blocksWindowOnly else { return [] }
    return Table(surfaces.map { $0.isDialog && $0.declared?.container == .screen ? .wholeApp : .window($0.window) })
  }

  /// The items directly on a surface or in an item.
  package func children(from start: ItemID, to end: ItemID) -> [ItemID] {
    var result: [ItemID] = []
    var next = start
    while next < end {
      result.append(next)
      next = items[next].end
    }
    return result
  }
}

extension Table {
  /// The first element that fulfils a condition that all later ones fulfil too; the end where none does.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> ID {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[ID(middle)]) { high = middle } else { low = middle + 1 }
    }
    return ID(low)
  }
}
