import Documents
import Gestures
import Harness
import KernelInput
import Recordings
import SafeText

extension Failure {
  /// The failure that an error of the libraries amounts to; anything unknown is a bug of ours.
  ///
  /// This is the one place that lists which error type means which exit code.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let errors as DocumentErrors: self.init(.badDocument, TerminalText(lines: errors.report))
    // A place that cannot be written is a mistake in the command line, as it is where no recording is written.
    case let error as RecordingError where error.code == .cannotCreate:
      self.init(.usage, "\(error)", hint: TerminalText(error.hint))
    case let error as RecordingError where error.code == .readerLeft:
      self.init(.interrupted, "\(error)")
      isQuiet = true
    case let error as RecordingError where error.code == .interrupted: self.init(.interrupted, "\(error)")
    case let error as RecordingError: self.init(.badDocument, "\(error)", hint: TerminalText(error.hint))
    case let error as ScriptRunError:
      self.init(error.isAboutDevices ? .usage : .findings, "\(error)", hint: TerminalText(error.hint))
    case let error as GestureScriptError:
      self.init(.usage, "script:\(error.location): \(error.message)", hint: TerminalText(error.hint))
    case let error as SynthesisError: self.init(.usage, "\(error.message)", hint: TerminalText(error.hint))
    case let error as DeviceError:
      self.init(error.code == .interrupted ? .interrupted : .device, "\(error)", hint: TerminalText(error.hint))
    default:
      self.init(
        .internalError, "unexpected \("\(type(of: error)): \(error)")",
        hint: "this is a bug in detent; please report it with the command line and the input")
    }
  }
}

extension TerminalText {
  /// A text from elsewhere, if there is one.
  init?(_ text: String?) {
    guard let text else { return nil }
    self = "\(text)"
  }
}
