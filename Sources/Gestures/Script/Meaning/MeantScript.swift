/// What somebody means who writes an instruction as other tools, or English, have it: what a script says for it.
struct MeantScript {
  /// The ways to say it, each of which a script takes as it is, and what to know of each.
  var ways: [(script: String, remark: String?)]
  /// Whether the ways say something like it only: a part of what is meant was not written.
  var isExample: Bool

  /// One way to say it, and what to know of it.
  init(_ script: String, _ remark: String? = nil) { self.init([(script, remark)]) }

  /// Several ways to say it.
  init(_ ways: [(script: String, remark: String?)], isExample: Bool = false) {
    (self.ways, self.isExample) = (ways, isExample)
  }

  /// A way to say something like it.
  static func example(_ scripts: String...) -> Self { Self(scripts.map { ($0, nil) }, isExample: true) }

  /// `write swipe left from "List"`.
  var hint: String {
    let ways = ways.map { script, remark in remark.map { "\(script) (\($0))" } ?? script }
    return (isExample ? "for example " : "write ") + ways.joined(separator: ", or ")
  }

  /// The longest text that is told; a part of one cannot be pasted.
  private static let greatestLength = 300
  /// How often what is meant by a part of what is meant is looked for.
  private static let greatestDepth = 3

  /// What is meant by a text that is no script; nil where that is not plain.
  ///
  /// Each way is read as a script before it is told.
  static func of(_ text: String, depth: Int = 0) -> Self? {
    guard depth < greatestDepth, text.utf8.count <= greatestLength,
      let instruction = WrittenInstruction(text), !instruction.pieces.isEmpty
    else { return nil }
    for rule in MeaningRules.all {
      guard let meant = rule(instruction, depth + 1), meant.ways.allSatisfy({ isScript($0.script) }) else { continue }
      return meant
    }
    return nil
  }

  /// Whether a text is a script, as far as it can be told without the interface.
  static func isScript(_ text: String) -> Bool {
    guard text.utf8.count <= greatestLength, var parser = try? ScriptParser(Array(text.utf8), leadsOn: false),
      let script = try? parser.script()
    else { return false }
    return !script.isEmpty
  }

  /// A text that is a script, or else what is meant by it, if there is one way to say that.
  static func mended(_ text: String, depth: Int) -> String? {
    if isScript(text) { return text }
    guard let meant = of(text, depth: depth), !meant.isExample else { return nil }
    return meant.ways.first?.script
  }
}
