/// Lines that `adb` and the phone's programs write before a dump that goes to a terminal, and from there into a file.
enum Preamble {
  private static let beginnings = [
    "UI hierchary dumped to", "UI hierarchy dumped to", "* daemon ", "WARNING: ", "Warning: ", "warning: ",
  ]

  /// How many bytes and lines of them there are; none where no XML follows.
  static func length(of content: ArraySlice<UInt8>) -> (bytes: Int, lines: Int) {
    var rest = content
    var lines = 0
    while true {
      let body = rest.drop { $0 == 0x20 || $0 == 0x09 }
      if lines > 0, body.first == UInt8(ascii: "<") { return (rest.startIndex - content.startIndex, lines) }
      guard let end = body.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return (0, 0) }
      let line = body[..<end]
      guard line.isEmpty || beginnings.contains(where: { line.starts(with: $0.utf8) }) else { return (0, 0) }
      let isPair = body[end] == 0x0D && body.indices.contains(end + 1) && body[end + 1] == 0x0A
      rest = body[(end + (isPair ? 2 : 1))...]
      lines += 1
    }
  }
}
