import Accessibility
import Geometry

/// What all drawings of one tree have in common, made once: a page may show it for thousands of findings.
struct DrawnTree: Sendable {
  /// What is drawn.
  let tree: AccessibilityTree
  /// Its pieces in the library of the page; nil where the library has no room for them.
  let references: [String]?
  /// The node that has the keyboard focus.
  let focus: AccessibilityNode?
  /// The words for it, before and after those for what a single drawing shows.
  let words: (before: String, after: String)
  private let places: [NodeID: Int]

  /// Takes the pieces of the tree into the library.
  ///
  /// - Parameter picture: A reference to the picture of the screen that lies under it.
  init(_ tree: AccessibilityTree, over picture: String? = nil, library: inout DrawingLibrary) {
    var drawing = InterfaceDrawing(tree)
    drawing.isTraced = picture != nil
    self.tree = tree
    references = library.references(to: drawing.pieces).map { (picture.map { [$0] } ?? []) + $0 }
    focus = drawing.focus
    words = (drawing.countWords, drawing.lookWords)
    places = Dictionary(tree.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The node of an id.
  func node(_ id: NodeID) -> AccessibilityNode? { places[id].map { tree.nodes[$0] } }
}
