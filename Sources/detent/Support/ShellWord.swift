/// An argument as it is written on a command line.
enum ShellWord {
  /// The argument, in quotation marks where a shell would take it for something else.
  static func quoted(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty
      && argument.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./:,=@%+".utf8.contains(byte) || byte >= 0x80
        }
      }
    return isPlain ? argument : "'" + argument.replacing("'", with: "'\\''") + "'"
  }
}
