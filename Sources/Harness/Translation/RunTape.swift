import Announcer
public import InputEvents
public import Recordings

/// What was fed to a run, in order, so that the same can be fed to another one.
///
/// Give `take(_:from:)` and `take(_:)` to the run as its observers, and `take(_:)` every entry.
public final class RunTape {
  /// Something that was fed.
  enum Item {
    case event(InputEvent, device: Int)
    case item(RecordingItem)
    /// Something asked of the screen reader by no device.
    case command(ReaderCommand, at: Timestamp)
    case mark(String, at: Timestamp)
    /// Something about the input that people should know.
    case remark(String, at: Timestamp)
  }

  private(set) var items: [Item] = []

  /// An empty tape.
  public init() {}

  /// Takes an event that was fed to the run.
  public func take(_ event: InputEvent, from device: Int) { items.append(.event(event, device: device)) }

  /// Takes what came between two events: another size of the screen, a device that came or went.
  public func take(_ item: RecordingItem) { items.append(.item(item)) }

  /// Takes an entry of the transcript: its mark, and what was asked of the reader by no device.
  public func take(_ entry: TranscriptEntry) {
    switch entry.trigger {
    case .mark(let name): items.append(.mark(name, at: entry.time))
    case .command(let command, by: nil): items.append(.command(command, at: entry.time))
    case .command, .start, .input, .time, .note, .warning, .expectation: break
    }
  }

  /// Takes something that people should know of what follows; it becomes a comment.
  public func take(remark: String, at time: Timestamp) { items.append(.remark(remark, at: time)) }
}
