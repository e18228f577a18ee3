internal import Scenes
internal import StageModel

extension Stage {
  /// Every name that something in this interface can have: elements, windows and presentations, shown or not, and what
  /// the system itself brings, such as the grabber, the keyboard, and the question about unsaved changes with its answers.
  ///
  /// Takes time in the number of elements, whatever there is to be presented.
  public var elementNames: Set<String> {
    let texts = blueprint.texts
    var names: Set = [
      texts.grabber, texts.unsavedTitle, texts.discard, texts.keepEditing, texts.cancel, texts.keyboard,
      texts.pageIndicator, texts.jogBar,
    ]
    for bar in [texts.scrollIndicator, texts.scrollBar] {
      names.formUnion([bar, texts.name(bar, alongVertical: true), texts.name(bar, alongVertical: false)])
    }
    for surface in blueprint.surfaces { if let title = surface.title { names.insert(title) } }
    for item in blueprint.items { if let label = item.element.label { names.insert(label) } }
    return names
  }
}
