/// A line of a semantics dump: what it says, and in which column that begins.
struct FlutterLine {
  /// Without the lines that draw the tree, and without what a log has before them.
  let content: Substring
  /// Characters before the content, those of the log not counted.
  let column: Int

  init(_ bytes: ArraySlice<UInt8>) {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    // `I/flutter (10733): `, `flutter: ` and `08-14 10:00:00.123 10733 10800 I flutter : ` are put before each line by logs.
    if let range = text.firstRange(of: "flutter"),
      text[..<range.lowerBound].allSatisfy({ "VDIWEF/ 0123456789-:.".contains($0) }),
      let end = text[range.upperBound...].firstRange(of: ": ")?.upperBound
        ?? (text.hasSuffix(":") ? text.endIndex : nil),
      text[range.upperBound..<end].allSatisfy({ "(): 0123456789".contains($0) })
    {
      text = text[end...]
    }
    let body = text.drop { " │├└─╎╘═╞║".contains($0) }
    column = text.distance(from: text.startIndex, to: body.startIndex)
    content = body.trimmingBlanks
  }
}
