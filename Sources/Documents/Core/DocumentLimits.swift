import Gestures

/// How much a document may ask of the machine.
///
/// With the defaults a hostile document costs at most some hundred megabytes and a few seconds before it is refused; with
/// those of interfaces, less than a gigabyte.
public struct DocumentLimits: Hashable, Sendable {
  /// Greatest size of the text, in bytes.
  public var bytes = 16 << 20
  /// Greatest depth of mappings and lists within each other.
  public var depth = 64
  /// Greatest number of scalars, mappings and lists.
  public var nodes = 2_000_000
  /// How many errors of one document are kept.
  public var errors = 50

  /// The defaults.
  public init() {}

  /// What a description of an interface may be: 600,000 elements with id, role, label and frame, in YAML or JSON.
  static var interface: DocumentLimits {
    var limits = DocumentLimits()
    limits.bytes = 64 << 20
    limits.nodes = 8_000_000
    return limits
  }

  /// The limits of a text of so many bytes: what is made of a longer text than this many values each takes memory in
  /// proportion to it, however short the values are.
  func of(bytes count: Int) -> DocumentLimits {
    var limits = self
    limits.nodes = min(nodes, max(Self.alwaysRead, count / Self.bytesPerNode))
    return limits
  }

  /// How many values are read whatever the size.
  private static let alwaysRead = 2_000_000
  /// An element of a scene takes four bytes a value and more.
  private static let bytesPerNode = 3

  /// What a file with a gesture script may be: as long as the longest script.
  public static var script: DocumentLimits {
    var limits = DocumentLimits()
    limits.bytes = GestureScript.greatestLength
    return limits
  }
}
