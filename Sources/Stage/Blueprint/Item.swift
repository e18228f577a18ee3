internal import Accessibility
internal import Digests
internal import Scenes

/// One thing on a surface: an element, a button of an action sheet, or what the system adds (grabber, title).
struct Item: Sendable {
  /// Its name in the tree.
  let id: NodeID
  /// What it says and does; its children are items of their own.
  let element: Element
  /// What it is.
  let kind: Kind
  /// The surface it is on.
  let surface: SurfaceID
  private let holder: Reference<ItemID>
  /// One past the last item in it.
  var end: ItemID
  private var innermostScroller = Reference<ScrollerID>()
  private var openedSurface = Reference<SurfaceID>()
  private var changedItem = Reference<ItemID>()
  private var shownScroller = Reference<ScrollerID>()
  private var itself = Reference<ScrollerID>()
  private var (ordinal, count): (Int32, Int32) = (0, 0)

  /// An id of something or nothing, in little room: there may be very many items.
  private struct Reference<ID: TableID> {
    private var number: Int32 = -1
    init(_ id: ID? = nil) { self.id = id }
    var id: ID? {
      get { number < 0 ? nil : ID(Int(number)) }
      set { number = Int32(newValue?.ordinal ?? -1) }
    }
  }

  init(id: NodeID, surface: SurfaceID, parent: ItemID?, end: ItemID, part: Kind, element: Element) {
    self.id = id
    self.element = element
    self.kind = part
    self.surface = surface
    holder = Reference(parent)
    self.end = end
  }

  /// The item it is in; nil on the surface itself.
  var parent: ItemID? { holder.id }
  /// The surface that activating it presents.
  var opens: SurfaceID? {
    get { openedSurface.id }
    set { openedSurface.id = newValue }
  }
  /// The item whose value activating it changes.
  var effectTarget: ItemID? {
    get { changedItem.id }
    set { changedItem.id = newValue }
  }
  /// The scroll view whose pages it shows, if it is a page control.
  var pagedScroller: ScrollerID? {
    get { shownScroller.id }
    set { shownScroller.id = newValue }
  }
  /// Its ordinal among the buttons of an action sheet or alert.
  var position: Position? {
    get { count == 0 ? nil : Position(index: Int(ordinal), count: Int(count)) }
    set { (ordinal, count) = newValue.map { (Int32($0.index), Int32($0.count)) } ?? (0, 0) }
  }
  /// Which scroll view it is, if it is one.
  var ownScroller: ScrollerID? {
    get { itself.id }
    set { itself.id = newValue }
  }
  /// The innermost scroll view that it is in.
  var scroller: ScrollerID? {
    get { innermostScroller.id }
    set { innermostScroller.id = newValue }
  }

  /// What an item is on its surface.
  enum Kind: Hashable, Sendable {
    case element
    case grabber
    /// The sheet's title in its header.
    case title
    /// The text under the title of an action sheet or alert.
    case message
    indirect case button(ActionButton)
    /// What scrolls the whole content of a window or presentation that is larger than a television's screen.
    case whole
  }

  /// The action sheet's button behind it, if it is one.
  var button: ActionButton? {
    if case .button(let button) = kind { return button }
    return nil
  }

  /// Whether people operate it and the keyboard focus can come to it: a control, or anything that does something.
  var isOperable: Bool {
    (element.role.isControl || element.opens != nil || opens != nil || element.effect != nil)
      && element.traits.isDisjoint(with: [.disabled, .hidden])
  }
}
