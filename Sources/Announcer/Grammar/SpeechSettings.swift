/// What people have set of how a screen reader speaks.
public struct SpeechSettings: Hashable, Sendable {
  /// How much it says.
  public var verbosity: Verbosity
  /// The order in which TalkBack describes an element; other readers have one of their own.
  public var descriptionOrder: DescriptionOrder

  /// As the reader is unless people change it.
  public init(verbosity: Verbosity = .high, descriptionOrder: DescriptionOrder = .stateNameType) {
    (self.verbosity, self.descriptionOrder) = (verbosity, descriptionOrder)
  }
}
