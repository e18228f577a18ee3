/// Text in columns, the first to the left and the others to the right.
struct CostTable {
  var header: [String]
  var rows: [[String]]

  /// A line for the header and one for each row; none of an empty table.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Microseconds as people read them: `12.4 s`, `0.31 s`.
  static func seconds(_ time: Int64) -> String {
    let decimals = time.magnitude < 1_000_000 ? 2 : 1
    let unit: Int64 = decimals == 2 ? 10_000 : 100_000
    let rounded = (time.magnitude + UInt64(unit) / 2) / UInt64(unit)
    let (whole, rest) = rounded.quotientAndRemainder(dividingBy: decimals == 2 ? 100 : 10)
    let digits = String(rest)
    let padded = String(repeating: "0", count: decimals - digits.utf8.count) + digits
    return (time < 0 ? "−" : "") + "\(whole).\(padded) s"
  }
}
