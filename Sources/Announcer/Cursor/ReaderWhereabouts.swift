public import Accessibility

/// Where somebody is with a screen reader: all that decides what the next command does and says.
public struct ReaderWhereabouts: Hashable, Sendable {
  /// The element that the cursor is at.
  public let focus: NodeID?
  /// What has been chosen for flicks up and down.
  public let rotor: Rotor?
  private let inRotor: ScreenReader.RotorPlace?
  private let reachedEnd: ReaderAct.End?
  private let lastSpoken: NodeID?
  private let hasChosenHere: Bool

  init(_ reader: ScreenReader) {
    (focus, rotor, inRotor) = (reader.cursor.focus, reader.chosenRotor, reader.rotorPlace)
    (reachedEnd, lastSpoken) = (reader.reachedEnd, reader.lastSpoken)
    hasChosenHere = reader.cursor.hasChosenHere
  }
}

extension ScreenReader {
  /// Where it is.
  public var place: ReaderWhereabouts { ReaderWhereabouts(self) }
}
