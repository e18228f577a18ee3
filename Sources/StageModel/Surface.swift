public import Accessibility
public import Scenes

/// Something that items lie on: a window or a presentation.
@usableFromInline
package struct Surface: Sendable {
  /// Its name in the tree.
  @usableFromInline package let id: NodeID
  /// What it is.
  @usableFromInline package var kind: Kind
  /// Its title.
  package let title: String?
  /// Its text under the title.
  let message: String?
  /// Its items, nested ones included.
  package var items = ItemID(0)..<ItemID(0)
  /// The window it belongs to; itself for a window.
  package var window: SurfaceID
  /// Where it stands in its document.
  let source: SourceLocation?
  /// The surface of the action sheet that asks about unsaved changes, for what has such.
  package var confirmation: SurfaceID?
  /// The item of its grabber, for a sheet that shows one.
  package var grabber: ItemID?
  /// The presentation as its author describes it; nil for windows.
  @usableFromInline package let declared: Presentation?
  /// The popover that it has to stay inside (C-19).
  package var popover: SurfaceID?
  /// The item that it points to or is shown in: a popover's anchor, a menu's control, the host of a current context.
  package var anchor: ItemID?
  /// The item that its author says to present it; nil where that is a window or presentation, or nothing is said.
  package var presenter: ItemID?
  /// The first item that opens it, for a popover: what it points to where nobody says what has opened it.
  package var usualOpener: ItemID?
  /// The presentation that it is one more of, for another window.
  package var origin: SurfaceID?
  /// The window of the document that a panel belongs to.
  package var relatedDocument: SurfaceID?
  /// The window beside which a presented panel comes up.
  package var beside: SurfaceID?

  /// Whether people cannot change the detent of a sheet, so that it shows no grabber either.
  package var keepsDetent = false

  /// What a surface is.
  @usableFromInline
  package enum Kind: Sendable {
    case window(Window)
    case sheet(Sheet)
    case actionSheet
    case confirmationDialog
    case alert
    case activityView
    case popover
    case fullScreen
    case currentContext
    case menu
    case splitView
    case fullSpace
    /// A modeless view beside windows; only on macOS.
    case panel(Panel)
  }

  /// What sheets have; also for what is a sheet in compact width, or always behaves as one.
  @inlinable package var sheet: Sheet? {
    switch kind {
    case .sheet(let sheet): return sheet
    case .activityView, .popover, .currentContext:
      var sheet = Sheet()
      sheet.requiresAction = declared?.requiresAction ?? false
      if case .activityView = kind {
        sheet.detents = [.medium, .large]
        sheet.grabberVisible = true
        if declared?.modal == false {
          sheet.modality = .nonmodal
          sheet.largestUndimmedDetent = sheet.detents.last?.id
        }
      }
      return sheet
    default: return nil
    }
  }

  /// Whether closing it asks about changes that are not saved: whatever people write in has to (SM-4).
  var asksAboutChanges: Bool {
    switch kind {
    case .sheet, .activityView, .popover, .currentContext, .fullScreen, .splitView, .fullSpace: true
    case .window, .panel, .menu, .actionSheet, .confirmationDialog, .alert: false
    }
  }

  /// Whether it is an action sheet, confirmation dialog or alert.
  @inlinable package var isDialog: Bool {
    switch kind {
    case .actionSheet, .confirmationDialog, .alert: true
    default: false
    }
  }

  /// Whether it stands among the windows of the screen, with a place of its own: a window or a panel.
  @inlinable package var isWindow: Bool {
    switch kind {
    case .window, .panel: true
    default: false
    }
  }

  /// Whether it is a panel that is presented.
  @inlinable package var isPanel: Bool {
    if case .panel = kind { return true }
    return false
  }

  /// Whether it fills the screen and leaves nothing of what was there before (SM-15).
  @inlinable package var fillsScreen: Bool {
    switch kind {
    case .fullScreen, .fullSpace: true
    default: false
    }
  }

  /// Whether it goes away as soon as people turn to something else.
  @inlinable package var isTransient: Bool {
    switch kind {
    case .popover: declared?.isDeclaredModal != true
    case .menu: true
    default: false
    }
  }

  /// Whether nothing can be changed in it, so that closing it never asks (SM-1).
  @inlinable package var isInformationOnly: Bool {
    declared?.purpose == .informationOnly || declared?.task?.informationOnly == true
  }

  /// Whether only an offered action leads out.
  @inlinable package var requiresAction: Bool { declared?.requiresAction ?? false }
}
