public import Harness

/// Results of flows as JUnit XML, which CI systems read: a suite for each flow, a test case for each case.
///
/// Times are those of the runs, so that the same results always give the same bytes. What XML cannot hold and what would
/// steer a terminal is written out, as everywhere.
public enum JUnitReport {
  /// The document.
  ///
  /// - Parameter missing: Names of cases of which there is no result: errors.
  public static func render(_ results: [CaseResult], missing: [String] = []) -> String {
    let suites = suites(results, missing)
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"detent\"\(counts(suites.flatMap(\.cases)))>\n"
    for suite in suites {
      xml += "  <testsuite name=\"\(XMLText.escaped(suite.name))\"\(counts(suite.cases))>\n"
      for entry in suite.cases { xml += element(entry, in: suite.name) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  /// A case, with or without a result.
  private struct Entry {
    var name: String
    var result: CaseResult?
  }

  private static func suites(_ results: [CaseResult], _ missing: [String]) -> [(name: String, cases: [Entry])] {
    var suites: [(name: String, cases: [Entry])] = []
    var places: [String: Int] = [:]
    func add(_ entry: Entry, to flow: String) {
      if let place = places[flow] { return suites[place].cases.append(entry) }
      places[flow] = suites.count
      suites.append((flow, [entry]))
    }
    for result in results { add(Entry(name: result.name, result: result), to: result.flow) }
    for name in missing {
      add(Entry(name: name), to: name.firstRange(of: " [").map { String(name[..<$0.lowerBound]) } ?? name)
    }
    return suites
  }

  private static func counts(_ entries: [Entry]) -> String {
    let failures = entries.count { $0.result?.verdict == .failed }
    let skipped = entries.count { $0.result?.verdict == .notRun }
    let errors = entries.count { $0.result == nil }
    let time = entries.reduce(0) { $0 + ($1.result?.time ?? 0) }
    return " tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
      + " time=\"\(seconds(time))\""
  }

  private static func element(_ entry: Entry, in suite: String) -> String {
    let head =
      "    <testcase classname=\"\(XMLText.escaped(suite))\" name=\"\(XMLText.escaped(entry.name))\""
      + " time=\"\(seconds(entry.result?.time ?? 0))\""
    guard let result = entry.result else {
      return head + ">\n      <error message=\"there is no result\"/>\n    </testcase>\n"
    }
    var inner = ""
    switch result.verdict {
    case .failed:
      let message = result.problems.first?.lines.joined(separator: ": ") ?? result.warnings.first ?? ""
      let problems = result.problems.map { $0.lines.joined(separator: "\n") }
      let text = (problems.isEmpty ? result.warnings : problems).joined(separator: "\n\n")
      inner +=
        "      <failure message=\"\(XMLText.escaped(message))\">\(XMLText.escaped(text, keepsLines: true))</failure>\n"
    case .notRun: inner += "      <skipped message=\"another case had failed\"/>\n"
    case .passed: break
    }
    if !result.warnings.isEmpty {
      let text = result.warnings.map { "warning: \($0)" }.joined(separator: "\n")
      inner += "      <system-err>\(XMLText.escaped(text, keepsLines: true))</system-err>\n"
    }
    return inner.isEmpty ? head + "/>\n" : head + ">\n" + inner + "    </testcase>\n"
  }

  /// Microseconds as seconds.
  private static func seconds(_ time: Int64) -> String {
    let fraction = String(time % 1_000_000)
    return "\(time / 1_000_000).\(String(repeating: "0", count: 6 - fraction.count))\(fraction)"
  }
}
