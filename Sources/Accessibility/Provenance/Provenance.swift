/// Where a tree comes from, and which properties that source cannot carry: of these, nothing in the tree is evidence.
///
///     tree.provenance = Provenance(format: "uiautomator", never: [.colors, .heading])
///     tree.ask(.foreground, of: 3)  // .notKnown(.never), and not "no colour"
public struct Provenance: Hashable, Sendable {
  /// What the source is called, such as `uiautomator`.
  public var format: String
  /// Properties that the format has no place for.
  public var never: Set<Property>
  /// Properties that the format has a place for, and that were not written: a switch or a version.
  public var notAsked: Set<Property>
  /// What is true of the tree only as far as its source goes, in sentences for people.
  public var remarks: [String]

  /// Why a property is not known.
  public enum Gap: String, CaseIterable, Hashable, Sendable {
    /// The format has no place for it.
    case never
    /// It was not asked for when the tree was written.
    case notAsked
  }

  /// Whether the format has lengths in pixels of the screen or window.
  var isInPixels: Bool { ["uiautomator", "appium", "accesskit"].contains(format) }

  /// Whether the source lists elements one behind the other, whatever they are in.
  public var isFlat: Bool { format == "idb" && never.contains(.containers) }

  /// Whether the source lists what a reader stops at and nothing else, each with its place in the order of the whole.
  var listsStops: Bool { format == "accessibility-snapshot" }

  /// A source; it says everything unless told otherwise.
  public init(
    format: String, never: Set<Property> = [], notAsked: Set<Property> = [], remarks: [String] = []
  ) {
    self.format = format
    self.never = never
    self.notAsked = notAsked
    self.remarks = remarks
  }

  /// Why a property is not known; nil where the source says it.
  public func gap(_ property: Property) -> Gap? {
    never.contains(property) ? .never : notAsked.contains(property) ? .notAsked : nil
  }
}
