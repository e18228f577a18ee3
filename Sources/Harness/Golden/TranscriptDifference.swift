public import InputEvents

/// Where two transcripts differ, as a unified difference; nil where they tell the same.
public struct TranscriptDifference: Hashable, Sendable {
  /// When what happens differs first.
  public var time: Timestamp
  /// The first moment as transcripts for people write it, in seconds.
  public var seconds: String { Numerals.seconds(time.microseconds) }
  /// The lines: `@@ TIME @@` before each place, then what was expected and is not so (`-`), what is so instead (`+`),
  /// and what stands around (a blank).
  public var lines: [String]

  /// How many units around a change are shown.
  private static let context = 2

  /// The difference between what was expected and what there was; nil where there is none.
  public init?(expected: [TranscriptUnit], actual: [TranscriptUnit]) {
    let changes = actual.map(\.text).difference(from: expected.map(\.text))
    guard !changes.isEmpty else { return nil }
    let rows = Self.rows(expected, actual, changes)
    var shown = [Bool](repeating: false, count: rows.count)
    for index in rows.indices where rows[index].mark != " " {
      for near in max(0, index - Self.context)...min(rows.count - 1, index + Self.context) { shown[near] = true }
    }
    lines = []
    for index in rows.indices where shown[index] {
      if index == 0 || !shown[index - 1] {
        let first = rows[index...].first { $0.mark != " " } ?? rows[index]
        lines.append("@@ \(Numerals.seconds(first.unit.time.microseconds)) @@")
      }
      let unit = rows[index].unit
      lines.append("\(rows[index].mark) \(Numerals.seconds(unit.time.microseconds)) \(unit.text)")
    }
    time = rows.first { $0.mark != " " }?.unit.time ?? .zero
  }

  /// Takes the moment of the run where the two differ as exactly as the run knows it: transcripts for people round it.
  public mutating func place(among moments: [Timestamp]) {
    let seconds = seconds
    if let exact = moments.first(where: { Numerals.seconds($0.microseconds) == seconds }) { time = exact }
  }

  private struct Row {
    var mark: Character
    var unit: TranscriptUnit
  }

  private static func rows(
    _ expected: [TranscriptUnit], _ actual: [TranscriptUnit], _ changes: CollectionDifference<String>
  ) -> [Row] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if old < expected.count, removed.contains(old) {
        rows.append(Row(mark: "-", unit: expected[old]))
        old += 1
      } else if new < actual.count, inserted.contains(new) {
        rows.append(Row(mark: "+", unit: actual[new]))
        new += 1
      } else if old < expected.count, new < actual.count {
        rows.append(Row(mark: " ", unit: actual[new]))
        old += 1
        new += 1
      } else {
        break
      }
    }
    return rows
  }
}
