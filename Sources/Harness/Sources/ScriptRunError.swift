public import Gestures

/// Why a script cannot go on: the instruction, what is wrong with it here, and what to do.
public struct ScriptRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether the script is wrong whatever the interface shows, or its devices are not there: nothing of it was done.
  public var isAboutDevices: Bool
  /// What the script is called where it comes from: its file, `-`, or whatever names it; nil when nobody has said.
  public var source: String?
  /// Where in the script the instruction stands.
  public var location: ScriptLocation?
  /// The instruction as a script spells it.
  public var instruction: String
  /// What is wrong, in one line without a final period.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// Whether none of the devices has what the instruction takes: what else a script says can be done.
  var isDeviceMissing = false

  /// The instruction's place, itself, and what is wrong: `story.txt:2:1: cannot do “tap 1,1”: …`.
  public var description: String {
    let place = location.map { (source.map { "\($0):" } ?? "") + "\($0): " } ?? ""
    guard !instruction.isEmpty else { return place + message }
    return "\(place)cannot do “\(instruction)”: \(message)"
  }
}

extension ScriptRunError {
  /// A script that is not written as it should be.
  public init(_ error: GestureScriptError, in source: String?) {
    self.init(
      isAboutDevices: true, source: source, location: error.location, instruction: "", message: error.message,
      hint: error.hint)
  }
}
