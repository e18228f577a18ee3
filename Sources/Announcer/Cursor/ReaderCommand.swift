public import Accessibility
public import Geometry

/// Something that a person asks of a screen reader, by gesture, key or crown.
public enum ReaderCommand: Hashable, Sendable {
  /// To the next or the previous element.
  case next, previous
  /// To the next or the previous element of a role.
  case nextOf(Role), previousOf(Role)
  /// To the next or the previous thing of a kind, by Orca's structural navigation.
  case nextKind(StructuralKind), previousKind(StructuralKind)
  /// The caret that the reader controls goes somewhere.
  case moveCaret(CaretMove)
  /// Keys that the reader takes for itself are on or off from now on.
  case switched(KeyNavigation, isOn: Bool)
  /// To the first or the last element.
  case first, last
  /// Do what the element is for.
  case activate
  /// Do what a finger that stays down does to the element.
  case longPress
  /// Leave what confines the cursor.
  case escape
  /// One step more or less, on something adjustable.
  case increment, decrement
  /// Bring new content into view from this side.
  case scroll(AccessibilityAction.ScrollDirection)
  /// The main function of the screen.
  case magicTap
  /// The next or the previous choice of the rotor.
  case turnRotor(forward: Bool)
  /// This choice of the rotor.
  case chooseRotor(Rotor)
  /// On or back by what is chosen in the rotor, as a flick down or up asks.
  case useRotor(forward: Bool)
  /// An action of the element that its author named.
  case custom(String)
  /// Say no more.
  case stop
  /// Everything, from the first element or from here.
  case readAllFromTop, readAllFromHere
  /// Whatever lies at this place of the screen, in points.
  case explore(Point)
  /// Straight to this element, as a script may ask.
  case focus(NodeID)
}
