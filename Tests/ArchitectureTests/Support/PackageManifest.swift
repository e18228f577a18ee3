/// The targets of `Package.swift` and what they depend on, read from its text.
struct PackageManifest {
  /// The names of the targets and products that each target lists, by the target's name; those with a `path` are left
  /// out, since they lie outside `Sources`.
  private(set) var dependencies: [String: [String]] = [:]

  /// The calls that make a target.
  private static let makers = ["module", ".target", ".executableTarget", ".systemLibrary"]

  /// Reads a manifest.
  init(_ text: String) {
    let text = SourceText.withoutComments(text)
    let names = Self.namedDependencies(text)
    for maker in Self.makers {
      for arguments in Self.calls(of: maker, in: text) {
        guard let name = Self.argument("name", at: 0, of: arguments).flatMap(Self.literal),
          !arguments.contains(where: { $0.label == "path" })
        else { continue }
        let list = Self.argument("dependencies", at: 1, of: arguments) ?? "[]"
        dependencies[name, default: []] += Self.split(list.dropFirst().dropLast()).map { element in
          Self.literal(element.value) ?? names[element.value] ?? Self.inlineName(element.value) ?? element.value
        }
      }
    }
  }

  /// An argument of a call, or an element of a list.
  private struct Argument {
    var label: String?
    var value: String
  }

  /// `let argumentParser = Target.Dependency.product(name: "ArgumentParser", …)`, as name by constant.
  private static func namedDependencies(_ text: String) -> [String: String] {
    var names: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count > 3, words[0] == "let", words[2] == "=", words[3].hasPrefix("Target.Dependency.") else {
        continue
      }
      names[String(words[1])] = inlineName(line)
    }
    return names
  }

  /// The name in `.product(name: "X", …)`.
  private static func inlineName(_ text: some StringProtocol) -> String? {
    let parts = String(text).split(separator: "name: \"", maxSplits: 1)
    return parts.count == 2 ? parts[1].split(separator: "\"").first.map(String.init) : nil
  }

  private static func literal(_ text: String) -> String? {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func argument(_ label: String, at position: Int, of arguments: [Argument]) -> String? {
    if let labelled = arguments.first(where: { $0.label == label }) { return labelled.value }
    guard position < arguments.count, arguments[position].label == nil else { return nil }
    return arguments[position].value
  }

  /// The arguments of each call of a function.
  private static func calls(of function: String, in text: String) -> [[Argument]] {
    var found: [[Argument]] = []
    var rest = text[...]
    while let range = rest.firstRange(of: function + "(") {
      let before = rest[..<range.lowerBound].last
      rest = rest[range.upperBound...]
      if let before, before.isLetter || before.isNumber || before == "_" { continue }
      found.append(split(rest))
    }
    return found
  }

  /// Splits at the commas outside of brackets and strings, up to the bracket that closes what was open before `text`.
  private static func split(_ text: Substring) -> [Argument] {
    var arguments: [Argument] = []
    var current = ""
    var label: String?
    var depth = 0
    var isInString = false
    func finish() {
      let value = current.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !value.isEmpty { arguments.append(Argument(label: label, value: value)) }
      (current, label) = ("", nil)
    }
    for character in text {
      if isInString {
        isInString = character != "\""
      } else {
        switch character {
        case "\"": isInString = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth < 0 {
            finish()
            return arguments
          }
        case "," where depth == 0:
          finish()
          continue
        case ":" where depth == 0 && label == nil:
          label = current.split(whereSeparator: \.isWhitespace).joined()
          current = ""
          continue
        default: break
        }
      }
      current.append(character)
    }
    finish()
    return arguments
  }
}
