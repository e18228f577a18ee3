public import Accessibility
public import Announcer
import Geometry

/// What a screen reader says of a whole screen, in reading order.
public struct ScreenReading: Hashable, Sendable {
  /// What the screen is called.
  public var title: String
  /// The elements in the order they are read.
  public var items: [Stop]
  /// Pairs of nodes whose order hangs on a chain of near misses.
  public var ambiguities: [Ambiguity]
  /// What a voice would say and the source of the tree cannot carry, by name.
  public var notKnown: [Property] = []
  /// Words on the screen that are not spoken, where somebody asked.
  public var unspoken: [Unspoken] = []
  /// What is true of the screen only as far as its source goes.
  public var remarks: [String] = []

  /// One element as it is read.
  public struct Stop: Hashable, Sendable {
    /// What it is.
    public var role: Role
    /// What is said; empty where it has no words.
    public var utterance: Utterance
    /// The same taken apart, with the rule of each part.
    public var speech: Speech
  }

  /// Two elements that another reader may read the other way round.
  public struct Ambiguity: Hashable, Sendable {
    /// The one that is read first.
    public var earlier: NodeID
    /// The one that may come first elsewhere.
    public var later: NodeID
  }

  /// Words on the screen that are not spoken.
  public struct Unspoken: Hashable, Sendable {
    /// Where they stand.
    public var node: NodeID
    /// The words.
    public var words: String
    /// Why nobody says them, in a sentence without a final period.
    public var reason: String
    /// Who leaves them out.
    public var omission: Omission

    /// Who leaves words out of what is said.
    public enum Omission: Hashable, Sendable {
      /// Their author says that they only adorn.
      case decoration
      /// What is around them has a name of its own, and that is said.
      case naming
      /// They are told as their window comes to the front.
      case window
      /// The reader's own rules leave them out.
      case reader
    }
  }

  /// Reads a tree from the first element to the last.
  ///
  /// - Parameter explains: Whether it is found out which words are not spoken, and why.
  public init(
    _ tree: AccessibilityTree, title: String, reader: ScreenReader = ScreenReader(), explains: Bool = false
  ) {
    self.title = title
    let view = ReaderView(tree, manner: reader.manner)
    var previous: NodeID?
    items = (0..<view.count).map { place in
      defer { previous = view.element(at: place) }
      let (utterance, speech) = reader.reading(at: place, after: previous, in: view)
      return Stop(role: view.node(at: place)?.role ?? .unknown, utterance: utterance, speech: speech)
    }
    if explains { unspoken = Self.unspoken(in: tree, order: view.order, said: items) }
    notKnown = Self.spoken.filter { !tree.says($0) }
    remarks = (tree.provenance?.remarks ?? []) + Self.placeless(view.order, in: tree) + Self.confinement(in: tree)
    ambiguities = view.order.ambiguities.map {
      Ambiguity(earlier: tree.nodes[$0.earlier].id, later: tree.nodes[$0.later].id)
    }
  }

  /// What is said of stops whose place a dump does not say, where the order goes by places.
  private static func placeless(_ order: ReadingOrder, in tree: AccessibilityTree) -> [String] {
    guard tree.provenance != nil, tree.says(.frame), ReadingManner(tree) == .rows else { return [] }
    let places = order.elements.filter { tree.nodes[$0].frame == .zero && tree.nodes[$0].explicitOrder == nil }
    guard let first = places.first, places.count < order.elements.count else { return [] }
    let others = places.count - 1
    return [
      "The dump does not say where #\(tree.nodes[first].id)\(others > 0 ? " and \(others) more are" : " is"): when"
        + " \(others > 0 ? "they are" : "it is") read cannot be told."
    ]
  }

  /// What a tree keeps out of reach by something modal: it may be all that people look for.
  private static func confinement(in tree: AccessibilityTree) -> [String] {
    let confinement = Confinement(tree)
    guard let modal = confinement.modal else { return [] }
    let count = tree.nodes.indices.count { confinement.excludes($0) && tree.nodes[$0].hasWords }
    guard count > 0 else { return [] }
    let name = tree.nodes[modal].name.map { " “\($0)”" } ?? ""
    return [
      "The \(tree.nodes[modal].role.rawValue)\(name) is modal: \(count) node\(count == 1 ? "" : "s") with words beside it"
        + " \(count == 1 ? "is" : "are") out of reach."
    ]
  }

  /// Properties that voices have words for.
  private static let spoken: [Property] = [
    .selected, .expanded, .required, .invalid, .disabled, .heading, .name, .value, .hint, .placeholder,
    .stateDescription,
    .errorText, .language, .range, .position, .customActions, .customContent, .table, .cell,
  ]
}
