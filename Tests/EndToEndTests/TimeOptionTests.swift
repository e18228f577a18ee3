import Testing

@Suite("Options that take a time")
struct TimeOptionTests {
  /// All that there are, each in a command that does nothing before it has read its options.
  static let options = [
    ["audit", "example:mail", "--max-time"], ["audit", "example:mail", "--max-rest"],
    ["replay", "none", "--max-error"], ["replay", "none", "--reader-timeout"], ["replay", "none", "--linger"],
    ["replay", "none", "--after"], ["replay", "none", "--until"], ["replay", "none", "--max-pause"],
    ["perform", "tap 1,1", "-o", "kernel", "--max-error"], ["record", "none", "--for"],
    ["run", "example:mail", "--for"],
  ]

  @Test("a number needs its unit", arguments: options)
  func bare(option: [String]) throws {
    let result = try Program.run(option + ["2"])
    #expect(result.status == 2, "\(result.errors)")
    #expect(
      result.errors.contains("expected a time with its unit, us, ms, s or min: 2s, or 2ms for thousandths of a second"),
      "\(result.errors)")
  }

  @Test(
    "other names of units get the right one",
    arguments: [
      ("1m", ": 1min"), ("2 seconds", ": 2s"), ("3sec", ": 3s"), ("1.5h", ": 90min"), ("soon", ", such as 500ms or 5s"),
      ("-5s", ", such as 500ms or 5s"),
    ])
  func otherUnits(time: String, advice: String) throws {
    let result = try Program.run(["audit", "example:mail", "--max-time=\(time)"])
    #expect(result.status == 2 && result.errors.contains("us, ms, s or min\(advice)"), "\(result.errors)")
  }
}
