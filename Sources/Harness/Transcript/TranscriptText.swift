import Accessibility
import Announcer
import Gestures
import InputEvents
import SafeText

/// Renders a transcript for people: time, what was done, what came of it, and what is said.
///
/// ```
/// 0.412  tap 359,806            button "Compose" activated → sheet "New Message" coming up
/// 0.812                         sheet "New Message" presented at Medium
///                               says “New Message. Sheet.” “To. Text Field. Is editing.”
/// ```
public struct TranscriptText: Sendable {
  /// Whether escape sequences for a terminal make it more legible.
  public var usesColor: Bool
  /// Whether hints are shown.
  public var showsHints: Bool
  /// Whether it is shown what was cut off before a person had heard it.
  public var showsCutOff: Bool
  /// Where the columns of what was done and what came of it begin, in characters.
  private let inputColumn = 8
  static let effectColumn = 34

  /// A renderer.
  public init(usesColor: Bool = false, showsHints: Bool = false, showsCutOff: Bool = false) {
    self.usesColor = usesColor
    self.showsHints = showsHints
    self.showsCutOff = showsCutOff
  }

  /// What stands for what comes of an input later, or for nothing, while something moves.
  static let meanwhile = "something is moving"

  /// The lines of one entry, each closed by a newline.
  public func render(_ entry: TranscriptEntry) -> String {
    let time = Numerals.seconds(entry.time.microseconds)
    let label = entry.title.forTerminal
    var lines = effects(entry)
    var head = pad(styled(time, .dim), width: time.count, to: inputColumn) + styled(label, .bold)
    let headWidth = max(inputColumn, time.count + 1) + label.count
    if headWidth >= Self.effectColumn, !lines.isEmpty {
      lines.insert("", at: 0)
    }
    if lines.isEmpty { return trimmed(head) + "\n" }
    head = lines[0].isEmpty ? trimmed(head) : pad(head, width: headWidth, to: Self.effectColumn)
    let indent = String(repeating: " ", count: Self.effectColumn)
    return head + lines[0] + "\n" + lines.dropFirst().map { indent + $0 + "\n" }.joined()
  }

  private func effects(_ entry: TranscriptEntry) -> [String] {
    var lines: [String] = []
    if case .expectation(let outcome) = entry.trigger { lines += render(outcome) }
    if case .warning(let text) = entry.trigger { lines.append(styled(text.forTerminal, .warning)) }
    let happenings = entry.events.compactMap(\.text)
    if !happenings.isEmpty { lines.append(happenings.joined(separator: " → ").forTerminal) }
    var said: [String] = []
    func closeSaid() {
      if !said.isEmpty { lines.append("says " + said.joined(separator: " ")) }
      said = []
    }
    for step in entry.reader {
      switch step {
      case .says(let utterance) where utterance.text.isEmpty:
        closeSaid()
        lines.append(
          styled("says nothing: \(utterance.node.map { "#\($0)".forTerminal } ?? "it") has no words", .warning))
      case .says(let utterance):
        said.append(styled("“\(utterance.text.forTerminal)”", .speech))
        if showsHints, let hint = utterance.hint { said.append(styled("(\(hint.forTerminal))", .dim)) }
      case .asks: continue
      case .boundary(let end):
        closeSaid()
        lines.append(
          styled(end == .end ? "at the end, nothing after this" : "at the start, nothing before this", .dim))
      case .refuses(let why):
        closeSaid()
        lines.append(styled("reader: \(why.forTerminal)", .warning))
      }
    }
    closeSaid()
    if entry.stopsSpeech, let cut = entry.cutOff.first {
      lines.append(styled("stops at “\(cut.text.forTerminal)”", .dim))
    }
    if lines.isEmpty, entry.isInputWithoutEffect {
      lines.append(styled("nothing happens" + (entry.whyNothing.map { ": \($0.forTerminal)" } ?? ""), .dim))
    }
    if lines.isEmpty, entry.isInputMeanwhile { lines.append(styled(Self.meanwhile, .dim)) }
    if let remark = entry.remarkOnTheWay { lines.append(styled(remark, .dim)) }
    if showsCutOff, !entry.cutOff.isEmpty {
      lines.append(styled("cuts off " + entry.cutOff.map { "“\($0.text.forTerminal)”" }.joined(separator: " "), .dim))
    }
    lines += entry.reasons.map { styled($0.forTerminal, .dim) }
    return lines
  }

  private func render(_ outcome: ExpectationResult) -> [String] {
    guard !outcome.isKept else { return [styled("as expected", .dim)] }
    let place = outcome.place.map { " (\($0.forTerminal))" } ?? ""
    return [styled("not as expected\(place): \(outcome.found.forTerminal)", .warning)]
      + (outcome.nearest.map { [styled("nearest: \($0.forTerminal)", .warning)] } ?? [])
  }

  // MARK: Columns and colours

  private func styled(_ text: String, _ style: TerminalStyle) -> String {
    usesColor ? style.applied(to: text) : text
  }

  /// The text with blanks after it up to a column, one at least.
  private func pad(_ text: String, width: Int, to column: Int) -> String {
    text + String(repeating: " ", count: max(1, column - width))
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension TranscriptEntry {
  /// What set it off, in words; empty where time passed.
  public var title: String {
    switch trigger {
    case .start: "start"
    case .input(let text): text
    case .command(let command, by: let gesture?): "\(gesture): \(command.words)"
    case .command(let command, by: nil): "reader \(command.words)"
    case .time: ""
    case .mark(let name): "— \(name) —"
    case .note(let text): text
    case .warning: "warning"
    case .expectation(let outcome): outcome.instruction
    }
  }

  /// Why it went as it did, a line each: what fingers were taken for, then where the input went.
  public var reasons: [String] {
    gestures.map(\.description) + arbitrations.map(\.description)
  }

  /// That what a drag, pinch or turn has brought about is told before this, at its own time; nil where more happens at
  /// its end, or nothing has.
  public var remarkOnTheWay: String? { effectsOnTheWay.isEmpty ? nil : "what came of it is told above" }

  /// What a drag, pinch or turn has brought about before its end, where nothing more happens at that.
  public var effectsOnTheWay: [Happening] { events.isEmpty && reader.isEmpty ? earlier : [] }

  /// Whether somebody did something of which nothing has come while something moves, which may come of it.
  var isInputMeanwhile: Bool {
    guard isMoving, effectsOnTheWay.isEmpty else { return false }
    return switch trigger {
    case .input: true
    case .command: !stopsSpeech
    case .start, .time, .mark, .note, .warning, .expectation: false
    }
  }

  /// Whether a reader that was saying something was told to be silent.
  var stopsSpeech: Bool { if case .command(.stop, _) = trigger { !cutOff.isEmpty } else { false } }

  /// Whether somebody did something and nothing at all came of it.
  var isInputWithoutEffect: Bool {
    guard !isMoving, earlier.isEmpty else { return false }
    return switch trigger {
    case .input: events.isEmpty && reader.isEmpty
    case .command: events.isEmpty && !stopsSpeech && reader.allSatisfy { if case .asks = $0 { true } else { false } }
    case .start, .time, .mark, .note, .warning, .expectation: false
    }
  }
}
