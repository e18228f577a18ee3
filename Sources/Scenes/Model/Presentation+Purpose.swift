extension Presentation {
  /// What a presentation is for.
  public enum Purpose: String, CaseIterable, Hashable, Sendable {
    case requestInformation = "request-information"
    case attachFile = "attach-file"
    case chooseLocation = "choose-location"
    case specifyFormat = "specify-format"
    case simpleTask = "simple-task"
    case supplementary, compose, share
    case importantInformation = "important-information"
    case choices, navigation
    case informationOnly = "information-only"
    case other

    /// The purpose that this one is a kind of: attaching a file is a request for information.
    public var general: Purpose {
      switch self {
      case .attachFile, .chooseLocation, .specifyFormat: .requestInformation
      default: self
      }
    }

    /// Whether it says that something is rightly modal: it asks for something or serves a task, and is no place to go to
    /// and nothing to look at beside another.
    public var answersForModal: Bool { ![.other, .navigation, .supplementary].contains(self) }
  }
}
