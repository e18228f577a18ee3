public import Accessibility
public import Geometry
import SafeText

/// Names a place of an interface, as people write it in scripts and on the command line.
///
/// ```
/// selector  = "@" x "," y | step { "in" step }
/// step      = "#" id [ index ] | [ role ] string [ index ] | role [ index ]
/// index     = "[" n "]"
/// ```
/// `"Send"` · `button "Send"` · `button "Send" in sheet` · `#compose` · `#inbox/compose` · `button[2]` · `@196,420`.
/// An id is a node's whole path or the end of it; a name is matched exactly; an index counts from 1 in reading order.
public struct Selector: Hashable, Sendable {
  /// What it names.
  public var subject: Subject

  /// A place or a node.
  public enum Subject: Hashable, Sendable {
    /// A place on the screen, in points.
    case point(Point)
    /// A node, by what it is and by what surrounds it, the innermost first; never empty.
    case node([Segment])
  }

  /// One node in a chain of containers.
  public struct Segment: Hashable, Sendable {
    /// What it is.
    public var role: Role?
    /// What it is called.
    public var name: String?
    /// Its id, or the end of it.
    public var id: String?
    /// Which of several, from 1 in reading order.
    public var index: Int?

    /// A step that matches everything until something is said.
    public init(role: Role? = nil, name: String? = nil, id: String? = nil, index: Int? = nil) {
      self.role = role
      self.name = name
      self.id = id
      self.index = index
    }
  }

  /// A selector for this.
  public init(_ subject: Subject) { self.subject = subject }

  /// The selector that `text` spells.
  public init(parsing text: String) throws(SelectorError) {
    var parser = SelectorParser(text)
    subject = try parser.selector()
  }
}

extension Selector: CustomStringConvertible {
  /// As it is written.
  public var description: String {
    switch subject {
    case .point(let point): "@\(Numerals.text(point.x)),\(Numerals.text(point.y))"
    case .node(let steps): steps.map(\.description).joined(separator: " in ")
    }
  }
}

extension Selector.Segment: CustomStringConvertible {
  /// As it is written.
  public var description: String {
    let parts = [id.map { "#\($0)" }, role?.rawValue, name.map(ScriptText.quoted)].compactMap(\.self)
    return parts.joined(separator: " ") + (index.map { "[\($0)]" } ?? "")
  }
}
