internal import Accessibility

extension Presentation {
  /// The choices of an action sheet, confirmation dialog or alert; none for other kinds, which keep none.
  public var buttons: [ActionButton] {
    get {
      switch kind {
      case .actionSheet(let dialog), .confirmationDialog(let dialog): dialog.buttons
      case .alert(let alert): alert.buttons
      default: []
      }
    }
    set {
      switch kind {
      case .actionSheet(var dialog):
        dialog.buttons = newValue
        kind = .actionSheet(dialog)
      case .confirmationDialog(var dialog):
        dialog.buttons = newValue
        kind = .confirmationDialog(dialog)
      case .alert(var alert):
        alert.buttons = newValue
        kind = .alert(alert)
      default: break
      }
    }
  }

  /// Whether people answer it by one of its buttons: an action sheet, confirmation dialog or alert.
  public var isDialog: Bool {
    switch kind {
    case .actionSheet, .confirmationDialog, .alert: true
    default: false
    }
  }

  /// Whether it blocks what is under it: as declared, else as its kind usually does.
  ///
  /// Of a sheet this is its declared modality; what holds at a detent is SM-7.
  public var isDeclaredModal: Bool {
    switch kind {
    case .sheet(let sheet): sheet.modality == .modal
    case .actionSheet, .confirmationDialog, .alert, .activityView, .fullScreen, .currentContext: modal ?? true
    case .popover, .menu, .panel, .splitView, .fullSpace: modal ?? false
    }
  }

  /// Its elements as they appear: dismiss controls, a sheet's toolbar as one element of that name, then the rest.
  public var content: [Element] {
    var content = dismissControls.map(\.element)
    if case .sheet(let sheet) = kind, !sheet.toolbar.isEmpty {
      var toolbar = Element(id: "toolbar", role: .toolbar)
      toolbar.children = sheet.toolbar
      toolbar.source = source
      content.append(toolbar)
    }
    return content.isEmpty ? elements : content + elements
  }
}
