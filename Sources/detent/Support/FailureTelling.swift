import Explorer
import Harness
import Reports
import SafeText

/// Tells what fails in a run on standard error, where no transcript tells it on standard output.
struct FailureTelling {
  /// Whether the transcript tells it.
  let isSilent: Bool
  /// Whether something failed.
  private(set) var isTold = false

  /// - Parameter isSilent: Whether the transcript tells it.
  init(isSilent: Bool) { self.isSilent = isSilent }

  /// Tells of an instruction that failed; nil is none.
  mutating func tell(_ failure: RunFailure?) {
    guard let failure else { return }
    isTold = true
    guard !isSilent else { return }
    let place = failure.place.map { "\($0): " } ?? ""
    let instruction = failure.instruction.map { "\($0): " } ?? ""
    StandardOutput.push()
    Failure(.findings, "\(place)\(instruction)\(failure.message)", hint: failure.hint.map { "\($0)" }).show()
  }

  /// Tells of an audit that fails.
  mutating func tell(_ audit: AuditReport) {
    isTold = true
    guard !isSilent else { return }
    Failure(
      .findings, "\(TextReport().summary(audit))",
      hint: "`detent audit \(ShellWord.quoted(audit.target))` tells which; --no-audit leaves the audit out"
    ).show()
  }
}
