public import Gestures

extension GestureScript {
  /// Finds the first selector or claim that is not written as it should be, before anything is done.
  public func check() throws(GestureScriptError) {
    for instruction in instructions {
      if case .expect(let expectation) = instruction.value { _ = try Expectation(expectation) }
      for case .selector(let selector) in instruction.value.places { _ = try ScriptParser.selector(selector) }
    }
  }
}
