import Accessibility
import Geometry
import Scenes

extension Scene {
  /// A scene in which every attribute of the model differs from its default.
  static var rich: Scene {
    var scene = Scene(id: "rich", platform: .iPadOS)
    scene.osVersion = 17
    scene.ruleset = .ios13
    scene.isRightToLeft = true
    scene.language = "ko"
    scene.screen = Screen(
      size: Size(width: 500.5, height: 900), safeArea: .init(top: 1, left: 2, bottom: 3, right: 4.25))
    scene.sizeClass = SizeClasses(horizontal: .compact, vertical: .compact)
    scene.inputDevices = [.crown, .pointer, .gaze, .touch, .keyboard]
    scene.parameters = .rich
    scene.windows = [Window(id: "w"), Window(id: "panel", kind: .panel, title: "A: \"panel\" #1")]
    scene.windows[1].frame = Rect(x: -1, y: 2.5, width: 300, height: 1e-3)
    scene.windows[0].elements = [.rich, Element(id: "empty", role: .switchControl)]
    scene.presentations = [
      .richSheet,
      Presentation(id: "question", kind: .actionSheet([ActionButton(id: "b", label: "yes")])),
      Presentation(
        id: "alert",
        kind: .alert([
          ActionButton(id: "d", label: "- Delete", style: .destructive, outcome: .discard),
          ActionButton(id: "s", label: "12", style: .cancel, outcome: .save),
        ]), title: "true"),
    ]
    if case .alert(var buttons) = scene.presentations[2].kind {
      buttons[0].destroysData = false
      buttons[1].destroysData = true
      scene.presentations[2].kind = .alert(buttons)
    }
    scene.presentations[1].message = "One line.\nAnother, with a tab\tand a quote \" and a backslash \\."
    scene.presentations[1].title = "? "
    scene.presentations[1].parent = "sheet"
    scene.presentations[1].isPresented = true
    scene.presentations[1].elements = [Element(id: "t", role: .text, label: " spaces ")]
    return scene
  }
}

extension Parameters {
  fileprivate static var rich: Parameters {
    var parameters = Parameters()
    parameters.tapSlop = 11
    parameters.grabberHit = 45.5
    parameters.grabberTopInset = 6
    parameters.largeTopGap = 0
    parameters.headerZone = 50
    parameters.swipeTravel = 51
    parameters.swipeSpeed = 301
    parameters.dismissSpeed = 501
    parameters.dismissShare = 0.3
    parameters.settleLookahead = 0.1
    parameters.detentRelease = 25
    parameters.springResponse = 0.55
    parameters.transition = 1
    return parameters
  }
}

extension Element {
  fileprivate static var rich: Element {
    var element = Element(
      id: "요소", role: .slider, label: "label: with colon", frame: Rect(x: 0, y: 0.1, width: 7, height: 8))
    element.value = ""
    element.hint = "#hint"
    element.placeholder = "{place}"
    element.traits = [.disabled, .selected, .backButton, .cancel]
    element.range = ValueRange(minimum: -1.5, maximum: 1e6, current: 0.1, step: 0.25)
    element.opens = "sheet"
    element.dismissRole = .ok
    element.language = "he"
    element.order = -3
    element.foreground = Color(red: 1, green: 0, blue: 128.0 / 255)
    element.background = Color(red: 0.123, green: 0.5, blue: 1, alpha: 0.25)
    element.fontSize = 17.5
    element.isBold = true
    var effect = Effect()
    effect.target = "w/요소/inner"
    effect.value = "~"
    (effect.completes, effect.commits, effect.isDestructive, effect.changes) = (true, true, true, true)
    element.effect = effect
    element.children = [Element(id: "inner", role: .text, label: "🎛️ ‏שלום")]
    return element
  }
}

extension Presentation {
  fileprivate static var richSheet: Presentation {
    var sheet = Sheet()
    sheet.modality = .nonmodal
    sheet.detents = [
      .medium, Detent(id: "low", height: .points(120.5)), Detent(id: "third", height: .fraction(0.35)),
      Detent(id: "half", height: .medium), Detent(id: "large", height: .fraction(0.9)),
    ]
    sheet.selectedDetent = "low"
    sheet.largestUndimmedDetent = "third"
    sheet.grabberVisible = true
    sheet.swipeToDismiss = false
    sheet.unsavedChanges = true
    sheet.requiresAction = true
    sheet.autoDismissOnCompletion = true
    sheet.confirmation = "question"
    sheet.headerHeight = 60
    var presentation = Presentation(id: "sheet", kind: .sheet(sheet), title: "No")
    presentation.message = "a\u{2028}b\u{85}c"
    presentation.parent = "panel"
    presentation.isPresented = true
    presentation.elements = [Element(id: "x", role: .button)]
    return presentation
  }
}

extension Scene {
  /// The scene without places in its document.
  var withoutSources: Scene {
    func bare(_ element: Element) -> Element {
      var element = element
      element.source = nil
      element.children = element.children.map(bare)
      return element
    }
    func bare(_ button: ActionButton) -> ActionButton {
      var button = button
      button.source = nil
      return button
    }
    var scene = self
    scene.source = nil
    for index in scene.windows.indices {
      scene.windows[index].source = nil
      scene.windows[index].elements = scene.windows[index].elements.map(bare)
    }
    for index in scene.presentations.indices {
      scene.presentations[index].source = nil
      scene.presentations[index].elements = scene.presentations[index].elements.map(bare)
      switch scene.presentations[index].kind {
      case .sheet: break
      case .actionSheet(let buttons): scene.presentations[index].kind = .actionSheet(buttons.map(bare))
      case .alert(let buttons): scene.presentations[index].kind = .alert(buttons.map(bare))
      }
    }
    return scene
  }
}
