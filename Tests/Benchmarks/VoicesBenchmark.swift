import Accessibility
import Announcer
import Geometry

/// A tree of 100 k nodes put in order and spoken from the first stop to the last, by each voice.
struct VoicesBenchmark: Benchmark {
  var voice: Voice

  var name: String { "100 k nodes spoken, \(voice.rawValue)" }
  let budget = "≤ 0.5 s"

  private static let rounds = 5

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let tree = Self.tree(nodes: 100_000)
    let reader = ScreenReader(voice: voice, language: "ko")
    var times: [Double] = []
    var characters = 0
    for _ in 0..<Self.rounds {
      times.append(BenchmarkContext.measure { characters = Self.speak(tree, reader) })
    }
    guard characters > 500_000 else { throw BenchmarkFailure("only \(characters) bytes are spoken") }
    let seconds = BenchmarkContext.median(times)
    return Measurement(
      ours: "\(Int(seconds * 1000)) ms, \(characters / 1000) kB of words", nanoseconds: seconds * 1e9, most: 5e8)
  }

  /// How many bytes of words are said of all of a tree.
  static func speak(_ tree: AccessibilityTree, _ reader: ScreenReader) -> Int {
    let view = ReaderView(tree, manner: reader.manner)
    var count = 0
    var previous: NodeID?
    for place in 0..<view.count {
      let utterance = reader.utterance(at: place, after: previous, in: view)
      count += utterance.text.utf8.count + (utterance.hint?.utf8.count ?? 0)
      previous = utterance.node
    }
    return count
  }

  /// Groups with a heading, controls, a list and a table; some of them in two landmarks.
  static func tree(nodes: Int) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 1280, height: 800))
    tree.reserveCapacity(nodes)
    var index = 0
    func node(_ role: Role, _ name: String? = nil) -> AccessibilityNode {
      index += 1
      var node = AccessibilityNode(
        id: NodeID("n\(index)"), role: role, name: name.map { "\($0) \(index)" },
        frame: Rect(x: Double(index % 7) * 100, y: Double(index / 7) * 40, width: 90, height: 30))
      if role.isControl { node.actions = .activate }
      if role == .slider { node.value = "40%" }
      if role == .checkBox || role == .switchControl { node.value = "1" }
      return node
    }
    while index < nodes {
      tree.begin(node(.group, "Group"))
      tree.append(node(.heading, "Heading"))
      for role in [Role.button, .checkBox, .switchControl, .slider, .textField, .link, .image, .text] {
        tree.append(node(role, "Something"))
      }
      tree.begin(node(.list, "List"))
      for _ in 0..<5 {
        tree.begin(node(.listItem))
        tree.append(node(.text, "Item"))
        tree.append(node(.text, "More of it"))
        tree.close()
      }
      tree.close()
      tree.begin(node(.table, "Table"))
      for row in 0..<4 {
        tree.begin(node(.row))
        for _ in 0..<4 { tree.append(node(row == 0 ? .columnHeader : .cell, "Cell")) }
        tree.close()
      }
      tree.close()
      tree.close()
    }
    return tree
  }
}
