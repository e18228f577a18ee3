import Scenes

/// What only one kind has, as if every presentation had it: read as empty and not kept by another kind.
extension Presentation {
  /// What only a sheet has.
  var sheet: Sheet {
    get { if case .sheet(let sheet) = kind { sheet } else { Sheet() } }
    set { if case .sheet = kind { kind = .sheet(newValue) } }
  }

  /// What only an action sheet or confirmation dialog has.
  var actionSheet: ActionSheet {
    get {
      switch kind {
      case .actionSheet(let dialog), .confirmationDialog(let dialog): dialog
      default: ActionSheet()
      }
    }
    set {
      switch kind {
      case .actionSheet: kind = .actionSheet(newValue)
      case .confirmationDialog: kind = .confirmationDialog(newValue)
      default: break
      }
    }
  }

  /// What only an alert has.
  var alert: Alert {
    get { if case .alert(let alert) = kind { alert } else { Alert() } }
    set { if case .alert = kind { kind = .alert(newValue) } }
  }

  /// What only a popover has.
  var popover: Popover {
    get { if case .popover(let popover) = kind { popover } else { Popover() } }
    set { if case .popover = kind { kind = .popover(newValue) } }
  }

  /// What only a presentation in the current context has.
  var currentContext: CurrentContext {
    get { if case .currentContext(let context) = kind { context } else { CurrentContext() } }
    set { if case .currentContext = kind { kind = .currentContext(newValue) } }
  }

  /// What only a menu has.
  var menu: Menu {
    get { if case .menu(let menu) = kind { menu } else { Menu() } }
    set { if case .menu = kind { kind = .menu(newValue) } }
  }

  /// What only a panel has.
  var panel: Panel {
    get { if case .panel(let panel) = kind { panel } else { Panel() } }
    set { if case .panel = kind { kind = .panel(newValue) } }
  }

  /// What only a split view has.
  var splitView: SplitView {
    get { if case .splitView(let view) = kind { view } else { SplitView() } }
    set { if case .splitView = kind { kind = .splitView(newValue) } }
  }

  /// What only a Full Space has.
  var fullSpace: FullSpace {
    get { if case .fullSpace(let space) = kind { space } else { FullSpace() } }
    set { if case .fullSpace = kind { kind = .fullSpace(newValue) } }
  }
}
