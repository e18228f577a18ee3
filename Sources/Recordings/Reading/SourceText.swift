/// The text that a batch of events was read from, so that an unedited recording can be written as it stood.
///
/// Line ends and comments are part of it: what stands between two events belongs to the later one.
public struct SourceText: Hashable, Sendable {
  /// The bytes of all lines of the batch, as they stand in the file.
  public internal(set) var bytes: [UInt8] = []
  /// For every event of the batch, where in `bytes` its line ends.
  public internal(set) var ends: [Int] = []

  /// No text.
  public init() {}

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
