import Harness
import InputEvents
import SafeText

extension RunFailure {
  /// Why a run could not go on, or could not do an instruction.
  init(at time: Timestamp, _ error: any Error) {
    if let error = error as? ScriptRunError {
      self.init(at: time, error)
    } else {
      let failure = Failure(error)
      self.init(at: time, failure.message.description, hint: failure.hint?.description)
    }
  }
}
