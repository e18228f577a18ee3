import ArgumentParser
import Foundation
import SafeText

/// An option that takes one value and is given two: the argument parser would drop the first unsaid.
enum RepeatedOption {
  /// What the argument parser tells of a command, as far as it is needed here.
  private struct Tool: Decodable {
    var command: Command
  }

  private struct Command: Decodable {
    var arguments: [Argument]?
  }

  private struct Argument: Decodable {
    var kind: String
    var isRepeating: Bool
    var names: [Name]?
  }

  private struct Name: Decodable {
    var kind: String
    var name: String

    /// As it is typed.
    var typed: String { (kind == "long" ? "--" : "-") + name }
  }

  /// Refuses a second value.
  ///
  /// - Parameters:
  ///   - arguments: What stands after the name of the program.
  ///   - root: The command of which all others are.
  static func check(_ arguments: [String], of root: any ParsableCommand.Type) throws {
    guard mayRepeat(arguments) else { return }
    let command = command(named: arguments[...], of: root)
    let tool = try JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8))
    let options = (tool.command.arguments ?? []).filter { $0.kind == "option" }
    var known: [String: Int] = [:]
    for (index, option) in options.enumerated() { for name in option.names ?? [] { known[name.typed] = index } }
    var values: [Int: String] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst(), word != "--" {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = known[parts[0]], let value = parts.count > 1 ? parts[1] : rest.popFirst() else { continue }
      guard !options[option].isRepeating else { continue }
      if let first = values.updateValue(value, forKey: option) {
        throw Failure(
          .usage, "\(parts[0]) is given twice: as “\(first)” and as “\(value)”",
          hint: "it takes one value; give it once")
      }
    }
  }

  /// Whether two options begin alike; most command lines need not be looked at any further.
  private static func mayRepeat(_ arguments: [String]) -> Bool {
    let letters = arguments.filter { $0.hasPrefix("-") }.compactMap { $0.first { $0 != "-" } }
    return Set(letters).count < letters.count
  }

  private static func command(
    named words: ArraySlice<String>, of command: any ParsableCommand.Type
  ) -> any ParsableCommand.Type {
    let inner = command.configuration.subcommands.first { command in
      // A command without a name of its own is called as its type.
      words.first == command.configuration.commandName ?? String(describing: command).lowercased()
    }
    if let inner { return self.command(named: words.dropFirst(), of: inner) }
    return command.configuration.defaultSubcommand ?? command
  }
}
