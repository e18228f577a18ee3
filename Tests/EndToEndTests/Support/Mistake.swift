import Testing

/// A mistake that somebody makes: a command line in a folder of files, and what it gets.
enum Mistake {
  /// Expects that a command ends with a code and that what it tells holds these words.
  static func expect(
    _ arguments: [String], endsWith status: Int32, telling words: String, files: [String: String],
    input: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder(files)
    let result = try Program.run(arguments, input: input, in: folder.path)
    #expect(result.status == status, "\(result.output)\(result.errors)", sourceLocation: sourceLocation)
    #expect(
      (result.output + result.errors).contains(words), "\(result.output)\(result.errors)",
      sourceLocation: sourceLocation)
  }

  /// A scene of one window with these elements, a line each with its indentation.
  static func scene(_ elements: String, platform: String = "iOS") -> String {
    "scene: shop\nplatform: \(platform)\nwindows:\n  - id: main\n    elements:\n\(elements)\n"
  }

  /// The arguments that play a script on an example.
  static func script(_ text: String, on target: String = "example:mail") -> [String] {
    ["run", target, "--no-audit", "--script", text]
  }
}
