import Announcer
public import Gestures

extension GestureScript {
  /// Finds the first selector or claim that is not written as it should be, before anything is done.
  public func check() throws(GestureScriptError) {
    for instruction in instructions {
      if case .expect(let expectation) = instruction.value { _ = try Expectation(expectation) }
      for case .selector(let selector) in instruction.value.places { _ = try ScriptParser.selector(selector) }
      if case .reader(.next(let kind?)) = instruction.value { try Self.checkRole(kind, at: instruction.location) }
      if case .reader(.previous(let kind?)) = instruction.value { try Self.checkRole(kind, at: instruction.location) }
    }
  }

  /// A reader goes to the next thing of a role.
  private static func checkRole(_ name: String, at location: ScriptLocation?) throws(GestureScriptError) {
    // What Orca's structural navigation goes by; whether that reader is on is known when it is played.
    if StructuralKind(rawValue: name) != nil { return }
    let place = location ?? ScriptLocation(line: 1, column: 1)
    let selector: Selector
    do throws(SelectorError) {
      selector = try Selector(parsing: name)
    } catch {
      throw GestureScriptError(error.message, at: place, hint: error.hint)
    }
    if case .node(let steps) = selector.subject, steps.first?.role != nil { return }
    throw GestureScriptError("“\(name)” is not a role", at: place, hint: "for example button or heading")
  }

  /// Finds the first instruction that needs a place and has none: in the middle of the screen, where it would go otherwise,
  /// there may be anything.
  ///
  /// - Parameters:
  ///   - usesReader: Whether touches go to a screen reader, which acts on what its cursor is at.
  ///   - isPlaced: Whether the pointer has been put somewhere before, and whether it is after the script.
  public func checkPlaces(usesReader: Bool, isPlaced: inout Bool) throws(GestureScriptError) {
    for instruction in instructions {
      let place = instruction.location ?? ScriptLocation(line: 1, column: 1)
      switch instruction.value {
      case .tap(at: nil, fingers: 1, count: _) where !usesReader,
        .longPress(at: nil, fingers: 1, duration: _) where !usesReader:
        let words = instruction.value.description.split(separator: " ").prefix { $0 != "for" }.joined(separator: " ")
        throw GestureScriptError(
          "a \(words) needs a place", at: place, hint: "\(words) 120,300 or \(words) \"Send\"")
      case .click(at: nil, let button, let count) where !isPlaced:
        let words = ScriptAction.click(at: nil, button: button, count: count).description
        throw GestureScriptError(
          "a \(words) needs a place: nothing has moved the pointer yet", at: place,
          hint: "\(words) \"Send\", or move to \"Send\" before it")
      case .click(at: _?, _, _), .movePointer, .dragPointer, .look: isPlaced = true
      default: break
      }
    }
  }

  /// The selectors of places and of what is expected, each with where it or its claim stands, in the order of the text;
  /// one that is not written as it should be is left out.
  public var selectors: [Located<Selector>] {
    instructions.flatMap { instruction -> [Located<Selector>] in
      if case .expect(let written) = instruction.value {
        let subject = (try? Expectation(written))?.subject
        return subject.map { [Located($0, at: written.claim.location)] } ?? []
      }
      return instruction.value.places.compactMap { place in
        guard case .selector(let written) = place, let selector = try? Selector(parsing: written.value) else {
          return nil
        }
        return Located(selector, at: written.location)
      }
    }
  }
}
