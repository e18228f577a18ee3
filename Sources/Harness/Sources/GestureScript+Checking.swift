public import Gestures

extension GestureScript {
  /// Finds the first selector or claim that is not written as it should be, before anything is done.
  public func check() throws(GestureScriptError) {
    for instruction in instructions {
      if case .expect(let expectation) = instruction.value { _ = try Expectation(expectation) }
      for case .selector(let selector) in instruction.value.places { _ = try ScriptParser.selector(selector) }
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
