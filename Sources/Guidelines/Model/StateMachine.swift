public import Scenes

/// One state machine of the specification: the states of something, and what leads from one to another.
///
/// Where several transitions fit an event, the first of them decides, unless a condition says that it goes before others.
public struct StateMachine: Hashable, Sendable, Identifiable {
  /// Its code, such as `SM-1`, for good.
  public let id: String
  /// What it is about.
  public let title: String
  /// The platforms that have it, in the order of `Platform`.
  public let platforms: [Platform]
  /// Its states; the first one is where it begins.
  public let states: [State]
  /// What leads on, in the order in which it is asked.
  public let transitions: [Transition]
  /// What holds besides, a sentence or two each; rules of a release begin with their number.
  public let notes: [String]
  /// Ids of the statements that it carries out.
  public let statements: [String]

  /// Where a machine can stand.
  public struct State: Hashable, Sendable {
    /// Its name; in transitions followed by its arguments in brackets.
    public let name: String
    /// What it is.
    public let meaning: String

    init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// What an event leads to.
  public struct Transition: Hashable, Sendable {
    /// The names of the states in which it holds.
    public let from: [String]
    /// What happens.
    public let event: String
    /// What has to be so for it; nil where nothing has.
    public let condition: String?
    /// The state that it leads to, with its arguments; nil where the machine stays in its state.
    public let to: String?
    /// What comes about besides; nil where nothing does.
    public let effect: String?

    init(_ from: [String], _ event: String, if condition: String? = nil, to: String? = nil, _ effect: String? = nil) {
      self.from = from
      self.event = event
      self.condition = condition
      self.to = to
      self.effect = effect
    }
  }

  init(
    _ id: String, _ title: String, _ platforms: [Platform], states: [State], transitions: [Transition],
    notes: [String] = [], statements: [String]
  ) {
    self.id = id
    self.title = title
    self.platforms = platforms
    self.states = states
    self.transitions = transitions
    self.notes = notes
    self.statements = statements
  }
}
