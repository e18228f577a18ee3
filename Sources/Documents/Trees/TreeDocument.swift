public import Accessibility
import Geometry

/// Tree documents (`*.tree.json`): a plain accessibility tree, as `--dump-tree` writes it.
public enum TreeDocument {
  /// What a tree document may ask of the machine: a million nodes with role, name and frame; and deeper than other
  /// documents, since every node in a node counts two.
  public static var limits: DocumentLimits {
    var limits = DocumentLimits.interface
    limits.bytes = 90 << 20
    limits.nodes = 16_000_000
    limits.depth = 520
    return limits
  }

  /// Reads a tree.
  ///
  /// - Throws: Everything that is wrong in the document.
  public static func read(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = limits
  ) throws(DocumentErrors) -> AccessibilityTree {
    let form = EntityForm<TreeContent>.tree.form
    return try form.decode(LocatedNode.parse(bytes, file: file, limits: limits), limits: limits).tree
  }

  /// Reads a tree that is held in a string.
  public static func read(_ text: String, file: String) throws(DocumentErrors) -> AccessibilityTree {
    try read(Array(text.utf8), file: file)
  }

  /// The JSON of a tree: nodes in document order, attributes in a fixed order, defaults left out.
  public static func write(_ tree: AccessibilityTree) -> String {
    JSONWriter.text(EntityForm<TreeContent>.tree.write(TreeContent(tree)))
  }

  /// The JSON Schema of tree documents.
  static var schema: DocumentValue {
    SchemaDocument.make(
      "tree", "Detent accessibility tree", EntityForm<TreeContent>.tree.schema,
      definitions: [("node", EntityForm<TreeNode>.treeNode.schema)])
  }
}
