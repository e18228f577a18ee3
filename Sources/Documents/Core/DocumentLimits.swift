import Gestures

/// How much a document may ask of the machine.
///
/// With the defaults a hostile document costs at most some hundred megabytes and a few seconds before it is refused.
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

  /// What a file with a gesture script may be: as long as the longest script.
  public static var script: DocumentLimits {
    var limits = DocumentLimits()
    limits.bytes = GestureScript.greatestLength
    return limits
  }
}
