public import Accessibility
public import Geometry

/// A button of an action sheet or alert.
public struct ActionButton: Hashable, Sendable {
  /// Its name; made from its place unless given.
  public var id: String
  /// What it is called.
  public var label: String
  /// What it conveys.
  public var style: Style
  /// What choosing it does to the sheet whose changes are asked about.
  public var answer: Answer
  /// Whether choosing it destroys data.
  public var destroysData: Bool
  /// Whether choosing it does something that cannot be taken back, data or not.
  public var performsDestructiveAction: Bool?
  /// Its place among the buttons as shown, from 1; its place in the list unless given, Cancel last (5.5).
  public var order: Int?
  /// Its place on the screen in points; the platform's usual unless given.
  public var frame: Rect?
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// What a button conveys (action-sheet-three-styles).
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case `default`, destructive, cancel
  }

  /// What choosing it does to the sheet underneath (SM-4).
  public enum Answer: String, CaseIterable, Hashable, Sendable {
    /// Dismisses the sheet and drops its changes.
    case discard
    /// Dismisses the sheet and keeps its changes.
    case save
    /// Leaves the sheet as it is.
    case keep
    /// Has nothing to do with the sheet.
    case none
  }

  /// A button.
  public init(id: String, label: String, style: Style = .default, answer: Answer = .none) {
    self.id = id
    self.label = label
    self.style = style
    self.answer = answer
    destroysData = answer == .discard
  }
}
