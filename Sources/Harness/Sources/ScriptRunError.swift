public import Gestures

/// Why a script cannot go on: the statement, what is wrong with it here, and what to do.
public struct ScriptRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether the devices cannot do it, whatever the interface shows.
  public var isAboutDevices: Bool
  /// Where in the script the statement stands.
  public var location: ScriptLocation?
  /// The statement as a script spells it.
  public var statement: String
  /// What is wrong, in one line without a final period.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// The statement's place, itself, and what is wrong.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)cannot do “\(statement)”: \(message)"
  }
}
