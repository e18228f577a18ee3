public import Announcer
public import ArgumentParser

/// Whose words a screen reader uses: shared by every command that lets one speak.
struct SpeechOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The language of the screen reader; by default the interface's.", valueName: "code"))
  var language: String?
  @Option(help: "The screen reader whose words are used: voiceover.")
  var voice = Voice.voiceover

  func validate() throws {
    guard let language, Language.named(language) == nil else { return }
    let known = Language.all.map(\.code).joined(separator: ", ")
    throw ValidationError("no voice speaks “\(language)”; there is \(known)")
  }
}

extension Voice: ExpressibleByArgument {}
