/// What can take an input, once it is known what gesture it is.
public enum Receiver: String, CaseIterable, Hashable, Sendable {
  /// The on-screen keyboard.
  case keyboard
  /// The system, at the screen's edges.
  case edge
  /// The grabber of a sheet.
  case grabber
  /// The zone of a sheet from which it can be swiped away whatever its content does.
  case header
  /// A sheet that follows a finger on its content.
  case sheet
  /// An edge or corner by which people resize a sheet.
  case sheetEdge
  /// The title bar by which people move a window.
  case titleBar
  /// A scroll view.
  case content
  /// A bar by which people scroll.
  case scrollBar
  /// Something that people operate.
  case control
  /// Something that is only there to be read.
  case element
  /// A menu that a hold reveals.
  case menu
  /// What a modal presentation dims.
  case dimmedArea
  /// What lies beside a presentation that is not modal.
  case parent
  /// An action sheet or alert.
  case dialog
  /// A popover, full screen or the like.
  case cover
  /// Nothing that takes it.
  case nobody
  /// The way out of a sheet that is let go of.
  case dismissal
  /// The next detent in the direction of a fling.
  case nextDetent
  /// The detent nearest to where a sheet is let go of, or would come to.
  case nearestDetent

  /// Its name in a sentence.
  public var words: String {
    switch self {
    case .dimmedArea: "dimmed area"
    case .scrollBar: "scroll bar"
    case .sheetEdge: "sheet edge"
    case .titleBar: "title bar"
    case .nextDetent: "next detent"
    case .nearestDetent: "nearest detent"
    default: rawValue
    }
  }
}
