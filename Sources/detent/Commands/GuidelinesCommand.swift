public import ArgumentParser
import Documents
import Explorer
public import Guidelines
import InputEvents
import Reports
import SafeText
public import Scenes

/// `detent guidelines`: the statements that the stage and the rules are held to, and what shows that they are kept.
struct GuidelinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guidelines",
    abstract: "Says what the guidelines state, and how each statement is kept and where.",
    discussion: """
      Example:
        detent guidelines
        detent guidelines sheet-grabber-tap-cycles
        detent guidelines --area modality --platform iOS
        detent guidelines --due --json
        detent guidelines --api UIKit
      """)

  @Argument(help: "A statement; all of them unless given.")
  var id: String?
  @Option(help: "Only what this is about: sheet, action-sheet, modality or scroll.")
  var area: Statement.Area?
  @Option(help: "Only what holds on this platform: iOS, iPadOS, macOS, tvOS, visionOS or watchOS.")
  var platform: Platform?
  @Flag(help: "Only those that nothing shows to be kept yet.")
  var due = false
  @Option(help: "Instead, the names of a framework that a scene may use: SwiftUI, UIKit or AppKit.")
  var api: Scene.API?
  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if api != nil, id != nil || area != nil || due {
      throw ValidationError("--api lists names, not statements; it goes with --platform and --json only")
    }
  }

  func run() throws {
    if let api {
      let names = FrameworkName.names(of: api).filter { platform.map($0.platforms.contains) ?? true }
      show(json ? ImportJSON.render(names) : ImportText.list(names))
      return
    }
    let keepings = Keeping.all(rules: ExplorerAudit.rules)
    func isAmong(_ keeping: Keeping) -> Bool {
      (area == nil || keeping.statement.area == area)
        && platform.map(keeping.statement.platforms.contains) ?? true
        && (!due || keeping.manner == .due)
    }
    if let id {
      guard let keeping = keepings.first(where: { $0.statement.id == id }) else { throw Failure.unknownStatement(id) }
      guard isAmong(keeping) else { throw Failure.excludedStatement(keeping) }
      show(json ? GuidelineJSON.render([keeping]) : GuidelineText.describe(keeping))
      return
    }
    let chosen = keepings.filter(isAmong)
    show(json ? GuidelineJSON.render(chosen) : GuidelineText.list(chosen))
  }

  private func show(_ text: String) {
    if json { StandardOutput.write(text) } else { StandardOutput.show(TerminalText(lines: text), terminator: "") }
  }
}

extension Statement.Area: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension Scene.API: ExpressibleByArgument {}

extension Failure {
  /// A statement that is not among those asked for.
  static func excludedStatement(_ keeping: Keeping) -> Failure {
    let statement = keeping.statement
    let platforms = statement.platforms.map(\.rawValue).joined(separator: ", ")
    return Failure(
      .usage, "“\(statement.id)” is not among the statements asked for",
      hint: """
        it is about \(statement.area.rawValue), holds on \(platforms), and is \
        \(keeping.manner == .due ? "still due" : "not due any more")
        """)
  }

  /// A statement that does not exist, with those that were probably meant.
  static func unknownStatement(_ id: String) -> Failure {
    let ids = Statements.all.map(\.id)
    var near = Array(ids.filter { $0.contains(id) }.prefix(8))
    if near.isEmpty { near = NearestSpelling.of(id, among: ids).map { [$0] } ?? [] }
    let hint: TerminalText =
      near.isEmpty ? "detent guidelines lists them" : "statements: \(near.joined(separator: ", "))"
    return Failure(.usage, "there is no statement “\(id)”", hint: hint)
  }
}
