internal import Foundation

/// Measures every group of tests without any change, and remembers it for the tests that stay as they are.
struct Measuring {
  /// The copy.
  let copy: String
  /// The built tests.
  let bundle: TestBundle
  /// How many switches there are.
  let switches: Int
  /// Groups that take longer, in seconds, are parted into their tests.
  static let long = 6.0

  /// All groups of a test target, from the file of what is known or measured now.
  ///
  /// A group that fails without any change ends the run.
  func groups(of target: String, in tests: [String], progress: ProgressLine) throws -> [MeasuredGroup] {
    let file = "\(bundle.scratch)/measured-\(target).tsv"
    let stamp = "\(fingerprint(of: target)) \(switches)"
    let known = (try? Files.text(file))?.split(separator: "\n") ?? []
    if known.first.map(String.init) == stamp { return known.dropFirst().compactMap(MeasuredGroup.init) }
    let suites = TestGroup.suites(in: tests.filter { $0.hasPrefix(target + ".") })
    progress.say("measuring \(target) without any change")
    let whole = try measure(suites, progress)
    let (quick, slow) = (whole.filter { $0.seconds <= Self.long }, whole.filter { $0.seconds > Self.long })
    let parts = try measure(slow.flatMap { $0.group.parts(in: tests) }, progress)
    let text = ([stamp] + (quick + parts).map(\.line)).map { $0 + "\n" }.joined()
    try Files.write(Data(text.utf8), to: file)
    return quick + parts
  }

  private func measure(_ groups: [TestGroup], _ progress: ProgressLine) throws -> [MeasuredGroup] {
    let results = try Pair.work(on: groups) { group, done in
      progress.show("\(done + 1) of \(groups.count): \(group.name)")
      return try bundle.measure(group, switches: switches)
    }
    progress.end()
    return results.sorted { $0.group.name < $1.group.name }
  }

  /// A number that stays while the tests and the sources stay.
  private func fingerprint(of target: String) -> Fingerprint {
    let files = ["Sources", "Tests/\(target)", "Tests/TestSupport"].flatMap { folder in
      Files.below("\(copy)/\(folder)").map { "\(copy)/\(folder)/\($0)" }
    }
    return Fingerprint(
      files.map { path in
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return "\(path) \(date?.timeIntervalSince1970 ?? 0)"
      })
  }
}
