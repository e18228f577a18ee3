import Documents
import Harness
import SafeText

/// What became of cases, as it is written.
enum FlowOutput {
  /// A case in lines, each closed by a newline.
  static func text(_ result: CaseResult, as format: RunCommand.Format) -> String {
    switch format {
    case .text: CaseText.render(result)
    case .json: ResultDocument.line(result) + "\n"
    }
  }

  /// How many cases ended how, in a line closed by a newline.
  static func text(_ summary: CaseSummary, as format: RunCommand.Format) -> String {
    switch format {
    case .text: CaseText.render(summary) + "\n"
    case .json: ResultDocument.line(summary) + "\n"
    }
  }

  /// Shows a case on standard output as soon as it is known.
  static func show(_ result: CaseResult, as format: RunCommand.Format) {
    switch format {
    case .text:
      let usesColor = Terminal.usesColor
      StandardOutput.show(
        TerminalText(lines: CaseText.render(result, usesColor: usesColor), keepsStyles: usesColor), terminator: "")
    case .json: StandardOutput.write(text(result, as: format))
    }
    StandardOutput.push()
  }

  /// Shows on standard output how many cases ended how.
  static func show(_ summary: CaseSummary, as format: RunCommand.Format) {
    switch format {
    case .text: StandardOutput.show(TerminalText(lines: text(summary, as: format)), terminator: "")
    case .json: StandardOutput.write(text(summary, as: format))
    }
  }
}
