import Accessibility
import Geometry
import Scenes

extension Scene {
  /// A scene in which every attribute of the model differs from its default.
  static var rich: Scene {
    var scene = Scene(id: "rich", platform: .macOS)
    scene.osVersion = 17
    scene.ruleset = .ios13
    scene.isRightToLeft = true
    scene.language = "ko"
    scene.api = .uiKit
    scene.app.name = "Mail"
    scene.app.radii = [10, 26.5]
    scene.app.task = .rich
    scene.app.hints = .rich
    scene.reviews = [Review(.sheetPopoverToSheetIsRare, because: "There is one")]
    scene.settings.scrollBars = .always
    scene.settings.scrollBarsForcedBy = [.pointer]
    scene.settings.crownInverted = true
    scene.fieldOfView = Rect(x: 1, y: 2, width: 3, height: 4)
    scene.onScreenKeyboard = OnScreenKeyboard(isVisible: true, frame: Rect(x: 0, y: 500, width: 500, height: 400))
    scene.screen = Screen(
      size: Size(width: 500.5, height: 900), safeArea: .init(top: 1, left: 2, bottom: 3, right: 4.25))
    scene.screen.crownSide = .left
    scene.sizeClass = SizeClasses(horizontal: .compact, vertical: .compact)
    scene.inputDevices = [.crown, .pointer, .gaze, .touch, .keyboard]
    scene.parameters = .rich
    scene.windows = [Window(id: "w"), Window(id: "panel", kind: .panel, title: "A: \"panel\" #1")]
    scene.windows[1].isFrontmost = false
    scene.windows[1].isActive = true
    scene.windows[1].isDimmed = true
    scene.windows[1].z = -2
    scene.windows[1].relatedDocument = "w"
    scene.windows[1].controlSize = .mini
    scene.windows[1].view = .pane
    scene.windows[1].task = .suspended
    scene.windows[1].purpose = .supplementary
    scene.windows[1].interaction = .other
    scene.windows[1].affectsParentTask = true
    scene.windows[1].hints = .rich
    scene.windows[1].frame = Rect(x: -1, y: 2.5, width: 300, height: 1e-3)
    scene.windows[0].elements = [.rich, Element(id: "empty", role: .switchControl)]
    // What leaves something is in what can be left.
    scene.windows[0].elements[0].dismissRole = nil
    scene.presentations = [.richSheet] + Presentation.richDialogs + Presentation.richViews
    return scene
  }
}

extension Parameters {
  fileprivate static var rich: Parameters {
    var parameters = Parameters()
    for parameter in Parameters.table {
      switch parameter.value {
      case .number(let path, let range):
        let other = parameters[keyPath: path] + 0.0625
        parameters[keyPath: path] = range.contains(other) ? other : range.lowerBound
      case .time(let path, _): parameters[keyPath: path] += 1
      case .count(let path): parameters[keyPath: path] += 1
      case .flag(let path): parameters[keyPath: path].toggle()
      case .choice(let path, let words): parameters[keyPath: path] = words.last ?? ""
      case .labels(let path): parameters[keyPath: path] = ["Zurück", "~", "12"]
      }
    }
    return parameters
  }
}

extension Element {
  /// Texts and lists with selections, and what is done to them.
  private static var selecting: [Element] {
    var text = Element(id: "essay", role: .textEditor)
    text.value = "One two"
    text.selection = .characters(4, 7)
    var field = Element(id: "sought", role: .textField)
    (field.value, field.caret) = ("two", 1)
    var list = Element(id: "rows", role: .list)
    list.children = [Element(id: "first", role: .text), Element(id: "last", role: .text)]
    list.selection = .rows(first: "first", last: "last")
    list.pointerSelecting = true
    var whole = Element(id: "whole", role: .table)
    whole.selection = .all
    func button(_ id: String, _ target: String?, _ change: (inout Effect) -> Void) -> Element {
      var element = Element(id: id, role: .button)
      var effect = Effect()
      effect.target = target
      change(&effect)
      element.effect = effect
      return element
    }
    return [
      text, field, list, whole, button("all", "essay") { $0.selects = .all },
      button("part", "essay") { $0.selects = .characters(0, 3) },
      button("row", "rows") { $0.selects = .rows(first: "last", last: "last") },
      button("put", "essay") { $0.caret = 3 },
      button("find", "essay") { ($0.find, $0.replaces) = ("two", "") },
      button("next", "essay") { ($0.findTextIn, $0.acts) = ("sought", "bold") },
      button("show", nil) { ($0.shows, $0.because) = ("rows", "the day") },
    ]
  }

  fileprivate static var rich: Element {
    var element = Element(
      id: "요소", role: .slider, label: "label: with colon", frame: Rect(x: 0, y: 0.1, width: 7, height: 8))
    element.hint = "#hint"
    element.placeholder = "{place}"
    element.traits = [.disabled, .selected, .backButton, .cancel]
    element.range = ValueRange(minimum: -1.5, maximum: 1e6, current: 0.1, step: 0.25)
    element.opens = "sheet"
    element.dismissRole = .ok
    element.language = "he"
    element.politeness = .assertive
    element.order = -3
    element.foreground = Color(red: 1, green: 0, blue: 128.0 / 255)
    element.background = Color(red: 0.123, green: 0.5, blue: 1, alpha: 0.25)
    element.fontSize = 17.5
    element.isBold = true
    element.isImportant = true
    element.relevance = .secondary
    element.destroysData = false
    element.dragAxes = [.horizontal]
    element.controlSize = .small
    element.visual = Visual()
    element.visual?.color = Color(red: 1, green: 0, blue: 0)
    element.visual?.weight = 700
    element.visual?.contrast = 4.5
    element.visual?.cornerRadius = 8
    element.reviews = [Review(.scrollPagingConsider, because: "One page")]
    element.hints = .rich
    element.hints?.relevantParentElements = []
    var effect = Effect()
    effect.target = "w/요소/inner"
    effect.value = "~"
    (effect.completes, effect.commits, effect.isDestructive, effect.changes) = (true, true, true, true)
    (effect.isReversible, effect.needsClarification) = (false, true)
    element.effect = effect
    let overlaps: [PageOverlap] = [.lines(2), .glyphRows(1), .pictureFraction(0.25)]
    element.children = [Element(id: "inner", role: .text, label: "🎛️ ‏שלום")]
    for (place, overlap) in overlaps.enumerated() {
      var paged = Element(id: "paged-\(place)", role: .scrollView)
      paged.overlap = overlap
      if case .pictureFraction = overlap { paged.children = [Element(id: "picture", role: .image, label: "~")] }
      element.children.append(paged)
    }
    var page = Element(id: "page", role: .page, label: "Page")
    page.pages.contentHeight = 320.5
    page.pages.heightKind = .variable
    page.pages.purpose = "weather"
    var tabView = Element(id: "tabs", role: .tabView)
    tabView.pages.axis = .horizontal
    tabView.pages.current = 1
    tabView.children = [page]
    var control = Element(id: "dots", role: .pageControl, label: "Pages")
    control.pages.scroller = "tabs"
    var unbound = Element(id: "steps", role: .pageControl, label: "Steps")
    (unbound.pages.count, unbound.pages.current, unbound.pages.axis) = (4, 2, .vertical)
    element.children += [tabView, control, unbound]
    element.children += selecting
    element.children.append(.richList)
    return element
  }

  /// A list that says all that there is to say of scrolling.
  private static var richList: Element {
    var list = Element(id: "list", role: .list)
    list.axes = .horizontal
    list.contentSize = Size(width: 100, height: 2000)
    list.paging = true
    list.pageSize = 120
    list.overlap = .points(12)
    list.isElastic = false
    list.directionalLock = true
    list.zoom = Zoom(minimum: 0.5, maximum: 4)
    list.zoom?.isSupported = false
    list.zoom?.scale = 2
    list.zoom?.glyphSize = Size(width: 9, height: 17)
    list.deceleration = .fast
    list.showsIndicator = .horizontal
    list.scrollCue = [.fade, .declared]
    list.indicator = IndicatorLook()
    list.indicator?.opacity = 0.25
    list.indicator?.size = .mini
    list.indicator?.thickness = 7
    return list
  }
}

extension Presentation {
  fileprivate static var richSheet: Presentation {
    var sheet = Sheet()
    sheet.modality = .nonmodal
    sheet.detents = [
      Detent(id: "most", height: .fraction(0.95)), Detent(id: "low", height: .points(120.5)),
      Detent(id: "third", height: .fraction(0.35)),
      Detent(id: "half", height: .medium), Detent(id: "whole", height: .large),
      Detent(id: "tall", height: .lesser(points: 600, fraction: 0.9)),
      Detent(id: "roomy", height: .greater(points: 300, fraction: 0.4)), Detent(id: "never", height: .fraction(0.8)),
    ]
    sheet.detents[6].inactiveIn = .compactHeight
    sheet.detents[7].needsMaximum = 500
    sheet.selectedDetent = "low"
    sheet.largestUndimmedDetent = "third"
    sheet.grabberVisible = true
    sheet.swipeToDismiss = false
    sheet.unsavedChanges = true
    sheet.item = "draft 17"
    sheet.requiresAction = true
    sheet.autoDismissOnCompletion = true
    sheet.confirmation = "question"
    sheet.headerHeight = 60
    sheet.redisplayAfter = "other"
    sheet.isResizable = false
    sheet.preferredCornerRadius = 12.5
    sheet.cornerRadius = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 0)
    sheet.defaultSize = Size(width: 480, height: 320)
    sheet.presentationEdge = .center
    sheet.backgroundOpacity = 0.5
    sheet.material = .blurDesaturate
    sheet.hasCustomTitle = false
    sheet.hasCustomContent = true
    sheet.toolbar = [Element(id: "add", role: .button)]
    var presentation = Presentation(id: "sheet", kind: .sheet(sheet), title: "No").declared
    // Its size and edge say where it lies.
    presentation.frame = nil
    presentation.message = "a\u{2028}b\u{85}c"
    presentation.parent = "panel"
    presentation.isPresented = true
    presentation.elements = [Element(id: "x", role: .button)]
    presentation.elements[0].dismissRole = .ok
    return presentation
  }

  /// The presentation with everything that every kind can have.
  private var declared: Presentation {
    var presentation = self
    presentation.presenter = "w/요소"
    presentation.container = .window
    presentation.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    presentation.z = 3
    presentation.invocation = Invocation()
    presentation.invocation?.source = .system
    presentation.invocation?.action = "Delete"
    presentation.invocation?.needsClarification = false
    presentation.exits = [.completion, .button]
    presentation.isCritical = true
    presentation.requiresAction = true
    presentation.task = .rich
    presentation.purpose = .attachFile
    presentation.interaction = .repeatedInputObserveResult
    presentation.affectsParentTask = false
    presentation.contentKinds = [.text, .videoPlayback]
    presentation.mainContent = .videoPlayback
    presentation.contentSize = ContentSize()
    presentation.contentSize?.fittingSize = Size(width: 400, height: 500)
    presentation.contentSize?.minFittingSize = Size(width: 200, height: 100)
    presentation.contentSize?.isExpandable = true
    presentation.hints = .rich
    presentation.reviews = [Review(.sheetScopedTask, because: "One job")]
    presentation.dismissControls = [
      DismissControl(id: "cancel", role: .cancel), DismissControl(id: "ok", role: .ok, label: "OK"),
    ]
    presentation.dismissControls[1].shape = .round
    presentation.dismissControls[1].frame = Rect(x: 0, y: 0, width: 44, height: 44)
    return presentation
  }

  fileprivate static var richDialogs: [Presentation] {
    let richAnswers = [
      ActionButton(id: "b", label: "yes", answer: .discard), ActionButton(id: "k", label: "no", answer: .keep),
    ]
    var question = Presentation(
      id: "question", kind: .actionSheet(ActionSheet(richAnswers)), title: "? ")
    question.message = "One line.\nAnother, with a tab\tand a quote \" and a backslash \\."
    question.parent = "sheet"
    question.isPresented = true
    question.elements = [Element(id: "t", role: .text, label: " spaces ")]
    var sheet = ActionSheet([ActionButton(id: "c", label: "c")])
    sheet.titleLines = 2
    sheet.importance = .high
    var dialog = Presentation(id: "dialog", kind: .confirmationDialog(sheet)).declared
    dialog.modal = false
    var alert = Alert([
      ActionButton(id: "d", label: "- Delete", style: .destructive, answer: .discard),
      ActionButton(id: "s", label: "12", style: .cancel, answer: .save),
    ])
    alert.buttons[0].destroysData = false
    alert.buttons[0].performsDestructiveAction = true
    alert.buttons[0].order = 2
    alert.buttons[0].frame = Rect(x: 5, y: 6, width: 7, height: 8)
    alert.buttons[1].destroysData = true
    alert.titleLines = 1
    alert.importance = .low
    alert.reason = .situationChange
    return [question, dialog, Presentation(id: "alert", kind: .alert(alert), title: "true")]
  }

  fileprivate static var richViews: [Presentation] {
    var context = CurrentContext(host: .splitViewPane)
    context.hostElement = "empty"
    var panel = Panel(relatedDocument: "w")
    panel.controlSize = .small
    panel.coexists = true
    var views = [
      Presentation(id: "other", kind: .sheet(Sheet())), Presentation(id: "share", kind: .activityView),
      Presentation(id: "popover", kind: .popover(Popover(anchor: "empty"))),
      Presentation(id: "full", kind: .fullScreen), Presentation(id: "context", kind: .currentContext(context)),
      Presentation(id: "menu", kind: .menu(Menu(revealControl: "w/empty"))),
      Presentation(id: "inspector", kind: .panel(panel)),
      Presentation(id: "split", kind: .splitView(SplitView(panes: ["inner"]))),
      Presentation(id: "space", kind: .fullSpace(FullSpace(entryTransition: "fade"))),
    ]
    for index in views.indices.dropFirst() { views[index].modal = index.isMultiple(of: 2) }
    views[3] = views[3].declared
    views[0].container = .popover("popover")
    views[1].container = .screen
    views[4].container = .window
    return views
  }
}

extension TaskHints {
  fileprivate static var rich: TaskHints {
    var task = TaskHints()
    task.kind = .photoEditing
    task.extent = .openEnded
    task.steps = 0
    task.complexity = .complex
    task.duration = .brief
    task.immersive = false
    task.selfContained = true
    task.importance = .high
    task.relatesTo = "the inbox"
    task.allowsChanges = true
    task.informationOnly = false
    return task
  }
}

extension Hints {
  fileprivate static var rich: Hints {
    var hints = Hints()
    hints.relevantParentElements = ["w/empty", "inner"]
    hints.fullHeightUseful = true
    hints.grabberOmittedReason = "no room: none"
    hints.labelRationale = "l"
    hints.messageRationale = "m"
    hints.orderConstraint = "o"
    hints.alternativeConsidered = "undo"
    hints.chunked = false
    hints.relatedOptions = true
    hints.spaceTight = true
    return hints
  }
}
