public import Announcer
public import Geometry
public import Gestures

/// How a run goes.
public struct RunOptions: Sendable {
  /// Whether touch, reader chords and crown go to the screen reader instead of the interface.
  public var usesReader = false
  /// Whether entries say why inputs went where they went.
  public var explains = false
  /// Whether entries keep what the screen looked like, for drawings.
  public var keepsScreens = false
  /// Whether it is kept how things moved, for plots.
  public var keepsMotion = false
  /// Whether contacts are reported as they come and go, before it is known what they mean.
  public var showsContacts = false
  /// Whether what was said before the script begins is kept for its expectations.
  public var keepsWords = false
  /// Whether the transcript warns of an instruction of a script of which nothing came.
  public var warnsOfNothing = false
  /// Why nobody can do something to such an interface, in words, where touches go to a screen reader or not; nil for what
  /// people can do.
  public typealias Objection = @Sendable (_ action: ScriptAction, _ usesReader: Bool) -> String?
  /// Why nobody can do something to this interface.
  public var objection: Objection?
  /// What comes to lie on something else that its author has placed, on a screen of a size in points, in words.
  public typealias Overlaps = @Sendable (Size) -> [String]
  /// What is told of that where the screen is turned or resized; nil where nobody asks.
  public var overlaps: Overlaps?
  /// Whose words and order are used; VoiceOver's words in the order of the platform unless given.
  public var voice: Voice?
  /// What people have set of how it speaks.
  public var speech = SpeechSettings()
  /// BCP 47 code of the reader's language; the document's unless given.
  public var language: String?
  /// The numbers that decide what a gesture is; the target's own unless given.
  public var gestures: GestureOptions?
  /// How long the end of a run waits for the interface to come to rest, in µs (P.idle).
  public var patience: Int64 = 60_000_000

  /// The defaults: no reader, no explanations.
  public init() {}
}
