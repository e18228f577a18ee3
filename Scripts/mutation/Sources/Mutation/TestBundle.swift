internal import Foundation

/// The built tests of the copy.
struct TestBundle: Sendable {
  /// The program that holds them.
  let path: String
  /// A folder for what they write.
  let scratch: String

  /// The tests that are in it, as it lists them.
  func list() throws -> [String] {
    let log = scratch + "/tests.log"
    let command = Command(words: [path, "--testing-library", "swift-testing", "--list-tests"], limit: 120)
    guard try command.run(log: log) == .ended(0) else { throw Failure("the tests cannot be listed; see \(log)") }
    return try Files.text(log).split(separator: "\n").map(String.init).filter { $0.contains(".") && $0.contains("(") }
  }

  /// Runs groups with variables set; what they write is in `log`.
  ///
  /// - Parameter clock: Words before the program, of something that measures it.
  func run(
    _ groups: [TestGroup], _ environment: [String: String], limit: Int, log: String, clock: [String] = []
  ) throws -> Command.Outcome {
    let filters = groups.flatMap { ["--filter", $0.filter] }
    // What a change makes grow without end shall not take the machine.
    let bounds = ["nice", "-n", "12", "prlimit", "--as=6000000000", "--core=0"]
    let command = Command(
      words: clock + bounds + [path, "--testing-library", "swift-testing"] + filters,
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, limit: limit)
    return try command.run(log: log)
  }

  /// Words that make a shell write the time of the processor, in seconds, behind what a program has written: another
  /// program on the machine makes a test slower, and not longer.
  private static let clock = ["bash", "-c", "TIMEFORMAT='processor %U %S'; time \"$@\"", "clock"]

  /// The seconds in the last line of a log that `clock` has written.
  static func seconds(in log: String) -> Double? {
    guard let line = log.split(separator: "\n").last(where: { $0.hasPrefix("processor ") }) else { return nil }
    let times = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    return times.count == 2 ? times[0] + times[1] : nil
  }

  /// Runs a group without any change.
  ///
  /// - Parameter switches: How many switches there are.
  func measure(_ group: TestGroup, switches: Int) throws -> MeasuredGroup {
    let name = String(group.name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }.prefix(120))
    let (reach, log) = ("\(scratch)/reach-\(name)", "\(scratch)/reach-\(name).log")
    try Files.write(Data(count: max(switches, 1)), to: reach)
    let outcome = try run([group], [SwitchFile.reachVariable: reach], limit: 3600, log: log, clock: Self.clock)
    guard outcome == .ended(0) else { throw Failure("\(group.name) fails without any change; see \(log)") }
    guard let seconds = Self.seconds(in: try Files.text(log)) else { throw Failure("no time stands in \(log)") }
    let bytes = FileManager.default.contents(atPath: reach) ?? Data()
    for file in [reach, log] { try FileManager.default.removeItem(atPath: file) }
    return MeasuredGroup(
      group: group, seconds: seconds, reach: Set(bytes.indices.filter { bytes[$0] != 0 }))
  }
}
