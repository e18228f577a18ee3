/// Something that a tree may say of its nodes or of its screen, by its name in tree files.
public enum Property: String, CaseIterable, Hashable, Comparable, Sendable {
  // What a node is
  case identifier, role, roleDescription, traitWords, isElement, isShowing, hidden, decorative, selected, focused, modal
  case expanded, required, invalid, disabled, heading, headingLevel, hierarchyLevel, orientation, live, landmark
  case current
  // What it says
  case name, value, hint, placeholder, text, stateDescription, paneTitle, tooltip, errorText, language, inputLabels
  case customContent, rotors, range, position
  // What it can do
  case actions, actionNames, customActions, focusable, shortcut
  // How it belongs to others
  case relations, table, cell, order, containers
  // Where it is
  case screen, scale, frame, exactFrame, hitArea, activationPoint, zOrder, orientations
  // What it looks like
  case colors, alpha, runs, fontSize, fontWeight, selection

  /// Orders properties as they are listed here.
  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
