internal import Accessibility
internal import Scenes

/// One thing on a surface: an element, a button of an action sheet, or what the system adds (grabber, title).
struct Item: Sendable {
  /// Its name in the tree.
  let id: NodeID
  /// The index of the surface it is on.
  let surface: Int
  /// The index of the item it is in; −1 on the surface itself.
  let parent: Int
  /// One past the index of the last item in it.
  var end: Int
  /// What it is.
  var part: Part { box.part }
  /// What it says and does; its children are items of their own.
  var element: Element { box.element }
  /// The surface that activating it presents.
  var opens: Int?
  /// The item whose value activating it changes.
  var effectTarget: Int?
  /// The scroll view whose pages it shows, by its place among them, if it is a page control.
  var bound: Int?
  /// Its place among the buttons of an action sheet or alert.
  var position: Position?

  /// Its place among the scroll views, if it is one.
  var slot: Int?
  /// The innermost scroll view that it is in, by its place among them; −1 for none.
  var scroller = -1
  private let box: Box

  /// An element is large, and so is a button: items share them, so that copying one is cheap.
  private final class Box: Sendable {
    let element: Element
    let part: Part
    init(_ element: Element, _ part: Part) { (self.element, self.part) = (element, part) }
  }

  init(id: NodeID, surface: Int, parent: Int, end: Int, part: Part, element: Element) {
    self.id = id
    self.surface = surface
    self.parent = parent
    self.end = end
    box = Box(element, part)
  }

  /// What an item is on its surface.
  enum Part: Hashable, Sendable {
    case element
    case grabber
    /// The sheet's title in its header.
    case title
    /// The text under the title of an action sheet or alert.
    case message
    case button(ActionButton)
    /// What scrolls the whole content of a window or presentation that is larger than a television's screen.
    case whole
  }

  /// The action sheet's button behind it, if it is one.
  var button: ActionButton? {
    if case .button(let button) = part { return button }
    return nil
  }

  /// Whether people operate it and the keyboard focus can come to it: a control, or anything that does something.
  var isOperable: Bool {
    (element.role.isControl || element.opens != nil || element.effect != nil)
      && element.traits.isDisjoint(with: [.disabled, .hidden])
  }
}
