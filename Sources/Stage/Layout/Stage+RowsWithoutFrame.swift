internal import Accessibility
internal import Digests
public import Geometry
public import Scenes
internal import StageLayout
internal import StageModel

/// What becomes of elements to which their author gives no frame.
extension Stage {
  /// Two elements of which one lies on the other though nobody said so: the first has no frame, the second has one.
  public typealias Overlap = (unplaced: Element, placed: Element)

  /// Elements without a frame that come to lie on one that has a frame, each with the first that it lies on, in the order
  /// of the document.
  ///
  /// - Parameter screen: The size of the screen in points; that of the document unless given.
  public static func overlaps(in scene: Scene, onScreen screen: Size? = nil) -> [Overlap] {
    guard scene.hasRowsBesideFrames else { return [] }
    var stage = Stage(scene)
    if let screen { stage.begin(onScreen: screen) }
    var seen: Set<NodeID> = []
    return stage.layout.overlaps(stage.blueprint).compactMap { pair in
      let (unplaced, placed) = (stage.blueprint.items[pair.unplaced], stage.blueprint.items[pair.placed])
      return seen.insert(unplaced.id).inserted ? (unplaced.element, placed.element) : nil
    }
  }

  /// The names of lists that are longer than their room, however the screen is turned where people turn it.
  static func longLists(of blueprint: Blueprint, _ layout: StageLayout) -> Set<NodeID> {
    guard blueprint.items.contains(where: { $0.element.role.isListOfRows }) else { return [] }
    var items = layout.longLists(blueprint)
    let size = layout.screen.size
    if PlatformProfile(blueprint.scene.platform).turnsScreen, size.width != size.height {
      let turned = StageLayout(
        blueprint, size: Size(width: size.height, height: size.width), barsTakeRoom: layout.barsTakeRoom)
      items.formUnion(turned.longLists(blueprint))
    }
    return Set(items.map { blueprint.items[$0].id })
  }
}

extension Scene {
  /// Whether some elements have frames and others beside them have none.
  fileprivate var hasRowsBesideFrames: Bool {
    func hasFrames(_ element: Element) -> Bool { element.frame != nil || element.children.contains(where: hasFrames) }
    func isMixed(_ elements: [Element]) -> Bool {
      elements.count > 1 && elements.contains { $0.frame == nil } && elements.contains(where: hasFrames)
        || elements.contains { isMixed($0.children) }
    }
    return windows.contains { isMixed($0.elements) } || presentations.contains { isMixed($0.content) }
  }
}
