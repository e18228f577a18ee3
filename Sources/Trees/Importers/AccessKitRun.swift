import Accessibility
import Documents

/// A piece of a text, which is a node of an AccessKit update and none for readers.
struct AccessKitRun {
  /// The number of its node.
  var id: String
  /// What its words were called.
  var key: String
  var words: String
  var line: Int
  /// How many characters it has, as its source counts them.
  var length: Int

  /// A selection whose ends are counted within runs, counted from the beginning of the text; nil where an end is in none of
  /// them.
  ///
  /// - Parameters:
  ///   - selection: What the node of the text says of it.
  ///   - id: The number of that node, which ends may be in as well.
  static func selection(_ selection: LocatedNode, of id: String, in runs: [AccessKitRun]) -> TextSelection? {
    func offset(_ end: String) -> Int? {
      guard let node = selection[end]?["node"]?.words,
        let index = Whole.from(selection[end]?["characterIndex"], 0...1_000_000_000)
      else { return nil }
      if node == id { return index }
      guard let run = runs.firstIndex(where: { $0.id == node }) else { return nil }
      return runs[..<run].reduce(index) { $0 + $1.length }
    }
    guard let anchor = offset("anchor"), let caret = offset("focus") else { return nil }
    return TextSelection(anchor: anchor, caret: caret)
  }
}
