package import Accessibility
public import Digests
package import Scenes

/// One thing on a surface: an element, a button of an action sheet, or what the system adds (grabber, title).
@usableFromInline
package struct Item: Sendable {
  /// Its name in the tree.
  package let id: NodeID
  /// What it says and does; its children are items of their own.
  package let element: Element
  /// What it is.
  package let kind: Kind
  /// The surface it is on.
  package let surface: SurfaceID
  @usableFromInline let holder: Reference<ItemID>
  /// One past the last item in it.
  package var end: ItemID
  @usableFromInline var innermostScroller = Reference<ScrollerID>()
  @usableFromInline var openedSurface = Reference<SurfaceID>()
  @usableFromInline var changedItem = Reference<ItemID>()
  @usableFromInline var shownScroller = Reference<ScrollerID>()
  @usableFromInline var itself = Reference<ScrollerID>()
  private var (ordinal, count): (Int32, Int32) = (0, 0)

  /// An id of something or nothing, in little room: there may be very many items.
  @usableFromInline
  struct Reference<ID: TableID>: Sendable {
    @usableFromInline var number: Int32 = -1
    @inlinable init(_ id: ID? = nil) { self.id = id }
    @inlinable var id: ID? {
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
  @inlinable package var parent: ItemID? { holder.id }
  /// The surface that activating it presents.
  @inlinable package var opens: SurfaceID? {
    get { openedSurface.id }
    set { openedSurface.id = newValue }
  }
  /// The item whose value activating it changes.
  @inlinable package var effectTarget: ItemID? {
    get { changedItem.id }
    set { changedItem.id = newValue }
  }
  /// The scroll view whose pages it shows, if it is a page control.
  @inlinable package var pagedScroller: ScrollerID? {
    get { shownScroller.id }
    set { shownScroller.id = newValue }
  }
  /// Its ordinal among the buttons of an action sheet or alert.
  package var position: Position? {
    get { count == 0 ? nil : Position(index: Int(ordinal), count: Int(count)) }
    set { (ordinal, count) = newValue.map { (Int32($0.index), Int32($0.count)) } ?? (0, 0) }
  }
  /// Which scroll view it is, if it is one.
  @inlinable package var ownScroller: ScrollerID? {
    get { itself.id }
    set { itself.id = newValue }
  }
  /// The innermost scroll view that it is in.
  @inlinable package var scroller: ScrollerID? {
    get { innermostScroller.id }
    set { innermostScroller.id = newValue }
  }

  /// What an item is on its surface.
  package enum Kind: Hashable, Sendable {
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
  package var button: ActionButton? {
    if case .button(let button) = kind { return button }
    return nil
  }

  /// Whether people operate it and the keyboard focus can come to it: a control, or anything that does something.
  package var isOperable: Bool {
    (element.role.isControl || element.opens != nil || opens != nil || element.effect != nil)
      && element.traits.isDisjoint(with: [.disabled, .hidden])
  }
}
