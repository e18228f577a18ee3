extension Role {
  /// Whether it comes up over what was there before.
  package var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreen, .actionSheet, .alert, .dialog, .popover, .menu, .activityView: true
    default: false
    }
  }
}
