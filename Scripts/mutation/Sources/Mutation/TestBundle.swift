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
  func run(_ groups: [TestGroup], _ environment: [String: String], limit: Int, log: String) throws -> Command.Outcome {
    let filters = groups.flatMap { ["--filter", $0.filter] }
    // What a change makes grow without end shall not take the machine.
    let bounds = ["nice", "-n", "12", "prlimit", "--as=6000000000", "--core=0"]
    let command = Command(
      words: bounds + [path, "--testing-library", "swift-testing"] + filters,
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, limit: limit)
    return try command.run(log: log)
  }

  /// Runs a group without any change.
  ///
  /// - Parameter switches: How many switches there are.
  func measure(_ group: TestGroup, switches: Int) throws -> MeasuredGroup {
    let name = String(group.name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }.prefix(120))
    let (reach, log) = ("\(scratch)/reach-\(name)", "\(scratch)/reach-\(name).log")
    try Files.write(Data(count: max(switches, 1)), to: reach)
    let start = ContinuousClock.now
    let outcome = try run([group], [SwitchFile.reachVariable: reach], limit: 900, log: log)
    let time = (ContinuousClock.now - start).components
    guard outcome == .ended(0) else { throw Failure("\(group.name) fails without any change; see \(log)") }
    let bytes = FileManager.default.contents(atPath: reach) ?? Data()
    for file in [reach, log] { try FileManager.default.removeItem(atPath: file) }
    return MeasuredGroup(
      group: group, seconds: Double(time.seconds) + (Double(time.attoseconds) * 1e-16).rounded() / 100,
      reach: Set(bytes.indices.filter { bytes[$0] != 0 }))
  }
}
