internal import Accessibility
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
      let called = [bar, texts.name(bar, alongVertical: true), texts.name(bar, alongVertical: false)]
      names.formUnion(called)
      // A jog bar begins with a capital.
      names.formUnion(called.map { $0.prefix(1).uppercased() + $0.dropFirst() })
    }
    for surface in blueprint.surfaces { if let title = surface.title { names.insert(title) } }
    for item in blueprint.items { if let label = item.element.label { names.insert(label) } }
    return names
  }
  /// The path of everything in this interface that a selector may mean by its id: windows, presentations and elements,
  /// shown or not, and what the system itself brings.
  public var elementPaths: Set<String> {
    var paths: Set = [scene.id, blueprint.keyboardID.path]
    for surface in blueprint.surfaces { paths.insert(surface.id.path) }
    for item in blueprint.items { paths.insert(item.id.path) }
    for bars in blueprint.jogBarIDs { paths.formUnion([bars.vertical.path, bars.horizontal.path]) }
    return paths
  }
}
