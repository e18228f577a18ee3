import Scenes

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
      let controls = scene.presentations[index].dismissControls
      for control in controls.indices { scene.presentations[index].dismissControls[control].source = nil }
      if case .sheet(var sheet) = scene.presentations[index].kind {
        sheet.toolbar = sheet.toolbar.map(bare)
        scene.presentations[index].kind = .sheet(sheet)
      }
      scene.presentations[index].buttons = scene.presentations[index].buttons.map(bare)
    }
    return scene
  }
}
