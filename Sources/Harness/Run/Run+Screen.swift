import Announcer
public import Geometry
import Gestures
import Recordings

/// The screen is turned or gets another size while a run goes on.
extension Run {
  /// Gives the interface a screen of this size, in points, as it stands turned from now on; devices lie over the whole
  /// of it.
  ///
  /// Returns whether the interface has that size now; where it has not, nothing has happened.
  @discardableResult
  public mutating func resize(to size: Size) -> Bool {
    let before = target.screen
    guard size != before else { return true }
    flush()
    let events = tellTarget(.resize(width: size.width, height: size.height))
    guard target.screen == size else {
      settle(events)
      return false
    }
    if let screen = RecordedScreen(width: size.width, height: size.height) {
      observeItem?(.screen(screen, at: now))
    }
    let isTurned = size == Size(width: before.height, height: before.width)
    let (width, height) = (Numerals.text(size.width), Numerals.text(size.height))
    let change = "screen \(isTurned ? "turned" : "resized") to \(width)×\(height) pt"
    evidence.change(change)
    var entry = TranscriptEntry(time: now, cause: .note(change))
    consequences(events, in: &entry)
    entry.isMoving = target.isMoving
    if options.explains { addArbitrations(to: &entry) }
    append(entry)
    flush()
    for overlap in options.overlaps?(size) ?? [] where scripting.toldOverlaps.insert(overlap).inserted {
      warn(overlap, nil, nil)
    }
    let keys = readerGestures.keysTurnedOn
    readerGestures = ReaderGestures(screenHeight: size.height, voice: reader.voice)
    readerGestures.keysTurnedOn = keys
    let now = now
    recognize { engine, inputs in engine.resize(to: size, at: now, into: &inputs) }
    return true
  }
}
