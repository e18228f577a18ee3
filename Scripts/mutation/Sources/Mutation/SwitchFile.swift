/// The source that each changed module gets: the switches.
enum SwitchFile {
  /// The function that asks for a switch.
  static let function = "isSourceChanged"
  /// The variable that says which switch is on.
  static let variable = "DETENT_SOURCE_CHANGE"
  /// The variable that names a file with a byte for each switch, set where the switch was asked for.
  static let reachVariable = "DETENT_SOURCE_REACH"
  /// The file's name.
  static let name = "SourceChangeSwitches.generated.swift"

  /// The file's text, for switches up to `count`.
  static func text(count: Int) -> String {
    """
    internal import Glibc

    private let switchedOn = getenv("\(variable)").flatMap { Int(String(cString: $0)) } ?? -1

    private nonisolated(unsafe) let reach: UnsafeMutablePointer<UInt8>? = {
      guard let path = getenv("\(reachVariable)") else { return nil }
      let descriptor = open(path, O_RDWR)
      guard descriptor >= 0, let bytes = mmap(nil, \(max(count, 1)), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
        bytes != MAP_FAILED
      else { return nil }
      return bytes.assumingMemoryBound(to: UInt8.self)
    }()

    public func \(function)(_ id: Int) -> Bool {
      if let reach { reach[id] = 1 }
      return id == switchedOn
    }

    """
  }
}
