import Accessibility
import Documents
import Geometry

/// Reads Flutter's `debugDumpSemanticsTree()`, with or without what a log puts before each line.
///
/// Source of the format: Flutter's `semantics.dart`, `SemanticsNode.debugFillProperties`. A merge boundary is one stop with
/// the words, flags and actions of all that is merged up into it.
struct FlutterImporter {
  private var lines: DumpLines
  private var builder = TreeBuilder()
  /// Nodes as they are listed, with the column in which each begins.
  private var nodes: [FlutterNode] = []
  private var hasUnknownPlaces = false
  private let options: ImportOptions

  init(_ lines: consuming DumpLines, _ options: ImportOptions) {
    self.lines = lines
    self.options = options
  }

  /// Reads the whole dump.
  mutating func read() throws(DocumentError) -> ImportedTree {
    while let bytes = lines.next() {
      let line = FlutterLine(bytes)
      if line.content.isEmpty { continue }
      if line.content.hasPrefix("SemanticsNode#") {
        nodes.append(FlutterNode(line.content, column: line.column, at: lines.place(line.column + 1)))
      } else if nodes.isEmpty {
        continue
      } else {
        try nodes[nodes.count - 1].add(line.content, column: line.column, at: lines.place(line.column + 1))
      }
    }
    for index in nodes.indices { try nodes[index].finishText() }
    merge()
    try build()
    finishTree()
    return builder.finish(.flutter)
  }

  /// Gives the words, flags and actions of nodes that are merged up to the nearest node around them that is not.
  private mutating func merge() {
    var around: [Int] = []
    // The node that each gives its words to: itself, unless it is merged up.
    var boundary = Array(nodes.indices)
    var parts: [Int: [FlutterNode]] = [:]
    for index in nodes.indices {
      while let last = around.last, nodes[last].column >= nodes[index].column { around.removeLast() }
      if nodes[index].isMergedUp, let parent = around.last {
        boundary[index] = boundary[parent]
        parts[boundary[index], default: []].append(nodes[index])
      }
      around.append(index)
    }
    for (index, parts) in parts { nodes[index].take(parts) }
  }

  private mutating func build() throws(DocumentError) {
    var open: [(column: Int, place: Place)] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.column >= node.column {
        open.removeLast()
        builder.end()
      }
      guard open.count < XMLLimits().depth else {
        throw DocumentError(node.location, "nodes are nested deeper than \(XMLLimits().depth)", expected: "a screen")
      }
      let place = (open.last?.place ?? Place()).within(node, isRatio: isPixelRatio(node, open.map(\.place)))
      if place.isUnknown { hasUnknownPlaces = true }
      var result = node.node(
        frame: place.isUnknown ? .zero : place.frame(node.rect),
        joinsTooltip: ["iOS", "iPadOS"].contains(options.platform))
      if options.keepsFacts { result.facts.append(SourceFact(name: JourneyKey.number, value: String(node.number))) }
      // The dump has its own order, whatever the places.
      result.explicitOrder = index + 1
      builder.begin(result)
      for word in node.unused + node.leftValues { builder.unused.add(word.name, word.value, line: node.location.line) }
      if place.scale != 1, builder.tree.scale == nil {
        let screen = place.frame(node.rect).size
        builder.setTree { tree in
          tree.scale = place.scale
          tree.screen = screen
          // What is around the scale is in pixels.
          for index in tree.ancestors(of: tree.nodes.count - 1) {
            tree.update(index) {
              let (origin, size) = ($0.frame.origin, $0.frame.size)
              $0.frame = Rect(
                x: origin.x / place.scale, y: origin.y / place.scale, width: size.width / place.scale,
                height: size.height / place.scale)
            }
          }
        }
      }
      open.append((node.column, place))
    }
    while open.popLast() != nil { builder.end() }
  }

  /// Whether what a node is scaled by is the number of pixels to the point: it is the first, on the root or on what fills
  /// the root. Anything else is scaled by its author.
  private func isPixelRatio(_ node: FlutterNode, _ around: [Place]) -> Bool {
    guard let scale = node.scale, around.count <= 1, around.allSatisfy({ $0.scale == 1 }) else { return false }
    guard let root = around.first else { return true }
    // The dump rounds the ratio to a tenth.
    func fills(_ length: Double, _ all: Double) -> Bool { abs(length * scale - all) <= 0.05 * all + 1 }
    return fills(node.rect.size.width, root.size.width) && fills(node.rect.size.height, root.size.height)
  }

  /// Where the space of a node lies on the screen, in points.
  private struct Place {
    var origin = Point(x: 0, y: 0)
    /// What the node covers of its own space.
    var size = Size(width: 0, height: 0)
    /// Pixels to the point, as seen on the way.
    var scale = 1.0
    var isUnknown = false

    /// The place of what is in a node.
    ///
    /// - Parameter isRatio: Whether what it is scaled by is that of pixels to points: what is in it is in points.
    func within(_ node: FlutterNode, isRatio: Bool) -> Place {
      var place = self
      place.size = node.rect.size
      if node.hasTransform { place.isUnknown = true }
      if let scale = node.scale {
        if isRatio { place.scale = scale } else if scale != 1 { place.isUnknown = true }
      }
      place.origin = Point(x: origin.x + node.rect.minX, y: origin.y + node.rect.minY)
      return place
    }

    /// The frame of the node that made this place.
    func frame(_ rect: Rect) -> Rect { Rect(origin: origin, size: rect.size) }
  }

  private mutating func finishTree() {
    var provenance = Provenance(format: TreeFormat.flutter.rawValue, never: Self.never)
    if hasUnknownPlaces {
      provenance.remarks.append("Some nodes are turned or scaled: their places are not known, and they have no frame.")
    }
    if nodes.contains(where: \.mayBeBroken) {
      provenance.remarks.append(
        "Long lines of texts that have several may have been broken by the dump, which does so at 65 columns.")
    }
    provenance.remarks.append(
      "Whether the order is that of traversal or of hit tests is not in the dump; it is taken as the former.")
    let size = builder.tree.screen.width > 0 ? builder.tree.screen : builder.extent
    let isRightToLeft = nodes.first { $0.isRightToLeft != nil }?.isRightToLeft ?? false
    builder.setTree {
      $0.screen = size
      $0.isRightToLeft = isRightToLeft
      $0.provenance = provenance
    }
  }

  private static let never: Set<Property> = [
    .decorative, .colors, .runs, .fontSize, .fontWeight, .alpha, .language, .hitArea, .activationPoint, .zOrder,
    .orientations,
    .inputLabels, .customContent, .rotors, .relations, .table, .cell, .position, .orientation, .current, .shortcut,
    .paneTitle, .errorText,
    .stateDescription, .roleDescription, .text, .landmark, .modal, .actionNames, .selection, .placeholder,
  ]
}
