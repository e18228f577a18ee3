import Scenes

extension EntityForm where Entity == Presentation {
  /// A share sheet.
  static let activityView = presentation(
    "activityView", "What can be done with something; elements with relevance primary show at medium.", .activityView,
    [modal])

  /// A popover.
  static let popover = presentation(
    "popover", "A view that points to an element. A sheet inside it has it as its container.", .popover(Popover()),
    [
      modal,
      .optional("anchor", .reference(.element), \.popover.anchor, "The element that it points to."),
    ])

  /// A full-screen view.
  static let fullScreen = presentation(
    "fullScreen", "A view that fills the screen and is left by a button; on macOS full-screen mode.", .fullScreen,
    [modal])

  /// A presentation in the current context (SM-15).
  static let currentContext = presentation(
    "currentContext", "A view in the place of its host; a sheet in compact width.",
    .currentContext(CurrentContext()),
    [
      modal,
      .optional("host", .choice(), \.currentContext.host, "What it is shown in."),
      .optional(
        "hostElement", .reference(.element), \.currentContext.hostElement,
        "The element whose frame is the host's; the parent's frame unless given. A splitViewPane needs it."),
    ])

  /// A menu.
  static let menu = presentation(
    "menu", "Choices that people reveal by a control.", .menu(Menu()),
    [
      modal,
      .optional(
        "revealControl", .reference(.element), \.menu.revealControl,
        "The one control by which people open it; every control that opens it unless given."),
    ])

  /// A panel (macOS).
  static let panel = presentation(
    "panel", "A modeless view beside the windows that it serves.", .panel(Panel()),
    [
      modal,
      .optional("relatedDocument", .reference(.window), \.panel.relatedDocument, "The window that it belongs to."),
      .optional(
        "controlSize", .choice(), \.panel.controlSize, default: .regular,
        "The size of its controls; regular unless given."),
      .optional("coexists", .flag, \.panel.coexists, "Whether it stays beside the windows that it serves."),
    ])

  /// A split view (visionOS).
  static let splitView = presentation(
    "splitView", "Panes beside each other.", .splitView(SplitView()),
    [
      modal,
      .optional(
        "panes", .list(of: .reference(.element), unique: true), \.splitView.panes, default: [],
        "Its elements that are panes, by id or path."),
    ])

  /// A Full Space (visionOS).
  static let fullSpace = presentation(
    "fullSpace", "A space that an app has to itself.", .fullSpace(FullSpace()),
    [
      modal,
      .optional("entryTransition", .text, \.fullSpace.entryTransition, "How people get into it."),
    ])

  /// Whether it blocks what is under it.
  static var modal: Attribute<Presentation> {
    .optional(
      "modal", .flag, \.modal,
      "Whether it blocks what is under it; as its kind usually does unless given. A popover or menu keeps keys and readers inside unless this is false; a tap beside it closes it either way."
    )
  }
}
