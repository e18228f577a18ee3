public import ArgumentParser
import Explorer
public import Guidelines
import Reports
import SafeText
public import Scenes

/// `detent guidelines`: the statements that the stage and the rules are held to, what shows that they are kept, and the
/// state machines, decisions, conflicts, parameters and obligations behind them.
struct GuidelinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guidelines",
    abstract: "Says what the guidelines state, and how each statement is kept and where.",
    discussion: """
      The codes that reports and --explain use are printed like statements: SM-2 is a state machine, A-34 a decision \
      where the documents are ambiguous, C-07 one where they contradict each other, P.dismissSpeed a parameter, \
      ann-confine what a screen reader has to do.

      Example:
        detent guidelines
        detent guidelines sheet-grabber-tap-cycles
        detent guidelines SM-2 A-34 P.dismissSpeed
        detent guidelines --codes
        detent guidelines --glossary
        detent guidelines --area modality --platform iOS
        detent guidelines --due --format json
        detent guidelines --api UIKit
      """)

  @Argument(
    help: ArgumentHelp(
      "Statements, and codes such as SM-2, A-34, C-07 and P.dismissSpeed; all statements unless given.",
      valueName: "code"))
  var codes: [String] = []
  @Option(help: "Only what this is about: sheet, action-sheet, modality or scroll.")
  var area: Statement.Area?
  @Option(help: "Only what holds on this platform: iOS, iPadOS, macOS, tvOS, visionOS or watchOS.")
  var platform: Platform?
  @Flag(help: "Only those that nothing shows to be kept yet, or not on every platform.")
  var due = false
  @Flag(name: .customLong("codes"), help: "Instead, every state machine, decision, conflict, parameter and obligation.")
  var listsCodes = false
  @Flag(help: "Instead, the project's own words and what they mean.")
  var glossary = false
  @Option(help: "Instead, the names of a framework that a scene may use: SwiftUI, UIKit or AppKit.")
  var api: Scene.API?
  @OptionGroup var format: FormatOptions

  func validate() throws {
    if api != nil, !codes.isEmpty || area != nil || due || listsCodes || glossary {
      throw ValidationError("--api lists names, not statements; it goes with --platform and --format only")
    }
    let option = listsCodes ? "--codes" : glossary ? "--glossary" : nil
    if let option, !codes.isEmpty || area != nil || platform != nil || due || listsCodes && glossary {
      throw ValidationError("\(option) lists something else than statements; it goes with --format only")
    }
  }

  func run() throws {
    if listsCodes {
      let entries = Specification.entries
      return show(format.isJSON ? SpecificationJSON.render(entries) : SpecificationText.list(entries))
    }
    if glossary { return show(format.isJSON ? GlossaryJSON.render(Glossary.words) : GlossaryText.list(Glossary.words)) }
    if let api {
      let names = FrameworkName.names(of: api).filter { platform.map($0.platforms.contains) ?? true }
      return show(format.isJSON ? ImportJSON.render(names) : ImportText.list(names))
    }
    let keepings = Keeping.all(rules: ExplorerAudit.rules)
    guard codes.isEmpty else {
      let items = try codes.map { try item($0, among: keepings) }
      return show(format.isJSON ? GuidelineJSON.render(items) : GuidelineText.describe(items))
    }
    let chosen = keepings.filter(isAsked)
    show(format.isJSON ? GuidelineJSON.render(chosen) : GuidelineText.list(chosen))
  }

  private func isAsked(_ keeping: Keeping) -> Bool {
    (area == nil || keeping.statement.area == area)
      && platform.map(keeping.statement.platformsToShow.contains) ?? true
      && (!due || keeping.manner == .due || !keeping.unshown.isEmpty)
  }

  private func item(_ code: String, among keepings: [Keeping]) throws -> GuidelineTopic {
    if let entry = Specification.entry(code) {
      guard area == nil, platform == nil, !due else { throw Failure.unfilteredCode(entry) }
      return .entry(entry)
    }
    guard let keeping = keepings.first(where: { $0.statement.id == code }) else { throw Failure.unknownCode(code) }
    guard isAsked(keeping) else { throw Failure.excludedStatement(keeping) }
    return .statement(keeping)
  }

  private func show(_ text: String) {
    if format.isJSON {
      StandardOutput.write(text)
    } else {
      StandardOutput.show(TerminalText(lines: text), terminator: "")
    }
  }
}

extension Statement.Area: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension Scene.API: ExpressibleByArgument {}
