/// What is told of a run beside what happens in it.
extension Run {
  /// Gives this moment a name.
  public mutating func mark(_ name: String) {
    flush()
    append(TranscriptEntry(time: now, cause: .mark(name)))
    flush()
  }

  /// Tells something about the input that a person should know.
  public mutating func note(_ text: String) {
    flush()
    append(TranscriptEntry(time: now, cause: .note(text)))
    flush()
  }
}
