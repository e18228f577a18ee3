public import Accessibility

/// Something that happened on the screen and that a screen reader answers to.
public enum ScreenChange: Hashable, Sendable {
  /// A presentation begins to come up.
  case willPresent(NodeID)
  /// It is up.
  case presented(NodeID)
  /// A presentation begins to go away.
  case willDismiss(NodeID)
  /// It is gone; `isReplaced` where another one comes in its place.
  case dismissed(NodeID, isReplaced: Bool)
  /// A window or panel is in front now, or takes the keys.
  case cameForward(NodeID)
  /// The keyboard focus is here now.
  case focused(NodeID)
  /// A person operated this directly, by touch or key.
  case operated(NodeID)
  /// A value changed; the new one.
  case valueChanged(NodeID, String)
  /// A text changed; all of it.
  case textChanged(NodeID, String)
  /// A sheet rests at another height; the detent's name.
  case resized(NodeID, detent: String)
  /// Content shows another page; counted from 1. The axis along which it went, where there are pages along both.
  case paged(NodeID, page: Int, count: Int, axis: ScrollIndicator.Axis? = nil)
  /// Content is shown at another scale, in per cent.
  case zoomed(NodeID, percent: Int)
  /// Scrolling has got to an end of the content already.
  case reachedEdge(NodeID, ContentEdge)
  /// Something is selected in a text or list now; in words.
  case selected(NodeID, String)
  /// The insertion point of a text has moved; the line or character to say.
  case caretMoved(NodeID, String)
  /// Something was done to what is selected; its name.
  case acted(NodeID, String)
  /// Content has come to rest after it has moved; its offset in points, and what tells where that is along each axis
  /// along which it has moved.
  case scrolled(NodeID, x: Double, y: Double, [ScrollIndicator])
  /// What lies under a sheet is out of reach from now on, or can be reached again.
  case modalityChanged(NodeID, isModal: Bool)
  /// The interface asks for something to be said.
  case announced(String)

  /// An end of content that scrolls.
  public enum ContentEdge: Hashable, Sendable {
    case top, bottom
    /// The leading and the trailing end of content that scrolls across.
    case start, end
  }
}
