import Foundation

/// A bound on how long something may take, counted from its first step.
///
/// A time limit of Swift Testing also counts while a test waits for a thread, which is most of its time where thousands
/// of tests wait for two.
public enum Deadline {
  /// Runs a body that takes time in proportion to its input; ends the tests when it has not ended after five minutes.
  ///
  /// - Parameters:
  ///   - name: What is run, for the message.
  ///   - body: What takes seconds when it is sound, and hours when it is not.
  public static func hold<Result, Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let end = DispatchWorkItem {
      let message = "✘ Test \"\(name)\" recorded an issue: it has not ended after 5 minutes, and all tests end here\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300), execute: end)
    defer { end.cancel() }
    return try body()
  }
}
