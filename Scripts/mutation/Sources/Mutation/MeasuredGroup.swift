/// What a group of tests does where nothing is changed.
struct MeasuredGroup: Sendable {
  /// The tests.
  let group: TestGroup
  /// Seconds of the processor that they take.
  let seconds: Double
  /// The switches that they come past.
  let reach: Set<Int>

  /// A line of a table.
  var line: String {
    "\(group.name)\t\(seconds)\t\(reach.sorted().map(String.init).joined(separator: " "))"
  }

  /// Groups, of which none has been measured with another, that run one after the other in one process.
  typealias Batch = [MeasuredGroup]

  /// A group of tests with its time and switches.
  init(group: TestGroup, seconds: Double, reach: Set<Int>) {
    self.group = group
    self.seconds = seconds
    self.reach = reach
  }

  /// Reads a line of the table.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3, let seconds = Double(fields[1]) else { return nil }
    self.init(
      group: TestGroup(name: String(fields[0])), seconds: seconds,
      reach: Set(fields[2].split(separator: " ").compactMap { Int($0) }))
  }

  /// What is to be run for a change, the quick ones and those of `first` first, each time about three times as long.
  static func batches(_ groups: [MeasuredGroup], reaching id: Int, first: [String], longest: Double) -> [Batch] {
    let reaching = groups.filter { $0.reach.contains(id) }.sorted {
      ($0.seconds, $0.group.name) < ($1.seconds, $1.group.name)
    }
    return [true, false].flatMap { isFirst -> [Batch] in
      var batches: [Batch] = []
      var (room, limit) = (0.0, 3.0)
      // Tests above the module are many, and know little of it.
      let longest = isFirst ? longest : longest / 3
      for group in reaching where first.contains(group.group.target) == isFirst && group.seconds <= longest {
        if group.seconds > room || batches.isEmpty {
          if !batches.isEmpty { limit *= 3 }
          batches.append([])
          room = limit
        }
        batches[batches.count - 1].append(group)
        room -= group.seconds
      }
      return batches
    }
  }
}
