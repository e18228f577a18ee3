extension Role {
  /// Whether it comes up over what was there before.
  package var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreen, .actionSheet, .alert, .dialog, .popover, .menu, .activityView: true
    default: false
    }
  }

  /// Whether it is a view that only puts others together.
  var isPlainView: Bool {
    switch self {
    case .view, .group, .scrollView, .list, .table, .page, .other, .unknown: true
    default: false
    }
  }
}
