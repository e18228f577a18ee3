/// What each gesture was taken for, and what cannot be expressed.
struct ConfusionMatrix: CustomStringConvertible {
  /// What became of one gesture.
  private struct Row {
    let asked: String
    var recognized: [String: Int] = [:]
    var refusals: [Refusal] = []
  }

  /// Why a gesture cannot be expressed, and in which cases.
  private struct Refusal {
    let reason: String
    var count = 0
    var cases: [String] = []
  }

  private var rows: [Row] = []

  /// Notes what a gesture was taken for.
  mutating func add(_ asked: String, _ recognized: String) {
    rows[row(asked)].recognized[recognized, default: 0] += 1
  }

  /// Notes why a gesture was refused.
  mutating func refuse(_ asked: String, _ reason: String, rate: Int, trembles: Bool) {
    let row = row(asked)
    let refusal: Int
    if let known = rows[row].refusals.firstIndex(where: { $0.reason == reason }) {
      refusal = known
    } else {
      refusal = rows[row].refusals.count
      rows[row].refusals.append(Refusal(reason: reason))
    }
    rows[row].refusals[refusal].count += 1
    let name = "\(rate) Hz" + (trembles ? " trembling" : "")
    if !rows[row].refusals[refusal].cases.contains(name) { rows[row].refusals[refusal].cases.append(name) }
  }

  private mutating func row(_ asked: String) -> Int {
    if let last = rows.indices.last, rows[last].asked == asked { return last }
    rows.append(Row(asked: asked))
    return rows.count - 1
  }

  /// How often something else was recognized than what was asked for: all cells off the diagonal.
  var confused: Int {
    rows.reduce(0) { sum, row in
      sum + row.recognized.reduce(0) { $0 + ($1.key == row.asked ? 0 : $1.value) }
    }
  }

  /// How often anything was recognized or refused.
  var total: Int {
    rows.reduce(0) { sum, row in
      sum + row.recognized.reduce(0) { $0 + $1.value } + row.refusals.reduce(0) { $0 + $1.count }
    }
  }

  /// A line a gesture and what it was taken for, and a line a reason for which it is refused, with the
  /// cases where it is not always.
  var description: String {
    let width = (rows.map(\.asked.utf8.count).max() ?? 0) + 2
    var lines: [String] = []
    for row in rows {
      let name = row.asked + String(repeating: " ", count: width - row.asked.utf8.count)
      for recognized in row.recognized.keys.sorted() { lines.append("\(name)-> \(recognized)") }
      for refusal in row.refusals {
        let isAlways = row.recognized.isEmpty && row.refusals.count == 1
        lines.append("\(name)-- \(refusal.reason)" + (isAlways ? "" : " [\(refusal.cases.joined(separator: ", "))]"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
