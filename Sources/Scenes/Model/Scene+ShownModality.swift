/// What is modal on the scene's platform, whatever its author says.
extension Scene {
  /// Whether a presentation blocks what is under it at every detent: a sheet that is said to be nonmodal does so where
  /// nothing goes by that (SM-7 and C-02), and so does what is a sheet only because there is little room (SM-15).
  public func isModalAsShown(_ presentation: Presentation) -> Bool {
    switch presentation.kind {
    case .sheet(let sheet): sheet.modality == .modal || unheededModality(sheet) != nil
    case .currentContext: presentation.isDeclaredModal || isCompact
    default: presentation.isDeclaredModal
    }
  }
}
