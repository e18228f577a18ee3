internal import Foundation

/// One line on a terminal that is written over; nothing where standard error is no terminal.
struct ProgressLine: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Writes over the line.
  func show(_ text: String) { if isShown { write("\r\u{1b}[K\(text)") } }

  /// Writes a line that stays, on a terminal or not.
  func say(_ text: String) { write(isShown ? "\r\u{1b}[K==> \(text)\n" : "==> \(text)\n") }

  /// Takes the line away.
  func end() { if isShown { write("\r\u{1b}[K") } }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
