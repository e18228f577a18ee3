/// A source with its changes in it, each behind its switch.
public struct Rewriting: Sendable {
  /// The text.
  public private(set) var text = ""
  /// The lines of the text that each change takes, by its switch.
  public private(set) var lines: [Int: ClosedRange<Int>] = [:]

  /// Puts changes, which do not overlap, into a source.
  public init(_ source: String, changes: [PlannedChange]) {
    let bytes = Array(source.utf8)
    var (end, line) = (0, 1)
    for change in changes.sorted(by: { $0.site.bytes.lowerBound < $1.site.bytes.lowerBound }) {
      let before = String(decoding: bytes[end..<change.site.bytes.lowerBound], as: UTF8.self)
      let switched = change.change.switched(change.site.original, by: change.id)
      line += before.lineEnds
      lines[change.id] = line...(line + switched.lineEnds)
      line += switched.lineEnds
      text += before + switched
      end = change.site.bytes.upperBound
    }
    text += String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The changes that an error in a line is about: those in the line, else the nearest before it, else the first.
  public func changes(at line: Int) -> [Int] {
    let there = lines.filter { $0.value.contains(line) }.keys.sorted()
    if !there.isEmpty { return there }
    let before = lines.filter { $0.value.upperBound < line }.max { $0.value.upperBound < $1.value.upperBound }
    let after = lines.min { $0.value.lowerBound < $1.value.lowerBound }
    return (before ?? after).map { [$0.key] } ?? []
  }
}
