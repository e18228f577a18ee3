import Accessibility
import Gestures
import Harness

extension Form where Value == Flow.Entry {
  /// A step of a flow: instructions of a script, or `replay: FILE`.
  static let entry = Form(
    schema: [
      "anyOf": [
        described("Instructions of a script.", ["type": "string"]),
        described(
          "A recording that is played.",
          [
            "type": "object", "properties": ["replay": Form<FileReference>.file.schema], "required": ["replay"],
            "additionalProperties": false,
          ]),
      ]
    ],
    read: { node, decoder in
      switch node.content {
      case .scalar: return script(node, &decoder).map { Flow.Entry.script($0) }
      case .mapping(let mapping): return replay(mapping, at: node, &decoder).map { Flow.Entry.replay($0) }
      case .sequence:
        decoder.mismatch(node, expected: expected)
        return nil
      }
    },
    write: { entry in
      switch entry {
      case .script(let script): .text(script.description)
      case .replay(let file): ["replay": .text(file.path)]
      }
    })

  private static var expected: String { "an instruction such as tap \"Send\", or replay: FILE" }

  private static func described(_ summary: String, _ schema: DocumentValue) -> DocumentValue {
    guard case .mapping(let pairs) = schema else { return schema }
    return .mapping([.init("description", .text(summary))] + pairs)
  }

  private static func replay(
    _ mapping: LocatedNode.Mapping, at node: LocatedNode, _ decoder: inout DocumentDecoder
  ) -> FileReference? {
    if mapping.entries.count == 1, let entry = mapping.entries.first, entry.key == "replay" {
      return Form<FileReference>.file.read(entry.value, &decoder)
    }
    // In YAML a colon and a blank make a mapping of an instruction.
    if let instruction = instruction(in: mapping) {
      decoder.mismatch(node, expected: expected, hint: "write - \(instruction)")
      return nil
    }
    let isInstruction = mapping.entries.contains { $0.key.contains(" ") || $0.key.contains("\"") }
    let mended = decoder.lines.quoted(node).map { "; write - \($0)" } ?? ""
    decoder.mismatch(
      node, expected: expected,
      hint: isInstruction ? "put an instruction with \": \" in it into single quotes\(mended)" : nil)
    return nil
  }

  /// The instruction that somebody has put a colon into; nil where there is none.
  private static func instruction(in mapping: LocatedNode.Mapping) -> String? {
    guard mapping.entries.count == 1, let entry = mapping.entries.first,
      entry.key.allSatisfy({ $0.isLetter || $0 == " " }),
      let text = entry.value.scalar, !text.isNull
    else { return nil }
    let written = text.isPlain ? [text.text, "\"\(text.text)\""] : ["\"\(text.text)\""]
    return written.lazy.map { "\(entry.key) \($0)" }.first { words in
      guard let script = try? GestureScript(parsing: Array(words.utf8)) else { return false }
      return (try? script.check()) != nil
    }
  }

  private static func script(_ node: LocatedNode, _ decoder: inout DocumentDecoder) -> GestureScript? {
    guard let text = node.scalar, !text.isNull else {
      decoder.mismatch(node, expected: expected, hint: node.absenceHint)
      return nil
    }
    let written = decoder.lines.instructions(of: node)
    do throws(GestureScriptError) {
      var script = try GestureScript(
        parsing: Array((written?.text ?? text.text).utf8), firstLine: written?.firstLine ?? node.location.line)
      try script.check()
      guard !script.instructions.isEmpty else {
        decoder.mismatch(node, expected: expected)
        return nil
      }
      if written == nil {
        let place = ScriptLocation(line: node.location.line, column: node.location.column)
        for index in script.instructions.indices { script.instructions[index].location = place }
      }
      return script
    } catch {
      var place = node.location
      if written != nil { (place.line, place.column) = (error.location.line, error.location.column) }
      let mended = decoder.lines.quoted(node).map { "; write - \($0)" } ?? ""
      let trap =
        decoder.lines.hasComment(after: node)
        ? "a # after a blank begins a comment: put the instruction into single quotes\(mended)" : nil
      // A hint that quotes the line has the blanks in front of it as well.
      let blanks = String(repeating: " ", count: max(0, node.location.column - 1))
      let hint = written == nil ? error.hint : error.hint?.replacing(": " + blanks, with: ": ")
      decoder.note(place, error.message, hint: trap ?? hint)
      return nil
    }
  }
}
