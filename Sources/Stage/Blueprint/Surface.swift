internal import Accessibility
internal import Scenes

/// Something that items lie on: a window or a presentation.
struct Surface: Sendable {
  /// Its name in the tree.
  let id: NodeID
  /// What it is.
  let kind: Kind
  /// Its title.
  let title: String?
  /// Its text under the title.
  let message: String?
  /// Indices of its items, nested ones included.
  var items: Range<Int> = 0..<0
  /// The window it belongs to, by surface index; itself for a window.
  var window: Int
  /// Where it stands in its document.
  let source: SourceLocation?
  /// The surface of the action sheet that asks about unsaved changes, for a sheet.
  var confirmation: Int?
  /// The item of its grabber, for a sheet that shows one.
  var grabber: Int?

  /// What a surface is.
  enum Kind: Sendable {
    case window(Window)
    case sheet(Sheet)
    case actionSheet
    case alert
  }

  /// What only sheets have.
  var sheet: Sheet? {
    if case .sheet(let sheet) = kind { return sheet }
    return nil
  }

  /// Whether it is an action sheet or alert.
  var isDialog: Bool {
    switch kind {
    case .actionSheet, .alert: true
    case .window, .sheet: false
    }
  }
}
