import Accessibility
import Announcer

/// What somebody may ask of a reader on the way to something.
enum ReaderMoves {
  /// The commands that may lead somewhere from where a run is: content is scrolled where any scrolls, and flicks go
  /// somewhere only by what leads from one element to another.
  static func moves<Interface: ReproducibleTarget>(in run: Run<Interface>) -> [ReaderCommand] {
    let tree = run.view.tree
    let scrolls = tree.nodes.contains { $0.actions.contains(.scroll) }
    return run.reader.voice.ways(through: tree).filter { command in
      switch command {
      case .scroll: scrolls
      case .useRotor:
        switch run.reader.rotor(in: run.view) {
        case .headings?, .links?, .controls?: true
        case .values?, .actions?, .words?, .characters?, nil: false
        }
      default: true
      }
    }
  }
}
