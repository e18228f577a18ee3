import Endurance
import Foundation

/// Compares what random people bring about with the table that is kept, or writes down all of what one of them does;
/// `Scripts/fuzz frozen` builds and runs it.
///
/// usage: Marathon frozen TABLE [PERSON]; DETENT_UPDATE_SNAPSHOTS=1 writes the table anew
enum Frozen {
  static func run(_ arguments: [String]) throws {
    guard arguments.count > 2 else {
      print("usage: Marathon frozen TABLE [PERSON]")
      exit(2)
    }
    let path = arguments[2]
    if arguments.count > 3 {
      guard let person = FrozenTable.people.first(where: { $0.name == arguments[3] }) else {
        print("there is nobody called '\(arguments[3])'; the first column of \(path) names them")
        exit(2)
      }
      _ = try person.run { print($0) }
      return
    }
    let rows = try FrozenTable.people.map { FrozenTable.Row($0, try $0.run()) }
    if ProcessInfo.processInfo.environment["DETENT_UPDATE_SNAPSHOTS"] == "1" {
      try rows.map(\.text).joined().write(toFile: path, atomically: true, encoding: .utf8)
    }
    let kept = FrozenTable.rows(of: try String(contentsOfFile: path, encoding: .utf8))
    let known = Dictionary(kept.map { ($0.name, $0) }) { first, _ in first }
    var (told, states) = (0, 0)
    for row in rows where known[row.name] != row {
      let isTold = known[row.name]?.told != row.told
      (told, states) = isTold ? (told + 1, states) : (told, states + 1)
      print("\(row.name): \(isTold ? "what is told of is otherwise" : "only the states are otherwise")")
    }
    print("\(rows.count) people, \(told) told otherwise, \(states) with other states only")
    exit(told + states == 0 && kept.count == rows.count ? 0 : 1)
  }
}
