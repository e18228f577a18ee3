public import Accessibility
import Geometry

/// Targets of a scene that what scrolls cuts off in every state that was looked at.
///
/// Rules about targets leave out what is cut off: it is measured where it shows whole. Not every place that content can be
/// scrolled to is looked at; of what shows whole at none of them, and looks small, nothing is known.
public struct NeverWhole {
  /// By number of the node: whether it was measured, or what it measures where it was only cut off.
  private var measured: Set<Int> = []
  private var cut: [Int: Cut] = [:]

  /// The least side of a target that needs no room beside it, in points.
  private static let largest = 44.0

  private struct Cut {
    var node: AccessibilityNode
    var state: Int
    /// The lesser of width and height, in points.
    var side: Double
    /// Whether another target lies beside it.
    var hasNeighbour: Bool
    var platform: String?
  }

  /// Of no state yet.
  public init() {}

  /// Looks at what is to be met in a state.
  ///
  /// - Parameters:
  ///   - indices: Nodes that people meet.
  ///   - number: The number of the node at an index, the same in each state.
  public mutating func look<Indices: Sequence<Int>>(
    at indices: Indices, in context: AuditContext, state: Int, number: (Int) -> Int
  ) {
    guard context.document != nil else { return }
    for index in indices where context.tree.nodes[index].isOperable {
      let number = number(index)
      guard !measured.contains(number) else { continue }
      if TargetSize(index, in: context, countsFocus: true) != nil {
        measured.insert(number)
        cut[number] = nil
      } else if cut[number] == nil, let area = TargetSize.areaCutByScrolling(index, in: context) {
        cut[number] = Cut(
          node: context.tree.nodes[index], state: state, side: min(area.size.width, area.size.height),
          hasNeighbour: min(area.size.width, area.size.height) < Self.largest
            && Self.hasNeighbour(index, area, in: context),
          platform: context.tree.platform)
      }
    }
  }

  /// Whether another thing to operate beside it in the same content is nearer than any rule about targets asks for.
  private static func hasNeighbour(_ index: Int, _ area: Rect, in context: AuditContext) -> Bool {
    let nodes = context.tree.nodes
    let around = area.insetBy(dx: -TargetSize.least, dy: -TargetSize.least)
    guard let clip = context.surroundings(of: index).clip else { return false }
    return (clip + 1..<nodes[clip].end).contains { other in
      let isOne =
        other == index || other > index && other < nodes[index].end || index < nodes[other].end && index > other
      return !isOne && nodes[other].isOperable && !nodes[other].traits.contains(.disabled)
        && (nodes[other].hitArea ?? nodes[other].frame).intersects(around)
    }
  }

  /// What cannot be told: the rule, the node, the state in which it was first met, and why.
  public var verdicts: [(rule: String, node: AccessibilityNode, state: Int, verdict: Verdict)] {
    cut.sorted { $0.key < $1.key }.flatMap { _, cut in
      var rules: [String] = []
      if cut.platform != "tvOS", cut.side < TargetSize.least, cut.hasNeighbour { rules.append("target-wcag") }
      if let least = TargetHIGMinimum.least(on: cut.platform), cut.side < least { rules.append("target-hig-min") }
      if let usual = TargetHIGDefault.usual(on: cut.platform), cut.side < usual,
        TargetHIGDefault.isAsked(of: cut.node.role)
      {
        rules.append("target-hig-default")
      }
      if cut.side < Self.largest, cut.hasNeighbour, cut.platform != "macOS", cut.platform != "tvOS",
        TargetSpacing().concerns(cut.node.role)
      {
        rules.append("target-spacing")
      }
      return rules.map { ($0, cut.node, cut.state, Verdict.cannotTell(.neverWhole(side: cut.side))) }
    }
  }
}

extension Message {
  fileprivate static func neverWhole(side: Double) -> Self {
    Self(
      "It is {side} at its narrower side, and was cut off wherever its content was scrolled to.", ["side": side.points])
  }
}
