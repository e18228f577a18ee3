import Accessibility
public import Announcer
public import ArgumentParser

/// Whose words a screen reader uses: shared by every command that lets one speak.
struct SpeechOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The language of the screen reader; by default the interface's.", valueName: "code"))
  var language: String?
  @Option(
    help: ArgumentHelp(
      "The screen reader whose words and order are used: \(Voice.allCases.map(\.rawValue).joined(separator: ", "));"
        + " by default the words of voiceover in the order of the platform; of `announce` the reader of the platform:"
        + " talkback for Android, orca for pages and Linux, else voiceover.",
      valueName: "reader"))
  var voice: Voice?

  @Option(
    help: ArgumentHelp(
      "How much the screen reader says: high, or low, without hints and what its own setting for few words leaves out.",
      valueName: "level"))
  var verbosity = Verbosity.high

  @Option(
    help: ArgumentHelp(
      "The order in which talkback describes an element, as its setting has it: state-name-type unless given, "
        + "type-name-state or name-type-state.", valueName: "order"))
  var descriptionOrder = DescriptionOrder.stateNameType

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether talkback says each change of what changes often, as its setting has it; else an element by itself is "
        + "heard once in 30 s."))
  var frequentChanges = true

  /// What is set of how the reader speaks.
  var settings: SpeechSettings {
    SpeechSettings(verbosity: verbosity, descriptionOrder: descriptionOrder, saysFrequentChanges: frequentChanges)
  }

  /// The screen reader that is meant.
  var reader: ScreenReader { ScreenReader(voice: voice, language: language, settings: settings) }

  /// The screen reader that is meant for a tree: the one that people of its platform have, unless one was named.
  func reader(of tree: AccessibilityTree) -> ScreenReader {
    ScreenReader(voice: voice ?? Voice(of: tree), language: language, settings: settings)
  }

  /// What to say of the screen reader, where the platform of a tree decides and the words are none of VoiceOver's.
  func remarks(of tree: AccessibilityTree) -> [String] {
    let chosen = Voice(of: tree)
    guard voice == nil, chosen != .voiceover else { return [] }
    return ["Read as \(chosen.rawValue) does, by its platform; --voice names another reader."]
  }

  func validate() throws {
    if descriptionOrder != .stateNameType, voice != .talkback {
      throw ValidationError("--description-order is a setting of talkback: it needs --voice talkback")
    }
    if !frequentChanges, voice != .talkback {
      throw ValidationError("--no-frequent-changes is a setting of talkback: it needs --voice talkback")
    }
    guard let language, Language.named(language) == nil else { return }
    let known = Language.all.map(\.code).joined(separator: ", ")
    throw ValidationError("no voice speaks “\(language)”; there is \(known)")
  }
}

extension Voice: ExpressibleByArgument {}
extension Verbosity: ExpressibleByArgument {}
extension DescriptionOrder: ExpressibleByArgument {}
