import Accessibility
import Geometry

/// The tree does not contradict itself about a node.
///
/// Frames are rectangles of finite size, and one node at most has the keyboard focus in a window; what a node
/// is related to is there, and a cell is in a row and column that its table has. Counted as kept are
/// the nodes that people operate.
public struct TreeInconsistent: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "tree-inconsistent",
    title: "The tree says of a node what can be true",
    why: "Assistive technology goes by the tree: it looks for the focus and for places, and finds none or two.",
    remedy: "Repair what builds the tree.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let frame = context.tree.nodes[index].frame
    let (width, height) = (frame.size.width, frame.size.height)
    guard (frame.minX + frame.minY + width + height).isFinite, width >= 0, height >= 0 else {
      return .fail(.impossibleFrame())
    }
    if context.tree.nodes[index].traits.contains(.focused),
      let first = context.firstFocus[context.surroundings(of: index).surface ?? -1], first < index,
      !Self.isAncestor(first, of: index, context)
    {
      return .fail(.secondFocus(other: context.tree.nodes[first].id.path))
    }
    if context.saysFurther(index), let contradiction = Self.contradiction(index, context) {
      return .fail(contradiction)
    }
    return context.tree.nodes[index].isOperable && !context.standing[index].contains(.hidden) ? .pass : .inapplicable
  }

  /// What a node says of others that they deny. Rare: kept apart from what is asked of every node.
  @inline(never)
  private static func contradiction(_ index: Int, _ context: AuditContext) -> Message? {
    let tree = context.tree
    // A dump may leave out what a relation leads to.
    if !context.isFromElsewhere,
      let gone = tree.nodes[index].relations.first(where: { context.related($0.target) == nil })
    {
      return .relationToNothing(kind: gone.kind.rawValue, target: gone.target.path)
    }
    guard let cell = tree.nodes[index].cell,
      let table = tree.nearestAncestor(of: index, where: { $0.table != nil }), let shape = tree.nodes[table].table
    else { return nil }
    let isInside = cell.row <= max(shape.rows, 1) && cell.column <= max(shape.columns, 1)
    return isInside ? nil : .cellBeyond(row: cell.row, column: cell.column, rows: shape.rows, columns: shape.columns)
  }

  /// A container that has the focus by one of its parts says so as well.
  private static func isAncestor(_ node: Int, of other: Int, _ context: AuditContext) -> Bool {
    node < other && other < context.tree.nodes[node].end
  }
}

extension Message {
  static func relationToNothing(kind: String, target: String) -> Self {
    Self("It is said to be “{kind}” “{target}”, which is not there.", ["kind": kind, "target": target])
  }
  static func cellBeyond(row: Int, column: Int, rows: Int, columns: Int) -> Self {
    Self(
      "It is in row {row} and column {column} of a table with {rows} rows and {columns} columns.",
      ["row": "\(row)", "column": "\(column)", "rows": "\(rows)", "columns": "\(columns)"])
  }
  static func impossibleFrame() -> Self { Self("Its frame is not a rectangle of finite size.") }
  static func secondFocus(other: String) -> Self {
    Self("It has the keyboard focus, and so has “{other}”.", ["other": other])
  }
}
