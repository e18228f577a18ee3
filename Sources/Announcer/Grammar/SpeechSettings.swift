/// What people have set of how a screen reader speaks.
public struct SpeechSettings: Hashable, Sendable {
  /// How much it says.
  public var verbosity: Verbosity
  /// The order in which TalkBack describes an element; other readers have one of their own.
  public var descriptionOrder: DescriptionOrder
  /// Whether TalkBack says each change of what changes often; else an element by itself is heard once in 30 s.
  public var saysFrequentChanges: Bool

  /// As the reader is unless people change it.
  public init(
    verbosity: Verbosity = .high, descriptionOrder: DescriptionOrder = .stateNameType, saysFrequentChanges: Bool = true
  ) {
    (self.verbosity, self.descriptionOrder) = (verbosity, descriptionOrder)
    self.saysFrequentChanges = saysFrequentChanges
  }
}
